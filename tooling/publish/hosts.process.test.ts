import { readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureBrowser, findBrowser } from '../chromium.ts';
import { ROOT } from '../root.ts';
import { BROWSER_HOST, COURSE, HOSTILE_CSS, toDocument } from './testing/host-files.ts';
import { createHostProject, type HostProject } from './testing/host-project.ts';
import { type HostServer, serveHost } from './testing/host-server.ts';

let host: HostProject;
let server: HostServer;
let browser: Browser;
let faults: string[];

/** React is published as CommonJS: for browsers without a bundler it is made into modules. */
async function bundleReact(folder: string): Promise<void> {
  const names = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];
  const entries = names.map((name, at) => [`react-${at}`, `\0${name}`] as const);
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    plugins: [
      {
        name: 'react-modules',
        resolveId: (id) => (id.startsWith('\0react') ? id : null),
        async load(id) {
          if (!id.startsWith('\0react')) return null;
          const name = id.slice(1);
          const exported = Object.keys((await import(name)) as object).filter((key) => key !== 'default');
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

const SHEETS = { flat: 'styles.css', layered: 'styles.layered.css' } as const;
const SHEET = '/node_modules/@drawbridge/widgets/dist';
const toLink = (file: string) => `<link rel="stylesheet" href="${SHEET}/${file}">`;

beforeAll(async () => {
  process.env['NODE_ENV'] = 'production';
  await ensureBrowser();
  host = createHostProject();
  host.write('main.js', `import '@drawbridge/widgets/styles.css';\n${BROWSER_HOST}`);
  host.write('index.html', toDocument({ script: '<script type="module" src="/main.js"></script>' }));
  await build({
    root: host.folder,
    configFile: false,
    logLevel: 'error',
    base: '/built/',
    build: { outDir: 'built', assetsInlineLimit: 0 },
  });
  await bundleReact(host.folder);
  server = await serveHost(host.folder);
  browser = await chromium.launch(findBrowser());
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  host?.remove();
});

async function open(address: string): Promise<Page> {
  faults = [];
  const page = await browser.newPage();
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
  });
  await page.goto(`${server.origin}${address}`);
  return page;
}

/** Both cards are shown, and the one with a provider reports what happens. */
async function expectCards(page: Page): Promise<void> {
  await page.locator(`#plain >> text=${COURSE.event_name}`).first().waitFor();
  await page.locator(`#connected >> text=${COURSE.event_name}`).first().waitFor();
  await page.getByRole('button', { name: /Add .* to favorites/ }).click();
  await page.waitForFunction(() => document.title !== 'Host');
  expect(await page.title()).toBe(`${COURSE._key} true`);
  expect(faults).toEqual([]);
}

describe('EMB-1, EMB-2 cards of the package', () => {
  it('run in a host that Vite builds, with tokens of its own server', async () => {
    const page = await open('/built/index.html');
    await expectCards(page);
    const calls = server.calls.filter(({ path: called }) => called === 'course/info');
    expect(calls.at(-1)?.token).toContain('token of the host');
    await page.close();
  });

  it('run without a bundler, by an import map', async () => {
    const imports = {
      ...Object.fromEntries(
        ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'].map((name, at) => [
          name,
          `/react/react-${at}.js`,
        ]),
      ),
      ...toImportMap(host.folder),
    };
    host.write(
      'plain.html',
      toDocument({
        head: `${toLink('styles.css')}<script type="importmap">${JSON.stringify({ imports })}</script>`,
        script: `<script type="module">${BROWSER_HOST}</script>`,
      }),
    );
    const page = await open('/plain.html');
    await expectCards(page);
    await page.close();
  });
});

/** The addresses of what the card with a provider imports. */
function toImportMap(folder: string): Record<string, string> {
  const read = (name: string) =>
    JSON.parse(readFileSync(path.join(folder, 'node_modules', name, 'package.json'), 'utf8')) as {
      exports: Record<string, { default: string }>;
    };
  const widgets = Object.entries(read('@drawbridge/widgets').exports)
    .filter(([, target]) => typeof target === 'object')
    .map(([subpath, target]) => [
      `@drawbridge/widgets/${subpath.slice(2)}`,
      `/node_modules/@drawbridge/widgets/${target.default.slice(2)}`,
    ]);
  const signals = '/node_modules/@preact/signals-react';
  return {
    ...Object.fromEntries(widgets),
    '@preact/signals-react': `${signals}/dist/signals.module.js`,
    '@preact/signals-react/runtime': `${signals}/runtime/dist/runtime.module.js`,
    '@preact/signals-core': '/node_modules/@preact/signals-core/dist/signals-core.module.js',
    'use-sync-external-store/shim/index.js': '/react/shim.js',
    'zod/mini': '/node_modules/zod/mini/index.js',
  };
}
