/// A property that reads and sets a setting of the application, as ``AppStorage``: an app has one window.
public typealias SceneStorage = AppStorage
