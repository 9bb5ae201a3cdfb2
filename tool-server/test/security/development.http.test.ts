import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestTool, type TestTool } from '../fixtures/create-test-tool.ts';

let tool: TestTool;
beforeAll(async () => {
  tool = await createTestTool();
});
afterAll(() => tool.close());

/** Without `fetch`, which sets the host itself. */
function get(path: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    request(new URL(path, tool.origin), { headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    })
      .once('error', reject)
      .end();
  });
}

describe('P12 the pages of development', () => {
  it.each(['localhost', 'localhost:8080', '127.0.0.1:8080', '[::1]:8080', 'tool.localhost'])(
    'serve a browser on this machine under the host name %s',
    async (host) => {
      expect(await get('/dev/outbox.json', { host })).toBe(200);
      expect(await get('/dev/idp/.well-known/openid-configuration', { host })).toBe(200);
    },
  );

  it.each([
    '/dev/outbox',
    '/dev/outbox.json',
    '/dev/idp/.well-known/openid-configuration',
    '/dev/idp/auth',
    '/dev/x',
  ])(
    'are refused at %s under any other name, so that no page of another site can reach them by DNS',
    async (path) => {
      for (const host of [
        'evil.test',
        '127.0.0.1.evil.test',
        'localhost.evil.test',
        '192.168.0.4',
        '127.evil',
      ])
        expect([host, await get(path, { host })]).toEqual([host, 403]);
    },
  );

  it.each([
    ['x-forwarded-for', '127.0.0.1'],
    ['x-forwarded-for', '203.0.113.9'],
    ['x-real-ip', '203.0.113.9'],
    ['forwarded', 'for=203.0.113.9'],
    ['x-forwarded-host', 'learn.example.com'],
  ])('refuse what a proxy forwards (%s: %s)', async (name, value) => {
    expect(await get('/dev/outbox.json', { host: 'localhost', [name]: value })).toBe(403);
  });

  it.each(['/.well-known/openid-configuration', '/jwks', '/auth', '/no-such-page'])(
    'are kept by no cache: /dev/idp%s',
    async (path) => {
      const { headers } = await tool.fetch(`/dev/idp${path}`);
      expect(headers.get('cache-control')).toContain('no-store');
    },
  );
});
