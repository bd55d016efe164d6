import AppSupport
import TemplateFeature

await AppSupport.main(TemplateCommand.self)
