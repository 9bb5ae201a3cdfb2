/** A length in `rem`, outside of a media query: those of ours are in pixels. */
const REM = /(?<![\w.-])(-?(?:\d*\.)?\d+)rem\b/g;

/**
 * `rem` is the size that the page around gives its root, and many pages give it ten pixels. The lengths of these styles are
 * multiples of `size` instead.
 */
export const toReaderSize = (css: string, size: string): string => css.replaceAll(REM, `calc($1*${size})`);
