import { readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ensureBrowser, findBrowser } from '../chromium.ts';
import { ROOT } from '../root.ts';
import { buildModules, WIDGET_BASE } from './package-vite.ts';
import { listEntries } from './published.ts';
import { toUnlayered } from './published-sheet.ts';
import { bundleReact, REACT } from './testing/bundle-react.ts';
import { BROWSER_HOST, COURSE, HOSTILE_CSS, toDocument, WORKER_HOST } from './testing/host-files.ts';
import { createHostProject, type HostProject } from './testing/host-project.ts';
import { type HostServer, serveHost } from './testing/host-server.ts';

let host: HostProject;
let server: HostServer;
let browser: Browser;
let faults: string[];

const SHEET = '/node_modules/@drawbridge/widgets/dist';
const toLink = (file: string) => `<link rel="stylesheet" href="${SHEET}/${file}">`;

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  await ensureBrowser();
  host = await createHostProject();
  host.write('main.js', `import '@drawbridge/widgets/styles.css';\n${BROWSER_HOST}`);
  host.write('index.html', toDocument({ script: '<script type="module" src="/main.js"></script>' }));
  host.write('worker.js', WORKER_HOST);
  host.write('worker.html', toDocument({ script: '<script type="module" src="/worker.js"></script>' }));
  await build({
    root: host.folder,
    configFile: false,
    logLevel: 'error',
    base: '/built/',
    build: {
      outDir: 'built',
      // As a host builds by default, but for `await` at the top of a module.
      target: 'es2022',
      cssTarget: ['chrome107', 'safari16'],
      rolldownOptions: { input: ['index.html', 'worker.html'].map((file) => path.join(host.folder, file)) },
    },
  });
  // The same without styles: pages of the tests link their sheets.
  host.write('unstyled-main.js', BROWSER_HOST);
  await build({
    root: host.folder,
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: 'unstyled',
      lib: { entry: 'unstyled-main.js', formats: ['es'], fileName: () => 'main.js' },
    },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  await bundleReact(host.folder);
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(host.folder, 'vendor'));
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

describe('EMB-1, EMB-2 cards in the package', () => {
  it('cards run in a host that Vite builds, with tokens from its own server', async () => {
    const page = await open('/built/index.html');
    await expectCards(page);
    const calls = server.calls.filter(({ path: called }) => called === 'course/info');
    expect(calls.at(-1)?.token).toContain('token of the host');
    await page.close();
  });

  it('cards run without a bundler, by an import map', async () => {
    host.write(
      'plain.html',
      toDocument({
        head: `${toLink('styles.css')}${toImportMap(host.folder)}`,
        script: `<script type="module">${BROWSER_HOST}</script>`,
      }),
    );
    const page = await open('/plain.html');
    await expectCards(page);
    await page.close();
  });
});

it.each([
  ['that Vite builds', '/built/worker.html'],
  ['without a bundler', '/plain-worker.html'],
])('EMB-1 a lab runs in its worker in a host %s', async (_, address) => {
  host.write(
    'plain-worker.html',
    toDocument({
      head: toImportMap(host.folder),
      script: '<script type="module" src="/worker.js"></script>',
    }),
  );
  const page = await open(address);
  await page.waitForFunction(() => document.title === 'hello');
  expect(faults).toEqual([]);
  await page.close();
});

/** The addresses of what is imported by name. */
function toImportMap(folder: string): string {
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
  const signals = '/vendor/@preact/signals-react';
  const imports = {
    ...Object.fromEntries(REACT.map((name, at) => [name, `/react/react-${at}.js`])),
    ...Object.fromEntries(widgets),
    '@noble/hashes/': '/vendor/@noble/hashes/',
    '@preact/signals-react': `${signals}/dist/signals.module.js`,
    '@preact/signals-react/runtime': `${signals}/runtime/dist/runtime.module.js`,
    '@preact/signals-core': '/vendor/@preact/signals-core/dist/signals-core.module.js',
    'zod/mini': '/vendor/zod/mini/index.js',
  };
  return `<script type="importmap">${JSON.stringify({ imports })}</script>`;
}

