"""LLDB's command skelinspect: what skelinspect says of a view in the process that is stopped.

    (lldb) command script import ~/skelinspect_lldb.py
    (lldb) skelinspect self.view
    (lldb) skelinspect self.view lint
    (lldb) skelinspect self.view why avatar
    (lldb) skelinspect self.view preview -o screen.svg
    (lldb) skelinspect self.view -o screen.json

The app needs nothing. Where SkeletonCapture.swift is part of it, the capture also has what only Swift sees.
"""

import json
import os
import re
import shutil
import subprocess

import lldb

USAGE = """usage: skelinspect EXPRESSION [inspect | lint | why SELECTOR | preview] [-o FILE]

EXPRESSION is a view, a view controller or a window: self.view, or an address, 0x600001234560.
Without an action, -o FILE writes the capture itself, and the terminal shows what inspect says."""

SECONDS = 60
FOLDERS = ["/opt/homebrew/bin", "/usr/local/bin"]


class Problem(Exception):
    """What stands in the way, in a line for whoever typed the command."""


# The command


def skelinspect(debugger, command, exe_ctx, result, _):
    """What skelinspect says of a view: skelinspect EXPRESSION [inspect|lint|why SELECTOR|preview] [-o FILE]"""
    try:
        request = Request(command)
        capture = captured(request.expression, exe_ctx)
        result.AppendMessage(answer(request, capture).rstrip("\n"))
    except Problem as problem:
        result.SetError(str(problem))
    except Exception as error:  # LLDB would print a traceback
        result.SetError(
            f"skelinspect_lldb.py does not understand this process: {type(error).__name__}: {error}"
        )


class Request:
    """What a command line asks for."""

    def __init__(self, command):
        command = command.strip()
        self.file = None
        match = re.search(r"(?:^|\s)-o\s*(\"[^\"]+\"|'[^']+'|\S+)$", command)
        if match:
            self.file = os.path.abspath(os.path.expanduser(match[1].strip("\"'")))
            command = command[: match.start()].rstrip()
        elif re.search(r"\s-o$", command):
            raise Problem(f"-o needs a file\n{USAGE}")
        self.action, self.selector = None, None
        match = re.search(r"\s(inspect|lint|preview)$", command) or re.search(
            r"\s(why)(?:\s+(.+))?$", command
        )
        if match:
            self.action = match[1]
            if self.action == "why":
                self.selector = (match[2] or "").strip("\"'")
                if not self.selector:
                    raise Problem(f"why needs the selector of a view\n{USAGE}")
            command = command[: match.start()].rstrip()
        self.expression = command
        if not command or command in ("-h", "--help"):
            raise Problem(USAGE)


def answer(request, capture):
    """What to show: the program's words, or where they are."""
    if request.action is None and request.file:
        write(request.file, capture)
        return f"captured to {request.file}"
    words = [request.action or "inspect", "-", "--stdin-filename", "capture.json"]
    if request.selector:
        words.insert(2, request.selector)
    if request.action == "preview" and request.file:
        words += ["-o", request.file]
    output = run(words, capture)
    if not request.file:
        return output
    if request.action != "preview":
        write(request.file, output)
    return output if request.action == "preview" and output else f"written to {request.file}"


def run(words, capture):
    program = os.environ.get("SKELINSPECT") or shutil.which("skelinspect")
    program = program or next(
        (path for path in (f"{folder}/skelinspect" for folder in FOLDERS) if os.path.exists(path)), None
    )
    if program is None:
        raise Problem(
            "skelinspect is not found: install it, or say where it is with\n"
            "  (lldb) script import os; os.environ['SKELINSPECT'] = '/path/to/skelinspect'\n"
            "-o FILE without an action writes the capture without it."
        )
    try:
        done = subprocess.run([program, *words], input=capture.encode(), capture_output=True, timeout=SECONDS)
    except subprocess.TimeoutExpired:
        raise Problem(f"{program} has not answered for {SECONDS} seconds") from None
    except OSError as error:
        raise Problem(f"cannot run {program}: {error.strerror}") from None
    output, complaint = done.stdout.decode(errors="replace"), done.stderr.decode(errors="replace")
    # Status 1 is findings.
    if done.returncode not in (0, 1):
        raise Problem(complaint.strip() or f"{program} ended with status {done.returncode}")
    return output + complaint


