import { existsSync, readdirSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestTool, type TestTool } from '../fixtures/create-test-tool.ts';

const DIST = fileURLToPath(new URL('../../../portal/dist', import.meta.url));
const isBuilt = existsSync(`${DIST}/assets`);

let tool: TestTool;
beforeAll(async () => {
  tool = await createTestTool({
    demo: false,
    env: {
      NODE_ENV: 'production',
      SECRET_KEY: 'Zl1fT0t0xkJ9y3hZ6o8bQ2vN5rWcE7uMaGdPiSjKLwA',
      EMBEDDED_IN_PRODUCTION: '1',
    },
  });
});
afterAll(() => tool.close());

const readHeader = async (path: string, name: string) => (await tool.fetch(path)).headers.get(name);

/** The first line of the response to a request that `fetch` would not send. */
const readStatusLine = (text: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(Number(new URL(tool.origin).port), '127.0.0.1', () => socket.write(text));
    socket.once('error', reject);
    socket.once('data', (data) => {
      resolve(String(data).split('\r\n')[0] ?? '');
      socket.destroy();
    });
  });

describe('ASVS 3.4.1 in production', () => {
  it.each(['/', '/healthz', '/api/main/nothing', '/lti/login', '/assets/none.js'])(
    'browsers are told at %s to use https alone for a year, for every host below too',
    async (path) => {
      expect(await readHeader(path, 'strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    },
  );
});

describe('ASVS 3.4.2, 3.5.2 a page of another site', () => {
  it.each([
    ['GET', '/api/main/user/dashboard'],
    ['POST', '/api/main/login'],
    ['OPTIONS', '/api/main/login'],
    ['GET', '/healthz'],
    ['GET', '/'],
  ])('may not read what %s %s gives', async (method, path) => {
    const response = await tool.fetch(path, { method, headers: { origin: 'https://evil.test' } });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(response.headers.get('access-control-allow-headers')).toBeNull();
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'sends nothing that is read as a call by a form, as %s',
    async (type) => {
      const body = JSON.stringify({ username: 'somebody@drawbridge.test', password: 'sent by a form' });
      const response = await tool.fetch('/api/main/login', {
        method: 'POST',
        headers: { 'content-type': type, origin: 'https://evil.test' },
        body,
      });
      const { code, errors } = (await response.json()) as { code: string; errors: Record<string, string> };
      expect([code, Object.keys(errors).toSorted()]).toEqual(['bad_input', ['password', 'username']]);
    },
  );
});

describe('ASVS 4.1.3, 15.3.4 the address of a caller', () => {
  it('is not taken from the headers of a caller that is no trusted proxy', async () => {
    const direct = await createTestTool({ env: { TRUSTED_PROXIES: '' } });
    const statuses: number[] = [];
    for (let tries = 0; tries < 11; tries += 1) {
      const reply = await direct.fetch('/api/main/login', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `192.0.2.${tries}`,
          forwarded: `for=192.0.2.${tries}`,
          'x-real-ip': `192.0.2.${tries}`,
        },
        body: JSON.stringify({ username: 'member@acme.test', password: 'guess' }),
      });
      statuses.push(reply.status);
    }
    expect(statuses.at(-1)).toBe(429);
    await direct.close();
  });
});

describe('ASVS 4.1.1 the type of a response', () => {
  it.each([
    ['/', 'text/html; charset=utf-8'],
    ['/api/docs', 'text/html; charset=utf-8'],
    ['/lti/login', 'text/html; charset=utf-8'],
    ['/healthz', 'application/json; charset=utf-8'],
    ['/api/main/nothing', 'application/json; charset=utf-8'],
    ['/.well-known/jwks.json', 'application/json; charset=utf-8'],
  ])('of %s has its charset: %s', async (path, type) => {
    expect(await readHeader(path, 'content-type')).toBe(type);
  });

  it.runIf(isBuilt)('of a built file has its charset where it is text', async () => {
    const assets = readdirSync(`${DIST}/assets`);
    const find = (ending: string) => `/assets/${assets.find((name) => name.endsWith(ending))}`;
    const files = ['/favicon.svg', find('.js'), find('.css')];
    const types = await Promise.all(files.map((file) => readHeader(file, 'content-type')));
    expect(types.map((type) => type?.toLowerCase())).toEqual([
      'image/svg+xml; charset=utf-8',
      'text/javascript; charset=utf-8',
      'text/css; charset=utf-8',
    ]);
  });
});

describe('ASVS 4.2.1 the end of a request', () => {
  it('is not guessed where a length and chunks contradict each other', async () => {
    const lines = ['POST /api/main/login HTTP/1.1', 'Host: tool.test', 'Content-Length: 5'];
    const both = [...lines, 'Transfer-Encoding: chunked', '', '0', '', ''].join('\r\n');
    expect(await readStatusLine(both)).toBe('HTTP/1.1 400 Bad Request');
  });

  it('is not guessed where two lengths differ', async () => {
    const lines = ['POST /api/main/login HTTP/1.1', 'Host: tool.test', 'Content-Length: 2'];
    const twice = [...lines, 'Content-Length: 7', '', '{}'].join('\r\n');
    expect(await readStatusLine(twice)).toBe('HTTP/1.1 400 Bad Request');
  });
});

describe('ASVS 13.4 what a server does not tell', () => {
  it.each(['/assets', '/assets/', '/.git/config', '/.git/HEAD', '/package.json', '/.env'])(
    'has no listing and no file of the project at %s',
    async (path) => {
      const response = await tool.fetch(path);
      expect(response.status).toBe(404);
      expect(await response.text()).not.toMatch(/index of|\[core\]|"workspaces"|SECRET_KEY/i);
    },
  );

  it('does not repeat a request to TRACE', async () => {
    const text = await new Promise<string>((resolve, reject) => {
      const headers = { 'x-secret': 'sent-to-us' };
      const sent = request(tool.origin, { method: 'TRACE', headers }, (response) => {
        let body = '';
        response.on('data', (chunk) => (body += String(chunk)));
        response.once('end', () => resolve(`${response.statusCode} ${body}`));
      });
      sent.once('error', reject);
      sent.end();
    });
    expect(text).toMatch(/^404 /);
    expect(text).not.toContain('sent-to-us');
  });

  it.each(['/dev/outbox', '/dev/outbox.json', '/dev/idp/.well-known/openid-configuration'])(
    'has no page of development in production: %s',
    async (path) => expect((await tool.fetch(path)).status).toBe(404),
  );
});
