import path from 'node:path';
import { build } from 'vite';
import { ROOT } from '../../root.ts';

/** What has no ES modules of its own. */
export const REACT = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'use-sync-external-store/shim/index.js',
];

/** React is published as CommonJS: for browsers without a bundler it is made into modules. */
export async function bundleReact(folder: string): Promise<void> {
  const entries = REACT.map((name, at) => [`react-${at}`, `\0module:${name}`] as const);
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    plugins: [
      {
        name: 'react-modules',
        resolveId: (id) => (id.startsWith('\0module:') ? id : null),
        async load(id) {
          if (!id.startsWith('\0module:')) return null;
          const name = id.slice('\0module:'.length);
          const exported = Object.keys((await import(name)) as object).filter(
            (key) => !/default|\./.test(key),
          );
          return `import all from '${name}'; export default all; export const { ${exported.join(', ')} } = all;`;
        },
      },
    ],
    build: {
      outDir: path.join(folder, 'react'),
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(entries),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  });
}
