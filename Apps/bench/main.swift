import Benchmarks

await Bench.start()
