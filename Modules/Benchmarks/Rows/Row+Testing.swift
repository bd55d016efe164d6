import ComposableArchitecture

extension Row {
  static let testing: [Row] = [
    Row("TestStore, send and receive, 10 fields", original: 72_000, goal: 20_000) { timer in
      let store = TestStore(initialState: Form.State()) { Form() }
      return await timer.time { count in
        for _ in 0..<count {
          await store.send(.saveButtonTapped) { $0.visits += 1 }
          await store.receive(\.saveResponse) { $0.saves += 1 }
        }
      }
    },
    Row("TestStore, send and receive, 1000 rows", original: 88_000, goal: 25_000) { timer in
      let store = TestStore(initialState: Rows.State(count: 1_000)) { Rows() }
      return await timer.time { count in
        for number in 0..<count {
          let id = number % 1_000
          await store.send(.startButtonTapped(id: id)) { $0.rows[id: id]?.count += 1 }
          await store.receive(\.response) { $0.rows[id: id]?.count += 1 }
        }
      }
    },
    Row("TestStore, a receive that nothing satisfies", goal: .atMost(10_000_000)) { timer in
      let store = TestStore(initialState: Effectful.State()) { Effectful() }
      store.exhaustivity = .off
      let effect = await store.send(.replaceButtonTapped)
      let figures = await timer.time { count in
        await withIssueReporters([]) {
          for _ in 0..<count { await store.receive(\.response) }
        }
      }
      await effect.cancel()
      return figures
    },
  ]
}
