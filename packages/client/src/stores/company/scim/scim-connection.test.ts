import { createScimTest, SCIM_URNS } from '@drawbridge/contracts/company';
import { describe, expect, it } from 'vitest';
import { createFakeServer } from '../../../testing/fake-server.ts';
import { createScimConnectionStore } from './scim-connection.ts';

const BASE = 'https://directory.test/api/scim/v2';

const reply = (status: number, body: unknown) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
const scimError = (status: number) => reply(status, { schemas: [SCIM_URNS.error], status: String(status) });

/** A server that answers as ours does. */
function answer(method: string, url: URL): Response {
  if (method !== 'GET') return scimError(404);
  if (url.pathname.endsWith('/ServiceProviderConfig')) return reply(200, { schemas: ['config'] });
  return reply(200, { schemas: ['list'], totalResults: url.searchParams.has('filter') ? 0 : 12 });
}

type Answer = (method: string, url: URL) => Response | undefined;

/** `onWay`: what a proxy answers instead. */
function setUp(onWay: Answer = () => undefined) {
  const sent: { method: string; path: string; headers: Headers; body: unknown }[] = [];
  const { client } = createFakeServer([
    [createScimTest, () => ({ data: { base_url: BASE, secret: 'dbsc_test' } })],
  ]);
  const store = createScimConnectionStore({
    client,
    async send(...given) {
      const request = new Request(...given);
      const { method, headers } = request;
      const url = new URL(request.url);
      const text = await request.text();
      const body: unknown = text === '' ? undefined : JSON.parse(text);
      sent.push({ method, path: url.pathname, headers, body });
      return onWay(method, url) ?? answer(method, url);
    },
  });
  return {
    store,
    sent,
    async run() {
      await store.runTest();
      return store.steps.value.map(({ id, outcome }) => [
        id,
        outcome.kind === 'failed' ? outcome.fault : outcome.kind,
      ]);
    },
  };
}

describe('SVC-11 the test of a connection', () => {
  it('each step passes where the server answers as a directory expects it', async () => {
    const { run, sent } = setUp();
    expect(await run()).toEqual([
      ['discovery', 'passed'],
      ['filter', 'passed'],
      ['patch', 'passed'],
      ['put', 'passed'],
      ['delete', 'passed'],
    ]);
    expect(sent.map(({ method }) => method)).toEqual(['GET', 'GET', 'PATCH', 'PUT', 'DELETE']);
    expect(sent.every(({ headers }) => headers.get('authorization') === 'Bearer dbsc_test')).toBe(true);
    expect(new Set(sent.slice(2).map(({ path }) => path)).size).toBe(1);
    expect(sent[2]).toMatchObject({ body: { schemas: [SCIM_URNS.patch] } });
    expect(sent[2]?.headers.get('content-type')).toBe('application/scim+json');
  });

  it('a proxy that removes the secret is named, and the other steps are skipped', async () => {
    const { run, sent } = setUp(() => scimError(401));
    expect(await run()).toEqual([
      ['discovery', 'authorization'],
      ['filter', 'skipped'],
      ['patch', 'skipped'],
      ['put', 'skipped'],
      ['delete', 'skipped'],
    ]);
    expect(sent).toHaveLength(1);
  });

  it('a proxy that refuses PATCH is named, and the other steps are run', async () => {
    const { run, store } = setUp((method) => (method === 'PATCH' ? reply(405, '<h1>no</h1>') : undefined));
    expect((await run())[2]).toEqual(['patch', 'method']);
    expect(store.steps.value[2]?.outcome).toMatchObject({ status: 405 });
    expect((await run())[4]).toEqual(['delete', 'passed']);
  });

  it.each([
    ['a filter that does not arrive', 'filter', 'query', () => reply(200, { schemas: [], totalResults: 12 })],
    ['a page of another server', 'filter', 'foreign', () => reply(200, '<html>')],
    ['a page that says not found', 'delete', 'foreign', () => reply(404, '<html>')],
    ['an error in the form of the protocol', 'put', 'status', () => scimError(500)],
    ['a server that is down', 'filter', 'status', () => reply(503, '')],
  ] as const)('%s fails at its step', async (_what, step, fault, toReply) => {
    const methods = { filter: 'GET', delete: 'DELETE', put: 'PUT' };
    const { run } = setUp((method, url) =>
      method === methods[step] && (step !== 'filter' || url.pathname.endsWith('/Users'))
        ? toReply()
        : undefined,
    );
    expect(Object.fromEntries(await run())[step]).toBe(fault);
  });

  it('without an answer the first step fails and the others are skipped', async () => {
    const { run, store } = setUp(() => {
      throw new TypeError('failed to fetch');
    });
    expect((await run()).map(([, outcome]) => outcome)).toEqual([
      'unreachable',
      ...Array.from({ length: 4 }, () => 'skipped'),
    ]);
    expect(store.steps.value[0]?.outcome).toMatchObject({ status: undefined });
  });

  it('a test that is refused shows no step', async () => {
    const { client } = createFakeServer([[createScimTest, () => ({ problem: 'scim_off' })]]);
    const store = createScimConnectionStore({ client, send: globalThis.fetch });
    expect((await store.runTest()).kind).toBe('refused');
    expect(store.steps.value).toEqual([]);
  });
});
