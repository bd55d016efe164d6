import SwiftCompilerPlugin
import SwiftSyntaxMacros

/// The only compiler plug-in, with every macro of the architecture.
@main
struct ArchitecturePlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    CasePathableMacro.self,
    DependencyClientMacro.self,
    DependencyEndpointMacro.self,
    EntryMacro.self,
    MarkerMacro.self,
    ObservableStateMacro.self,
    ObservationStateTrackedMacro.self,
    PresentsMacro.self,
    ReducerMacro.self,
    ViewActionMacro.self,
  ]
}
