# The targets are listed by `make`. What is built goes to .build; what is missing is installed by .ci/setup.

PREFIX     = /usr/local
SECONDS    = 20
YARDSTICKS = simdjson jq valgrind PyYAML xmllint
PROGRAM    = .build/dist/skelinspect
PACKAGES   = .build/packages
REPOSITORY = OWNER/skelinspect
# What fixtures hold is input, in any style.
SWIFT_CODE := $(wildcard Package*.swift) Plugins Sources $(filter-out Tests/Fixtures Tests/run Tests/summary.awk,$(wildcard Tests/*))

# What is built here needs no plugins, which would download the last release's program.
SKELINSPECT_PLUGINS ?= none
export SKELINSPECT_PLUGINS

# The suites that are longer where CI_ALL=1.
SCALED_TESTS = $(basename $(notdir $(shell grep -lrwE 'scaled|sampled|hostileCount' Tests --include='*Tests.swift')))

# With a section for each function the linker leaves out those that nobody calls. Nothing here calls the library of
# regular expressions, which Swift imports by itself: without it the program is 1.3 MB smaller and starts a tenth sooner.
# A Mac has no static executables; its program contains libyaml, and needs only what the system brings.
ifeq ($(shell uname),Linux)
  STATIC = -Xswiftc -static-executable -Xlinker -s -Xswiftc -Xfrontend -Xswiftc -function-sections \
    -Xswiftc -Xfrontend -Xswiftc -disable-implicit-string-processing-module-import
  # The compiler orders some of what it writes by addresses: with the same ones each time it writes the same bytes.
  # Some containers forbid it.
  SAME_ADDRESSES := $(shell setarch -R true 2>/dev/null && echo setarch -R)
else
  STATIC_LIBYAML = Packaging/static-libyaml .build/static
  STATIC = --pkg-config-path .build/static
endif

.PHONY: help run test browser capture mac package release install dist packaging bench budget fuzz format documentation lint clean

help: ## List these targets
	@awk -F ' *:.*## ' '/^[a-z]+:.*## / { printf "make %-13s %s\n", $$1, $$2 }' Makefile

run: ## Build the program, describe one of the Examples and inspect another
	@.ci/setup swift libyaml expat
	swift run skelinspect describe Examples/profile.yaml
	swift run --skip-build skelinspect inspect Examples/broken.yaml

test: ## Run every test; all that they print goes to .build/test.log
	@.ci/setup swift libyaml expat check-jsonschema xmllint zsh fish groff
	Tests/run

browser: $(PROGRAM) ## Test that program's pages in Chromium: .build/browser
	@.ci/setup libyaml expat python3 chromium selenium axe-core-python
	cd Tests/Browser && ls test_*.py | xargs -n 1 -P 2 ../../.build/venv/bin/python -B -m unittest discover -q -p

capture: $(PROGRAM) ## Test what apps write, and LLDB's command: Tests/Capture
	@.ci/setup python3 check-jsonschema
	swift build --package-path Tests/Capture --scratch-path .build/capture
	WITH_SKELETONVIEW=1 swift build --package-path Tests/Capture --scratch-path .build/capture-skeletonview
	python3 -B -m unittest discover -s Tests/Capture

mac: ## Compile for macOS as far as that goes on Linux: Tests/Mac
	@.ci/setup libyaml expat python3 ziglang
	Tests/Mac/run

package: ## Test the package as others depend on it, and its plugins: Tests/Package
	@.ci/setup swift libyaml expat python3
	swift build --product skelinspect
	python3 -B -m unittest discover -s Tests/Package

release: $(PROGRAM) ## Build the stand-alone program: .build/dist/skelinspect

$(PROGRAM): Makefile $(wildcard Package*.swift) $(shell find Sources)
	@.ci/setup swift libyaml expat
	@$(STATIC_LIBYAML)
	$(SAME_ADDRESSES) swift build -c release --scratch-path .build/optimized $(STATIC) --product skelinspect
	@install -d $(@D)
	install -m 755 .build/optimized/release/skelinspect $@

install: $(PROGRAM) ## Install it with man page and completions under PREFIX (/usr/local), in DESTDIR if given
	Packaging/install $(PROGRAM) "$(DESTDIR)$(PREFIX)"

dist: $(PROGRAM) ## Pack it as a release has it, for this machine: .build/packages
	@.ci/setup python3
	rm -rf $(PACKAGES)
	Packaging/pack program $(PROGRAM) $(PACKAGES)
	Packaging/pack release $(PACKAGES) $(REPOSITORY)

packaging: $(PROGRAM) ## Check what packs and installs that program, the workflows and the formula: Tests/Packaging
	@.ci/setup python3 check-jsonschema shellcheck ruby
	.build/venv/bin/check-jsonschema --builtin-schema vendor.github-workflows .github/workflows/*.yml
	.build/venv/bin/check-jsonschema --builtin-schema vendor.github-actions action.yml
	shellcheck $$(grep -l '^#!/bin/bash' Packaging/* .ci/*)
	ruby -c Packaging/skelinspect.rb
	python3 -B -m unittest discover --quiet -s Tests/Packaging

bench: $(PROGRAM) ## Measure that program beside its YARDSTICKS (simdjson jq valgrind PyYAML xmllint)
	@.ci/setup libyaml expat python3 $(YARDSTICKS)
	Tests/Benchmark/run

budget: $(PROGRAM) ## Check what that program takes against its budget (LOWER=1, RAISE=1 rewrite it)
	@.ci/setup libyaml expat python3 valgrind
	python3 -B -m unittest discover --quiet -s Tests/Benchmark
	Tests/Benchmark/budget $(if $(LOWER),--lower) $(if $(RAISE),--raise)

fuzz: ## Run the hostile tests at full length, and fuzz each reader for SECONDS (20)
	@.ci/setup libyaml expat
	CI_ALL=1 Tests/run $(addprefix --filter ,$(SCALED_TESTS))
	Tests/Fuzz/run $(SECONDS)

format: ## Format the Swift code
	swift format --in-place --parallel --recursive $(SWIFT_CODE)

documentation: ## Make the library's pages, and check that they are whole: .build/documentation
	@.ci/setup libyaml expat python3
	.ci/documentation

lint: ## Check the style of the Swift code
	swift format lint --strict --parallel --recursive $(SWIFT_CODE)

clean: ## Remove all that was built
	rm -rf .build
