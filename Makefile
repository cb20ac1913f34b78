# Everything runs in .venv, which is made when it is first needed and again when a lock changes.
# ARGS is handed on:  make play ARGS="kravora --seed 7"   make pytest ARGS="-k retreat"

PYTHON ?= python3
ARGS ?=

VENV := .venv
BIN := $(VENV)/bin
UV_VERSION := 0.13.7
CLIENT := src/rempart/table/static/index.html
WEB := $(shell find web -path web/node_modules -prune -o -type f -print)

# The caller's Python settings stay out of ours.
unexport PYTHONPATH PYTHONHOME PYTHONSAFEPATH VIRTUAL_ENV CONDA_PREFIX
unexport PIP_USER PIP_TARGET PIP_PREFIX
unexport UV_INDEX UV_EXTRA_INDEX_URL UV_FIND_LINKS
export PIP_DISABLE_PIP_VERSION_CHECK := 1

PIP := $(BIN)/python -m pip install -qq

.PHONY: help setup play terminal web webtest types credits browser test quick dist lint pytest postgres format docs bench bench-table bench-peers soak lock clean FORCE
.DELETE_ON_ERROR:

help: ## show this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1|\2/p' Makefile | awk -F'|' '{printf "%-20s%s\n", $$1, $$2}'

play: $(VENV)/.runtime-stamp $(CLIENT) ## play in the browser; in the terminal: make terminal
	@$(BIN)/rempart serve $(ARGS)

terminal: $(VENV)/.runtime-stamp ## play in the terminal
	@$(BIN)/rempart play $(ARGS)

web: $(CLIENT) ## build the browser client

$(CLIENT): $(VENV)/.runtime-stamp scripts/build_web.py $(WEB)
	@echo "Building the browser client ..."
	@$(BIN)/python scripts/build_web.py
	@touch $@

test: lint webtest pytest ## all checks: lint, then the tests of client and server

# What most changes break, in under two minutes: every rule, the battery of each game's plain set-up
# for two, the terminal. Left out: the browser, the server, the lab, and what is marked slow.
QUICK := tests/kernel tests/conformance tests/games tests/terminal $(wildcard tests/test_*.py)
quick: lint ## lint, and the tests that take under two minutes
	@$(BIN)/python -m pytest -q -n auto -m "not slow" $(QUICK) $(ARGS)

webtest: $(VENV)/.dev-stamp $(CLIENT) ## check and test the browser client by itself
	@$(BIN)/python scripts/make_types.py --check
	@$(BIN)/python scripts/build_web.py run check
	@$(BIN)/python scripts/build_web.py run test

types: $(VENV)/.dev-stamp ## write the client's message types anew from the server's
	@$(BIN)/python scripts/make_types.py

credits: $(VENV)/.dev-stamp ## write the licences of the server's libraries anew
	@$(BIN)/python scripts/make_credits.py

dist: $(VENV)/.dev-stamp ## build wheel and sdist, check them, and try them in an empty environment
	@$(BIN)/python scripts/make_dist.py

lint: $(VENV)/.dev-stamp ## check style and types
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --quiet --check . || { echo "To mend it: make format" >&2; exit 1; }
	@$(BIN)/basedpyright

pytest: $(VENV)/.dev-stamp $(CLIENT) postgres browser ## run the tests only
	@$(BIN)/python -m pytest -q -n auto $(ARGS)

# The tests start a throw-away server of their own; the package's own one is not made nor started.
# Where to look is said in tests/table/postgres.py too. Without: make test REMPART_NO_POSTGRES=1
INITDB := /usr/lib/postgresql/*/bin/initdb /opt/homebrew/opt/postgresql*/bin/initdb \
    /usr/local/opt/postgresql*/bin/initdb
