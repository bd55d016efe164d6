// Made by Scripts/generate from the features' own files; edit those.
// swift-format-ignore-file

import ArgumentParser
import ProfileFeature
import RepositoryFeature
import FavoritesFeature
import UserFeature
import CharactersFeature
import CoinsFeature
import NumberFactFeature

extension Composed {
  /// The commands of the features.
  static let featureCommands: [any ParsableCommand.Type] = [
    ProfileCommand.self,
    ReposCommand.self,
    FavoritesCommand.self,
    UserCommand.self,
    CharactersCommand.self,
    CoinsCommand.self,
    FactCommand.self,
  ]
}
