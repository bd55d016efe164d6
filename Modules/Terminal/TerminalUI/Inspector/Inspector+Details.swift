import ComposableArchitecture
import Foundation

extension Inspector {
  /// The actions that the filter leaves.
  var listed: [FilmMoment] {
    let word = filter.trimmingCharacters(in: .whitespaces).foldedCharacters
    guard !word.isEmpty else { return timeline.moments }
    return timeline.moments.filter { moment in
      let text = text(of: moment.number)
      let folded = "\(text.name) \(text.value) \(moment.sender)".foldedCharacters
      return folded.indices.contains { folded[$0...].starts(with: word) }
    }
  }

  /// Returns an action in words.
  func text(of number: Int) -> ActionText {
    if let text = texts[number] { return text }
    guard let entry = entry(number) else { return ActionText("") }
    let text = ActionText(entry.reduction.action, bindingName: bindingName)
    texts[number] = text
    return text
  }

  /// The number of the action with the state in the pane: the one after which the shown state occurred.
  var lookedAt: Int? { traveled ?? entries.last?.number }

  /// The lines to show, by the action and the choices of the user.
  struct DetailID: Hashable {
    let number: Int
    let expansions: [String: Bool]
    let showsChangesOnly: Bool
  }

  /// The lines that the pane needs.
  var detailID: DetailID? {
    lookedAt.map {
      DetailID(number: $0, expansions: tree.expansions, showsChangesOnly: tree.showsChangesOnly)
    }
  }

  /// The lines of the state; `nil` until they are found.
  var detail: [StateRow]? { detailID.flatMap { details[$0] } }

  /// Finds the lines of the state in the pane. It runs off the main actor because comparing two states is slow if much
  /// has changed.
  func findDetail() async {
    // The recorded states are copies that nothing changes. Only an object that a state refers to may be read while the
    // main actor changes it.
    guard let id = detailID, details[id] == nil, let entry = entry(id.number),
      let rows = await finder.rows(of: UncheckedSendable(entry.reduction), tree)
    else { return }
    if details.count >= limit { details = [:] }
    details[id] = rows
    lastDetail = rows
  }

  /// Expands or collapses a line of the state.
  func toggle(_ row: StateRow) {
    guard row.isExpandable else { return }
    tree.expansions[row.path] = !row.isExpanded
  }

  func exportEntries() {
    guard let export else { return }
    do {
      message = try export(entries)
    } catch {
      message = error.localizedDescription
    }
  }
}
