import ComposableArchitecture
import Foundation
import Platform

/// The effects of a store: when each was started and ended, and between which actions.
///
/// Effects start and end on any thread.
final class EffectLog: Sendable, Observable {
  /// An effect that was started.
  struct Run: Hashable, Sendable, Identifiable {
    let effect: StoreEffect
    let start: Date
    var end: Date?
    var isCancelled = false
    /// The number of the last action before the end.
    var lastNumber: Int?

    var id: StoreEffect.ID { effect.id }
  }

  private struct Content {
    var runs: [StoreEffect.ID: Run] = [:]
    /// The number of the last action.
    var number = 0
  }

  private let content = Mutex(Content())
  private let registrar = ObservationRegistrar()
  private let now: @Sendable () -> Date

  init(now: @escaping @Sendable () -> Date) { self.now = now }

  /// The effects that have been started, the oldest first.
  var runs: [Run] {
    registrar.access(self, keyPath: \.runs)
    return content.withLock { Array($0.runs.values) }.sorted { $0.id < $1.id }
  }

  func start(_ effect: StoreEffect) {
    let now = now()
    content.withLock { $0.runs[effect.id] = Run(effect: effect, start: now) }
    notify()
  }

  /// - Parameter isCancelled: Whether the effect was cancelled. Its end follows if it was running.
  func end(_ effect: StoreEffect, isCancelled: Bool) {
    let now = now()
    content.withLock { content in
      guard var run = content.runs[effect.id], run.end == nil else { return }
      (run.end, run.lastNumber, run.isCancelled) = (now, content.number, isCancelled)
      content.runs[effect.id] = run
    }
    notify()
  }

  /// Notes the reduction of an action, and forgets the effects that ended before the first action of the film.
  func advance(to number: Int, first: Int) {
    content.withLock { content in
      content.number = number
      guard content.runs.count > 100 else { return }
      content.runs = content.runs.filter { ($0.value.lastNumber ?? .max) >= first }
    }
  }

  /// Makes a moment of the past the present. The effects that have ended since don't run then.
  ///
  /// - Parameters:
  ///   - number: The number of the action that is the last one now.
  ///   - later: The effects of later actions, which are forgotten.
  func branch(to number: Int, without later: [Run]) {
    content.withLock { content in
      for run in later { content.runs[run.id] = nil }
      content.runs = content.runs.mapValues { run in
        var run = run
        run.lastNumber = run.lastNumber.map { min($0, number) }
        return run
      }
    }
    notify()
  }

  /// Notifies the views that show the effects. What has changed can be read already.
  private func notify() { registrar.withMutation(of: self, keyPath: \.runs) {} }
}

/// An effect as it was after an action.
struct FilmEffect: Hashable, Sendable, Identifiable {
  let run: EffectLog.Run
  /// The number of the action that started it; `nil` if the film doesn't go back that far.
  let parent: Int?
  /// Whether it was running.
  let isInFlight: Bool

  var id: StoreEffect.ID { run.id }
}

extension FilmTimeline {
  /// Returns the effects that an action started, and those that ran after it, the oldest first.
  ///
  /// - Parameters:
  ///   - number: The number of the action.
  ///   - runs: All effects.
  func effects(after number: Int, of runs: [EffectLog.Run]) -> [FilmEffect] {
    runs.compactMap { run in
      let parent = self.number(ofReduction: run.effect.reductionID)
      // The reduction of an effect from before the film isn't in it.
      guard parent ?? 0 <= number, parent != nil || run.effect.reductionID.map(isBefore) ?? true else {
        return nil
      }
      let isInFlight = run.lastNumber.map { $0 > number } ?? true
      guard isInFlight || parent == number else { return nil }
      return FilmEffect(run: run, parent: parent, isInFlight: isInFlight)
    }
  }

  /// Returns whether a reduction was before the first action of the film.
  private func isBefore(_ reductionID: UInt64) -> Bool {
    moments.first.map { reductionID < $0.reductionID } ?? false
  }
}
