import { readdirSync, statSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { asId, type Endpoint } from '@drawbridge/contracts';
import { ENDPOINTS } from '@drawbridge/contracts/endpoints';
import { openLab } from '@drawbridge/contracts/practice';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { DEMO_PASSWORD } from '../../src/modules/operations/demo/index.ts';
import { createTestTool, type TestTool } from '../fixtures/create-test-tool.ts';
import { getLabs } from '../fixtures/practice/our-labs.ts';

const ASSETS = fileURLToPath(new URL('../../../portal/dist/assets', import.meta.url));
const LAB = 'l1-someone-elses-invoice';
/** Below this a compressed response saves no packet. */
const LEAST_BYTES = 1_024;
/** Compressed by their own format. */
const PACKED = /\.(woff2|zip|png|jpe?g|webp|avif)$/;

let tool: TestTool;
let token: string;
beforeAll(async () => {
  tool = await createTestTool({ labs: getLabs([LAB]) });
  token = (await tool.as('ind@demo.test')).token ?? '';
});
afterAll(() => tool.close());

/** Names of character sets are case-insensitive. */
const toWords = ({ headers }: Wire, name: string) => String(headers[name]).toLowerCase();

interface Wire {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** The raw bytes: `fetch` unpacks them. */
function get(
  address: string,
  headers: Record<string, string> = {},
  more: { method?: string; body?: string } = {},
): Promise<Wire> {
  return new Promise((resolve, reject) => {
    const { method = 'GET', body } = more;
    request(new URL(address, tool.origin), { method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    })
      .once('error', reject)
      .end(body);
  });
}
const unpack = ({ headers, body }: Wire): string => {
  const encoding = headers['content-encoding'];
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString();
};

const files = readdirSync(ASSETS).filter((name) => !/\.(br|gz)$/.test(name));
const large = files.filter(
  (name) => !PACKED.test(name) && statSync(path.join(ASSETS, name)).size >= LEAST_BYTES,
);
const someScript = large.find((name) => name.startsWith('react-')) ?? '';

describe('built files', () => {
  it('are all sent as brotli, or as gzip to a client without brotli, engines and wasm too', async () => {
    const wrong: string[] = [];
    expect(large.some((name) => name.endsWith('.wasm'))).toBe(true);
    for (const name of large)
      for (const [accepted, encoding] of [
        ['gzip, deflate, br, zstd', 'br'],
        ['gzip', 'gzip'],
      ] as const) {
        const reply = await get(`/assets/${name}`, { 'accept-encoding': accepted }, { method: 'HEAD' });
        const length = Number(reply.headers['content-length']);
        const isSmaller = length < statSync(path.join(ASSETS, name)).size;
        if (reply.headers['content-encoding'] !== encoding || !isSmaller)
          wrong.push(`${name}: ${String(reply.headers['content-encoding'])}, ${length} bytes`);
      }
    expect(wrong).toEqual([]);
  });

  it.each(['', 'identity', 'br;q=0, gzip;q=0', 'zstd'])(
    'are sent uncompressed to a client that accepts "%s"',
    async (accepted) => {
      const plain = await get(`/assets/${someScript}`, { 'accept-encoding': accepted });
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(plain.body.length).toBe(statSync(path.join(ASSETS, someScript)).size);
    },
  );

  it('are the same once unpacked, with the same type, and name the headers they vary by', async () => {
    for (const name of [someScript, large.find((one) => one.endsWith('.wasm')) ?? '']) {
      const plain = await get(`/assets/${name}`);
      for (const accepted of ['br', 'gzip']) {
        const packed = await get(`/assets/${name}`, { 'accept-encoding': accepted });
        expect(unpack(packed)).toBe(plain.body.toString());
        for (const header of ['content-type', 'cache-control', 'x-content-type-options'])
          expect([header, toWords(packed, header)]).toEqual([header, toWords(plain, header)]);
        expect(String(packed.headers.vary).toLowerCase()).toContain('accept-encoding');
      }
      expect(String(plain.headers.vary).toLowerCase()).toContain('accept-encoding');
      expect(plain.headers['cache-control']).toContain('immutable');
    }
  });

  it('support ranges and conditional requests, each form with a tag of its own', async () => {
    const tags = new Set<unknown>();
    for (const accepted of ['br', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': accepted };
      const whole = await get(`/assets/${someScript}`, headers);
      const etag = String(whole.headers.etag);
      tags.add(etag);
      const again = await get(`/assets/${someScript}`, { ...headers, 'if-none-match': etag });
      expect([accepted, again.status, again.body.length]).toEqual([accepted, 304, 0]);
      const part = await get(`/assets/${someScript}`, { ...headers, range: 'bytes=10-19' });
      expect([accepted, part.status, part.headers['content-range']]).toEqual([
        accepted,
        206,
        `bytes 10-19/${whole.body.length}`,
      ]);
      expect(part.body).toEqual(whole.body.subarray(10, 20));
    }
    expect(tags.size).toBe(3);
  });

  it('with a compressed format are sent unchanged', async () => {
    for (const name of files.filter((one) => PACKED.test(one))) {
      const reply = await get(`/assets/${name}`, { 'accept-encoding': 'br, gzip' }, { method: 'HEAD' });
      expect([name, reply.headers['content-encoding']]).toEqual([name, undefined]);
    }
  });
});

describe('responses', () => {
  const call = (endpoint: Endpoint, input: object, accepted: string) =>
    get(
      `/api/${endpoint.base}/${endpoint.path}`,
      { authorization: token, 'accept-encoding': accepted, 'content-type': 'application/json' },
      { method: endpoint.method, body: JSON.stringify(input) },
    );

  it('over 1 kB are compressed on the fly', async () => {
    for (const [accepted, encoding] of [
      ['gzip, br', 'br'],
      ['gzip', 'gzip'],
      ['identity', undefined],
    ] as const) {
      const reply = await call(openLab, { lab_id: asId<'lab'>(LAB) }, accepted);
      expect([accepted, reply.headers['content-encoding']]).toEqual([accepted, encoding]);
      expect(String(reply.headers.vary).toLowerCase()).toContain('accept-encoding');
      expect(JSON.parse(unpack(reply))).toMatchObject({ success: true });
    }
  });

  it('below 1 kB are not compressed', async () => {
    const reply = await get('/healthz', { 'accept-encoding': 'br' });
    expect(reply.headers['content-encoding']).toBeUndefined();
  });

  it.each(['/', '/portal/dashboard', '/labs', '/api/openapi.json', '/api/docs'])(
    'to GET %s are compressed',
    async (address) => {
      const reply = await get(address, { 'accept-encoding': 'br' });
      expect(reply.headers['content-encoding']).toBe('br');
      expect(unpack(reply).length).toBeGreaterThan(LEAST_BYTES);
    },
  );

  it('that hold a secret next to input are never compressed, so that their length reveals nothing', async () => {
    const signIn = await get(
      '/api/main/login',
      { 'accept-encoding': 'br, gzip', 'content-type': 'application/json' },
      { method: 'POST', body: JSON.stringify({ username: 'ind@demo.test', password: DEMO_PASSWORD }) },
    );
    expect(signIn.body.length).toBeGreaterThan(LEAST_BYTES);
    expect(signIn.headers['content-encoding']).toBeUndefined();
    // Nor by a proxy in between.
    expect(signIn.headers['cache-control']).toBe('no-store, no-transform');
    for (const address of ['/dev/outbox', '/dev/outbox.json']) {
      await tool.app.jobs.drain();
      const page = await get(address, { 'accept-encoding': 'br' });
      expect([address, page.headers['content-encoding']]).toEqual([address, undefined]);
    }
  });

  it('that hold a token are marked as secret in the contracts', () => {
    /** Names of fields that hold one. */
    const TOKEN = /^(IdToken|RefreshToken|AccessToken|token|hash|secret)$/;
    const holdsToken = (schema: unknown): boolean =>
      typeof schema === 'object' &&
      schema !== null &&
      Object.entries(schema).some(
        ([key, value]) =>
          (key === 'properties' && Object.keys(value as object).some((name) => TOKEN.test(name))) ||
          holdsToken(value),
      );
    const unmarked = ENDPOINTS.filter(
      ({ output, isSecret }) =>
        !isSecret && holdsToken(z.toJSONSchema(output, { io: 'output', unrepresentable: 'any' })),
    );
    expect(unmarked.map(({ name }) => name)).toEqual([]);
    expect(ENDPOINTS.filter(({ isSecret }) => isSecret).length).toBeGreaterThan(5);
  });
});