const HOST_ELEMENTS = [
  'html',
  'body',
  '#host-heading',
  '#host-text',
  '#host-link',
  '#host-button',
  '#host-inside',
];

/** Every computed property of elements of the host. */
const readHost = (page: Page) =>
  page.evaluate(
    (selectors) =>
      selectors.map((selector) => {
        const element = document.querySelector(selector);
        if (!element) throw new Error(selector);
        const style = getComputedStyle(element);
        // Heights and widths of the page follow from what is in it.
        return Array.from(style, (name) => `${name}: ${style.getPropertyValue(name)}`).filter(
          (line) => !/^(--|block-size|height|perspective-origin|transform-origin)/.test(line),
        );
      }),
    HOST_ELEMENTS,
  );

const SHOWN = [
  'background-color',
  'border-bottom-width',
  'border-top-left-radius',
  'box-sizing',
  'color',
  'display',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'letter-spacing',
  'line-height',
  'list-style-type',
  'margin-top',
  'min-width',
  'padding-left',
  'text-align',
  'text-shadow',
  'text-transform',
];

/** How each element of the card looks. */
const readCard = (page: Page) =>
  page.evaluate(
    (names) =>
      Array.from(document.querySelectorAll('#plain article, #plain article *:not(svg, svg *)'), (element) => {
        const style = getComputedStyle(element);
        return [element.tagName, ...names.map((name) => `${name}: ${style.getPropertyValue(name)}`)].join(
          '; ',
        );
      }),
    SHOWN,
  );

/** Text and surface of each element of the card with a provider, as they are painted. */
const readColors = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!canvas) throw new Error('no canvas');
    const toPainted = (color: string) => {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data];
    };
    return Array.from(document.querySelectorAll('#connected article, #connected article *'), (element) => {
      const { color, backgroundColor, borderTopColor } = getComputedStyle(element);
      return [color, backgroundColor, borderTopColor].flatMap(toPainted);
    }).flat();
  });

function writePage(name: string, head: string): void {
  host.write(name, toDocument({ head, script: '<script type="module" src="/unstyled/main.js"></script>' }));
}

async function openCards(address: string): Promise<Page> {
  const page = await open(address);
  await page.locator(`#connected >> text=${COURSE.event_name}`).first().waitFor();
  return page;
}

describe('EMB-15 on a page with aggressive styles', () => {
  const hostile = `<style>${HOSTILE_CSS}</style>`;

  it.each(['styles.css', 'styles.layered.css', 'course-card.css'])(
    '%s changes nothing outside a widget',
    async (sheet) => {
      writePage('without.html', hostile);
      writePage('with.html', `${hostile}${toLink(sheet)}`);
      const without = await open('/without.html');
      const before = await readHost(without);
      await without.close();
      const page = await openCards('/with.html');
      expect(await readHost(page)).toEqual(before);
      await page.close();
    },
  );

  it('styles.css keeps the look of a widget', async () => {
    writePage('calm.html', toLink('styles.css'));
    writePage('hostile.html', `${toLink('styles.css')}${hostile}`);
    const calm = await openCards('/calm.html');
    const expected = await readCard(calm);
    await calm.close();
    const page = await openCards('/hostile.html');
    expect(expected.length).toBeGreaterThan(15);
    expect(await readCard(page)).toEqual(expected);
    await page.close();
  });

  it('a page with another root size says what our size is', async () => {
    writePage('usual.html', toLink('styles.css'));
    writePage(
      'small-root.html',
      `<style>html { font-size: 62.5%; } body { font-size: 16px; } :root { --drawbridge-rem: 1.6rem; }</style>${toLink('styles.css')}`,
    );
    const usual = await openCards('/usual.html');
    const expected = await readCard(usual);
    await usual.close();
    const page = await openCards('/small-root.html');
    expect(await readCard(page)).toEqual(expected);
    await page.close();
  });

  it('styles.layered.css gives way to layers that the page puts after it', async () => {
    writePage(
      'layers.html',
      `<style>@layer reset, drawbridge, app; @layer reset { * { padding: 0; } } @layer app { #plain h3 { color: rgb(1, 2, 3); } }</style>${toLink('styles.layered.css')}`,
    );
    const page = await openCards('/layers.html');
    const [title] = (await readCard(page)).filter((line) => line.startsWith('H3'));
    expect(title).toContain('color: rgb(1, 2, 3)');
    expect(await page.locator('#plain article').evaluate((card) => card.clientHeight)).toBeGreaterThan(200);
    await page.close();
  });
});

