import ComposableArchitecture

extension Row {
  /// The cost that each of many effects adds, and their cost to an unrelated action.
  static let manyEffects: [Row] =
    [0, 10, 800].map { running in
      Row(
        "an unrelated action, effects in the sheets of \(running) rows",
        goal: running == 0 ? nil : .times(1.2, "an unrelated action, effects in the sheets of 0 rows")
      ) { timer in
        let store = Store(initialState: Visitors.State(rows: 800)) { Visitors() }
        for id in 0..<running {
          store.send(.rows(.element(id: id, action: .visit(.presented(.startButtonTapped(effects: 1))))))
        }
        return await timer.time { count in
          for _ in 0..<count { store.send(.incrementButtonTapped) }
        }
      }
    }
    + [10, 8_000].map { running in
      Row(
        "a row's own action, effects in the sheets of \(running) rows",
        goal: running == 10 ? nil : .times(1.5, "a row's own action, effects in the sheets of 10 rows")
      ) { timer in
        let store = Store(initialState: Visitors.State(rows: running)) { Visitors() }
        for id in 0..<running {
          store.send(.rows(.element(id: id, action: .visit(.presented(.startButtonTapped(effects: 1))))))
        }
        return await timer.time { count in
          for number in 0..<count {
            store.send(.rows(.element(id: number % running, action: .incrementButtonTapped)))
          }
        }
      }
    }
    + [1_000, 16_000].map { effects in
      Row(
        "merge(with:), each of \(effects) effects",
        goal: effects == 1_000 ? nil : .times(1.5, "merge(with:), each of 1000 effects")
      ) { timer in
        var kept = Effect<Int>.none
        let time = await timer.time { count in
          for _ in 0..<count {
            kept = (0..<effects).reduce(Effect<Int>.none) { $0.merge(with: .send($1)) }
          }
        }
        _ = kept
        return time.divided(by: effects)
      }
    }
    + [10, 10_000].map { running in
      Row(
        "an unrelated action, \(running) effects in one sheet",
        goal: .times(1.2, "an unrelated action, effects in the sheets of 0 rows")
      ) { timer in
        let store = Store(initialState: Visitors.State(rows: 0)) { Visitors() }
        store.send(.visit(.presented(.startButtonTapped(effects: running))))
        return await timer.time { count in
          for _ in 0..<count { store.send(.incrementButtonTapped) }
        }
      }
    }
    + [2_000, 8_000].map { times in
      Row(
        "cancelInFlight on one id, each of \(times) at once",
        goal: times == 2_000 ? nil : .times(1.2, "cancelInFlight on one id, each of 2000 at once")
      ) { timer in
        await timer.time { count in
          for _ in 0..<count {
            let store = Store(initialState: Effectful.State()) { Effectful() }
            for _ in 0..<times { store.send(.replaceButtonTapped) }
            store.send(.cancelButtonTapped)
          }
        }.divided(by: times)
      }
    }
    + [1_000, 16_000].map { effects in
      Row(
        "an effect to completion, each of \(effects) under one id",
        goal: effects == 1_000 ? nil : .times(1.2, "an effect to completion, each of 1000 under one id")
      ) { timer in
        await timer.time { count in
          for _ in 0..<count {
            let store = Store(initialState: Effectful.State()) { Effectful() }
            await store.send(.manyButtonTapped(effects)).finish()
          }
        }.divided(by: effects)
      }
    }
    + [500, 8_000].map { tasks in
      Row(
        "withMainSerialExecutor, each of \(tasks) child tasks",
        goal: tasks == 500 ? nil : .times(1.2, "withMainSerialExecutor, each of 500 child tasks")
      ) { timer in
        await timer.time { count in
          for _ in 0..<count {
            await withMainSerialExecutor {
              await withTaskGroup(of: Void.self) { group in
                for _ in 0..<tasks { group.addTask { await Task.yield() } }
              }
            }
          }
        }.divided(by: tasks)
      }
    }
}
