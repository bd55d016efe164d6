// `OrderedSet` is part of the API: who works with `ids` should not need another import.
@_exported import OrderedCollections
