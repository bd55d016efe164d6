import ArgumentParser
import Models

extension RepositorySort: ExpressibleByArgument {}
