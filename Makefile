# Each target does all the set-up it needs on a fresh machine with Python 3.11 or newer, and only once.
PYTHON ?= python3
GAME ?= termites
BIN := .venv/bin
PIP := $(BIN)/pip install --quiet --disable-pip-version-check
unexport PYTHONDONTWRITEBYTECODE  # otherwise each test process compiles every module again
WEB := $(shell find web src/rulewright/locales -name node_modules -prune -o -type f -print)

.PHONY: play serve terminal web web-check test quick check lock screenshots bench clean

play: .venv/ready-to-serve  ## both games in the browser, against bots or with friends; ARGS='--port 9000'
	@$(BIN)/rulewright serve --open $(ARGS)

serve: .venv/ready-to-serve  ## the same, for others to open
	@$(BIN)/rulewright serve $(ARGS)

terminal: .venv/ready-to-play  ## a game in the terminal, you against a bot: Termites, or GAME=cryhavoc
	@$(BIN)/rulewright play $(GAME) $(ARGS)

web: .venv/ready-to-develop  ## the web app, if its sources have changed
	@$(BIN)/python -m tests.web.typescript
	@$(BIN)/python hatch_build.py
	@touch .venv/ready-to-serve

web-check: web  ## style, types and tests of the web app; its size is checked when it is built
	@$(BIN)/python hatch_build.py run check

# A file stays in one process, which starts its server and its browser once; which file begins first is up to tests/conftest.py.
# Four processes more than there are cores: tests of servers and browsers wait much of their time. Each takes about 1 GB.
test: web  ## every test
	@$(BIN)/python -m tests.compiled
	$(BIN)/pytest -n $$(($$(nproc) + 4)) --dist loadfile --no-loadscope-reorder $(ARGS)

quick: .venv/ready-to-develop  ## the fast tests, while you work; ARGS=tests/kernel
	$(BIN)/pytest -q -n $$(nproc) --dist loadfile -m 'not slow' $(ARGS)

check: .venv/ready-to-develop web-check  ## style, types and the arrow of imports
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/pytest -q tests/test_import_arrows.py

lock: .venv/ready-to-develop  ## requirements-server.txt, after a change of pyproject.toml; newer versions with ARGS=--upgrade
	@$(PIP) uv
	@$(BIN)/uv pip compile pyproject.toml --extra server --extra postgres --extra redis --universal --python-version 3.11 \
		--generate-hashes --no-emit-index-url --no-emit-find-links --custom-compile-command 'make lock' --quiet $(ARGS) \
		-o requirements-server.txt

screenshots: web  ## of every page, for README and docs
	$(BIN)/python -m tests.browser.screenshots $(ARGS)

bench: .venv/ready-to-compare  ## how fast, against peers in the same minute
	$(BIN)/rulewright bench --peers $(ARGS)

.venv/python:
	@$(PYTHON) -c 'import sys; sys.exit(not (3, 11) <= sys.version_info[:2] < (3, 15))' \
		|| { echo "rulewright needs Python 3.11 to 3.14; set PYTHON=/path/to/it"; exit 1; }
	$(PYTHON) -m venv .venv
	@touch $@

# The terminal game and the laboratory do without the web app.
.venv/ready-to-play: .venv/python pyproject.toml
	@echo "Setting up, once: a minute or so ..."
	@RULEWRIGHT_NO_WEB=1 $(PIP) -e .
	@touch $@

.venv/ready-to-serve: .venv/python pyproject.toml hatch_build.py $(WEB)
	@echo "Setting up the server and its pages: a minute or two, once ..."
	@$(PIP) -e '.[server]'
	@touch $@ .venv/ready-to-play

.venv/ready-to-develop: .venv/python pyproject.toml
	RULEWRIGHT_NO_WEB=1 $(PIP) -e '.[dev]'
	@touch $@ .venv/ready-to-play

.venv/ready-to-compare: .venv/python pyproject.toml
	RULEWRIGHT_NO_WEB=1 $(PIP) -e '.[peers]'
	@touch $@ .venv/ready-to-play

clean:  ## everything that a target above made
	rm -rf .venv .cache .mypy_cache .ruff_cache .pytest_cache .hypothesis web/node_modules src/rulewright/web