def write(file, text):
    try:
        with open(file, "w", encoding="utf-8") as stream:
            stream.write(text)
    except OSError as error:
        raise Problem(f"cannot write {file}: {error.strerror}") from None


# The process


def captured(expression, exe_ctx):
    """The JSON of a view in the stopped process."""
    frame = stopped_frame(exe_ctx)
    target = exe_ctx.target
    if target.FindFunctions("objc_msgSend").GetSize() > 0:
        return captured_by_objective_c(expression, frame)
    if target.FindFunctions("skeletonHierarchy").GetSize() > 0:
        return captured_by_swift(expression, frame)
    raise Problem(
        "this process has neither UIKit nor SkeletonCapture.swift: is it the app that is being debugged?"
    )


def stopped_frame(exe_ctx):
    process = exe_ctx.process
    if exe_ctx.target is None or not exe_ctx.target.IsValid() or process is None or not process.IsValid():
        raise Problem("there is no process: run the app, and stop it where its skeleton is wrong")
    state = process.GetState()
    if state in (lldb.eStateRunning, lldb.eStateStepping):
        raise Problem("the app is running: pause it first (process interrupt)")
    if state not in (lldb.eStateStopped, lldb.eStateSuspended, lldb.eStateCrashed):
        raise Problem("the process has ended: run the app again, and stop it where its skeleton is wrong")
    main = process.GetThreadAtIndex(0)
    if (
        exe_ctx.thread is not None
        and exe_ctx.thread.IsValid()
        and exe_ctx.thread.GetThreadID() != main.GetThreadID()
    ):
        raise Problem("views are read on the main thread, and another one is selected: thread select 1")
    frame = exe_ctx.frame
    if frame is None or not frame.IsValid():
        frame = main.GetSelectedFrame()
    if not frame.IsValid():
        raise Problem("the main thread has no frame to evaluate an expression in: step once, and try again")
    return frame


def captured_by_swift(expression, frame):
    """Without Objective-C: the app's own skeletonHierarchy()."""
    code = (
        f"{{ (object: Any?) -> String in (object as? UIView)?.skeletonHierarchy() "
        f'?? (object as? UIViewController)?.skeletonHierarchy() ?? "skelinspect: {NO_VIEW}" }}({expression})'
    )
    value = evaluate(code, frame, lldb.eLanguageTypeSwift, expression)
    return checked(value.GetObjectDescription() or "")


def captured_by_objective_c(expression, frame):
    address = address_of(expression, frame)
    code = WALK.replace("ADDRESS", hex(address))
    value = evaluate(code, frame, lldb.eLanguageTypeObjC_plus_plus, expression)
    text = memory_text(value.GetValueAsUnsigned(0), frame)
    if text.startswith("walk "):
        return written(Tree(json.loads(text[len("walk ") :])).document())
    return checked(text)


def address_of(expression, frame):
    """Where the object is that an expression of the frame's language names."""
    if re.fullmatch(r"0x[0-9a-fA-F]+", expression):
        return int(expression, 16)
    if frame.GuessLanguage() == lldb.eLanguageTypeSwift:
        code, language = f"unsafeBitCast(({expression}) as AnyObject, to: Int.self)", lldb.eLanguageTypeSwift
    else:
        code, language = f"(long)(id)({expression})", lldb.eLanguageTypeObjC_plus_plus
    address = evaluate(code, frame, language, expression).GetValueAsUnsigned(0)
    if address == 0:
        raise Problem(f"{expression} is nil")
    return address


def evaluate(code, frame, language, expression):
    options = lldb.SBExpressionOptions()
    options.SetLanguage(language)
    options.SetTimeoutInMicroSeconds(SECONDS * 1_000_000)
    options.SetUnwindOnError(True)
    options.SetIgnoreBreakpoints(True)
    options.SetTryAllThreads(True)
    value = frame.EvaluateExpression(code, options)
    if value.GetError().Fail():
        raise Problem(explained(value.GetError().GetCString() or "", expression))
    return value


NO_VIEW = "this is nil, or neither a view nor a view controller"


