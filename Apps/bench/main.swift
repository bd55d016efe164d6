import ArgumentParser
import Benchmarks

await Bench.main()
