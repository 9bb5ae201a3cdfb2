import { existsSync } from 'node:fs';
import path from 'node:path';
import { cssTarget, optimizedDeps, sharedPlugins, sharedWorker } from '@drawbridge/tooling/vite';
import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';
import { documentComponents } from './document-components.ts';
import { documentWrapped } from './document-wrapped.ts';
import { dropReferences } from './drop-references.ts';

const EMBED_DIST = '../../packages/embed/dist';
/** For the page of hosts, once it is built. */
const builtLoader = existsSync(path.join(import.meta.dirname, EMBED_DIST))
  ? [{ from: EMBED_DIST, to: '/embed' }]
  : [];

/** Tests read no props tables. */
const isTest = process.env['VITEST'] !== undefined;
/** The story files of a run of a few: their index is made in a moment, that of all in seconds. */
const chosen = process.env['STORY_FILES']?.split(path.delimiter);

/**
 * Stories are beside their components; pages are in `docs`. Plugins come from `tooling/vite.ts`, which also puts the
 * library's version into vanilla-extract's identifiers: share that list wherever our `.css.ts` files are built.
 */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: chosen ?? [
    '../docs/**/*.mdx',
    '../../packages/ui/src/**/*.stories.tsx',
    '../../packages/lab-workspace/src/**/*.stories.tsx',
    '../../packages/widgets/src/**/*.stories.tsx',
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      // Tables.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  staticDirs: [
    // The icon of the product.
    '../../portal/public',
    { from: '../docs/hosts/pages', to: '/hosts' },
    { from: '../docs/hosts/pages/api', to: '/api' },
    ...builtLoader,
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: isTest ? false : 'react-docgen' },
  viteFinal(base) {
    // Our plugin list contains the React plugin; a second one would refresh twice.
    const foreign = (base.plugins ?? []).filter((plugin) => !isReactPlugin(plugin)).map(documentComponents);
    return mergeConfig(
      { ...base, plugins: foreign },
      {
        plugins: [...(isTest ? [] : [dropReferences(), documentWrapped()]), ...sharedPlugins()],
        optimizeDeps: { include: optimizedDeps },
        build: { cssTarget },
        worker: sharedWorker,
      },
    );
  },
};

function isReactPlugin(plugin: unknown): boolean {
  if (Array.isArray(plugin)) return plugin.some(isReactPlugin);
  const name = typeof plugin === 'object' && plugin !== null && 'name' in plugin ? String(plugin.name) : '';
  return name.startsWith('vite:react');
}

export default config;
