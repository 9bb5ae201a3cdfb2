import type { Plugin } from 'vite';

/** A length in `rem`, outside of a media query: those of ours are in pixels. */
const REM = /(?<![\w.-])(-?(?:\d*\.)?\d+)rem\b/g;

/**
 * `rem` is the size that the page around gives its root, and many pages give it ten pixels. `--drawbridge-rem` is the
 * size that the reader has chosen in the browser (`elements.css.ts`).
 */
export const toReaderSize = (css: string): string => css.replaceAll(REM, 'calc($1*var(--drawbridge-rem))');

/** Writes the sheet of a build into its scripts in place of a name, and leaves the file out. */
export function inlineStyles(name: string): Plugin {
  return {
    name: 'drawbridge:inline-styles',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const sheets = Object.values(bundle).filter(
          (file) => file.type === 'asset' && file.fileName.endsWith('.css'),
        );
        const css = sheets.map((file) => (file.type === 'asset' ? String(file.source) : '')).join('\n');
        for (const { fileName } of sheets) delete bundle[fileName];
        const text = JSON.stringify(toReaderSize(css));
        for (const file of Object.values(bundle))
          if (file.type === 'chunk') file.code = file.code.replaceAll(name, () => text);
      },
    },
  };
}
