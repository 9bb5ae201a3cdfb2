import { asId, PROBLEMS, toBaseAddresses } from '@drawbridge/contracts';
import { login, refreshToken } from '@drawbridge/contracts/identity';
import { addWish, filterCourses, listWishes } from '@drawbridge/contracts/learning';
import { getSubmission } from '@drawbridge/contracts/practice';
import { signal } from '@preact/signals-react';
import { describe, expect, it } from 'vitest';
import { ApiProblem } from './api-problem.ts';
import { connectClient } from './connect-client.ts';
import { toRequest } from './transport.ts';

interface Sent {
  url: string;
  token: string | null;
}
type Answer = { status: number; body: unknown } | { status: number; text: string };

const ok = (data: unknown): Answer => ({ status: 200, body: { success: true, message: '', data } });
const expired: Answer = {
  status: 401,
  body: { success: false, code: 'token_expired', message: 'The incoming token has expired', data: null },
};
const refused: Answer = {
  status: 401,
  body: { success: false, code: 'not_signed_in', message: 'Please sign in.', data: null },
};
const EMPTY = { items: [], custom_data: [] };
const toWishes = (items: unknown): Answer => ({
  status: 200,
  body: { success: true, message: '', data: items, custom_data: [] },
});
const NO_WISHES = toWishes([]);

function setUp(
  answer: (sent: Sent, nth: number) => Answer | Promise<Answer> | 'offline',
  refresh: () => Promise<string | undefined> = () => Promise.resolve('new'),
) {
  const sent: Sent[] = [];
  const log = { refreshes: 0, refused: 0, errors: [] as string[] };
  let token = 'old';
  const pending = signal(0);
  const client = connectClient({
    pending,
    bases: toBaseAddresses('https://api.test'),
    logError: (text) => log.errors.push(text),
    tokens: {
      token: () => token,
      successor: (used) => (token === used ? undefined : token),
      async refresh() {
        log.refreshes += 1;
        const fresh = await refresh();
        if (fresh === undefined) return undefined;
        token = fresh;
        return { token: fresh, isFresh: true };
      },
      refused: () => (log.refused += 1),
    },
    fetch: (async (url: string, init: RequestInit) => {
      const one = { url, token: new Headers(init.headers).get('authorization') };
      sent.push(one);
      const given = await answer(one, sent.length);
      if (given === 'offline') throw new TypeError('Failed to fetch');
      return new Response('text' in given ? given.text : JSON.stringify(given.body), {
        status: given.status,
      });
    }) as typeof fetch,
  });
  return { client, pending, sent, log };
}

const problemOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error as ApiProblem,
  );

describe('CALL-1, CALL-2 the token of a call', () => {
  it('the token is the bare header value, and is sent only to configured bases', async () => {
    const { client, sent } = setUp(() => NO_WISHES);
    await client.call(listWishes, {});
    expect(sent).toEqual([{ url: 'https://api.test/api/main/user/wishlist', token: 'old' }]);
  });
  it('the token is absent before login', async () => {
    const { client, sent } = setUp(() => ok({}));
    await client.call(login, { username: 'a@b.co', password: 'x' });
    expect(sent[0]?.token).toBeNull();
  });
});

describe('CALL-48 URLs of calls', () => {
  it('path fields are filled in and the path is kept', () => {
    const { url } = toRequest(
      'https://api.test/api/challenge',
      getSubmission,
      { submission_id: 'a b/c' },
      undefined,
    );
    expect(url).toBe('https://api.test/api/challenge/lab/submission/a%20b%2Fc');
  });
  it('query fields are sent in the query even if the method has a body', () => {
    const { url, init } = toRequest(
      'https://api.test/api/main',
      filterCourses,
      { page: 2, per_page: 50, search: 'sql' },
      undefined,
    );
    expect([url, init.body]).toEqual([
      'https://api.test/api/main/course/filter?page=2&per_page=50',
      '{"search":"sql"}',
    ]);
  });
});

