import { firstLoadPlugin } from '@drawbridge/tooling/first-load-plugin';
import { MAIN, readFirstLoads } from '@drawbridge/tooling/first-loads';
import { pageChunksPlugin } from '@drawbridge/tooling/page-chunks';
import { cssTarget, sharedPlugins, sharedWorker } from '@drawbridge/tooling/vite';
import { defineConfig, type UserConfig } from 'vite';

const table = readFirstLoads();

const toConfig = (): UserConfig => ({
  root: import.meta.dirname,
  plugins: [sharedPlugins()],
  worker: sharedWorker,
  build: {
    target: 'es2023',
    cssTarget,
    assetsInlineLimit: 0,
    // The server names what a page loads first; in each import these names would weigh on every first load.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, parts) => parts.filter((part) => part.endsWith('.css')),
    },
    sourcemap: false,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      // Addresses and settings are constants of modules: a chunk then holds the few it uses.
      optimization: { inlineConst: { mode: 'all' } },
      // Each first load names a hundred files, and their hashes do not compress: seven characters tell builds apart.
      output: {
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css'))
            ? 'assets/[hash:7][extname]'
            : 'assets/[name]-[hash:7][extname]',
      },
    },
  },
});

export default defineConfig({
  ...toConfig(),
  plugins: [
    sharedPlugins(),
    pageChunksPlugin({ toConfig, table, main: MAIN }),
    firstLoadPlugin({ table, main: MAIN }),
  ],
});
