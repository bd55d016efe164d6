import TerminalUI

/// The commands of the palette that choose an order, such as "Sort coins by price". The key bar has none of them: there,
/// one key goes through all orders.
public struct OrderCommands<Order: Hashable>: View {
  private let noun: String
  private let orders: [Order]
  private let title: (Order) -> String
  private let choose: @MainActor (Order) -> Void

  /// - Parameters:
  ///   - noun: What is sorted, in the plural.
  ///   - orders: The orders.
  ///   - title: Returns the word for an order.
  ///   - choose: Sorts by an order.
  public init(
    _ noun: String,
    _ orders: [Order],
    title: @escaping (Order) -> String,
    choose: @escaping @MainActor (Order) -> Void
  ) {
    (self.noun, self.orders, self.title, self.choose) = (noun, orders, title, choose)
  }

  public var body: some View {
    ToolbarItemGroup(placement: .secondaryAction) {
      ForEach(orders, id: \.self) { order in
        Button("Sort \(noun) by \(title(order))") { choose(order) }
      }
    }
  }
}