def explained(error, expression):
    """LLDB's words on an expression in one line, and what to do."""
    lines = [line for line in error.splitlines() if line.strip() and not line.startswith("warning:")]
    first = re.sub(
        r"^error: (<EXPR>:\d+:\d+: |<user expression \d+>:\d+:\d+: )?", "", lines[0] if lines else "no answer"
    )
    variable = re.search(r"couldn't get the value of variable (\w+)", error)
    elsewhere = "go up a frame (up), or give an address"
    is_named = variable is not None and variable[1] == expression.split(".")[0].rstrip("?!")
    if variable and not is_named:
        return f"LLDB cannot read the variable {variable[1]} of this frame, and so no expression: {elsewhere}"
    if is_named or "optimized out" in error or "not available" in error:
        return f"{expression} is not available here, the compiler has optimised it away: {elsewhere}"
    if "internal ObjC exception" in error or "NSException" in error:
        return f"the app raised an exception while its views were read, and is back where it had stopped ({first})"
    if "interrupted" in error or "EXC_" in error or "signal" in error:
        return f"the app crashed while the expression ran, and is back where it had stopped ({first})"
    if "timed out" in error:
        return f"the app has not answered for {SECONDS} seconds: another thread may hold what it waits for"
    return f"{expression}: {first}"


def checked(text):
    text = text.strip("\n")
    if text.startswith("skelinspect: "):
        raise Problem(text[len("skelinspect: ") :])
    try:
        json.loads(text)
    except RecursionError:
        pass
    except ValueError:
        end = text[-40:].replace("\n", " ")
        raise Problem(
            f"the answer is cut after {len(text)} letters (… {end}): "
            "let the app write it to a file, with SKELINSPECT_CAPTURE"
        ) from None
    return text + "\n"


def memory_text(address, frame):
    """A text with its length before it, in 16 digits."""
    process = frame.GetThread().GetProcess()

    def read(start, count):
        error = lldb.SBError()
        data = process.ReadMemory(start, count, error)
        if error.Fail() or data is None or len(data) < count:
            raise Problem(
                f"the answer cannot be read from the app's memory ({error.GetCString() or 'it is cut'})"
            )
        return data

    if address == 0:
        raise Problem("the app gave no answer: is the expression a view, a view controller or a window?")
    head = read(address, 16)
    if not head.isdigit():
        raise Problem("the app gave an answer that is not a capture: is the expression a view?")
    return read(address + 16, int(head)).decode("utf-8", errors="replace")


# Objective-C

# The keys whose values are asked for, each with the method that says whether a view has it.
KEYS = """
    hidden:isHidden alpha:alpha clipsToBounds:clipsToBounds frame:frame
    userInteractionEnabled:isUserInteractionEnabled accessibilityIdentifier:accessibilityIdentifier
    semanticContentAttribute:semanticContentAttribute
    effectiveUserInterfaceLayoutDirection:effectiveUserInterfaceLayoutDirection
    isSkeletonable:isSkeletonable isHiddenWhenSkeletonIsActive:isHiddenWhenSkeletonIsActive
    isUserInteractionDisabledWhenSkeletonIsActive:isUserInteractionDisabledWhenSkeletonIsActive
    skeletonCornerRadius:skeletonCornerRadius lastLineFillPercent:lastLineFillPercent
    linesCornerRadius:linesCornerRadius skeletonLineSpacing:skeletonLineSpacing
    numberOfLines:numberOfLines textAlignment:textAlignment axis:axis alignment:alignment
    distribution:distribution spacing:spacing rowHeight:rowHeight estimatedRowHeight:estimatedRowHeight
    reuseIdentifier:reuseIdentifier scrollEnabled:isScrollEnabled
"""

# The keys whose values are other views.
VIEWS = ["tableHeaderView", "tableFooterView", "backgroundView"]

