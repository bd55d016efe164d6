import Foundation

/// Views made from the elements of a collection. In a list, they may be deleted and moved.
@MainActor
public protocol DynamicViewContent: View {
  /// The type of the collection.
  associatedtype Data: RandomAccessCollection

  /// The elements.
  var data: Data { get }
}

nonisolated extension DynamicViewContent {
  /// Lets the user delete rows, with the delete key on the selected row.
  ///
  /// - Parameter action: Removes the elements at some offsets; `nil` if they can't be deleted.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    EditableContent(base: self) { if !$0.isEditedWithin { $0.onDelete = action } }
  }

  /// Lets the user move rows: `J` moves the selected row down, `K` up.
  ///
  /// - Parameter action: Moves the elements at some offsets in front of the one at another; `nil` if they can't be
  ///   moved.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    EditableContent(base: self) { if !$0.isEditedWithin { $0.onMove = action } }
  }
}

/// Views that may be deleted or moved in a list.
nonisolated struct EditableContent<Base: DynamicViewContent>: DynamicViewContent {
  let base: Base
  let change: (inout _RowList.Segment) -> Void

  @MainActor var data: Base.Data { base.data }
  @MainActor var body: some View { base }

  @MainActor func _collectRows(_ rows: inout _RowList) { rows.changed({ base._collectRows(&$0) }, change) }
}

extension ForEach: DynamicViewContent where Content: View {}
