/// Makes a value of the environment from a property of `EnvironmentValues`. Its initial value is the default.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var pageSize = 30
/// }
///
/// @Environment(\.pageSize) private var pageSize
/// ```
///
/// It is short for an ``EnvironmentKey``.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "ArchitectureMacros", type: "EntryMacro")

/// Checks that the views of a preview compile. A terminal has no canvas for them.
///
/// - Parameters:
///   - name: The name of the preview.
///   - body: The view.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping () -> any View) =
  #externalMacro(module: "ArchitectureMacros", type: "MarkerMacro")

/// Checks that the views of a preview compile. A terminal has no canvas for them.
///
/// - Parameters:
///   - name: The name of the preview.
///   - traits: The size of the canvas.
///   - additionalTraits: Further traits.
///   - body: The view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  traits: PreviewTrait,
  _ additionalTraits: PreviewTrait...,
  @ViewBuilder body: @escaping () -> any View
) = #externalMacro(module: "ArchitectureMacros", type: "MarkerMacro")

/// Marks a state in the body of a preview.
@attached(peer)
public macro Previewable() = #externalMacro(module: "ArchitectureMacros", type: "MarkerMacro")
