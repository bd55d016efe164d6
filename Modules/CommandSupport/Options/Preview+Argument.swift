import FeatureViews

extension Preview: Choice {}
