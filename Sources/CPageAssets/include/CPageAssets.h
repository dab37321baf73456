/// The page's style sheet and script, which the compiler of C puts into the program as they stand: Swift has no
/// `#embed`, and what the package manager has instead is unknown to universal builds (swift-package-manager#6969).
/// Both end with a zero.
const unsigned char *_Nonnull page_style(void);
const unsigned char *_Nonnull page_script(void);
