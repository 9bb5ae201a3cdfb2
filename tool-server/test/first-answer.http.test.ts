import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestTool, type TestTool } from './fixtures/create-test-tool.ts';

let tool: TestTool;
beforeAll(async () => {
  tool = await createTestTool();
});
afterAll(() => tool.close());

const open = (path: string) => fetch(new URL(path, tool.origin));
/** Names of the files that a document names, without their hashes. */
async function readNames(path: string): Promise<string[]> {
  const html = await (await open(path)).text();
  return [...html.matchAll(/"\/assets\/([\w.]+(?:-\w+)*?)-[\w-]{8}\.\w+"/g)].map(([, name]) => name ?? '');
}

describe('the first answer to an address', () => {
  it('of a lab names the program, the lab, its text, its editor and its engine', async () => {
    const names = await readNames('/portal/labs/l1-someone-elses-invoice');
    expect(names).toEqual(
      expect.arrayContaining([
        'react',
        'shell',
        'lab',
        'SafeHtml',
        'editor',
        'page-worker',
        'quickjs',
        'sqlite3',
      ]),
    );
    // Ten times as large as everything else, and only few labs are written in it.
    expect(names.join()).not.toMatch(/pyodide|python/);
  });

  it('of the sign-in page names nothing of the pages behind it', async () => {
    const names = await readNames('/login');
    expect(names).toEqual(expect.arrayContaining(['react', 'portal-app', 'sign-in']));
    expect(names.filter((name) => /^(shell|client|dashboard|lab|editor)/.test(name))).toEqual([]);
  });

  it.each(['/no-such-page', '/portal/no-such-page', '/embed', '/portal/company/teams'])(
    'of %s, which no table lists, names the start of the program alone',
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
  ])('of %s names only files that are there, and each once', async (path) => {
    const html = await (await open(path)).text();
    const addresses = [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, file]) => file ?? '');
    expect(addresses.length).toBeGreaterThan(3);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const address of addresses) expect([address, (await open(address)).status]).toEqual([address, 200]);
  });

  it('is a document that no cache keeps, and its files are kept for a year', async () => {
    const page = await open('/login');
    expect(page.headers.get('cache-control')).toContain('no-store');
    const [, file = ''] = /src="(\/assets\/[^"]+)"/.exec(await page.text()) ?? [];
    expect((await open(file)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await open('/logo.svg')).headers.get('cache-control')).toBe('public, max-age=300');
  });

  it('does not show what the build says of itself', async () => {
    expect((await (await open('/.vite/first-loads.json')).text()).includes('"patterns"')).toBe(false);
  });
});