# The app's own skeletonHierarchy(). Without it all views of a tree, each as a record with the number of the one that
# it is in: a list, so that no depth is too deep. LLDB knows no method's type here: each is cast.
WALK = """
#define IS(object, name) ((BOOL)[object isKindOfClass:(Class)NSClassFromString(name)])
#define HAS(object, name) ((BOOL)[object respondsToSelector:(SEL)NSSelectorFromString(name)])
#define GET(object, key) ((id)[object valueForKey:key])
#define LIST(object, key) ((NSArray *)[object valueForKey:key])
#define COUNT(list) ((unsigned long)[list count])
#define TEXT(object) ((NSString *)[object description])
#define TYPE(object) ((NSString *)NSStringFromClass((Class)[object class]))
#define PLACE(object) ((NSString *)[NSString stringWithFormat:@"%p", object])
#define WORDS(text) ((NSArray *)[text componentsSeparatedByString:@" "])
#define NEW(type) ((type *)[type new])
  id object = (id)ADDRESS;
  BOOL hasFile = HAS(object, @"skeletonHierarchy");
  NSString *answer = @"skelinspect: this is nil, or neither a view nor a view controller";
  if (hasFile) answer = (NSString *)[object performSelector:(SEL)NSSelectorFromString(@"skeletonHierarchy")];
  if (!hasFile && HAS(object, @"viewIfLoaded")) {
    object = GET(object, @"viewIfLoaded");
    answer = @"skelinspect: the controller's view is not loaded, and a capture does not load it";
  }
  if (!hasFile && object != nil && IS(object, @"UIView")) {
    NSMutableDictionary *classes = NEW(NSMutableDictionary);
    NSMutableArray *records = NEW(NSMutableArray);
    NSMutableArray *views = NEW(NSMutableArray);
    NSMutableArray *parents = NEW(NSMutableArray);
    NSMutableSet *seen = NEW(NSMutableSet);
    (void)[views addObject:object];
    (void)[parents addObject:(id)[NSNumber numberWithLong:-1]];
    (void)[seen addObject:PLACE(object)];
    for (unsigned long index = 0; index < COUNT(views); index++) {
      id view = (id)[views objectAtIndex:index];
      NSMutableDictionary *record = NEW(NSMutableDictionary);
      (void)[record setObject:TYPE(view) forKey:@"class"];
      (void)[record setObject:(id)[parents objectAtIndex:index] forKey:@"in"];
      (void)[record setObject:PLACE(view) forKey:@"at"];
      if ((id)[classes objectForKey:TYPE(view)] == nil) {
        NSMutableArray *chain = NEW(NSMutableArray);
        for (Class level = (Class)[view class]; level != nil; level = (Class)[level superclass])
          (void)[chain addObject:(NSString *)NSStringFromClass(level)];
        (void)[classes setObject:chain forKey:TYPE(view)];
      }
      for (NSString *pair in WORDS(@"KEYS")) {
        NSArray *names = (NSArray *)[pair componentsSeparatedByString:@":"];
        NSString *key = (NSString *)[names objectAtIndex:0];
        if (!HAS(view, (NSString *)[names objectAtIndex:1])) continue;
        if (GET(view, key) != nil) (void)[record setObject:TEXT(GET(view, key)) forKey:key];
      }
      for (NSString *key in WORDS(@"VIEWS"))
        if (HAS(view, key) && GET(view, key) != nil) (void)[record setObject:PLACE(GET(view, key)) forKey:key];
      if (HAS(view, @"arrangedSubviews")) {
        NSMutableArray *arranged = NEW(NSMutableArray);
        for (id inner in LIST(view, @"arrangedSubviews")) (void)[arranged addObject:PLACE(inner)];
        (void)[record setObject:arranged forKey:@"arrangedSubviews"];
      }
      if (IS(view, @"UICollectionViewCell") && COUNT(LIST(view, @"subviews")) > 0)
        (void)[record setObject:PLACE(GET(view, @"contentView")) forKey:@"contentView"];
      if (IS(view, @"UILabel") || IS(view, @"UITextView") || IS(view, @"UITextField")) {
        unsigned long length = (unsigned long)[(NSString *)GET(view, @"text") length];
        (void)[record setObject:(id)[NSString stringWithFormat:@"%lu", length] forKey:@"textLength"];
        if (GET(view, @"font") != nil) {
          (void)[record setObject:TEXT(GET(GET(view, @"font"), @"pointSize")) forKey:@"pointSize"];
          (void)[record setObject:TEXT(GET(GET(view, @"font"), @"lineHeight")) forKey:@"lineHeight"];
        }
      }
      if (IS(view, @"UIImageView") && GET(view, @"image") == nil)
        (void)[record setObject:@"1" forKey:@"isWithoutImage"];
      if (IS(view, @"UITableView") || IS(view, @"UICollectionView")) {
        for (NSString *key in WORDS(@"dataSource delegate"))
          (void)[record setObject:(GET(view, key) == nil ? @"" : TYPE(GET(view, key))) forKey:key];
      }
      if (IS(view, @"UICollectionView")) {
        id layout = GET(view, @"collectionViewLayout");
        (void)[record setObject:TYPE(layout) forKey:@"collectionViewLayout"];
        if (IS(layout, @"UICollectionViewFlowLayout")) {
          for (NSString *key in WORDS(@"itemSize minimumLineSpacing minimumInteritemSpacing scrollDirection"))
            (void)[record setObject:TEXT(GET(layout, key)) forKey:key];
        }
      }
      NSMutableArray *constraints = NEW(NSMutableArray);
      for (id constraint in LIST(view, @"constraints")) {
        long attribute = (long)[(NSNumber *)GET(constraint, @"firstAttribute") longValue];
        if (attribute != 7 && attribute != 8) continue;
        NSMutableArray *parts = NEW(NSMutableArray);
        for (NSString *key in WORDS(@"firstAttribute constant relation priority"))
          (void)[parts addObject:TEXT(GET(constraint, key))];
        (void)[parts addObject:TYPE(constraint)];
        (void)[constraints addObject:(id)[parts componentsJoinedByString:@" "]];
      }
      if (COUNT(constraints) > 0) (void)[record setObject:constraints forKey:@"constraints"];
      NSMutableArray *layers = NEW(NSMutableArray);
      for (id layer in LIST(GET(view, @"layer"), @"sublayers")) {
        if (GET(layer, @"delegate") != nil) continue;
        NSMutableArray *lines = NEW(NSMutableArray);
        for (id line in LIST(layer, @"sublayers"))
          if ((BOOL)[(id)@"SkeletonSubLayersName" isEqual:GET(line, @"name")])
            (void)[lines addObject:TEXT(GET(line, @"frame"))];
        NSMutableDictionary *found = NEW(NSMutableDictionary);
        (void)[found setObject:TYPE(layer) forKey:@"class"];
        (void)[found setObject:lines forKey:@"lines"];
        for (NSString *key in WORDS(@"name anchorPoint frame bounds cornerRadius"))
          if (GET(layer, key) != nil) (void)[found setObject:TEXT(GET(layer, key)) forKey:key];
        (void)[layers addObject:found];
      }
      if (COUNT(layers) > 0) (void)[record setObject:layers forKey:@"layers"];
      (void)[records addObject:record];
      for (id inner in LIST(view, @"subviews")) {
        if ((BOOL)[seen containsObject:PLACE(inner)]) continue;
        (void)[seen addObject:PLACE(inner)];
        (void)[views addObject:inner];
        (void)[parents addObject:(id)[NSNumber numberWithUnsignedLong:index]];
      }
    }
    NSMutableDictionary *whole = NEW(NSMutableDictionary);
    (void)[whole setObject:records forKey:@"views"];
    (void)[whole setObject:classes forKey:@"classes"];
    (void)[whole setObject:(GET(object, @"window") == nil ? @"0" : @"1") forKey:@"hasWindow"];
    (void)[whole setObject:TEXT(GET(GET(object, @"traitCollection"), @"userInterfaceStyle")) forKey:@"userInterfaceStyle"];
    NSData *data = (NSData *)[NSJSONSerialization dataWithJSONObject:whole options:0 error:nil];
    NSString *text = (NSString *)[(NSString *)[NSString alloc] initWithData:data encoding:4];
    answer = (NSString *)[@"walk " stringByAppendingString:text];
  }
  unsigned long length = (unsigned long)[answer lengthOfBytesUsingEncoding:4];
  NSString *head = (NSString *)[NSString stringWithFormat:@"%016lu", length];
  (const char *)[(NSString *)[head stringByAppendingString:answer] UTF8String];
""".replace("KEYS", " ".join(KEYS.split())).replace("VIEWS", " ".join(VIEWS))


