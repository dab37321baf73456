# The targets are listed by `make`. What is built goes to .build; what is missing is installed by .ci/setup.

PREFIX     = /usr/local
SECONDS    = 20
YARDSTICKS = simdjson jq valgrind PyYAML xmllint
PROGRAM    = .build/dist/skelinspect
# What fixtures hold is input, in any style.
SWIFT_CODE := Package.swift Sources $(filter-out Tests/Fixtures,$(wildcard Tests/*))

# A Mac has no static executables; its program needs only what the system and Homebrew's libyaml bring. With a section
# for each function the linker leaves out those that nobody calls. Nothing here calls the library of regular expressions,
# which Swift imports by itself: without it the program is 1.3 MB smaller and starts a tenth sooner.
ifeq ($(shell uname),Linux)
  STATIC = -Xswiftc -static-executable -Xlinker -s -Xswiftc -Xfrontend -Xswiftc -function-sections \
    -Xswiftc -Xfrontend -Xswiftc -disable-implicit-string-processing-module-import
endif

.PHONY: help run test browser capture release install bench budget fuzz format lint clean

help: ## List these targets
	@awk -F ' *:.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' Makefile

run: ## Build the program and describe Examples/profile.yaml
	@.ci/setup libyaml expat
	swift run skelinspect Examples/profile.yaml

test: ## Run every test
	@.ci/setup libyaml expat check-jsonschema xmllint zsh fish groff
	swift build
	swift test --disable-xctest

browser: $(PROGRAM) ## Test that program's pages in Chromium: .build/browser
	@.ci/setup libyaml expat python3 chromium selenium axe-core-python
	.build/venv/bin/python -B -m unittest discover -s Tests/Browser

capture: $(PROGRAM) ## Test what apps write, and LLDB's command: Tests/Capture
	@.ci/setup python3 check-jsonschema
	swift build --package-path Tests/Capture --scratch-path .build/capture
	WITH_SKELETONVIEW=1 swift build --package-path Tests/Capture --scratch-path .build/capture-skeletonview
	python3 -B -m unittest discover -s Tests/Capture

release: $(PROGRAM) ## Build the stand-alone program: .build/dist/skelinspect

$(PROGRAM): Makefile Package.swift $(shell find Sources)
	@.ci/setup libyaml expat
	swift build -c release $(STATIC) --product skelinspect
	@install -d $(@D)
	install -m 755 .build/release/skelinspect $@

install: $(PROGRAM) ## Install that program under PREFIX (/usr/local), in DESTDIR if given
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 $(PROGRAM) "$(DESTDIR)$(PREFIX)/bin/skelinspect"

bench: $(PROGRAM) ## Measure that program beside its YARDSTICKS (simdjson jq valgrind PyYAML xmllint)
	@.ci/setup libyaml expat python3 $(YARDSTICKS)
	Tests/Benchmark/run

budget: $(PROGRAM) ## Check what that program takes against its budget (LOWER=1, RAISE=1 rewrite it)
	@.ci/setup libyaml expat python3 valgrind
	python3 -B -m unittest discover --quiet -s Tests/Benchmark
	Tests/Benchmark/budget $(if $(LOWER),--lower) $(if $(RAISE),--raise)

fuzz: ## Fuzz each reader for SECONDS (20)
	@.ci/setup libyaml expat
	Tests/Fuzz/run $(SECONDS)

format: ## Format the Swift code
	swift format --in-place --parallel --recursive $(SWIFT_CODE)

lint: ## Check the style of the Swift code
	swift format lint --strict --parallel --recursive $(SWIFT_CODE)

clean: ## Remove all that was built
	rm -rf .build
