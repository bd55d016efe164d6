extension DependencyValues {
  /// The dependencies of a running app, without overrides.
  public static var live: Self { Self(context: .live) }

  /// The dependencies of previews, without overrides.
  public static var preview: Self { Self(context: .preview) }

  /// The dependencies of tests, without overrides.
  public static var test: Self { Self(context: .test) }

  private init(context: DependencyContext) {
    self.init()
    self.context = context
  }
}
