/// The action that ends a search: it clears the text and moves the focus back.
@MainActor
public struct DismissSearchAction {
  let state: SearchState?

  /// Ends the search.
  public func callAsFunction() { state?.dismiss() }
}
