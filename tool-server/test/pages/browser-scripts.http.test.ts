import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestTool, type TestTool } from '../fixtures/create-test-tool.ts';

const MODULES = path.join(import.meta.dirname, '../../src/modules');
/** Where the folders of scripts are served. */
const ADDRESSES: Record<string, { below: string; cached: string | null }> = {
  'integration/lti/pages/browser': { below: '/lti/pages/', cached: 'public, max-age=3600' },
  'identity/identity-provider/browser': { below: '/dev/idp/', cached: 'public, max-age=300' },
  'learning/review/local-form/browser': { below: '/dev/review-form/', cached: null },
};
const SCRIPTS = globSync('**/browser/*.ts', { cwd: MODULES });

let tool: TestTool;
beforeAll(async () => {
  tool = await createTestTool();
});
afterAll(() => tool.close());

describe('PKG-2 a script of a page that nothing builds', () => {
  it('each folder of such scripts is served', () => {
    expect([...new Set(SCRIPTS.map((file) => path.dirname(file)))].toSorted()).toEqual(
      Object.keys(ADDRESSES).toSorted(),
    );
  });

  it.each(SCRIPTS)('is JavaScript where it is served, as are the scripts it imports: %s', async (file) => {
    const { below = '', cached } = ADDRESSES[path.dirname(file)] ?? {};
    const address = `${below}${path.basename(file, '.ts')}.js`;
    const response = await tool.fetch(address);
    expect([
      response.status,
      response.headers.get('content-type'),
      response.headers.get('cache-control'),
    ]).toEqual([200, 'text/javascript; charset=utf-8', cached]);

    const served = await response.text();
    const source = readFileSync(path.join(MODULES, file), 'utf8');
    const toLengths = (text: string) => text.split('\n').map((line) => line.length);
    expect(toLengths(served)).toEqual(toLengths(source));
    expect(served).not.toMatch(/^(export )?interface |: (string|void|Promise<\w+>)\b/m);
    for (const [, specifier = ''] of served.matchAll(/ from '([^']+)';/g))
      expect((await tool.fetch(new URL(specifier, `http://tool.test${address}`).pathname)).status).toBe(200);
  });

  it('its source is not served', async () => {
    expect((await tool.fetch('/lti/pages/cookies.ts')).status).toBe(404);
  });
});
