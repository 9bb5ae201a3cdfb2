import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changePartner, deletePartner, EMBED_WIDGETS, listPartners } from '@drawbridge/contracts/integration';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestTool, type TestTool } from '../../../../test/fixtures/create-test-tool.ts';
import { type BuiltEmbed, buildEmbed } from '../../../../test/fixtures/integration/built-embed.ts';
import { DEMO_PARTNER } from '../../operations/demo/index.ts';

const KEY = DEMO_PARTNER.publishableKey;
const { origins: SITES } = DEMO_PARTNER;
const [SITE, OTHER_SITE] = SITES;
const OURS = 'https://tool.test';

let built: BuiltEmbed;
let tool: TestTool;
beforeAll(async () => {
  built = buildEmbed();
  tool = await createTestTool({
    embedDist: built.dir,
    env: { REVIEW_FORM_URL: 'https://review.test/form' },
  });
});
afterAll(async () => {
  await tool.close();
  built.remove();
});

const open = (widget: string, query: Record<string, string> = { key: KEY }, headers = {}) =>
  tool.fetch(`/embed/frame/${widget}?${new URLSearchParams(query)}`, { headers });
const readPolicy = (response: Response) => response.headers.get('content-security-policy') ?? '';
const readDirective = (response: Response, name: string) =>
  readPolicy(response)
    .split('; ')
    .find((directive) => directive.startsWith(`${name} `));

async function expectRefusal(response: Response, status: number, code: string): Promise<void> {
  const html = await response.text();
  expect([response.status, html.includes(`Code: ${code}`)]).toEqual([status, true]);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  // Anybody may frame it: so nothing in it does anything, but for the script that tells the code to the page around it.
  expect(html).toContain(`data-code="${code}"`);
  expect(html.match(/<script[^>]*>/g)).toEqual(['<script type="module" src="/lti/pages/tell-host.js">']);
  expect(readDirective(response, 'frame-ancestors')).toBe('frame-ancestors *');
  for (const control of ['<a ', '<button', '<form', '<input', '<iframe']) expect(html).not.toContain(control);
  expect(html).not.toContain(SITE);
}