describe('ERR-1..ERR-6 the one refresh', () => {
  it('ERR-1 an expired token is refreshed once and the request repeated with the new one', async () => {
    const { client, sent, log } = setUp(({ token }) => (token === 'old' ? expired : NO_WISHES));
    expect(await client.call(listWishes, {})).toEqual(EMPTY);
    expect([log.refreshes, sent.map(({ token }) => token)]).toEqual([1, ['old', 'new']]);
  });
  it('ERR-2, ERR-6 ten concurrent requests of several bases wait for the same refresh', async () => {
    const { client, sent, log } = setUp(({ token }) => (token === 'old' ? expired : NO_WISHES));
    await Promise.all(
      Array.from({ length: 5 }, () => [
        client.call(listWishes, {}),
        problemOf(client.call(getSubmission, { submission_id: 's1' })),
      ]).flat(),
    );
    const bases = new Set(sent.map(({ url }) => new URL(url).pathname.split('/')[2]));
    expect([log.refreshes, sent.length, [...bases]]).toEqual([1, 20, ['main', 'challenge']]);
  });
  it('ERR-3 any other 401 ends the session without a refresh', async () => {
    const { client, log } = setUp(() => refused);
    expect((await problemOf(client.call(listWishes, {})))?.code).toBe('not_signed_in');
    expect([log.refreshes, log.refused]).toEqual([0, 1]);
  });
  it('ERR-1 an expired token is recognized by the message alone, as gateways send it', async () => {
    const { client, sent, log } = setUp(({ token }) =>
      token === 'old' ? { status: 401, body: { message: 'The incoming token has expired' } } : NO_WISHES,
    );
    expect(await client.call(listWishes, {})).toEqual(EMPTY);
    expect([log.refreshes, log.refused, sent.length]).toEqual([1, 0, 2]);
  });
  it.each([
    ['no JSON', { status: 401, text: '<html>Unauthorized</html>' }],
    ['nothing', { status: 401, text: '' }],
    ['another envelope', { status: 401, body: { message: 'Unauthorized' } }],
    ['no object', { status: 401, body: ['The incoming token has expired'] }],
  ])('ERR-3 a 401 with %s ends the session without a refresh', async (_, answer) => {
    const { client, log } = setUp(() => answer);
    expect((await problemOf(client.call(listWishes, {})))?.status).toBe(401);
    expect([log.refreshes, log.refused]).toEqual([0, 1]);
  });
  it('ERR-4 a retried request that answers 401 again is not refreshed a second time', async () => {
    const { client, sent, log } = setUp(() => expired);
    await problemOf(client.call(listWishes, {}));
    expect([sent.length, log.refreshes, log.refused]).toEqual([2, 1, 1]);
  });
  it('ERR-5 a 401 of the refresh call itself never starts another', async () => {
    const { client, log } = setUp(() => expired);
    await problemOf(client.call(refreshToken, { refresh_token: 'x' }));
    expect([log.refreshes, log.refused]).toEqual([0, 0]);
  });
  it('a refresh without a token ends the session', async () => {
    const { client, log } = setUp(
      () => expired,
      () => Promise.resolve(undefined),
    );
    await problemOf(client.call(listWishes, {}));
    expect(log.refused).toBe(1);
  });
});

describe('DATA-22 replies', () => {
  it('unknown fields are kept, and absent optional ones are accepted', async () => {
    const { client } = setUp(() => toWishes([{ sk: 'c2', event_name: 'X', extra: 1 }]));
    const { items } = await client.call(listWishes, {});
    expect(items[0]).toMatchObject({ sk: 'c2', progress: 0, is_enrolled: false, extra: 1 });
  });
  it('a reply that breaks its contract is logged and fails like a call', async () => {
    const { client, log } = setUp(() => toWishes('none'));
    expect((await problemOf(client.call(listWishes, {})))?.code).toBe('bad_reply');
    expect(log.errors).toHaveLength(1);
  });
  it('a failure contains its field messages and its incident', async () => {
    const { client } = setUp(() => ({
      status: 400,
      body: {
        success: false,
        code: 'bad_input',
        message: 'Some fields',
        errors: { event_id: 'no' },
        data: null,
      },
    }));
    const problem = await problemOf(client.call(addWish, { event_id: asId('c2') }));
    expect([problem?.code, problem?.errors, problem?.message]).toEqual([
      'bad_input',
      { event_id: 'no' },
      'Some fields',
    ]);
  });
  it.each([403, 404, 429, 500, 502, 504])(
    "ERR-15, ERR-16 a gateway's page keeps its status, %d",
    async (status) => {
      const { client } = setUp(() => ({ status, text: '<html>Bad gateway</html>' }));
      const problem = await problemOf(client.call(listWishes, {}));
      expect([problem?.status, problem?.code, problem?.said]).toEqual([status, 'internal', '']);
      expect(problem?.message).not.toBe('');
    },
  );
  it.each(Object.entries(PROBLEMS))('%s may be retried if the table says so', (code, row) => {
    const { retryable } = new ApiProblem(code as keyof typeof PROBLEMS, { status: row.status });
    expect(retryable).toBe(row.retryable);
  });
  it('a missing answer is a problem that may be retried', async () => {
    const { client } = setUp(() => 'offline');
    const problem = await problemOf(client.call(listWishes, {}));
    expect([problem?.code, problem?.retryable, problem?.message]).toEqual([
      'offline',
      true,
      'Server busy please try later!',
    ]);
  });
});

describe('GEN-21 the overlay counter', () => {
  it('only foreground calls are counted, and both success and failure end them', async () => {
    const seen: number[] = [];
    const { client, pending } = setUp(() => {
      seen.push(pending.value);
      return 'offline';
    });
    await problemOf(client.call(listWishes, {}));
    await problemOf(client.call(listWishes, {}, { background: true }));
    expect([seen, pending.value]).toEqual([[1, 0], 0]);
  });
});
