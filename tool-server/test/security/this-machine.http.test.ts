import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestTool, type TestTool } from '../fixtures/create-test-tool.ts';

let tool: TestTool;
beforeAll(async () => {
  tool = await createTestTool({ env: { DEMO_IN_PUBLIC: '0', PUBLIC_URL: 'http://localhost:8080' } });
});
afterAll(() => tool.close());

interface Seen {
  status: number;
  type: string;
  body: string;
}

/** Without `fetch`, which sets the host itself. */
function send(path: string, headers: Record<string, string>, method = 'GET'): Promise<Seen> {
  return new Promise((resolve, reject) => {
    const sent = request(new URL(path, tool.origin), { method, headers }, (answer) => {
      let body = '';
      answer.on('data', (chunk: Buffer) => (body += chunk.toString()));
      answer.once('end', () =>
        resolve({ status: answer.statusCode ?? 0, type: answer.headers['content-type'] ?? '', body }),
      );
    });
    sent.once('upgrade', (answer, socket) => {
      socket.destroy();
      resolve({ status: answer.statusCode ?? 0, type: '', body: '' });
    });
    sent.once('error', reject).end();
  });
}

/** One address of each kind: pages, files, calls, launches, frames, keys, health, development. */
const ADDRESSES = [
  '/',
  '/login',
  '/api/main/login',
  '/api/openapi.json',
  '/lti/login',
  '/lti/launch',
  '/lti/keys',
  '/embed/v1.js',
  '/.well-known/jwks.json',
  '/healthz',
  '/dev/outbox.json',
];

describe('outside production', () => {
  it.each(ADDRESSES)(
    '%s is refused under a foreign host name, so that no page reaches it by DNS',
    async (path) => {
      for (const host of ['evil.test', 'learn.example.com', 'localhost.evil.test'])
        expect([host, (await send(path, { host })).status]).toEqual([host, 403]);
    },
  );

  it.each(ADDRESSES)('%s is refused to what a proxy on this machine sends on', async (path) => {
    for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])
      expect([name, (await send(path, { host: 'localhost', [name]: '203.0.113.9' })).status]).toEqual([
        name,
        403,
      ]);
  });

  it('no method passes', async () => {
    for (const method of ['POST', 'OPTIONS', 'HEAD', 'DELETE'])
      expect((await send('/api/main/login', { host: 'evil.test' }, method)).status).toBe(403);
  });

  it('the refusal says what to do, as text and to a call as JSON, and is kept by no cache', async () => {
    const page = await send('/login', { host: 'evil.test' });
    expect([page.type, page.body]).toEqual([
      'text/plain; charset=utf-8',
      expect.stringContaining('NODE_ENV=production') as string,
    ]);
    const call = await send('/api/main/login', { host: 'evil.test' });
    expect(JSON.parse(call.body)).toMatchObject({
      success: false,
      code: 'forbidden',
      message: expect.stringContaining('DEMO_IN_PUBLIC=1') as string,
    });
  });

  it.each(['localhost', 'localhost:8090', '127.0.0.1', '[::1]:8080', 'lms.localhost:8090'])(
    'a program on this machine is served under %s',
    async (host) => {
      expect((await send('/healthz', { host })).status).toBe(200);
      expect((await send('/lti/keys', { host })).status).toBe(200);
    },
  );

  it.each([
    ['a foreign host name', { host: 'evil.test' }],
    ['a proxy', { host: 'localhost', 'x-forwarded-for': '203.0.113.9' }],
  ])('a socket is refused to %s', async (_who, headers) => {
    const seen = await send('/api/main/socket', {
      ...headers,
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    });
    expect(seen.status).toBe(403);
  });

  it('a socket of this machine gets as far as its token', async () => {
    const seen = await send('/api/main/socket', {
      host: 'localhost',
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    });
    expect(seen.status).toBe(400);
  });
});
