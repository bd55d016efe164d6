/// The earlier name of ``SharedKey``.
@available(*, deprecated, renamed: "SharedKey")
public typealias PersistenceKey = SharedKey

/// The earlier name of ``SharedReaderKey``.
@available(*, deprecated, renamed: "SharedReaderKey")
public typealias PersistenceReaderKey = SharedReaderKey

/// The earlier name of `SharedReaderKey.Default`.
@available(*, deprecated, message: "Use 'Default' of the key: 'AppStorageKey<Bool>.Default'.")
public typealias PersistenceKeyDefault<Base: SharedReaderKey> = _SharedKeyDefault<Base>
