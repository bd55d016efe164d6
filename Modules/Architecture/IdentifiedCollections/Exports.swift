// `OrderedSet` is part of the API: code that works with `ids` shouldn't need another import.
@_exported import OrderedCollections