# What Objective-C sees, as a hierarchy file says it

UIKIT = set("""UIView UIWindow UIControl UIScrollView UIButton UIDatePicker UIPageControl UIRefreshControl
    UISegmentedControl UISlider UIStepper UISwitch UITextField UISearchTextField UICollectionView UITableView
    UITextView UITableViewCell UITableViewHeaderFooterView UICollectionReusableView UICollectionViewCell
    UICollectionViewListCell UINavigationBar UISearchBar UITabBar UIToolbar UIActivityIndicatorView UIImageView
    UILabel UIListContentView UIPickerView UIProgressView UIStackView UIVisualEffectView
    UITableViewCellContentView""".split())
CONTENT_VIEWS = {"UITableViewCellContentView", "_UITableViewHeaderFooterContentView"}
FLAGS = {
    "isSkeletonable": True,
    "isHiddenWhenSkeletonIsActive": True,
    "isUserInteractionDisabledWhenSkeletonIsActive": False,
}
USUAL = {
    "skeletonCornerRadius": 0,
    "lastLineFillPercent": 70,
    "linesCornerRadius": 0,
    "skeletonLineSpacing": 10,
}
DIRECTIONS = ["unspecified", "playback", "spatial", "forceLeftToRight", "forceRightToLeft"]
ALIGNMENTS = ["left", "center", "right", "justified", "natural"]
STACK_ALIGNMENTS = [None, "leading", "firstBaseline", "center", "trailing", "lastBaseline"]
DISTRIBUTIONS = [None, "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"]
DEEPEST = 1_000


