import { readFileSync } from 'node:fs';
import { EDITOR, readFirstLoads } from '@drawbridge/tooling/first-loads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestTool, type TestTool } from '../fixtures/create-test-tool.ts';

let tool: TestTool;
beforeAll(async () => {
  tool = await createTestTool();
});
afterAll(() => tool.close());

const open = (path: string) => fetch(new URL(path, tool.origin));
const firstLoads = readFirstLoads();
const built = JSON.parse(
  readFileSync(new URL('../../../portal/dist/.vite/first-loads.json', import.meta.url), 'utf8'),
) as { modules: Record<string, { scripts: string[] }> };
const toScripts = (modules: readonly string[]) =>
  [...new Set(modules.flatMap((name) => built.modules[name]?.scripts ?? []))].toSorted();
const readScripts = async (path: string) => {
  const html = await (await open(path)).text();
  return [...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, address]) => address ?? '').toSorted();
};

describe('the first answer to an address', () => {
  it('the first answer for a lab names what its page loads, its text, its editor and its engine', async () => {
    const { modules = [], next = [], files = [] } = firstLoads['portal/lab'] ?? {};
    const scripts = await readScripts('/portal/labs/l1-someone-elses-invoice');
    expect(next.flat()).toContain(EDITOR);
    expect(scripts).toEqual(expect.arrayContaining(toScripts([...modules, ...next.flat()])));
    const html = await (await open('/portal/labs/l1-someone-elses-invoice')).text();
    for (const file of files) expect(html).toContain(`/assets/${file}`);
    // Ten times as large as everything else, and only few labs are written in it.
    expect(html).not.toMatch(/pyodide|python/);
  });

  it.each([
    ['/login', 'public/login'],
    ['/portal/dashboard', 'portal/dashboard'],
    ['/portal', 'portal/dashboard'],
    ['/portal/company/teams', 'portal/companyTeams'],
    ['/portal/no-such-page', 'portal/other'],
    ['/labs', 'launch/labs'],
  ])('the first answer for %s names what its page loads, and nothing else', async (path, page) => {
    expect(await readScripts(path)).toEqual(toScripts(firstLoads[page]?.modules ?? []));
  });

  it.each(['/no-such-page', '/embed'])(
    'the first answer for %s, which no list of pages has, names only the start of the program',
    async (path) => {
      const html = await (await open(path)).text();
      expect(html).not.toMatch(/modulepreload|prefetch/);
    },
  );

  it.each([
    '/login',
    '/portal/dashboard',
    '/portal/labs',
    '/portal/labs/l1',
    '/integration',
    '/labs/details/l1',
  ])('the first answer for %s names only existing files, each once', async (path) => {
    const html = await (await open(path)).text();
    const addresses = [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, file]) => file ?? '');
    expect(addresses.length).toBeGreaterThan(3);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const address of addresses) expect([address, (await open(address)).status]).toEqual([address, 200]);
  });

  it('the first answer is never cached, and its files are cached for a year', async () => {
    const page = await open('/login');
    expect(page.headers.get('cache-control')).toContain('no-store');
    const [, file = ''] = /src="(\/assets\/[^"]+)"/.exec(await page.text()) ?? [];
    expect((await open(file)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await open('/logo.svg')).headers.get('cache-control')).toBe('public, max-age=300');
  });

  it("the first answer does not show the build's information about itself", async () => {
    expect((await (await open('/.vite/first-loads.json')).text()).includes('"patterns"')).toBe(false);
  });
});