it('EMB-15 styles of another version on the same page change nothing', async () => {
  const built = await buildModules('packages/widgets', path.join(host.folder, 'other'), {
    hasStyles: true,
    plain: [],
    version: '9.9.9',
  });
  const [, source = ''] = listEntries('packages/widgets').find(([entry]) => entry === './course-card') ?? [];
  host.write('other.css', toUnlayered(built.toStyles([WIDGET_BASE, source])));
  writePage('one.html', toLink('styles.css'));
  writePage('two.html', `${toLink('styles.css')}<link rel="stylesheet" href="/other.css">`);
  const toClasses = (css: string) => new Set(css.match(/\.db\d+[\w-]+/g));
  const own = toClasses(readFileSync(path.join(host.folder, SHEET, 'styles.css'), 'utf8'));
  const others = toClasses(readFileSync(path.join(host.folder, 'other.css'), 'utf8'));
  expect(others.size).toBeGreaterThan(30);
  expect([...own].filter((name) => others.has(name))).toEqual([]);
  const one = await openCards('/one.html');
  const expected = await readCard(one);
  await one.close();
  const two = await openCards('/two.html');
  expect(await readCard(two)).toEqual(expected);
  await two.close();
});

describe('EMB-16 a theme', () => {
  const surfaceOf = (page: Page, id: string) =>
    page.locator(`#${id} article`).evaluate((card) => getComputedStyle(card).backgroundColor);

  it('a theme is light, or what the provider is given, and the page around keeps its own', async () => {
    writePage('themes.html', `<style>:root { color-scheme: dark; }</style>${toLink('styles.css')}`);
    const surfaces: Record<string, string> = {};
    for (const theme of ['none', 'light', 'dark', 'page', 'system']) {
      const page = await openCards(`/themes.html${theme === 'none' ? '' : `?theme=${theme}`}`);
      surfaces[theme] = await surfaceOf(page, 'connected');
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
      await page.close();
    }
    const { light, dark } = surfaces;
    expect(light).not.toBe(dark);
    // The browser of the tests has a light system.
    expect(surfaces).toEqual({ none: light, light, dark, page: dark, system: light });
  });

  it('a theme has the same colors when the host builds for older browsers', async () => {
    writePage('modern.html', toLink('styles.css'));
    const colors: number[][] = [];
    for (const address of [
      '/modern.html',
      '/built/index.html',
      '/modern.html?theme=dark',
      '/built/index.html?theme=dark',
    ]) {
      const page = await openCards(address);
      colors.push(await readColors(page));
      await page.close();
    }
    const [light = [], builtLight = [], dark = [], builtDark = []] = colors;
    const toDifference = (one: number[], other: number[]) =>
      Math.max(...one.map((value, at) => Math.abs(value - (other[at] ?? 0))));
    expect(toDifference(light, builtLight)).toBeLessThan(4);
    expect(toDifference(dark, builtDark)).toBeLessThan(4);
    expect(toDifference(light, dark)).toBeGreaterThan(50);
  });

  it('a theme takes the colors of the page from public properties', async () => {
    writePage(
      'brand.html',
      `<style>#plain { --drawbridge-color-surface: rgb(10, 20, 30); }</style>${toLink('styles.css')}`,
    );
    const page = await openCards('/brand.html');
    expect(await surfaceOf(page, 'plain')).toBe('rgb(10, 20, 30)');
    await page.close();
  });
});
