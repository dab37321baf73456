"""What moves in a page is, at every time, what `inspect --at` says."""
import json
import os

from browser import Keys, PageTest, skelinspect

TIMES = [0, 0.4, 0.98, 1.51, 2.6]

OVERLAY = """\
{system: swiftUI, root: {type: VStack, frame: [0, 0, 320, 200], children: [{type: Text, text: Title,
  frame: [16, 16, 200, 20], modifiers: [{skeleton: {opacity: {from: 1, to: 0.4, animation: {curve: easeInOut,
  duration: 0.8, delay: 0.1, repeat: forever}}}}]}, {type: Text, text: Later, frame: [16, 60, 200, 20],
  modifiers: [{skeleton: {opacity: {from: 1, to: 0, animation: {curve: easeIn, duration: 0.7, repeat: 3,
  delay: 0.2}}}}]}]}}
"""

SHIMMER = """\
{system: swiftUI, root: {type: VStack, frame: [0, 0, 320, 200], modifiers: [{redacted: placeholder}],
  children: [{type: HStack, children: [{type: Text, text: Loading}], modifiers: [shimmering]},
  {type: Text, text: Loading, modifiers: [{shimmering: {bandSize: 0.5, mode: overlay, animation: {curve:
  easeInOut, duration: 1.1, repeat: forever, autoreverses: true}}}, {environment: {layoutDirection: rtl}}]},
  {type: Text, text: Loading, modifiers: [{shimmering: {mode: background, gradient: [red, blue 0.5]}}]}]}}
"""

LAYERS = """\
{system: layers, root: {type: UIView, frame: [0, 0, 320, 200], subviews: [
  {type: UIView, frame: [16, 16, 100, 40], layer: {sublayers: [{type: CAGradientLayer, frame: bounds,
    cornerRadius: half, animations: {pulse: {duration: 3, repeatCount: infinity, beginTime: 0.33, animations: [
      {keyPath: backgroundColor, from: "#C9C9C9", to: "#EFF1F1", duration: 1.5},
      {keyPath: backgroundColor, from: "#EFF1F1", to: "#C9C9C9", duration: 1.5, beginTime: 1.5}]}}}]}},
  {type: UIView, frame: [16, 70, 100, 40], layer: {sublayers: [{type: CAGradientLayer, frame: bounds,
    colors: ["#111111", "#EEEEEE", "#111111"], animations: {
      a: {keyPath: startPoint, from: [-1, 0.5], to: [1, 0.5], duration: 1.25, repeatCount: infinity},
      b: {keyPath: endPoint, from: [0, 0.5], to: [2, 0.5], duration: 1.25, repeatCount: infinity,
        timingFunction: easeInOut, timeOffset: 0.2}}}]}},
  {type: UIView, frame: [16, 120, 100, 40], backgroundColor: "#336699", layer: {anchorPoint: [0.5, 0],
    animations: {fade: {keyPath: opacity, from: 1, to: 0.25, duration: 0.9, autoreverses: true,
      repeatCount: infinity, timingFunction: [0.3, -0.2, 0.6, 1.3]}}},
    animations: [{duration: 1.2, repeat: true, keyframes: [{start: 0, duration: 0.25,
      transform: {rotation: -22.5}}, {start: 0.25, duration: 0.5, transform: {rotation: 22.5}},
      {start: 0.75, duration: 0.25, transform: {rotation: 0}}]}]}]}}
"""

SKELETON = """\
{show: {style: %s}, root: {type: UIView, isSkeletonable: true, frame: [0, 0, 320, 100], subviews: [
  {type: UILabel, isSkeletonable: true, frame: [16, 16, 200, 20]}]}}
"""

# What the browser paints of a view's last rectangle now, or of the one that is filled with a gradient.
READ = """
const groups = [...document.querySelectorAll(`.after g[data-view="${arguments[0]}"]:not(.mark)`)];
const group = groups.find((one) => one.querySelector("rect[fill^=url]")) ?? groups.at(-1);
const rect = [...group.querySelectorAll("rect")].at(-1), style = getComputedStyle(rect);
const points = (id) => {
  const gradient = document.getElementById(id), read = (name) => gradient[name].animVal.value;
  return gradient ? [read("x1"), read("y1"), read("x2"), read("y2")] : null;
};
const named = (value) => value?.match(/url\\("?#([^")]+)/)?.[1];
let opacity = Number(style.opacity), rotation = 0, mask = null;
for (let around = group.parentNode; around.tagName === "g";
  around = around.parentNode) {
  opacity *= Number(getComputedStyle(around).opacity);
  for (const one of around.transform.animVal) {
    if (one.type === SVGTransform.SVG_TRANSFORM_ROTATE) rotation += one.angle;
  }
  mask ??= named(getComputedStyle(around).mask);
}
const fill = mask ? document.querySelector(`#${CSS.escape(mask)} rect`).getAttribute("fill") : style.fill;
return { fill: style.fill, alpha: Number(style.fillOpacity), opacity, rotation,
  points: named(fill) ? points(named(fill)) : null };
"""


