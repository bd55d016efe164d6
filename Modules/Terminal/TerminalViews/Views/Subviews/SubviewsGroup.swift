/// The views of a ``Group`` for those in the content of a container.
public nonisolated struct SubviewsGroup<Base: View, Result: View>: View {
  let base: Base
  let transform: (SubviewsCollection) -> Result

  @MainActor public var body: some View { transform(SubviewsCollection(of: base)) }
}
