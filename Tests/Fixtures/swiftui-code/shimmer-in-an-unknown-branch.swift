// swift-format-ignore-file
// A branch of which one cannot tell whether it is there is listed with all its modifiers: a grey shape that shimmers in
// it is a block, as it is without the branch. One that does not shimmer stays as it is.
//# Rows, Plain
import SwiftUI

struct Rows: View {
    let usesListLayout: Bool

    var body: some View {
        if usesListLayout { //? condition does not say whether
            HStack { //= HStack container
                Rectangle() //= Rectangle block
                    .fill(Color(.secondarySystemFill))
                    .frame(width: 66, height: 100)
                Text("Loading Title") //= Text lines
            }
            .redacted(reason: .placeholder)
            .shimmering()
        } else {
            Text("grid")
        }
    }
}

struct Plain: View {
    let usesListLayout: Bool

    var body: some View {
        if usesListLayout { //? condition does not say whether
            HStack { //= HStack container
                Rectangle() //= Rectangle uncovered
                    .fill(Color(.secondarySystemFill))
                Text("Loading Title") //= Text lines
            }
            .redacted(reason: .placeholder)
        } else {
            Text("grid")
        }
    }
}

struct Shimmer: ViewModifier {
    @State private var isInitialState = true

    func body(content: Content) -> some View {
        content
            .mask(
                LinearGradient(
                    gradient: .init(colors: [.black.opacity(0.4), .black, .black.opacity(0.4)]),
                    startPoint: (isInitialState ? .init(x: -0.3, y: -0.3) : .init(x: 1, y: 1)),
                    endPoint: (isInitialState ? .init(x: 0, y: 0) : .init(x: 1.3, y: 1.3))
                )
            )
            .animation(.linear(duration: 1.5).delay(0.25).repeatForever(autoreverses: false), value: isInitialState)
            .onAppear {
                isInitialState = false
            }
    }
}

extension View {
    func shimmering() -> some View {
        modifier(Shimmer())
    }
}
