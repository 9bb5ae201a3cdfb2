import { toReaderSize } from '@drawbridge/tooling/reader-size';
import type { Plugin } from 'vite';

/** The reader's own text size in the browser (`elements.css.ts`). */
const READER_SIZE = 'var(--drawbridge-rem)';

/** Inlines a build's stylesheet into its scripts in place of a name, and omits the file. */
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
        const text = JSON.stringify(toReaderSize(css, READER_SIZE));
        for (const file of Object.values(bundle))
          if (file.type === 'chunk') file.code = file.code.replaceAll(name, () => text);
      },
    },
  };
}
