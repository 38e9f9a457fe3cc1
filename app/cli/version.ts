/** The version that `--version` prints: package.json's, which a bundle has not beside it. */
export const VERSION = '0.1.0'