class Tree:
    """The records of a process's views."""

    def __init__(self, found):
        self.records, self.classes = found["views"], found["classes"]
        self.has_window, self.style = found["hasWindow"] == "1", found["userInterfaceStyle"]
        self.notes = []

    def document(self):
        views = [self.view(record) for record in self.records]
        kids = [[] for _ in views]
        depths = [1] * len(views)
        too_deep = 0
        for number, record in enumerate(self.records[1:], 1):
            parent = record["in"]
            depths[number] = depths[parent] + 1
            if depths[number] <= DEEPEST:
                kids[parent].append(number)
            elif depths[number] == DEEPEST + 1:
                too_deep += 1
        if too_deep:
            self.notes.append(f"left out {too_deep} times: a view that is deeper than {DEEPEST} views")
        for number, view in enumerate(views):
            self.place(view, self.records[number], [(self.records[kid], views[kid]) for kid in kids[number]])
        views[0]["hasWindow"] = self.has_window
        if self.records[0].get("effectiveUserInterfaceLayoutDirection") == "1":
            views[0]["layoutDirection"] = "rtl"
        capture = {"by": "debugger", "isComplete": False}
        if self.notes:
            capture["notes"] = self.notes
        return {
            "name": views[0]["type"],
            "root": views[0],
            "environment": {"userInterfaceStyle": "dark" if self.style == "2" else "light"},
            "capture": capture,
        }

    def view(self, record):
        """A view without those that it holds."""
        view = {"type": plain(record["class"])}
        bases = [plain(name) for name in self.classes[record["class"]]]
        base = next((name for name in bases if name in UIKIT), "UIView")
        if view["type"].startswith("NSKVONotifying_") and len(bases) > 1:
            view["type"] = bases[1]
        if view["type"] != base:
            view["baseClass"] = base
        if record.get("accessibilityIdentifier"):
            view["accessibilityIdentifier"] = record["accessibilityIdentifier"]
        view["reference"] = record["at"]
        for key, value in FLAGS.items():
            if record.get(key) in (("1", "true", "YES") if value else ("0", "false", "NO")):
                view[key] = value
        for key, usual in USUAL.items():
            number = number_of(record.get(key))
            if number is not None and number != usual:
                view[key] = number
        frame = numbers_of(record.get("frame"), 4)
        if frame:
            view["frame"] = frame
        layers = [layer for layer in map(skeleton_layer, record.get("layers", [])) if layer]
        self.add_looks(view, record, base, is_covered=bool(layers))
        self.add_text(view, record, base)
        self.add_constraints(view, record)
        if base == "UIStackView":
            self.add_stack(view, record)
        if base in ("UITableView", "UICollectionView"):
            self.add_list(view, record, base)
        if record.get("reuseIdentifier"):
            view["reuseIdentifier"] = record["reuseIdentifier"]
        if layers:
            view["skeletonLayers"] = layers
        return view

    def add_looks(self, view, record, base, is_covered):
        if record.get("hidden") == "1":
            view["isHidden"] = True
        alpha = number_of(record.get("alpha"))
        if alpha is not None and alpha != 1:
            view["alpha"] = alpha
        if record.get("clipsToBounds") == "1":
            view["clipsToBounds"] = True
        is_covered = is_covered or record.get("dataSource", "").endswith("SkeletonCollectionDataSource")
        usual = base not in ("UILabel", "UIImageView")
        if not is_covered and record.get("userInteractionEnabled", "1" if usual else "0") != (
            "1" if usual else "0"
        ):
            view["isUserInteractionEnabled"] = not usual
        if not is_covered and record.get("scrollEnabled") == "0":
            view["isScrollEnabled"] = False
        direction = word(DIRECTIONS, record.get("semanticContentAttribute"))
        if direction and direction != "unspecified":
            view["semanticContentAttribute"] = direction
        if record.get("isWithoutImage") and not is_covered:
            view["image"] = None

    def add_text(self, view, record, base):
        if "textLength" in record:
            if record["textLength"] == "0":
                view["text"] = None
            else:
                view["x-textLength"] = int(record["textLength"])
            font = {key: number_of(record.get(key)) for key in ("pointSize", "lineHeight")}
            if None not in font.values():
                view["font"] = font
            alignment = word(ALIGNMENTS, record.get("textAlignment"))
            if alignment and alignment != "natural":
                view["textAlignment"] = alignment
        lines = number_of(record.get("numberOfLines"))
        if base == "UILabel" and lines is not None and lines != 1:
            view["numberOfLines"] = int(lines)

    def add_constraints(self, view, record):
        constraints = []
        for text in record.get("constraints", []):
            attribute, constant, relation, priority, kind = text.split(" ")
            if number_of(constant) is None:
                continue
            constraint = {
                "attribute": "width" if attribute == "7" else "height",
                "constant": number_of(constant),
            }
            if relation in ("-1", "1"):
                constraint["relation"] = "<=" if relation == "-1" else ">="
            if number_of(priority) not in (None, 1000):
                constraint["priority"] = number_of(priority)
            if kind == "NSContentSizeLayoutConstraint":
                constraint["kind"] = "contentSize"
            constraints.append(constraint)
        if constraints:
            view["constraints"] = constraints

    def add_stack(self, view, record):
        is_vertical = record.get("axis") == "1"
        if is_vertical:
            view["axis"] = "vertical"
        alignment = word(STACK_ALIGNMENTS, record.get("alignment"))
        if alignment:
            sides = {} if is_vertical else {"leading": "top", "trailing": "bottom"}
            view["alignment"] = sides.get(alignment, alignment)
        distribution = word(DISTRIBUTIONS, record.get("distribution"))
        if distribution:
            view["distribution"] = distribution
        if number_of(record.get("spacing")):
            view["spacing"] = number_of(record["spacing"])

    def add_list(self, view, record, base):
        kind = base[2:]
        for key in ("dataSource", "delegate"):
            name = plain(record.get(key, ""))
            protocol = key[0].upper() + key[1:]
            if not name:
                view[key] = None
            elif name == f"SkeletonCollection{protocol}":
                view[key] = f"Skeleton{kind}{protocol}"
            elif name.startswith(f"{base}DiffableDataSource"):
                view[key] = f"{base}DiffableDataSource"
        for key in ("rowHeight", "estimatedRowHeight") if base == "UITableView" else ():
            if number_of(record.get(key)) is not None:
                view[key] = number_of(record[key])
        if base == "UICollectionView":
            layout = plain(record.get("collectionViewLayout", ""))
            compositional = layout == "UICollectionViewCompositionalLayout"
            view["layout"] = (
                "flow" if "itemSize" in record else "compositional" if compositional else layout or "custom"
            )
            size = numbers_of(record.get("itemSize"), 2)
            if size:
                view["itemSize"] = size
            for key in ("minimumLineSpacing", "minimumInteritemSpacing"):
                if number_of(record.get(key)) is not None:
                    view[key] = number_of(record[key])
            if record.get("scrollDirection") == "1":
                view["scrollDirection"] = "horizontal"

    def place(self, view, record, kids):
        """Puts the views that a view holds under their keys."""
        base = view.get("baseClass", view["type"])
        by_address = {kid["at"]: inner for kid, inner in kids}
        rest = list(kids)

        def take(address):
            rest[:] = [pair for pair in rest if pair[0]["at"] != address]
            return by_address[address]

        for key in VIEWS:
            if record.get(key) in by_address and base != "UICollectionReusableView":
                view[key] = take(record[key])
        if base == "UIStackView":
            arranged = [
                take(address) for address in record.get("arrangedSubviews", []) if address in by_address
            ]
            if arranged:
                view["arrangedSubviews"] = arranged
        content = record.get("contentView")
        if base in ("UITableViewCell", "UITableViewHeaderFooterView"):
            content = next((kid["at"] for kid, inner in kids if inner["type"] in CONTENT_VIEWS), None)
        if content in by_address:
            view["contentView"] = take(content)
        if base in ("UITableView", "UICollectionView"):
            self.add_prototypes(
                view,
                [inner for _, inner in rest],
                base + "Cell" if base == "UITableView" else "UICollectionViewCell",
            )
        if rest:
            view["subviews"] = [inner for _, inner in rest]

    def add_prototypes(self, view, kids, cell):
        first = {}
        for inner in kids:
            kinds = (
                ("UICollectionViewCell", "UICollectionViewListCell") if cell != "UITableViewCell" else (cell,)
            )
            if inner.get("baseClass", inner["type"]) in kinds:
                first.setdefault(inner.get("reuseIdentifier", ""), inner)
        if first:
            view["prototypes"] = list(first.values())


