"""Runs commands in LLDB and writes what each answers: loaded by LLDB itself, told what to do by the environment."""

import json
import os

import lldb


def __lldb_init_module(debugger, _):
    request = json.loads(os.environ["DRIVER"])
    debugger.SetAsync(False)
    answers = []
    for command in request["commands"]:
        answer = lldb.SBCommandReturnObject()
        # The command that imports this file has a context of its own, from before the process was there.
        thread = debugger.GetSelectedTarget().GetProcess().GetSelectedThread()
        context = lldb.SBExecutionContext(
            thread.GetSelectedFrame() if thread.IsValid() else debugger.GetSelectedTarget()
        )
        debugger.GetCommandInterpreter().HandleCommand(command, context, answer, False)
        answers.append(
            {
                "command": command,
                "output": answer.GetOutput() or "",
                "error": answer.GetError() or "",
                "succeeded": answer.Succeeded(),
            }
        )
    with open(request["answers"], "w", encoding="utf-8") as stream:
        json.dump(answers, stream)
