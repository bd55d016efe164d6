import CommandSupport
import Models

extension NumberFactKind: Choice {}
