"""`python -m rempart` is the command `rempart`."""

from __future__ import annotations

import sys

from rempart.cli import main

sys.exit(main())
