/// A part of a ``TabView``: a ``Tab``, or several.
@MainActor
public protocol TabContent: View {}

extension Tab: TabContent {}
extension TabSection: TabContent {}
extension Optional: TabContent where Wrapped: TabContent {}
extension ForEach: TabContent where Content: TabContent {}
extension TupleView: TabContent where repeat each Content: TabContent {}
extension ConditionalContent: TabContent where First: TabContent, Second: TabContent {}
