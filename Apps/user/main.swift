import AppSupport
import UserFeature

await AppSupport.main(UserCommand.self)