describe('EMB-11 a frame', () => {
  it.each(Object.keys(EMBED_WIDGETS))(
    '%s may be framed by the partner and by us, and nobody else',
    async (name) => {
      const response = await open(name);
      expect(response.status).toBe(200);
      expect(readDirective(response, 'frame-ancestors')).toBe(`frame-ancestors 'self' ${SITES.join(' ')}`);
    },
  );

  it('a frame contains the settings of the installation and of its widget', async () => {
    const html = await (await open('course-card')).text();
    const settings = JSON.parse(/id="settings">(.*?)<\/script>/.exec(html)?.[1] ?? '') as object;
    expect(settings).toMatchObject({
      productName: tool.config.productName,
      embed: { widget: 'course-card', allowedOrigins: SITES, publishableKey: KEY },
    });
  });

  it('a frame has a new nonce each time, and the same policy as our other pages', async () => {
    const responses = [await open('lab'), await open('lab')];
    const nonces = await Promise.all(
      responses.map(async (response) => /csp-nonce" content="([^"]+)"/.exec(await response.text())?.[1]),
    );
    expect(nonces[0]).not.toBe(nonces[1]);
    const [first] = responses;
    if (!first) throw new Error('no response');
    expect(readPolicy(first)).toContain(`'nonce-${nonces[0]}'`);
    for (const directive of ["object-src 'none'", "base-uri 'none'", "require-trusted-types-for 'script'"])
      expect(readPolicy(first)).toContain(directive);
    expect(readDirective(first, 'script-src')).toBe("script-src 'self' 'wasm-unsafe-eval'");
    expect(readDirective(first, 'frame-src')).toBe("frame-src 'self' https://review.test");
    expect(first.headers.get('referrer-policy')).toBe('no-referrer');
    expect(first.headers.get('cache-control')).toBe('no-store');
    expect(first.headers.get('x-frame-options')).toBeNull();
  });

  it('a frame is served to a page that names no origin, because the browser checks its ancestors', async () => {
    expect((await open('lab')).status).toBe(200);
  });

  it.each([
    [{ origin: SITE }, {}],
    [{ origin: OTHER_SITE }, {}],
    [{ origin: OURS }, {}],
    [{}, { referer: `${SITE}/some/page?x=1` }],
    [{}, { referer: `${OURS}/portal/partners` }],
    [{}, { referer: 'android-app://com.example' }],
    [{ origin: SITE }, { referer: `${SITE}/` }],
  ])('a frame is served for %j with the headers %j', async (query, headers) => {
    expect((await open('lab', { key: KEY, ...query }, headers)).status).toBe(200);
  });

  it.each([
    'https://evil.test',
    `${SITE}.evil.test`,
    `${SITE}/`,
    `${SITE}/path`,
    'http://localhost:8091.',
    'http://localhost.:8091',
    'http://localhost',
    'http://localhost:80911',
    'https://localhost:8091',
    'HTTP://LOCALHOST:8091',
    'http://Localhost:8091',
    'http://user@localhost:8091',
    'null',
    '*',
    '',
    `${SITE},${OTHER_SITE}`,
    'https://tool.test.evil.test',
  ])('a frame is refused for the origin %j that the loader sends', async (origin) => {
    await expectRefusal(await open('lab', { key: KEY, origin }), 403, 'origin_not_allowed');
  });

  it.each([
    'https://evil.test/',
    `https://evil.test/${SITE}`,
    'http://localhost.evil.test:8091/',
    'http://localhost.:8091/',
    'https://localhost:8091/',
  ])('a frame is refused for the page %j that the browser names', async (referer) => {
    await expectRefusal(await open('lab', { key: KEY }, { referer }), 403, 'origin_not_allowed');
  });

  it('a frame is refused if only one of both names is allowed, and for two origins at once', async () => {
    const mixed = await open('lab', { key: KEY, origin: SITE }, { referer: 'https://evil.test/' });
    await expectRefusal(mixed, 403, 'origin_not_allowed');
    const twice = await tool.fetch(`/embed/frame/lab?key=${KEY}&origin=${SITE}&origin=${OTHER_SITE}`);
    await expectRefusal(twice, 403, 'origin_not_allowed');
  });

  it.each([
    ['none', {}],
    ['an empty one', { key: '' }],
    ['one that never was', { key: 'dbpk_nothing' }],
    ['one in other letters', { key: KEY.toUpperCase() }],
    ['one with a space', { key: `${KEY} ` }],
    ['a very long one', { key: 'x'.repeat(5_000) }],
    ['a secret key', { key: DEMO_PARTNER.secretKey }],
  ] as [string, Record<string, string>][])(
    'a frame is refused without a known key: %s',
    async (_what, query) => {
      await expectRefusal(await open('lab', query), 403, 'unknown_key');
    },
  );

  it('a frame is refused for a key that is sent twice', async () => {
    await expectRefusal(await tool.fetch(`/embed/frame/lab?key=${KEY}&key=${KEY}`), 403, 'unknown_key');
  });

  it.each(['nothing', 'constructor', '__proto__', 'LAB', 'lab%2F..', '%3Cscript%3E'])(
    'a frame is refused for a widget that does not exist: %s',
    async (widget) => {
      await expectRefusal(await open(widget), 404, 'unknown_widget');
    },
  );

  it("a frame's key and query are not logged", async () => {
    await open('lab', { key: 'dbpk_searched', origin: 'https://searched.test' });
    expect(tool.logs.join('\n')).not.toContain('searched');
  });
});

describe('/embed/frame/lab-preview', () => {
  const readAncestors = async (query: string) =>
    readDirective(await tool.fetch(`/embed/frame/lab-preview${query}`), 'frame-ancestors');

  it("the lab preview may be framed by us and, with a key inside a frame, on that partner's pages", async () => {
    expect(await readAncestors('')).toBe("frame-ancestors 'self'");
    expect(await readAncestors(`?key=${KEY}`)).toBe(`frame-ancestors 'self' ${SITES.join(' ')}`);
    for (const query of ['?key=', '?key=nothing', `?key=${KEY}&key=${KEY}`])
      expect(await readAncestors(query)).toBe("frame-ancestors 'self'");
  });
});

describe('the files of the embedded widgets', () => {
  it('any page can load the embed files, and the loader is revalidated after five minutes', async () => {
    const { status, headers } = await tool.fetch('/embed/v1.js');
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'text/javascript; charset=utf-8',
      'public, max-age=300',
    ]);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each([
    ['frame-abc12345.js', 'text/javascript; charset=utf-8'],
    ['styles-abc12345.css', 'text/css; charset=utf-8'],
  ])('files with a hash in their names are cached for a year: %s', async (name, type) => {
    const { status, headers } = await tool.fetch(`/embed/assets/${name}`);
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      type,
      'public, max-age=31536000, immutable',
    ]);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  it("files are sent in the build's compressed form", async () => {
    const response = await tool.fetch('/embed/v1.js', { headers: { 'accept-encoding': 'br' } });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('content-type')?.toLowerCase()).toBe('text/javascript; charset=utf-8');
    expect(await response.text()).toBe(built.files['v1.js']);
  });

  it.each([
    '/embed/frame.html',
    '/embed/lab-frame.html',
    '/embed/secret.txt',
    '/embed/v1.js.br',
    '/embed/.vite/manifest.json',
    '/embed/assets/nothing.js',
    '/embed/assets/',
    '/embed/assets/..%2fsecret.txt',
    '/embed/assets/%2e%2e/secret.txt',
    '/embed/v2.js',
    '/embed/frame/',
  ])('nothing else is served beside the files: %s', async (address) => {
    const response = await tool.fetch(address);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('not served');
  });
});

describe('an installation whose widgets are not built', () => {
  it('an installation without built widgets answers 503 and keeps running', async () => {
    const empty = mkdtempSync(path.join(tmpdir(), 'drawbridge-no-embed-'));
    const other = await createTestTool({ embedDist: empty });
    const frame = await other.fetch(`/embed/frame/lab?key=${KEY}`);
    await expectRefusal(frame, 503, 'unavailable');
    for (const address of ['/embed/v1.js', '/embed/assets/x.js']) {
      const response = await other.fetch(address);
      expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
        503,
        'unavailable',
      ]);
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
    }
    expect((await other.fetch('/healthz')).status).toBe(200);
    await other.close();
    rmSync(empty, { recursive: true });
    expect(existsSync(empty)).toBe(false);
  });
});

describe('EMB-11 pages of a changed partner', () => {
  it('pages are refused as soon as their origin is removed, and all of them once the partner is deleted', async () => {
    const changing = await createTestTool({ embedDist: built.dir });
    const admin = await changing.as('admin@acme.test');
    const [site] = (await admin.call(listPartners, {})).data.items;
    if (!site) throw new Error('the demo has no partner');
    const ask = () => changing.fetch(`/embed/frame/lab?key=${KEY}&origin=${OTHER_SITE}`);
    expect((await ask()).status).toBe(200);
    await admin.call(changePartner, { id: site.id, allowed_origins: [SITE] });
    await expectRefusal(await ask(), 403, 'origin_not_allowed');
    await admin.call(deletePartner, { id: site.id });
    await expectRefusal(await ask(), 403, 'unknown_key');
    await changing.close();
  });
});
