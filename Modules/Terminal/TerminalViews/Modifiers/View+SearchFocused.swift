/// The tie of a search line's focus to a value of the app.
struct SearchFocus {
  let isFocused: () -> Bool
  let setFocused: (Bool) -> Void
}

extension EnvironmentValues {
  private enum SearchFocusKey: EnvironmentKey {
    static var defaultValue: SearchFocus? { nil }
  }

  /// The tie of the focus of the search line within; `nil` for none.
  var searchFocus: SearchFocus? {
    get { self[SearchFocusKey.self] }
    set { self[SearchFocusKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Ties the focus of the search line that this view adds to a value.
  ///
  /// ```swift
  /// .searchable(text: $text).searchFocused($isSearchFocused)
  /// ```
  ///
  /// - Parameter binding: Whether the line has the focus.
  @MainActor public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    environment(
      \.searchFocus,
      SearchFocus(isFocused: { binding.wrappedValue }, setFocused: { binding.wrappedValue = $0 })
    )
  }

  /// Ties the focus of the search line that this view adds to a value.
  ///
  /// - Parameters:
  ///   - binding: The value of the focused view.
  ///   - value: The value of the line.
  @MainActor public func searchFocused<Value: Hashable>(
    _ binding: FocusState<Value?>.Binding,
    equals value: Value
  ) -> some View {
    environment(
      \.searchFocus,
      SearchFocus(
        isFocused: { binding.wrappedValue == value },
        setFocused: { isFocused in
          if isFocused {
            binding.wrappedValue = value
          } else if binding.wrappedValue == value {
            binding.wrappedValue = nil
          }
        }
      )
    )
  }
}
