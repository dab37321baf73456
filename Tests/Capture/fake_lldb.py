"""As much of LLDB's module as skelinspect_lldb.py uses, for processes that are not there."""

eStateStopped, eStateRunning, eStateStepping, eStateSuspended, eStateCrashed, eStateExited = 5, 6, 7, 9, 8, 10
eLanguageTypeSwift, eLanguageTypeObjC_plus_plus = 30, 17


class SBExpressionOptions:
    def __getattr__(self, name):
        if not name.startswith("Set"):
            raise AttributeError(name)
        return lambda *_: None


class SBError:
    def __init__(self, words=None):
        self.words = words

    def Fail(self):
        return self.words is not None

    def GetCString(self):
        return self.words


class Value:
    """What an expression is: an address, or an error."""

    def __init__(self, number=0, error=None, description=None):
        self.number, self.error, self.description = number, error, description

    def GetError(self):
        return SBError(self.error)

    def GetValueAsUnsigned(self, _=0):
        return self.number

    def GetObjectDescription(self):
        return self.description


class Functions:
    def __init__(self, count):
        self.count = count

    def GetSize(self):
        return self.count


class App:
    """Process, target, thread, frame and context in one."""

    valid = True

    def __init__(
        self, answer=None, functions=("objc_msgSend",), state=eStateStopped, language=eLanguageTypeSwift
    ):
        self.answer, self.functions, self.state, self.language = answer, functions, state, language
        self.memory, self.asked, self.is_main = {}, [], True
        self.process = self.target = self.frame = self.thread = self

    def IsValid(self):
        return self.valid

    def FindFunctions(self, name):
        return Functions(int(name in self.functions))

    def GetState(self):
        return self.state

    def GetThreadAtIndex(self, _):
        return self

    def GetThreadID(self):
        self.count = getattr(self, "count", 0) + 1
        return 1 if self.is_main else self.count

    def GetThread(self):
        return self

    def GetProcess(self):
        return self

    def GetSelectedFrame(self):
        return self

    def GuessLanguage(self):
        return self.language

    def EvaluateExpression(self, code, _):
        self.asked.append(code)
        return self.answer(code)

    def ReadMemory(self, start, count, error):
        data = next(
            (
                text[start - place :]
                for place, text in self.memory.items()
                if place <= start < place + len(text)
            ),
            b"",
        )
        if not data:
            error.words = "memory read failed"
            return None
        return data[:count]


class Result:
    def __init__(self):
        self.output, self.error = "", ""

    def AppendMessage(self, text):
        self.output += text + "\n"

    def SetError(self, text):
        self.error = text
