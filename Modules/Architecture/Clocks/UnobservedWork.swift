/// The knowledge of a test clock about tasks that sleep on it unobserved.
struct UnobservedWork {
  /// A task, as far as one can tell tasks apart.
  struct TaskMark: Sendable {
    let identity: Int
    let priority: TaskPriority

    /// The task that is running.
    static var current: Self? {
      withUnsafeCurrentTask { task in
        task.map { Self(identity: $0.hashValue, priority: $0.priority) }
      }
    }
  }

  /// Whether there ever was such a task.
  private(set) var isKnown = false

  /// The priorities of such tasks.
  private(set) var priorities: [TaskPriority] = []

  /// How many tasks were woken but do not run yet.
  private(set) var rousing = 0

  /// The tasks that time has woken and that have not gone to sleep again.
  private(set) var awake: Set<Int> = []

  /// A task goes to sleep.
  mutating func fellAsleep(_ task: TaskMark) {
    isKnown = true
    if !priorities.contains(task.priority) { priorities.append(task.priority) }
    awake.remove(task.identity)
  }

  /// A task was woken by time.
  mutating func woke(_ task: TaskMark) {
    rousing += 1
    awake.insert(task.identity)
  }

  /// A task that was woken by time runs.
  mutating func gotUp() {
    rousing -= 1
  }

  /// The tasks that are awake will not go to sleep again.
  mutating func giveUpWaiting() {
    awake = []
  }
}
