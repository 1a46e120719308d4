# Each target does all the set-up it needs on a fresh machine with Python 3.11 or newer, and only once.
PYTHON ?= python3
GAME ?= termites
BIN := .venv/bin

.PHONY: play serve test check bench clean

play: .venv/ready-to-play  ## a game in the terminal, you against a bot: Termites, or GAME=cryhavoc
	@$(BIN)/rulewright play $(GAME) $(ARGS)

serve: .venv/ready-to-serve  ## tables for browsers and programs; ARGS='--port 9000'
	@$(BIN)/rulewright serve $(ARGS)

test: .venv/ready-to-develop  ## every test
	$(BIN)/pytest -n auto $(ARGS)

check: .venv/ready-to-develop  ## style, types and the arrow of imports
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/pytest -q tests/test_import_arrows.py

bench: .venv/ready-to-compare  ## how fast, against peers in the same minute
	$(BIN)/rulewright bench --peers $(ARGS)

.venv/python:
	@$(PYTHON) -c 'import sys; sys.exit(not (3, 11) <= sys.version_info[:2] < (3, 15))' \
		|| { echo "rulewright needs Python 3.11 to 3.14; set PYTHON=/path/to/it"; exit 1; }
	$(PYTHON) -m venv .venv
	@touch $@

.venv/ready-to-play: .venv/python pyproject.toml
	@echo "Setting up, once: a minute or so ..."
	@$(BIN)/pip install --quiet --disable-pip-version-check -e .
	@touch $@

.venv/ready-to-serve: .venv/python pyproject.toml
	@echo "Setting up, once: a minute or so ..."
	@$(BIN)/pip install --quiet --disable-pip-version-check -e '.[server]'
	@touch $@ .venv/ready-to-play

.venv/ready-to-develop: .venv/python pyproject.toml
	$(BIN)/pip install --quiet --disable-pip-version-check -e '.[dev]'
	@touch $@ .venv/ready-to-play .venv/ready-to-serve

.venv/ready-to-compare: .venv/python pyproject.toml
	$(BIN)/pip install --quiet --disable-pip-version-check -e '.[peers]'
	@touch $@ .venv/ready-to-play

clean:  ## everything that a target above made
	rm -rf .venv .cache .mypy_cache .ruff_cache .pytest_cache .hypothesis
