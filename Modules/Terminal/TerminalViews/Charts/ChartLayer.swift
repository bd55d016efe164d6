/// A view behind or in front of charts.
struct ChartLayer {
  let alignment: Alignment
  let isBehind: Bool
  let content: (ChartProxy) -> AnyView
}

/// A chart with the views behind and in front of it.
nonisolated struct LayeredChart: View {
  @Environment(\.chart.layers) private var layers
  let plot: ChartPlot

  init(plot: ChartPlot) { self.plot = plot }

  @MainActor var body: some View {
    if layers.isEmpty {
      plot
    } else {
      layers.reduce(AnyView(plot)) { chart, layer in
        let view = ChartLayerView(marks: plot.marks, layer: layer)
        return layer.isBehind ? AnyView(chart.background { view }) : AnyView(chart.overlay { view })
      }
    }
  }
}

private nonisolated struct ChartLayerView: View {
  let marks: [ChartMark]
  let layer: ChartLayer

  @MainActor var body: some View {
    GeometryReader { geometry in
      layer.content(ChartProxy(places(geometry), geometry))
        .environment(\.chart.layers, [])
        .frame(width: geometry.rect.width, height: geometry.rect.height, alignment: layer.alignment)
    }
  }

  /// Returns the places of values by drawing the chart, as labels leave room for it.
  @MainActor private func places(_ geometry: GeometryProxy) -> ChartPlaces? {
    let canvas = CellCanvas(FrameBuffer(size: geometry.rect.size, palette: CellPalette()))
    let area = Rect(origin: .zero, size: geometry.rect.size)
    return ChartPainter(marks, EnvironmentValues.current).paint(area, canvas)
  }
}

nonisolated extension View {
  /// Places a view in front of the charts in this view.
  ///
  /// - Parameters:
  ///   - alignment: The place of the view.
  ///   - content: Returns the view for the places of values. It may be as large as the chart.
  public func chartOverlay(
    alignment: Alignment = .center,
    @ViewBuilder content: @escaping (ChartProxy) -> some View
  ) -> some View {
    chartLayer(ChartLayer(alignment: alignment, isBehind: false) { AnyView(content($0)) })
  }

  /// Places a view behind the charts in this view.
  ///
  /// - Parameters:
  ///   - alignment: The place of the view.
  ///   - content: Returns the view for the places of values. It may be as large as the chart.
  public func chartBackground(
    alignment: Alignment = .center,
    @ViewBuilder content: @escaping (ChartProxy) -> some View
  ) -> some View {
    chartLayer(ChartLayer(alignment: alignment, isBehind: true) { AnyView(content($0)) })
  }

  private func chartLayer(_ layer: ChartLayer) -> some View {
    // The view that was added first is the innermost.
    transformEnvironment(\.chart.layers) { $0.insert(layer, at: 0) }
  }
}
