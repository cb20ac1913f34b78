"""Where a user's own files are kept."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def user_folder() -> Path:
    """The user's data folder for Rempart, such as $XDG_DATA_HOME/rempart; it may not exist yet."""
    if sys.platform == "win32":
        folder, usual = os.environ.get("LOCALAPPDATA"), "~/AppData/Local"
    elif sys.platform == "darwin":
        folder, usual = None, "~/Library/Application Support"
    else:
        folder, usual = os.environ.get("XDG_DATA_HOME"), "~/.local/share"
    return Path(folder or usual).expanduser() / "rempart"
