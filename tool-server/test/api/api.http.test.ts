import { type Endpoint, PROBLEMS, toPathFields } from '@drawbridge/contracts';
import { ENDPOINTS } from '@drawbridge/contracts/endpoints';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createTestTool, type TestTool } from '../fixtures/create-test-tool.ts';
import { toInputSchema } from '../fixtures/sample-input.ts';

let tool: TestTool;
let admin: Caller;
beforeAll(async () => {
  tool = await createTestTool();
  admin = await tool.as('admin@acme.test');
});
afterAll(() => tool.close());

/** Values that fit every path field; nothing exists under them. */
const samplePath = (endpoint: Endpoint) =>
  endpoint.path.replaceAll(/:[a-z_]+/g, '00000000-0000-4000-8000-000000000000');
const url = (endpoint: Endpoint) => `/api/${endpoint.base}/${samplePath(endpoint)}`;
const send = (endpoint: Endpoint, body: string | undefined, headers: Record<string, string>, query = '') =>
  tool.fetch(url(endpoint) + query, {
    method: endpoint.method,
    headers,
    ...(endpoint.method === 'GET' ? {} : { body: body ?? '{}' }),
  });

describe('CALL-3 access, for every endpoint', () => {
  it.each(
    ENDPOINTS.filter(({ access }) => access !== 'public').map(
      (endpoint) => [endpoint.name, endpoint] as const,
    ),
  )('%s refuses a caller who is not signed in', async (_name, endpoint) => {
    const response = await send(endpoint, '{}', { 'content-type': 'application/json' });
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
      401,
      'not_signed_in',
    ]);
  });

  it.each(
    ENDPOINTS.filter(({ access }) => access === 'companyAdmin').map(
      (endpoint) => [endpoint.name, endpoint] as const,
    ),
  )('%s refuses a member and an individual', async (_name, endpoint) => {
    for (const email of ['member@acme.test', 'ind@demo.test']) {
      const { token } = await tool.as(email);
      const response = await send(endpoint, '{}', {
        'content-type': 'application/json',
        authorization: token ?? '',
      });
      expect([email, response.status]).toEqual([email, 403]);
    }
  });
});

describe('bad input gets a clear 4xx and never a 5xx', () => {
  const json = { 'content-type': 'application/json' };

  it('when the body is no JSON, no object, too large or oddly encoded', async () => {
    const headers = { ...json, authorization: admin.token ?? '' };
    const post = (body: string, more: Record<string, string> = {}) =>
      tool.fetch('/api/main/user/wishlist', { method: 'POST', headers: { ...headers, ...more }, body });
    const replies = [
      await post('{"event_id":'),
      await post('[]'),
      await post('"text"'),
      await post('null'),
      await post(`{"event_id":"${'x'.repeat(70_000)}"}`),
      await post('{}', { 'content-encoding': 'br' }),
      await post('{}', { 'content-type': 'application/json; charset=utf-99' }),
      await post('{}', { 'content-type': 'text/plain' }),
    ];
    const codes = await Promise.all(
      replies.map(async (reply) => ((await reply.json()) as { code: string }).code),
    );
    expect(codes).toEqual([
      'not_json',
      'bad_input',
      'bad_input',
      'bad_input',
      'too_large',
      'not_json',
      'not_json',
      'bad_input',
    ]);
    expect(replies.every(({ status }) => status < 500)).toBe(true);
  });

  it('when the address cannot be decoded', async () => {
    const response = await tool.fetch('/api/main/event/progress/%E0%A4%A', {
      headers: { authorization: admin.token ?? '' },
    });
    expect(response.status).toBe(400);
  });

  it('in any field of any endpoint', async () => {
    const fields = (endpoint: Endpoint) =>
      Object.keys(toInputSchema(endpoint).properties ?? { free: true, more: true });
    await fc.assert(
      fc.asyncProperty(
        // Signing out would make every later call fail.
        fc.constantFrom(...ENDPOINTS.filter(({ name }) => name !== 'logoutEverywhere')),
        fc.array(fc.jsonValue({ maxDepth: 3 }), { maxLength: 6 }),
        fc.string({ unit: 'binary', maxLength: 40 }),
        async (endpoint, values, text) => {
          const names = fields(endpoint).filter((name) => !toPathFields(endpoint.path).includes(name));
          const body = Object.fromEntries(
            names.map((name, index) => [name, values[index % Math.max(1, values.length)] ?? text]),
          );
          const query =
            endpoint.method === 'GET' || endpoint.query
              ? `?${new URLSearchParams(names.map((name) => [name, text]))}`
              : '';
          const response = await send(
            endpoint,
            JSON.stringify(body),
            { ...json, authorization: admin.token ?? '' },
            query,
          );
          const reply = (await response.json()) as { success: boolean; code?: string; message: string };
          expect(response.status).toBeLessThan(500);
          if (response.status >= 400) {
            expect(reply.success).toBe(false);
            expect(Object.keys(PROBLEMS)).toContain(reply.code);
          }
        },
      ),
      { numRuns: 400 },
    );
  });
});

