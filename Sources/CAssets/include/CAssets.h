/// Files that the compiler of C puts into the program as they stand: Swift has no `#embed`, and what the package manager
/// has instead is unknown to universal builds (swift-package-manager#6969). Each ends with a zero.

/// The style sheet and the script of the page of HTML.
const unsigned char *_Nonnull page_style(void);
const unsigned char *_Nonnull page_script(void);

/// What makes shells complete command lines: bash 3.2 and later, zsh, fish.
const unsigned char *_Nonnull bash_completions(void);
const unsigned char *_Nonnull zsh_completions(void);
const unsigned char *_Nonnull fish_completions(void);
