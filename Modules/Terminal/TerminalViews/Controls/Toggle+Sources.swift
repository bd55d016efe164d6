extension Toggle {
  /// - Parameters:
  ///   - sources: A binding to the elements.
  ///   - isOn: The setting of an element. The toggle is on if all are, and changes all.
  ///   - label: The title of the setting.
  public init<Elements: RandomAccessCollection & MutableCollection>(
    sources: Binding<Elements>,
    isOn: WritableKeyPath<Elements.Element, Bool>,
    @ViewBuilder label: () -> Label
  ) {
    let all = Binding<Bool>(
      get: { sources.wrappedValue.allSatisfy { $0[keyPath: isOn] } },
      set: { new in
        for index in sources.wrappedValue.indices { sources.wrappedValue[index][keyPath: isOn] = new }
      }
    )
    self.init(isOn: all, label: label)
  }
}

extension Toggle where Label == Text {
  /// - Parameters:
  ///   - title: The title of the setting.
  ///   - sources: A binding to the elements.
  ///   - isOn: The setting of an element. The toggle is on if all are, and changes all.
  public init<Elements: RandomAccessCollection & MutableCollection>(
    _ title: some StringProtocol,
    sources: Binding<Elements>,
    isOn: WritableKeyPath<Elements.Element, Bool>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}
