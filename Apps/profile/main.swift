import AppSupport
import ProfileFeature

await AppSupport.main(ProfileCommand.self)
