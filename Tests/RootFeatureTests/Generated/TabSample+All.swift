// Made by Scripts/generate from the features' own files; edit those.
// swift-format-ignore-file

extension TabSample {
  /// One for each feature of the app, in the order of the tabs.
  static let all: [TabSample] = [
    .profile,
    .repository,
    .favorites,
    .user,
    .characters,
    .coins,
    .numberFact,
  ]
}