def skeleton_layer(found):
    """A layer that SkeletonView has put there; None for others."""
    if found["class"] not in ("CALayer", "CAGradientLayer") or found.get("name"):
        return None
    if numbers_of(found.get("anchorPoint"), 2) != [0, 0]:
        return None
    layer = {"type": "gradient"} if found["class"] == "CAGradientLayer" else {}
    frame, bounds = numbers_of(found.get("frame"), 4), numbers_of(found.get("bounds"), 4)
    if frame:
        layer["frame"] = frame
    lines = [line for line in (numbers_of(text, 4) for text in found["lines"]) if line]
    if lines and frame and bounds:
        across, down = frame[0] - bounds[0], frame[1] - bounds[1]
        layer["lines"] = [[line[0] + across, line[1] + down, line[2], line[3]] for line in lines]
    if number_of(found.get("cornerRadius")):
        layer["cornerRadius"] = number_of(found["cornerRadius"])
    return layer


def written(document):
    """A document as JSON, each view in a line; what is left to write waits in a list, so that no depth is too deep."""
    parts, waiting = [], [(document, 0, False)]
    while waiting:
        step = waiting.pop()
        if isinstance(step, str):
            parts.append(step)
            continue
        value, depth, is_copy = step
        if isinstance(value, dict):
            steps = ["{"]
            for number, (key, inner) in enumerate(fields(value, is_copy)):
                steps.append((", " if number else "") + json.dumps(key) + ": ")
                steps.append((inner, depth + 1, is_copy or key == "prototypes"))
            steps.append("}")
        elif isinstance(value, list):
            holds_views = bool(value) and isinstance(value[0], dict) and "type" in value[0]
            line = "\n" + " " * min(depth, 40) if holds_views else ""
            steps = ["["]
            for number, inner in enumerate(value):
                steps += [("," + (line or " ") if number else line), (inner, depth + 1, is_copy)]
            steps.append("]")
        else:
            steps = [json.dumps(value, ensure_ascii=False)]
        waiting += reversed(steps)
    return "".join(parts) + "\n"