postgres: ## install PostgreSQL for the tests, where it is missing and we may
	@if [ "$(REMPART_NO_POSTGRES)" = 1 ] || command -v initdb >/dev/null || \
	    ls $(INITDB) 2>/dev/null | grep -q .; then \
	    :; \
	elif [ "$$(id -u)" = 0 ] && [ -f /etc/debian_version ]; then \
	    echo "Installing PostgreSQL for the tests ..."; \
	    conf=/etc/postgresql-common/createcluster.conf; \
	    mkdir -p $${conf%/*}; [ -e $$conf ] || echo "create_main_cluster = false" > $$conf; \
	    export DEBIAN_FRONTEND=noninteractive UCF_FORCE_CONFFOLD=1; \
	    said=$$({ apt-get update -qq; \
	        apt-get install -qq -y --no-install-recommends postgresql; } 2>&1) || \
	        { echo "$$said" >&2; exit 1; }; \
	else \
	    echo "The tests need PostgreSQL: apt install postgresql, or brew install postgresql" >&2; \
	fi

# Playwright's own browsers cannot be had everywhere; Debian's can.
browser: ## install Chromium for the tests, where it is missing and we may
	@if command -v chromium >/dev/null || command -v google-chrome >/dev/null || \
	    [ -n "$(CHROMIUM)" ]; then \
	    :; \
	elif [ "$$(id -u)" = 0 ] && [ -f /etc/debian_version ]; then \
	    echo "Installing Chromium for the tests ..."; \
	    said=$$({ apt-get update -qq; \
	        DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends chromium; \
	        } 2>&1) || { echo "$$said" >&2; exit 1; }; \
	else \
	    echo "The browser tests need Chromium: install it, or say CHROMIUM=/path/to/it" >&2; \
	fi

format: $(VENV)/.dev-stamp ## format the code and mend what ruff can
	@$(BIN)/ruff check --quiet --fix-only .
	@$(BIN)/ruff format --quiet .

docs: $(VENV)/.dev-stamp $(CLIENT) ## build the documentation site into build/site
	@$(BIN)/python -m scripts.build_docs

bench: $(VENV)/.runtime-stamp ## measure play, bots, copies and replays (--save, --against)
	@$(BIN)/python -m benchmarks $(ARGS)

bench-table: $(VENV)/.dev-stamp $(CLIENT) ## measure the web service: speed, memory, first load
	@$(BIN)/python -m benchmarks.table $(ARGS)

soak: $(VENV)/.dev-stamp $(CLIENT) ## an hour of play, kills and floods: nothing lost, memory flat (--minutes)
	@$(BIN)/python -m benchmarks.soak $(ARGS)

bench-peers: $(VENV)/.peers-stamp ## measure random play beside that of other libraries
	@$(BIN)/python -m benchmarks.peers $(ARGS)

setup: $(VENV)/.dev-stamp ## make .venv with everything a developer needs

# Pins stay as they are where they still fit; to raise them: make lock ARGS=--upgrade
# The dev lock is held to the runtime lock's versions, so that both install into one .venv.
# requirements-server.lock is what a container needs: no build tools, but PostgreSQL and Web Push.
# Both have the lab, so that it is there in the browser, too.
lock: $(VENV)/.venv-stamp ## write the lock files anew from pyproject.toml
	@tmp=$$(mktemp -d) && trap 'rm -rf "$$tmp"' EXIT && \
	$(BIN)/python -m venv "$$tmp" && "$$tmp/bin/python" -m pip install -qq uv==$(UV_VERSION) && \
	compile() { \
	    "$$tmp/bin/uv" pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	        --no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" \
	        pyproject.toml "$$@" $(ARGS); \
	} && \
	compile --extra build --extra lab -o requirements.lock && \
	compile --extra postgres --extra push --extra lab -c requirements.lock \
	    -o requirements-server.lock && \
	compile --extra dev -c requirements.lock -c requirements-server.lock \
	    -o requirements-dev.lock && \
	compile --extra peers -c requirements-dev.lock -o requirements-peers.lock

clean: ## remove .venv, caches and built files
	@rm -rf $(VENV) build dist .pytest_cache .ruff_cache .hypothesis
	@find . -name .git -prune -o -type d -name __pycache__ -prune -exec rm -rf {} +

# --- .venv ---------------------------------------------------------------------------------
# .venv-stamp:    the bare environment; remembers in which directory and with which Python
# .runtime-stamp: what playing needs (requirements.lock), and Rempart itself, editable
# .dev-stamp:     what testing needs as well (requirements-dev.lock)
# .peers-stamp:   what `make bench-peers` compares with (requirements-peers.lock)

$(VENV)/.peers-stamp: $(VENV)/.dev-stamp requirements-peers.lock
	@echo "Installing the other libraries in $(VENV) ..."
	@$(PIP) --require-hashes -r requirements-peers.lock
	@touch $@

$(VENV)/.dev-stamp: $(VENV)/.runtime-stamp requirements-dev.lock
	@echo "Installing the developer's tools in $(VENV) ..."
	@$(PIP) --require-hashes -r requirements-dev.lock
	@touch $@

$(VENV)/.runtime-stamp: $(VENV)/.venv-stamp requirements.lock pyproject.toml
	@echo "Installing Rempart in $(VENV) ..."
	@$(PIP) --require-hashes -r requirements.lock
	@$(PIP) --no-build-isolation --no-deps -e .
	@touch $@

# An environment that was moved here, that lost its Python, or that was made with another Python
# than the one asked for now is made again.
made := test -x $(BIN)/python && cat $(VENV)/.venv-stamp 2>/dev/null
made_in := $(shell $(made) | sed -n 1p)
made_with := $(shell $(made) | sed -n 2p)
ifneq "$(made_in)" "$(CURDIR)"
    stale := FORCE
endif
ifeq "$(origin PYTHON)" "file"
    other_pythons := python3.14 python3.13 python3.12 python3.11
else ifneq "$(made_with)" "$(PYTHON)"
    stale := FORCE
endif

$(VENV)/.venv-stamp: $(stale)
	@found=; \
	for python in "$(PYTHON)" $(other_pythons); do \
	    if "$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
	        found=$$python; break; \
	    fi; \
	done; \
	if [ -z "$$found" ]; then \
	    echo "Rempart needs Python 3.11 or newer, and found none." >&2; \
	    echo "  $(PYTHON): $$("$(PYTHON)" --version 2>&1)" >&2; \
	    echo "To say which Python to use: make PYTHON=/path/to/python3.12 $(MAKECMDGOALS)" >&2; \
	    exit 1; \
	fi; \
	if ! "$$found" -c 'import ensurepip, venv' 2>/dev/null; then \
	    echo "$$found cannot make a virtual environment: its module venv or ensurepip is missing." >&2; \
	    echo "On Debian and Ubuntu: apt install python3-venv" >&2; \
	    echo "To use another Python: make PYTHON=/path/to/python3.12 $(MAKECMDGOALS)" >&2; \
	    exit 1; \
	fi; \
	"$$found" -m venv --clear $(VENV)
	@printf '%s\n' "$(CURDIR)" "$(PYTHON)" > $@
