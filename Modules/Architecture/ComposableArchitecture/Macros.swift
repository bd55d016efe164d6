/// Completes a type to a reducer.
///
/// A struct gets the conformance to ``Reducer``, `@CasePathable` on its `Action` and on an enum `State`, and the
/// result builder on its `body`. It gets an empty `State`, `Action` or `body` if it has none. If the type of the
/// `body` names other types for the first two, as `some Reducer<Int, Action>` does, those are used.
///
/// ```swift
/// @Reducer
/// struct Counter {
///   @ObservableState
///   struct State: Equatable { var count = 0 }
///   enum Action { case incrementButtonTapped }
///   var body: some ReducerOf<Self> {
///     Reduce { state, action in
///       state.count += 1
///       return .none
///     }
///   }
/// }
/// ```
///
/// An enum whose cases hold reducers becomes a destination or a path. Its `State` and `Action` have a case for each,
/// and `body` runs the reducer of the state's case.
///
/// ```swift
/// @Reducer
/// enum Destination {
///   case alert(AlertState<Alert>)
///   case detail(Detail)
///   enum Alert { case confirmButtonTapped }
/// }
///
/// extension Destination.State: Equatable {}
/// ```
///
/// A case of several values is state without a reducer. A case of one value that isn't a reducer needs
/// ``ReducerCaseIgnored()``. The generated types of an enum can get conformances: `@Reducer(state: .equatable)`.
///
/// - Parameters:
///   - state: The protocols that the generated `State` of an enum conforms to.
///   - action: The protocols that the generated `Action` of an enum conforms to.
@attached(member, names: named(State), named(Action), named(body), named(CaseScope), named(scope))
@attached(memberAttribute)
@attached(extension, conformances: Reducer, CaseReducer)
public macro Reducer(state: _SynthesizedConformance..., action: _SynthesizedConformance...) =
  #externalMacro(module: "ArchitectureMacros", type: "ReducerMacro")

/// A protocol that `@Reducer(state:action:)` can add to the types that it generates.
public struct _SynthesizedConformance: Sendable {
  private init() {}

  /// `Codable`.
  public static let codable = Self()
  /// `Decodable`.
  public static let decodable = Self()
  /// `Encodable`.
  public static let encodable = Self()
  /// `Equatable`.
  public static let equatable = Self()
  /// `Hashable`.
  public static let hashable = Self()
  /// `Sendable`.
  public static let sendable = Self()
}

/// Marks a case of an enum reducer whose state is removed by the first action it sends, like an alert's. `AlertState`
/// and `ConfirmationDialogState` need no mark.
@attached(peer)
public macro ReducerCaseEphemeral() =
  #externalMacro(module: "ArchitectureMacros", type: "MarkerMacro")

/// Marks a case of an enum reducer that holds values and no reducer.
@attached(peer)
public macro ReducerCaseIgnored() =
  #externalMacro(module: "ArchitectureMacros", type: "MarkerMacro")

/// Makes a struct or an enum observable as the state of a feature.
///
/// Each mutable stored property of a struct tells its observers of changes; `@Shared`, `@SharedReader` and
/// `@Presents` do so themselves. ``ObservationStateIgnored()`` excludes a property. Dumps and coders see the
/// properties under their declared names. For coders, put `Codable` on the struct itself, because a macro doesn't see
/// extensions.
@attached(
  extension,
  conformances: Observable,
  ObservableState,
  CustomReflectable,
  names: named(init(from:)),
  named(encode(to:))
)
@attached(
  member,
  conformances: Encodable,
  Decodable,
  CustomReflectable,
  names: named(_$id),
  named(_$observationRegistrar),
  named(_$storageKeyPaths),
  named(_$hasUnobservedProperties),
  named(customMirror),
  named(CodingKeys)
)
@attached(memberAttribute)
public macro ObservableState() =
  #externalMacro(module: "ArchitectureMacros", type: "ObservableStateMacro")

/// Turns a stored property into one that tells observers of changes. `@ObservableState` applies it.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_))
public macro ObservationStateTracked() =
  #externalMacro(module: "ArchitectureMacros", type: "ObservationStateTrackedMacro")

/// Excludes a property from `@ObservableState`.
@attached(peer)
public macro ObservationStateIgnored() =
  #externalMacro(module: "ArchitectureMacros", type: "MarkerMacro")

/// Marks an optional property of an observable state as the state of a presented child: a sheet, an alert, a
/// destination.
///
/// The property is stored in a ``PresentationState``. The name with `$` refers to it: `ifLet(\.$destination, action:
/// \.destination)`.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(`$`), prefixed(_))
public macro Presents() = #externalMacro(module: "ArchitectureMacros", type: "PresentsMacro")

/// Lets a view send its actions with `send(.buttonTapped)` instead of `store.send(.view(.buttonTapped))`.
///
/// - Parameter feature: The reducer whose `Action` holds the view's actions in a case `view`.
@attached(extension, conformances: ViewActionSending)
public macro ViewAction<R: Reducer>(for feature: R.Type) =
  #externalMacro(module: "ArchitectureMacros", type: "ViewActionMacro") where R.Action: ViewAction