class MotionTests(PageTest):
    def setUp(self):
        super().setUp()
        self.set_media(reduced=False)

    def draw(self, text, *arguments):
        with open(os.path.join(self.folder, "screen.yaml"), "w", encoding="utf-8") as file:
            file.write(text)
        self.preview("screen.yaml", *arguments, folder=self.folder)

    def values(self, time):
        """By the views' numbers."""
        output = skelinspect("inspect", "-f", "json", "--at", str(time), "screen.yaml", folder=self.folder)
        views = json.loads(output)["hierarchies"][0]["views"]
        return {number: view["now"] for number, view in enumerate(views) if "now" in view}

    def seek(self, time):
        self.script(
            "const range = document.querySelector('.time input'); range.step = 'any';"
            "range.value = arguments[0]; range.dispatchEvent(new Event('input'))", time)

    def read(self, view):
        return self.script(READ, view)

    def check(self, text, *arguments):
        self.draw(text, *arguments)
        for time in TIMES:
            self.seek(time)
            values = self.values(time)
            self.assertTrue(values)
            for view, now in values.items():
                for name, value in now.items():
                    self.check_value(self.read(view), name.split(".")[-1], value, f"view {view} at {time}")

    def check_value(self, seen, name, value, where):
        if name == "startPoint":
            self.check_near(seen["points"][:2], value, 0.004, where)
        elif name == "endPoint":
            self.check_near(seen["points"][2:], value, 0.004, where)
        elif name == "opacity":
            self.check_near([seen["opacity"]], [value], 0.004, where)
        elif name == "transform":
            self.check_near([seen["rotation"]], [value["rotation"]], 0.2, where)
        elif name == "backgroundColor":
            self.check_color(seen, value, where)
        else:
            self.fail(name)

    def check_color(self, seen, value, where):
        if value is None:
            return self.assertEqual(seen["alpha"], 0, where)
        parts = [float(part) / 255 for part in seen["fill"][4:-1].split(",")]
        self.check_near(parts, value[:3], 0.006, where)

    def check_near(self, seen, wanted, tolerance, where):
        for one, other in zip(seen, wanted, strict=True):
            self.assertAlmostEqual(one, other, delta=tolerance, msg=where)

    def test_an_overlay_fades_as_inspect_says(self):
        self.check(OVERLAY)

    def test_a_band_of_light_is_where_inspect_says(self):
        self.check(SHIMMER)
        self.take_picture("shimmer")

    def test_layers_move_as_inspect_says(self):
        self.check(LAYERS)
        self.take_picture("layers")

    def test_a_pulse_has_the_colour_that_inspect_says(self):
        self.check(SKELETON % "animatedSolid")

    def test_a_slide_is_where_inspect_says(self):
        for direction in ("leftRight", "rightLeft", "bottomTop", "bottomRightTopLeft"):
            self.check(SKELETON % ("animatedGradient, direction: " + direction))

    def test_a_still_is_that_of_its_time(self):
        for text in (OVERLAY, LAYERS, SKELETON % "animatedSolid", SKELETON % "animatedGradient"):
            self.draw(text, "--at", "0.98")
            self.assertEqual(self.find_all(".time, animate, animateTransform"), [])
            for view, now in self.values(0.98).items():
                for name, value in now.items():
                    self.check_value(self.read(view), name.split(".")[-1], value, f"view {view}")

    def test_the_time_line_works_with_keys_alone(self):
        self.draw(LAYERS)
        button, line = self.find(".time button"), self.find(".time input")
        self.assertEqual(button.text, "Pause")
        button.send_keys(Keys.ENTER)
        self.assertEqual(button.text, "Play")
        self.press(Keys.TAB)
        self.assertEqual(self.focused(), line)
        self.press(Keys.HOME)
        self.assertEqual(self.find(".time output").text, "0.00 s")
        self.press(Keys.ARROW_RIGHT)
        self.assertEqual(line.get_attribute("aria-valuetext"), "0.01 s")
        self.check_accessibility()

    def test_it_stands_still_at_first_where_less_motion_is_asked_for(self):
        self.set_media(reduced=True)
        for text in (LAYERS, SKELETON % "animatedSolid"):
            self.draw(text)
            self.assertEqual(self.find(".time button").text, "Play")
            self.assertEqual(self.find(".time output").text, "0.00 s")

    def test_a_style_that_stands_still_has_no_time_line(self):
        self.draw(SKELETON % "animatedSolid")
        self.assertTrue(self.find(".time").is_displayed())
        self.choose(".style", "solid")
        self.assertFalse(self.find(".time").is_displayed())
        self.choose(".style", "animatedGradient")
        self.assertTrue(self.find(".time").is_displayed())
