import ComposableArchitecture
import Foundation
import Simulation
import Testing

/// Runs in which the feature is dismissed.
@MainActor
struct DismissalTests {
  @Test func `a feature that dismisses itself comes to its end, and its effects too`() async {
    let closed = LockIsolated(0)
    let options = SimulationOptions(budget: .runs(200), seed: 1, failsTest: false)
    let report = await simulate(Sheet.State(), options: options) {
      Sheet { closed.withValue { $0 += 1 } }
    } user: { _ in
      [.task, .closeTapped]
    }
    #expect(report.failure == nil, "\(report.failure.map { "\($0)" } ?? "")")
    #expect(report.coverage?.missingActions == ["leaveTapped"])
    #expect(closed.value > 10)
  }

  @Test func `a dismissal by an unstructured task is not reproducible`() async {
    let options = SimulationOptions(budget: .runs(200), seed: 1, failsTest: false)
    let report = await simulate(Sheet.State(), options: options) {
      Sheet {}
    } user: { _ in
      [.leaveTapped]
    }
    #expect(report.failure?.message.hasPrefix("not reproducible: dismiss() was called by") == true)
  }

  @Test func `an action that a screen sends after the dismissal is found`() async {
    let report = await simulate(
      { Sheet.State() },
      options: SimulationOptions(budget: .runs(200), seed: 1, failsTest: false),
      reducer: { Sheet {} },
      dependencies: { _ in },
      screen: { store, _ in ClosingScreen(store) },
      always: { _ in },
      atRest: { _ in },
      at: SimulationPlace(#fileID, #filePath, #line, #column, #function)
    )
    #expect(report.failure?.message.contains("after the feature had been dismissed") == true)
    #expect(report.failure?.story == ["the parent dismisses the feature"])
  }
}

@Reducer
private struct Sheet {
  @ObservableState
  struct State: Equatable {
    var isClosing = false
  }

  enum Action: Equatable {
    case task
    case ticked
    case closeTapped
    case leaveTapped
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss
  @Dependency(\.isPresented) var isPresented

  let didClose: @Sendable () -> Void

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .task:
        return .run { send in
          while true {
            try await clock.sleep(for: .seconds(1))
            await send(.ticked)
          }
        }
        .cancellable(id: 0, cancelInFlight: true)

      case .ticked:
        return .none

      case .closeTapped:
        state.isClosing = true
        return .run { _ in
          guard isPresented else { return }
          await dismiss()
          didClose()
        }

      case .leaveTapped:
        return .run { _ in
          let hasBegun = LockIsolated(false)
          // On a thread that nothing else waits for. Otherwise the task may begin long after the run.
          Task(executorPreference: ThreadExecutor()) {
            hasBegun.setValue(true)
            await dismiss()
          }
          while !hasBegun.value { sched_yield() }
        }
      }
    }
  }
}

/// A screen that sends an action as it is closed.
private final class ClosingScreen: SimulatedScreen {
  private let store: StoreOf<Sheet>

  init(_ store: StoreOf<Sheet>) { self.store = store }

  var inputs: [(name: String, perform: @MainActor () -> Void)] { [] }

  func update() -> Bool { false }

  func close() { store.send(.task) }
}

/// An executor with a thread for each job.
private final class ThreadExecutor: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    Thread.detachNewThread { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
