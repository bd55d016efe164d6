import AppSupport
import RepositoryFeature

await AppSupport.main(ReposCommand.self)
