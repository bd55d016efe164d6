import ComposableArchitecture

extension RunningSimulation {
  func fail(_ message: String, _ signature: String, check: String? = nil) {
    guard result.failure == nil else { return }
    result.failure = SimulatedRun.Failure(message: message, signature: signature, check: check)
  }

  /// Checks the reductions since the last call.
  ///
  /// - Returns: Whether the run has failed.
  func check() -> Bool {
    guard log.hasUnchecked else { return takeFailure(check: "always") }
    // A state that the checks read isn't observed, because observed states are slower to change.
    withoutObservation {
      log.takeAll { reduction in
        if hasScreen, reduction.isFromUser { result.events.append(.sent(reduction.action)) }
        // Later reductions and effects may have changed the shared values.
        if reduction.shared.isEmpty {
          check(reduction)
        } else {
          SharedChangeTracker.reading(at: reduction.shared) { check(reduction) }
        }
        return issues.isEmpty
      }
    }
    return takeFailure(check: "always")
  }

  private func check(_ reduction: Reduction) {
    if world.isTold { result.difference = diff(current, reduction.new) }
    current = reduction.new
    simulation.count(reduction)
    do {
      try simulation.always(reduction.new)
    } catch {
      fail("the invariant 'always' threw \(OneLine.text(error))", "always threw", check: "always")
    }
  }

  /// Whether nothing can happen but what the user does.
  var isAtRest: Bool { !world.isWaiting && !stepper.hasJobs }

  /// Checks a state at rest.
  ///
  /// - Parameter isEnd: Whether the run ends with it. Only then it is coded, in some runs, because that is slow.
  /// - Returns: Whether the run has failed.
  func checkRest(isEnd: Bool = false) -> Bool {
    result.hasRested = true
    withoutObservation {
      do {
        try simulation.atRest(current)
      } catch {
        fail("the invariant 'atRest' threw \(OneLine.text(error))", "atRest threw", check: "atRest")
      }
      if takeFailure(check: "atRest") { return }
      checkLoading()
    }
    if result.failure == nil, isEnd, choices.isThorough, simulation.checks.contains(.coding) { checkCoding() }
    return result.failure != nil
  }

  private func checkLoading() {
    guard simulation.checks.contains(.loading) else { return }
    if let failure = FreeChecks.loading(current, simulation.kinds) {
      fail(failure.message, failure.signature, check: failure.check)
    }
  }

  /// Checks that the state can be coded, unless a state with its hash was coded before.
  private func checkCoding() {
    let hash = (current as? any Hashable)?.hashValue
    if let hash, simulation.coverage.isCoded(hash) { return }
    let failure = withDependencies {
      storages.apply(to: &$0)
    } operation: {
      FreeChecks.coding(current)
    }
    if let failure {
      fail(failure.message, failure.signature, check: failure.check)
    } else if let hash {
      simulation.coverage.addCoded(hash)
    }
  }

  private func takeFailure(check: String) -> Bool {
    if !issues.isEmpty, let found = issues.takeFirst(withReports: simulation.checks.contains(.issues)) {
      fail(found.message, found.signature, check: found.isReport ? nil : check)
    }
    return result.failure != nil
  }

  func checkEnded() {
    guard simulation.checks.contains(.endingEffects) else { return }
    guard let effect = stepper.effect(where: { _ in true }) else { return }
    fail(
      "the effect \(effect) goes on although its state has been removed and it has been cancelled",
      "leaked \(effect)"
    )
  }

  /// Checks the last state. Any state may be the last one, so it isn't compared with itself after each step.
  func checkEnd() {
    if simulation.checks.contains(.hashes), current != current {
      fail("a state does not equal itself", "equality")
    } else {
      checkReplay()
    }
  }

  private func checkReplay() {
    guard let (state, sharedDifferences) = log.replay(simulation) else { return }
    var differences = sharedDifferences
    if state != current {
      differences.insert(diff(current, state) ?? "the states look the same and are not equal", at: 0)
    }
    guard !differences.isEmpty else { return }
    fail(
      "the actions of the run lead to another state when they are replayed without effects:\n"
        + differences.joined(separator: "\n"),
      "replay"
    )
  }

  /// Checks that the simulation controls everything that effects wait for.
  func checkOutside() async -> Bool {
    guard simulation.checks.contains(.reproducible), !stepper.hasJobs else { return false }
    if checkOutsiders() { return true }
    guard let effect = stepper.effect(where: { !$0.isParked && !$0.isCancelled }) else { return false }
    // It may only have handed work to the main actor.
    for _ in 0..<3 where !stepper.hasJobs { await Task.yield() }
    if stepper.hasJobs { return false }
    fail(
      "not reproducible: the effect \(effect) waits for something that the simulation doesn't control, such as "
        + "a real clock, the network or an unstructured task; use dependencies that call 'answer', and the clock of the "
        + "dependencies",
      "outside \(effect)"
    )
    return true
  }

  /// Checks that no unstructured task has asked for anything.
  ///
  /// - Returns: Whether the run has failed.
  func checkOutsiders() -> Bool {
    guard simulation.checks.contains(.reproducible), let outsider = world.outsiders.first else {
      return false
    }
    fail(
      "not reproducible: \(outsider) was called by an unstructured task, which may run at any time; "
        + "await it in the effect itself",
      "outsider \(outsider)"
    )
    return true
  }

  /// The state and everything that is pending.
  var fingerprint: AnyHashable {
    let state =
      (current as? any Hashable).map { AnyHashable($0) } ?? AnyHashable(String(customDumping: current))
    return [state, AnyHashable(world.pending), AnyHashable(stepper.hasJobs)] as [AnyHashable]
  }
}

extension FeatureSimulation {
  fileprivate func count(_ reduction: RunningSimulation<R>.Reduction) {
    coverage.add(names.name(of: reduction.action), kinds.kind(of: reduction.new))
  }
}
