import ComposableArchitecture
import Foundation

extension Inspector {
  /// Makes the past the present: the store gets the shown state. The later actions and their effects are removed.
  func branchHere() {
    guard let here = traveled, let entry = entry(here), let states = entry.reduction.states, let store else {
      return
    }
    pause()
    let running = effects.runs.filter { $0.end == nil }
    let later = running.filter {
      timeline.number(ofReduction: $0.effect.reductionID).map { $0 > here } ?? false
    }
    let lost = timeline.effects(after: here, of: effects.runs).filter { $0.isInFlight && $0.run.end != nil }
    let gone = count - here
    // What a cancelled effect has sent, such as the ticks of a timer, isn't an answer to wait for.
    let answers = answers(of: lost.filter { !$0.run.isCancelled }, after: here)
    let shared = past?.shared
    branch = (states.new, Array(here + 1..<count + 1))
    // The action only carries the change. It isn't reduced.
    store.send(entry.reduction.action)
    branch = nil
    branches += 1
    shared?.restore()
    let isOfPast = { [timeline] (cause: ActionCause) in
      guard case .operation(let effect) = cause else { return false }
      return timeline.number(ofReduction: effect.reductionID).map { $0 <= here } ?? false
    }
    held.removeAll { !isOfPast($0.cause) }
    held.insert(contentsOf: answers, at: 0)
    entries.removeAll { $0.number > here }
    timeline.removeAll(after: here)
    for number in texts.keys where number > here { texts[number] = nil }
    details = details.filter { $0.key.number <= here }
    count = here
    effects.advance(to: here, first: entries.first?.number ?? here)
    effects.branch(to: here, without: later)
    leavePast()
    var sentences = ["The past is the present now; \(Self.count(gone, "later action")) removed."]
    if !later.isEmpty { sentences.append("\(Self.count(later.count, "effect")) cancelled.") }
    if !answers.isEmpty { sentences.append("\(Self.count(answers.count, "answer")) received again.") }
    let silent = lost.filter { effect in
      effect.run.isCancelled || !answers.contains { $0.cause.isOf(effect.run.effect) }
    }
    if !silent.isEmpty {
      sentences.append(
        "Ended, not started again: \(silent.map { $0.run.effect.description }.joined(separator: ", "))."
      )
    }
    sendHeld()
    message = sentences.joined(separator: " ")
  }

  /// Returns the later actions that ended effects sent. They are sent again, because a branch waits for them.
  private func answers(of lost: [FilmEffect], after here: Int) -> [(action: Action, cause: ActionCause)] {
    entries.compactMap { entry in
      guard entry.number > here, let cause = timeline[entry.number]?.cause,
        lost.contains(where: { cause.isOf($0.run.effect) })
      else { return nil }
      return (entry.reduction.action, cause)
    }
  }

  private static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? " is" : "s are")"
  }
}

extension ActionCause {
  /// Returns whether it is an effect.
  fileprivate func isOf(_ effect: StoreEffect) -> Bool {
    if case .operation(effect) = self { true } else { false }
  }
}
