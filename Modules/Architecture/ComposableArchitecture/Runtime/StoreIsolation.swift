/// The executor of a store that is given no actor to run on.
actor StoreIsolation {}