describe('SVC-19 unknown addresses', () => {
  it.each(['/api/main/no/such/call', '/api/no-such-base/login', '/api', '/api/main/login'])(
    'get a 404 with a JSON body at GET %s',
    async (path) => {
      const response = await tool.fetch(path);
      expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
        404,
        'not_found',
      ]);
    },
  );
});

describe('the API reference', () => {
  it('holds every endpoint and every problem', async () => {
    const document = (await (await tool.fetch('/api/openapi.json')).json()) as {
      paths: Record<string, Record<string, { operationId: string }>>;
      components: { schemas: { Problem: { properties: { code: { enum: string[] } } } } };
    };
    const operations = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(operations.sort()).toEqual(ENDPOINTS.map(({ name }) => name).sort());
    expect(document.components.schemas.Problem.properties.code.enum).toEqual(Object.keys(PROBLEMS));
  });
  it('is a page for people too', async () => {
    const response = await tool.fetch('/api/docs');
    const text = await response.text();
    expect([response.status, ENDPOINTS.every(({ name }) => text.includes(`id="${name}"`))]).toEqual([
      200,
      true,
    ]);
  });
});

describe('pages', () => {
  it('LTI-22 of the portal may not be framed, and run no inline script', async () => {
    for (const path of ['/', '/portal/dashboard']) {
      const policy = (await tool.fetch(path)).headers.get('content-security-policy') ?? '';
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toMatch(/script-src 'self' 'wasm-unsafe-eval';/);
      expect(policy).not.toContain('unsafe-inline');
    }
  });
  it('ROUTE-24 have a not-found page with status 404 for any other path', async () => {
    const response = await tool.fetch('/no/such/page');
    expect([response.status, response.headers.get('content-type')]).toEqual([
      404,
      'text/html; charset=utf-8',
    ]);
  });
  it('embed their settings so that no value can break out of the block', async () => {
    const odd = await createTestTool({
      env: { PRODUCT_NAME: '</script><script>alert(1)</script>' },
      demo: false,
    });
    const text = await (await odd.fetch('/')).text();
    const plain = await (await odd.fetch('/lti/login')).text();
    await odd.close();
    for (const page of [text, plain]) expect(page).not.toContain('<script>alert(1)');
    expect(plain).toContain('&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;</p>');
  });
});

describe('connections', () => {
  it('stay open longer than the minute of proxies, so that none is closed as it is used again', async () => {
    const seconds = /timeout=(\d+)/.exec((await tool.fetch('/healthz')).headers.get('keep-alive') ?? '')?.[1];
    expect(Number(seconds)).toBeGreaterThan(60);
  });
});

describe('health', () => {
  it('is reported at /healthz and /readyz', async () => {
    expect((await tool.fetch('/healthz')).status).toBe(200);
    expect([(await tool.fetch('/readyz')).status, await (await tool.fetch('/readyz')).json()]).toEqual([
      200,
      { ready: true },
    ]);
  });
});
