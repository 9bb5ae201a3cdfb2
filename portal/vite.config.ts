import { firstLoadPlugin } from '@drawbridge/tooling/first-load-plugin';
import { MAIN, readFirstLoads } from '@drawbridge/tooling/first-loads';
import { findPageChunks } from '@drawbridge/tooling/page-chunks';
import { cssTarget, sharedPlugins, sharedWorker } from '@drawbridge/tooling/vite';
import { defineConfig, type InlineConfig, type Rolldown } from 'vite';

const toConfig = (codeSplitting: Rolldown.OutputOptions['codeSplitting']): InlineConfig => ({
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
      output: { codeSplitting },
    },
  },
});

export default defineConfig(async ({ command }) => {
  const table = readFirstLoads();
  // Modules of the development server are not joined.
  const chunks = command === 'build' ? await findPageChunks(toConfig(true), table, MAIN) : true;
  const config = toConfig(chunks);
  return { ...config, plugins: [config.plugins, firstLoadPlugin({ table, main: MAIN })] };
});
