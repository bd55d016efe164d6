import AppSupport

await AppSupport.main(Composed.self)
