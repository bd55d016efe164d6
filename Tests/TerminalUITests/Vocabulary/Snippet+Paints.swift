import Foundation
import TerminalUI

extension Snippet {
  private static var fire: Gradient { Gradient(colors: [.yellow, .red]) }
  private static var length: CGFloat { 2 }

  /// Colors, gradients and lengths.
  static var paints: [Snippet] {
    [
      Snippet("Color(red:green:blue:opacity:)", draws: "x") {
        Text("x").foregroundStyle(Color(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.5))
      },
      Snippet("Color(_:) of a UIColor", draws: "x") { Text("x").background(Color(.systemGray6)) },
      Snippet("Color(uiColor:)", draws: "x") { Text("x").foregroundStyle(Color(uiColor: .secondaryLabel)) },
      Snippet("Color(white:)", draws: "x") { Text("x").background(Color(white: 0.2)) },
      Snippet("Color(hue:saturation:brightness:)", draws: "x") {
        Text("x").background(Color(hue: 0.5, saturation: 1, brightness: 1))
      },
      Snippet("Color.clear", draws: "x") { Text("x").overlay { Color.clear } },
      Snippet("Gradient", draws: "x") { Text("x").foregroundStyle(Gradient(colors: [.red, .blue])) },
      Snippet("LinearGradient", draws: "x") {
        Text("x").foregroundStyle(
          LinearGradient(gradient: fire, startPoint: .topLeading, endPoint: .bottomTrailing)
        )
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        Text("y").background(
          .linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        )
      },
      Snippet("RadialGradient", draws: "x") {
        Text("x").background(RadialGradient(gradient: fire, center: .center, startRadius: 0, endRadius: 5))
      },
      Snippet("EllipticalGradient", draws: "x") {
        Text("x").background(EllipticalGradient(colors: [.red, .blue], center: .center))
      },
      Snippet("AngularGradient", draws: "x") {
        Text("x").background(AngularGradient(gradient: fire, center: .center, angle: .degrees(90)))
      },
      Snippet("Angle", draws: "90") { Text("\(Int(Angle.radians(.pi / 2).degrees))") },
      Snippet("Color.gradient", draws: "x") {
        Text("x").background(.blue.gradient, in: .rect(cornerRadius: 4))
      },
      Snippet("AnyShapeStyle", draws: "x") {
        Text("x").foregroundStyle(length > 1 ? AnyShapeStyle(.tint) : AnyShapeStyle(fire))
      },
      Snippet("Material", draws: "x") {
        Text("x").background(.ultraThinMaterial).background(.regularMaterial, in: Capsule())
      },
      Snippet("foregroundStyle(_:_:)", draws: "★") {
        Image(systemName: "star.fill").foregroundStyle(.yellow, .gray)
      },
      Snippet("border(_:width:)", draws: "x") { Text("x").border(.red, width: 2) },
      Snippet("background(_:alignment:)", draws: "x") { Text("x").background(Divider(), alignment: .top) },
      Snippet("overlay(_:alignment:)", draws: "y") { Text("x").overlay(Text("y"), alignment: .leading) },
      Snippet("UnevenRoundedRectangle", draws: "╭") {
        UnevenRoundedRectangle(topLeadingRadius: 4).stroke(.red)
      },
      Snippet("stroke(_:style:)", draws: "┌") {
        Rectangle().stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [4]))
      },
      Snippet("fill(_:) and stroke(_:lineWidth:)", draws: "╭") {
        RoundedRectangle(cornerRadius: 4).fill(fire).stroke(.black, lineWidth: 1)
      },
      Snippet("lengths of type CGFloat", draws: "x") {
        VStack(spacing: length) {
          Text("x").padding(length).padding(.horizontal, length * 2)
            .frame(width: length * 8, height: 4).frame(maxWidth: length * 20).offset(x: length)
        }
      },
    ]
  }
}
