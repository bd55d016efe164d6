import ComposableArchitecture
import Foundation

@DependencyClient
struct AudioRecorderClient {
  var currentTime: @Sendable () async -> TimeInterval?
  var requestRecordPermission: @Sendable () async -> Bool = { false }
  var startRecording: @Sendable (_ url: URL) async throws -> Bool
  var stopRecording: @Sendable () async -> Void
}

extension AudioRecorderClient: TestDependencyKey {
  static var previewValue: Self {
    let isRecording = LockIsolated(false)
    let currentTime = LockIsolated(0.0)
    return Self(
      currentTime: { currentTime.value },
      requestRecordPermission: { true },
      startRecording: { _ in
        isRecording.setValue(true)
        while isRecording.value {
          try await Task.sleep(for: .seconds(1))
          currentTime.withValue { $0 += 1 }
        }
        return true
      },
      stopRecording: {
        isRecording.setValue(false)
        currentTime.setValue(0)
      }
    )
  }
  static let testValue = Self()
}

extension DependencyValues {
  var audioRecorder: AudioRecorderClient {
    get { self[AudioRecorderClient.self] }
    set { self[AudioRecorderClient.self] = newValue }
  }
}

@Reducer
struct RecordingMemo {
  @ObservableState
  struct State: Equatable {
    var date: Date
    var duration: TimeInterval = 0
    var mode: Mode = .recording
    var url: URL

    enum Mode { case recording, encoding }
  }

  enum Action: Sendable {
    case audioRecorderDidFinish(Result<Bool, any Error>)
    case delegate(Delegate)
    case finalRecordingTime(TimeInterval)
    case onTask
    case timerUpdated
    case stopButtonTapped

    @CasePathable
    enum Delegate: Sendable {
      case didFinish(Result<State, any Error>)
    }
  }

  struct Failed: Equatable, Error {}

  @Dependency(\.audioRecorder) var audioRecorder
  @Dependency(\.continuousClock) var clock

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .audioRecorderDidFinish(.success(true)):
        return .send(.delegate(.didFinish(.success(state))))
      case .audioRecorderDidFinish(.success(false)):
        return .send(.delegate(.didFinish(.failure(Failed()))))
      case let .audioRecorderDidFinish(.failure(error)):
        return .send(.delegate(.didFinish(.failure(error))))
      case .delegate:
        return .none
      case let .finalRecordingTime(duration):
        state.duration = duration
        return .none
      case .stopButtonTapped:
        state.mode = .encoding
        return .run { send in
          if let currentTime = await self.audioRecorder.currentTime() {
            await send(.finalRecordingTime(currentTime))
          }
          await self.audioRecorder.stopRecording()
        }
      case .onTask:
        return .run { [url = state.url] send in
          async let startRecording: Void = send(
            .audioRecorderDidFinish(
              Result { try await self.audioRecorder.startRecording(url: url) }
            )
          )
          for await _ in self.clock.timer(interval: .seconds(1)) {
            await send(.timerUpdated)
          }
          await startRecording
        }
      case .timerUpdated:
        state.duration += 1
        return .none
      }
    }
  }
}

@Reducer
struct VoiceMemos {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?
    var permission = Permission.undetermined
    @Presents var recordingMemo: RecordingMemo.State?
    var memos: [URL] = []

    enum Permission { case allowed, denied, undetermined }
  }

  enum Action: Sendable {
    case alert(PresentationAction<Alert>)
    case permissionResponse(Bool)
    case recordButtonTapped
    case recordingMemo(PresentationAction<RecordingMemo.Action>)

    enum Alert: Equatable, Sendable {}
  }

  @Dependency(\.audioRecorder.requestRecordPermission) var requestRecordPermission
  @Dependency(\.date) var date
  @Dependency(\.uuid) var uuid

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .alert:
        return .none
      case let .permissionResponse(permission):
        state.permission = permission ? .allowed : .denied
        if permission {
          state.recordingMemo = newRecordingMemo
        } else {
          state.alert = AlertState { TextState("Permission is required to record voice memos.") }
        }
        return .none
      case .recordButtonTapped:
        switch state.permission {
        case .undetermined:
          return .run { send in
            await send(.permissionResponse(self.requestRecordPermission()))
          }
        case .denied:
          state.alert = AlertState { TextState("Permission is required to record voice memos.") }
          return .none
        case .allowed:
          state.recordingMemo = newRecordingMemo
          return .none
        }
      case let .recordingMemo(.presented(.delegate(.didFinish(.success(memo))))):
        state.recordingMemo = nil
        state.memos.insert(memo.url, at: 0)
        return .none
      case .recordingMemo(.presented(.delegate(.didFinish(.failure)))):
        state.alert = AlertState { TextState("Voice memo recording failed.") }
        state.recordingMemo = nil
        return .none
      case .recordingMemo:
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
    .ifLet(\.$recordingMemo, action: \.recordingMemo) {
      RecordingMemo()
    }
  }

  private var newRecordingMemo: RecordingMemo.State {
    RecordingMemo.State(
      date: date.now,
      url: URL(fileURLWithPath: "/memos").appendingPathComponent(uuid().uuidString)
    )
  }
}
