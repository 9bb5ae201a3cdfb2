import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { addWish } from '@drawbridge/contracts/learning';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestTool, type TestTool } from '../fixtures/create-test-tool.ts';

const DIST = fileURLToPath(new URL('../../../portal/dist', import.meta.url));
const isBuilt = existsSync(`${DIST}/assets`);
const LOCKED = "default-src 'none'; frame-ancestors 'none'";

let tool: TestTool;
beforeAll(async () => {
  tool = await createTestTool();
});
afterAll(() => tool.close());
const readHeaders = async (path: string, init?: RequestInit) => (await tool.fetch(path, init)).headers;

describe('P15: the headers of a response that is no page (ASVS 3.4.3, 3.4.6)', () => {
  it.each([
    '/healthz',
    '/api/main/user/dashboard',
    '/api/openapi.json',
    '/api/nothing',
    '/.well-known/jwks.json',
    '/lti/keys',
    '/assets/no-such-file.js',
    '/lti/login?iss=%00',
  ])('%s allows nothing and may not be framed', async (path) => {
    const headers = await readHeaders(path);
    expect(headers.get('content-security-policy')).toBe(LOCKED);
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('a call that is refused, and one whose body is no JSON, as well', async () => {
    const { headers } = await (await tool.as('ind@demo.test')).call(addWish, {} as never);
    expect(headers.get('content-security-policy')).toBe(LOCKED);
    const broken = await readHeaders('/api/main/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{',
    });
    expect(broken.get('content-security-policy')).toBe(LOCKED);
  });

  it.runIf(isBuilt)(
    'a built script loads from here only, as a worker too, and may not be framed',
    async () => {
      const script = readdirSync(`${DIST}/assets`).find((name) => name.endsWith('.js')) ?? '';
      const policy = (await readHeaders(`/assets/${script}`)).get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("connect-src 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
    },
  );

  it.each(['/', '/api/main/login', '/lti/launch', '/assets/x.js', '/no/such/path'])(
    'OPTIONS %s is empty: no text without a charset (ASVS 4.1.1)',
    async (path) => {
      const response = await tool.fetch(path, { method: 'OPTIONS' });
      expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
        204,
        null,
        '',
      ]);
      expect(response.headers.get('content-security-policy')).toBe(LOCKED);
    },
  );
});

describe('P15: the headers of our pages', () => {
  it.runIf(isBuilt)('demand trusted types, so that no text becomes markup or a script', async () => {
    const headers = await readHeaders('/login');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain('trusted-types dompurify default;');
    expect(headers.get('permissions-policy')).toContain('geolocation=()');
  });

  it.runIf(isBuilt)(
    'do not demand them where the operator runs a chat, whose script is not ours',
    async () => {
      const chatting = await createTestTool({
        env: { CHAT_SCRIPT_URL: 'https://chat.test/x.js', CHAT_APP_ID: 'x' },
      });
      const response = await chatting.fetch('/login');
      expect(response.headers.get('content-security-policy')).not.toContain('trusted-types');
      // A launched page starts no chat: the script could read the ltik in its address. @see LTI-24
      const launched = (await chatting.fetch('/labs')).headers.get('content-security-policy') ?? '';
      await chatting.close();
      expect(launched).toContain("require-trusted-types-for 'script'");
      expect(launched).not.toContain('chat.test');
    },
  );
});

describe('P15: the API reference (ASVS 15.2.2)', () => {
  it.each(['/api/docs', '/api/openapi.json'])('%s is the same text each time', async (path) => {
    const read = async () => (await (await tool.fetch(path)).text()).replaceAll(/nonce="[^"]+"/g, 'nonce=""');
    const first = await read();
    expect(first.length).toBeGreaterThan(10_000);
    expect(await read()).toBe(first);
  });

  it('has another nonce in each response', async () => {
    const read = async () => /style nonce="([^"]+)"/.exec(await (await tool.fetch('/api/docs')).text())?.[1];
    const [first, second] = [await read(), await read()];
    expect(first).toMatch(/^[\w+/]{22}==$/);
    expect(second).not.toBe(first);
  });
});