def fields(value, is_copy):
    """A mapping's; a cell that stands for those registered is not on screen itself, nor are any in it."""
    if not is_copy:
        return value.items()
    left_out = {"reference", "skeletonLayers"} | ({"subviews"} if "prototypes" in value else set())
    return [(key, inner) for key, inner in value.items() if key not in left_out]


def plain(name):
    """A class's name without its module and outer types, out of Swift's mangled form if need be."""
    mangled = re.match(r"_Tt[CGO]*(\d.*?)_*$", name)
    if mangled:
        rest, words = mangled[1], []
        while match := re.match(r"(\d+)", rest):
            start = match.end()
            words.append(rest[start : start + int(match[1])])
            rest = rest[start + int(match[1]) :]
        return words[-1] if words else name
    return name if "<" in name else name.rsplit(".", 1)[-1]


def number_of(text):
    """A finite number in a description; None for anything else."""
    try:
        number = float({"true": 1, "false": 0, "YES": 1, "NO": 0}.get(text, text))
    except (TypeError, ValueError):
        return None
    if number != number or number in (float("inf"), float("-inf")):
        return None
    number = round(number, 3)
    return int(number) if number == int(number) else number


def numbers_of(text, count):
    """The numbers of a rectangle, size or point, as NSValue describes it: NSRect: {{0, 0}, {320, 44}}."""
    numbers = [
        number_of(part)
        for part in re.findall(r"[-+]?(?:\d[\d.eE+-]*|inf|nan)", (text or "").partition(":")[2] or text or "")
    ]
    return numbers if len(numbers) == count and None not in numbers else None


def word(words, number):
    try:
        return words[int(number)] if int(number) >= 0 else None
    except (TypeError, ValueError, IndexError):
        return None


def __lldb_init_module(debugger, _):
    debugger.HandleCommand(f"command script add -o -f {__name__}.skelinspect skelinspect")
