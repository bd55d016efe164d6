/// The task of an action that a view store sent.
@available(*, deprecated, renamed: "StoreTask")
public typealias ViewStoreTask = StoreTask
