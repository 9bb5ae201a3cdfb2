import { cssTarget, sharedPlugins } from '@drawbridge/tooling/vite';
import { defineConfig } from 'vite';

/** Modules whose path matches, with folders written with `/` on every system. */
const matching = (pattern: RegExp) => (id: string) => pattern.test(id.replaceAll('\\', '/'));

const VIEWS = matching(/node_modules\/(@preact|wouter)\/|packages\/(ui|widgets)\/|portal\/src\//);

/**
 * Chunks follow the imports of the screens, with three rules beyond that (decision 0050). React changes rarely and is on
 * every page; the editor is one file; what many screens share is one file, because dozens of small ones compress badly.
 * Client and contracts are not part of it: with them the sign-in page would load every schema and error message.
 */
const groups = [
  { name: 'react', test: matching(/node_modules\/(react|react-dom|scheduler|use-sync-external-store)\//) },
  {
    name: 'editor',
    test: matching(
      /node_modules\/(@codemirror\/(autocomplete|commands|lang-javascript|language|state|view)|@lezer\/(common|highlight|javascript|lr)|style-mod|w3c-keyname|crelt|@marijn\/.*)\//,
    ),
  },
  { name: 'shared', test: VIEWS, minShareCount: 12 },
].map((group, index) => ({ ...group, priority: 10 - index }));

export default defineConfig({
  plugins: [sharedPlugins()],
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    cssTarget,
    assetsInlineLimit: 0,
    // The names of what each screen stands on would weigh on every first load: only styles are named ahead.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, parts) => parts.filter((part) => part.endsWith('.css')),
    },
    sourcemap: false,
    manifest: true,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      // Addresses and settings are constants of modules: a chunk then holds the few it uses.
      optimization: { inlineConst: { mode: 'all' } },
      output: { codeSplitting: { groups } },
    },
  },
});
