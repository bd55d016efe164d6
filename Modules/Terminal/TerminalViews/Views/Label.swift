/// A title with an icon before it.
public nonisolated struct Label<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon
  @Environment(\.labelStyle) private var style

  /// - Parameters:
  ///   - title: The title.
  ///   - icon: The icon.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  @MainActor public var body: some View {
    if let style {
      AnyView(
        any: style.makeBody(
          configuration: LabelStyleConfiguration(title: AnyView(title), icon: AnyView(icon))
        )
      )
    } else {
      HStack {
        icon
        title
      }
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// - Parameters:
  ///   - titleKey: The title, whose Markdown is shown.
  ///   - systemImage: The name of a symbol, such as `star.fill`.
  @_disfavoredOverload
  public init(_ titleKey: LocalizedStringKey, systemImage: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: systemImage)
    }
  }

  /// - Parameters:
  ///   - title: The title.
  ///   - systemImage: The name of a symbol, such as `star.fill`.
  public init(_ title: some StringProtocol, systemImage: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: systemImage)
    }
  }

  /// - Parameters:
  ///   - title: The title.
  ///   - name: The name of a picture. There are no asset catalogs, so that a square stands for it.
  public init(_ title: some StringProtocol, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }
}
