import { readdirSync } from 'node:fs';
import path from 'node:path';
import { EMBED_FIRST_LOADS, FRAME_MAIN } from '@drawbridge/tooling/embed-first-loads';
import { firstLoadPlugin } from '@drawbridge/tooling/first-load-plugin';
import { preactAlias } from '@drawbridge/tooling/preact-alias';
import { cssTarget, sharedPlugins } from '@drawbridge/tooling/vite';
import { defineConfig, type UserConfig } from 'vite';
import { inlineStyles } from './inline-styles.ts';
import { renameDocument } from './rename-document.ts';

const HERE = import.meta.dirname;
const DIST = path.join(HERE, 'dist');

const common: UserConfig = {
  root: HERE,
  base: '/embed/',
  publicDir: false,
  worker: { format: 'es' },
};
const build = {
  outDir: DIST,
  emptyOutDir: false,
  target: 'es2023',
  cssTarget,
  assetsInlineLimit: 0,
  sourcemap: false,
  chunkSizeWarningLimit: 700,
} as const;

const frameBuild = {
  ...build,
  // The server lists what a frame loads first, as it does for the portal.
  modulePreload: {
    polyfill: false,
    resolveDependencies: (_: string, parts: string[]) => parts.filter((part) => part.endsWith('.css')),
  },
  rolldownOptions: { input: path.join(HERE, 'frame.html') },
};

/** The page inside a frame: a program with its own document, like the portal. */
const frame: UserConfig = {
  ...common,
  resolve: { alias: preactAlias },
  plugins: [sharedPlugins(), firstLoadPlugin({ table: EMBED_FIRST_LOADS, main: FRAME_MAIN })],
  build: { ...frameBuild, emptyOutDir: true },
};

/** The same with React, for frames that show labs. */
const labFrame: UserConfig = {
  ...common,
  plugins: [
    sharedPlugins(),
    firstLoadPlugin({ table: EMBED_FIRST_LOADS, main: FRAME_MAIN, fileName: 'lab-first-loads.json' }),
    renameDocument('frame.html', 'lab-frame.html'),
  ],
  build: frameBuild,
};

/** The elements that show the catalogue on the partner's page: one script that contains its styles. */
const elements: UserConfig = {
  ...common,
  resolve: { alias: preactAlias },
  plugins: [sharedPlugins(), inlineStyles('ELEMENT_STYLES')],
  build: {
    ...build,
    cssCodeSplit: false,
    modulePreload: false,
    rolldownOptions: {
      input: { elements: path.join(HERE, 'src/elements/main.tsx') },
      preserveEntrySignatures: 'strict',
      output: { entryFileNames: 'assets/[name]-[hash].js' },
    },
  },
};

/** Path of the built elements, from the root of the site. */
function findElements(): string {
  const file = readdirSync(path.join(DIST, 'assets')).find((name) => /^elements-.+\.js$/.test(name));
  if (file === undefined) throw new Error('build the elements before the loader');
  return `/embed/assets/${file}`;
}

/** `/embed/v1.js`: a classic script, so that its tag needs only `async`. */
const loader = (): UserConfig => ({
  ...common,
  define: { ELEMENTS_PATH: JSON.stringify(findElements()) },
  build: {
    ...build,
    rolldownOptions: {
      input: path.join(HERE, 'src/host/loader.ts'),
      output: { format: 'iife', entryFileNames: 'v1.js' },
    },
  },
});

/** Four builds, in this order: `--mode frame`, `--mode lab-frame`, `--mode elements`, `--mode loader`. */
export default defineConfig(({ mode }) => {
  if (mode === 'loader') return loader();
  if (mode === 'lab-frame') return labFrame;
  return mode === 'elements' ? elements : frame;
});
