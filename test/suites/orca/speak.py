"""Runs Orca, and writes to standard output what it says, and how it keeps up. The argument is the folder of its settings.

A line is a JSON object: {"said": words}, or every 0.2 s {"waiting": events that Orca has not looked at yet, "late": seconds}.
"""
import json
import logging
import os
import sys
import time

from gi.repository import GLib
from orca import event_manager, orca

EVERY = 0.2
PREFIX = "SPEECH OUTPUT: '"
# Without a speech server there is no sound, and what would be said is logged all the same.
SETTINGS = {'speechServerFactory': 'none', 'enableBraille': False, 'enableSound': False}
# What is typed is in the walk already, and a page is read key by key.
SETTINGS |= {'enableKeyEcho': False, 'sayAllOnLoad': False, 'pageSummaryOnLoad': True}
out = os.fdopen(os.dup(1), 'w', buffering=1)


def write(**line):
    out.write(json.dumps(line) + '\n')


class Speech(logging.Handler):
    def emit(self, record):
        said = record.getMessage()
        if said.startswith(PREFIX):
            write(said=said[len(PREFIX):said.rindex("'")])


class Beat:
    def __init__(self):
        self.last = time.monotonic()

    def __call__(self):
        now = time.monotonic()
        write(waiting=event_manager.getManager()._eventQueue.qsize(), late=max(0, now - self.last - EVERY))
        self.last = now
        return True


logging.getLogger('speech').addHandler(Speech())
GLib.timeout_add(int(EVERY * 1000), Beat())
orca.getSettingsManager().activate(sys.argv[1], SETTINGS)
sys.exit(orca.main())
