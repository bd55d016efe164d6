import AppSupport
import FavoritesFeature

await AppSupport.main(FavoritesCommand.self)
