import AppSupport
import NumberFactFeature

await AppSupport.main(FactCommand.self)
