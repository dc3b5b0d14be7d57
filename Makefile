# Everything runs from .venv, which the first target makes: python3 and make are all you need.

PYTHON = python3
SECONDS = 60
BIN := .venv/bin
INSTALL := $(BIN)/uv pip install --quiet --python .venv
PYTEST := $(BIN)/pytest -n auto --dist worksteal
# What the page is made from: the package is installed anew when it changes.
PAGE := $(shell find web -name node_modules -prune -o -name samples -prune -o -type f -print)
# Every package must have a hash in requirements.lock, or the installation stops.
LOCKED := --require-hashes --constraints requirements.lock -r pyproject.toml

.DEFAULT_GOAL := help
.PHONY: help play page check test test-core lint style coverage bench soak load balance conformance mutants screens golden train lock clean
.DELETE_ON_ERROR:

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "make %-11s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: .venv/play.stamp ## start the server and open the table in a browser
	$(BIN)/seedround serve --open

check: style ## for every day: format, style, types, layers and the tests of what has changed
	$(BIN)/python -m tools.changed

test: .venv/services.stamp lint ## lint, then run every test
	$(PYTEST)

test-core: lint ## the same without the tests that need a browser or PostgreSQL
	$(PYTEST) -m 'not browser and not postgres'

coverage: .venv/services.stamp ## run every test and print which lines none of them reaches
	$(PYTEST) --cov

style: .venv/dev.stamp
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports

lint: style ## check style, format, types, imports, the page and what we depend on
	$(BIN)/python -m tools.audit
	$(BIN)/python -m tools.page_types --check
	$(BIN)/python -m tools.faces --check
	$(BIN)/python -m tools.npm run lint

bench: .venv/play.stamp ## measure decisions a second
	$(BIN)/seedround bench

soak: .venv/services.stamp ## long tests in full, random games under every law, a server killed 200 times and asked 200,000 odd things (SECONDS=60)
	SEEDROUND_FULL=1 $(PYTEST) -m sampled
	$(BIN)/seedround soak --seconds $(SECONDS)
	$(BIN)/python -m tests.server.killing 200
	$(BIN)/python -m tests.server.attacks.fuzzing 200000

load: .venv/dev.stamp ## measure the table server under load
	$(BIN)/python -m tools.load pace --tables 500 --seconds 60
	$(BIN)/python -m tools.load full --tables 50 --seconds 20
	$(BIN)/python -m tools.load full --game bidness --seats 6 --tables 20 --seconds 20
	$(BIN)/python -m tools.load idle --tables 200
	$(BIN)/python -m tools.load restart --tables 1000
	$(BIN)/python -m tools.load attack

balance: .venv/play.stamp ## check that the house sets are fair
	$(BIN)/seedround balance

conformance: .venv/dev.stamp ## run the suites of PettingZoo, Gymnasium and OpenSpiel in full
	$(BIN)/python -m tools.conformance

mutants: .venv/dev.stamp ## change rules a little: do the tests notice? (GAME=bidness, engine, server)
	$(BIN)/python -m tools.mutants $(GAME)

screens: .venv/services.stamp ## take pictures of every page for docs/screens
	$(BIN)/python -m tools.screens

golden: .venv/dev.stamp ## write the golden records and playthroughs anew
	$(BIN)/python tools/golden.py
	$(BIN)/python tools/playthroughs.py

train: .venv/play.stamp ## train the value function of Silicon Valley anew (a few minutes)
	$(BIN)/python tools/train.py

lock: .venv/uv.stamp ## pin the dependencies anew (UPGRADE=1: to their newest versions)
	$(BIN)/uv pip compile pyproject.toml --quiet --all-extras --group setup --universal \
		--python-version 3.11 --generate-hashes --no-emit-index-url --no-annotate \
		--custom-compile-command "make lock" $(if $(UPGRADE),--upgrade) -o requirements.lock

clean: ## remove everything that was made here
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis \
		.import_linter_cache .coverage .coverage.* htmlcov \
		web/node_modules web/samples src/seedround/server/static
	find . -name __pycache__ -prune -exec rm -rf {} +
	find src -name '*.so' -delete

.venv/uv.stamp: requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit("Seed Round needs Python 3.11 or newer: make PYTHON=python3.12" if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv .venv
	sed -n '/^uv==/,/[^\\]$$/p' requirements.lock > .venv/uv.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r .venv/uv.txt
	@touch $@

# Two things that take long, side by side: uv, and the page if there is a node to build it with.
.venv/play.stamp: requirements.lock pyproject.toml hatch_build.py $(PAGE)
	@$(MAKE) --no-print-directory -j2 .venv/uv.stamp page
	$(INSTALL) $(LOCKED) --extra server
	$(INSTALL) --no-deps --build-constraints requirements.lock --editable .
	@touch $@

page:
	@if command -v npm > /dev/null; then $(PYTHON) hatch_build.py; fi

.venv/dev.stamp: .venv/play.stamp
	$(INSTALL) $(LOCKED) --extra dev
	@touch $@

.venv/services.stamp: .venv/dev.stamp
	$(BIN)/python -m tools.services
	@touch $@
