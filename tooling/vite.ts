/** Vite settings that Storybook, its tests and the portal share. */
import { readFileSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { Plugin, PluginOption } from 'vite';
import { meteredBinaries } from './build/metered-binaries.ts';
import { subsetFonts } from './build/subset-fonts.ts';
import { stripUnreadFields } from './strip-unread-fields.ts';

const uiPackage = new URL('../packages/ui/package.json', import.meta.url);
const { version } = JSON.parse(readFileSync(uiPackage, 'utf8')) as { version: string };

/** Whoever starts the product is not told how long parts of a build took. */
const withoutTimings: Plugin = {
  name: 'drawbridge:without-timings',
  config: () => ({ build: { rolldownOptions: { checks: { bundlerTimings: false } } } }),
};

/**
 * A fresh list for each config. No Babel: components that read signals call `useSignals()` (decision 0020).
 * @param ofVersion class names hash the file path, so two versions of the library on one page would overwrite each
 * other: the version is part of the name
 */
export function sharedPlugins(ofVersion: string = version): PluginOption[] {
  const prefix = `db${ofVersion.replaceAll(/\D/g, '')}`;
  return [
    withoutTimings,
    stripUnreadFields(),
    meteredBinaries(),
    subsetFonts(),
    react(),
    vanillaExtractPlugin({ identifiers: ({ hash }) => `${prefix}${hash}` }),
  ];
}

/** For configurations that build workers, which have a list of plugins of their own. */
export const sharedWorker = { format: 'es' as const, plugins: () => [meteredBinaries()] };

/**
 * Browsers the styles are written for: they support `light-dark()`. With Vite's older default, lightningcss would
 * rewrite it, at twice the size.
 */
export const cssTarget = ['chrome123', 'edge123', 'firefox121', 'safari17.5'];

/**
 * What the optimizer leaves out: our own sources, fonts, what the vanilla-extract plugin runs at build time, and a package
 * without an entry, whose files are named below.
 */
const notOptimized = /^(@drawbridge|@fontsource-variable|@vanilla-extract)\/|^@codemirror\/legacy-modes$/;

/** The dependencies of the packages with screens, so that a new dependency needs no line here. */
function dependenciesOf(folder: string): string[] {
  const file = new URL(`../packages/${folder}/package.json`, import.meta.url);
  const { dependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  return Object.keys(dependencies).filter((name) => !notOptimized.test(name) && name !== 'zod');
}

/** Packages that Vite discovers late: with them named here, a first run of browser tests does not reload half-way. */
export const optimizedDeps = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  '@preact/signals-react/runtime',
  'zod/mini',
  ...['dockerfile', 'properties', 'shell'].map((mode) => `@codemirror/legacy-modes/mode/${mode}`),
  // Used only inside the lab worker, which Vite does not scan beforehand.
  '@noble/curves/nist.js',
  '@noble/hashes/hmac.js',
  '@noble/hashes/legacy.js',
  '@noble/hashes/pbkdf2.js',
  '@noble/hashes/sha2.js',
  '@noble/hashes/utils.js',
  'parse5',
  'yaml',
  ...new Set(['ui', 'client', 'lab-workspace', 'widgets'].flatMap(dependenciesOf)),
];
