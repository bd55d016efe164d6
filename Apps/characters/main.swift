import AppSupport
import CharactersFeature

await AppSupport.main(CharactersCommand.self)
