import ComposableArchitecture
import CustomDump
import JSONValues

/// The surroundings of replayed code: dependencies that refuse to be used, and recorded shared values, which aren't
/// stored.
final class ReplaySurroundings: Sendable {
  private let dependencies: DependencyValues
  private let refusals: IssueRecorder
  let references: SharedReferences
  /// The generator of the identifiers of stack elements.
  let elementIDs = StackElementIDGenerator()

  init(_ session: RecordedSession) {
    let refusals = IssueRecorder()
    self.refusals = refusals
    references = SharedReferences { name, type in
      let reason =
        if !session.hasSharedValues {
          "and the session was recorded before shared values were; record it again"
        } else if TraceCoding.isCodable(type) {
          "which isn't in the session; the feature or the file was changed, so record again"
        } else {
          "and \(type) isn't Codable; make it Codable, and record again"
        }
      refusals.add(IssueRecorder.Issue(message: "it uses the shared value \(name), \(reason)"))
    }
    var values = DependencyValues()
    values.context = .test
    values[SharedReferences.self] = references
    values.stackElementID = elementIDs
    dependencies = values
  }

  /// Runs an operation in the surroundings. Returns its result, and a message for each use of a dependency.
  func run<R>(_ operation: () -> R) -> (result: R, refusals: [String]) {
    let result = refusals {
      withDependencies {
        $0 = dependencies
      } operation: {
        operation()
      }
    }
    return (result, refusals.takeAll().map { $0.message })
  }

  /// The shared values that replayed code has used, by name. Values that it uses later may be set too.
  var shared: [String: JSONValue] {
    get { TraceCoding.shared(references.values) }
    set { refusals { references.set(newValue.mapValues(TraceCoding.decoder)) } }
  }

  /// Returns the change to a shared value, as a test asserts it.
  func change(of name: String, in state: Any) -> TestCase.SharedChange? {
    references.values[name].map { .init(name: name, value: $0, target: property(of: name, in: state)) }
  }

  /// Returns the property of a state that shows a shared value, as an assertion writes it: `$0.$count`.
  private func property(of name: String, in state: Any, at target: String = "$0") -> String? {
    for child in Mirror(reflecting: state).children {
      guard let label = child.label?.drop(while: { $0 == "_" }) else { continue }
      if let shared = child.value as? any SharedWrapper {
        if references.name(of: shared) == name { return "\(target).$\(label)" }
        continue
      }
      let optional = Mirror(reflecting: child.value)
      let isOptional = optional.displayStyle == .optional
      guard let value = isOptional ? optional.children.first?.value : child.value,
        value is any ObservableState
      else { continue }
      if let found = property(of: name, in: value, at: "\(target).\(label)\(isOptional ? "?" : "")") {
        return found
      }
    }
    return nil
  }

  /// Returns the difference between the recorded shared values and the used ones; `nil` if there is none.
  func difference(from recorded: [String: JSONValue]) -> String? {
    let used = shared
    return diff(
      recorded.filter { used[$0.key] != nil }.mapValues(\.text),
      used.mapValues(\.text),
      format: .proportional
    )
  }
}
