import AppSupport
import CoinsFeature

await AppSupport.main(CoinsCommand.self)
