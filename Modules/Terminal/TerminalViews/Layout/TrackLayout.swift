/// The layout of a grid that grows along an axis, with fixed columns or rows across.
struct TrackLayout: Layout, GuidelessLayout {
  /// The axis along which the grid grows.
  let axis: Axis
  let items: [GridItem]
  let alignment: Alignment
  /// The empty cells between two columns or rows.
  let trackSpacing: Int
  /// The empty cells between two lines of views.
  let lineSpacing: Int

  private func length(_ size: Size) -> Int { axis == .vertical ? size.height : size.width }
  private func breadth(_ size: Size) -> Int { axis == .vertical ? size.width : size.height }

  private func proposal(_ track: GridTrack) -> ProposedViewSize {
    axis == .vertical
      ? ProposedViewSize(width: track.length, height: nil)
      : ProposedViewSize(width: nil, height: track.length)
  }

  private func tracks(_ proposal: ProposedViewSize, _ subviews: Subviews) -> [GridTrack] {
    let offered = axis == .vertical ? proposal.inCells.width : proposal.inCells.height
    let ideal = { subviews.map { breadth($0.node.sizeThatFits(.unspecified)) }.max() ?? 0 }
    let length = offered ?? ideal() * items.count + trackSpacing * max(0, items.count - 1)
    return GridTrack.all(items, in: length, spacing: trackSpacing)
  }

  /// Returns the views of each line, their tracks and the length of the line. A header or footer of a section has
  /// a whole line.
  private func lines(_ tracks: [GridTrack], _ subviews: Subviews) -> [(
    views: [(LayoutSubview, GridTrack)], length: Int
  )] {
    var lines: [[(LayoutSubview, GridTrack)]] = []
    var free = tracks[...]
    for view in subviews {
      if view[GridSpan.self] {
        lines.append([(view, GridTrack(start: 0, length: breadth(tracks), alignment: .leading))])
        free = []
      } else {
        if free.isEmpty || lines.isEmpty {
          lines.append([])
          free = tracks[...]
        }
        lines[lines.count - 1].append((view, free.removeFirst()))
      }
    }
    return lines.map { views in (views, views.map { length($0.sizeThatFits(proposal($1))) }.max() ?? 0) }
  }

  private func breadth(_ tracks: [GridTrack]) -> Int { tracks.last.map { $0.start + $0.length } ?? 0 }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    let tracks = tracks(proposal, subviews)
    let lines = lines(tracks, subviews)
    let length = lines.reduce(0) { $0 + $1.length } + lineSpacing * max(0, lines.count - 1)
    let breadth = breadth(tracks)
    return axis == .vertical ? Size(width: breadth, height: length) : Size(width: length, height: breadth)
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let tracks = tracks(proposal, subviews)
    let whole = breadth(tracks)
    let size = axis == .vertical ? Size(width: whole, height: 0) : Size(width: 0, height: whole)
    let origin = alignment.rect(size, in: bounds)
    var position = axis == .vertical ? bounds.minY : bounds.minX
    for (views, length) in lines(tracks, subviews) {
      for (view, track) in views {
        let cell =
          axis == .vertical
          ? Rect(x: origin.minX + track.start, y: position, width: track.length, height: length)
          : Rect(x: position, y: origin.minY + track.start, width: length, height: track.length)
        let size: Size = view.sizeThatFits(self.proposal(track))
        let place = (track.alignment ?? .center).rect(size, in: cell)
        view.place(at: place.origin, proposal: self.proposal(track))
      }
      position += length + lineSpacing
    }
  }
}

/// Whether a view has a whole line of a lazy grid.
enum GridSpan: LayoutValueKey {
  static var defaultValue: Bool { false }
}
