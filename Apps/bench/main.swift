import Benchmarks

await Bench.main()
