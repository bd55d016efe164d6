import ArgumentParser
import FeatureViews

extension Preview: ExpressibleByArgument {}
