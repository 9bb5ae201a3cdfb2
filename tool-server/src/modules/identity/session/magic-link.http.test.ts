import { login, respondAuth, sendMagicLink } from '@drawbridge/contracts/identity';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, createTestTool, type TestTool } from '../../../../test/fixtures/create-test-tool.ts';
import { DEMO_PASSWORD } from '../../operations/demo/index.ts';

let tool: TestTool;
beforeAll(async () => {
  tool = await createTestTool();
});
// Every lock and window of the test before is over.
beforeEach(() => tool.clock.advance(3_600_000));
afterAll(() => tool.close());

const requestLink = (username: string, caller: Caller = tool.anonymous) =>
  caller.call(sendMagicLink, { username });

/** The address in the newest mail to a person. */
async function readLink(email: string) {
  const [mail] = await tool.mails(email);
  const address = new URL(/https:\S+/.exec(mail?.text ?? '')?.[0] ?? 'https://no-mail.test');
  const of = (name: string) => address.searchParams.get(name) ?? '';
  return { address, input: { username: of('email'), session: of('session'), code: of('code') } };
}

async function requestAndRead(email: string) {
  await requestLink(email);
  return (await readLink(email)).input;
}

describe('AUTH-17, AUTH-18 the mailed link', () => {
  it('CALL-7 an emailed link leads to /auth on our own origin with email, session and code, and signs in', async () => {
    expect((await requestLink('Member@ACME.test ')).status).toBe(200);
    const { address, input } = await readLink('member@acme.test');
    expect(`${address.origin}${address.pathname}`).toBe('https://tool.test/auth');
    expect(input.username).toBe('member@acme.test');
    const { data, status } = await tool.anonymous.call(respondAuth, input);
    expect([status, data.custom]).toMatchObject([200, { _type: 'ENT', manager: false, is_admin: false }]);
    expect(tool.withToken(data.AuthenticationResult?.IdToken ?? '')).toBeTruthy();
  });

  it('an emailed link takes its origin from the settings, whatever host the request names', async () => {
    await tool.fetch('/api/main/auth/magic-link', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-host': 'evil.test',
        origin: 'https://evil.test',
      },
      body: JSON.stringify({ username: 'ind@demo.test', redirect: 'https://evil.test' }),
    });
    const [mail] = await tool.mails('ind@demo.test');
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil.test');
  });

  it('an emailed link works once, and a second use gets the session message', async () => {
    const input = await requestAndRead('ind@demo.test');
    const replies = await Promise.all([1, 2, 3].map(() => tool.anonymous.call(respondAuth, input)));
    expect(replies.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 400, 400]);
    const again = await tool.anonymous.call(respondAuth, input);
    expect([again.code, again.message]).toEqual([
      'session_invalid',
      'Invalid session for the user, the session is expired.',
    ]);
  });

  it('an emailed link works for three minutes, to the second', async () => {
    const input = await requestAndRead('ind@demo.test');
    tool.clock.advance(179_000);
    expect((await tool.anonymous.call(respondAuth, input)).status).toBe(200);
    const late = await requestAndRead('ind@demo.test');
    tool.clock.advance(180_000);
    const reply = await tool.anonymous.call(respondAuth, late);
    expect([reply.status, reply.code, reply.message]).toEqual([400, 'code_expired', 'Code has expired']);
  });

  it('opening an emailed link does not use it up; only the POST of the page does', async () => {
    const input = await requestAndRead('ind@demo.test');
    const query = new URLSearchParams({ email: input.username, ...input });
    await tool.fetch(`/auth?${query}`);
    await tool.fetch(`/api/main/auth/respond?${query}`);
    expect((await tool.anonymous.call(respondAuth, input)).status).toBe(200);
  });

  it('a new emailed link replaces the previous one', async () => {
    const first = await requestAndRead('ind@demo.test');
    tool.clock.advance(30_000);
    const second = await requestAndRead('ind@demo.test');
    expect((await tool.anonymous.call(respondAuth, first)).code).toBe('session_invalid');
    expect((await tool.anonymous.call(respondAuth, second)).status).toBe(200);
  });

  it('ERR-11 a wrong code is refused, and five of them end the link', async () => {
    const input = await requestAndRead('ind@demo.test');
    for (let tries = 0; tries < 5; tries += 1) {
      const reply = await tool.anonymous.call(respondAuth, { ...input, code: `guess ${tries}` });
      expect([reply.status, reply.code, reply.message]).toEqual([400, 'wrong_code', 'Wrong code']);
    }
    expect((await tool.anonymous.call(respondAuth, { ...input, code: 'x' })).code).toBe('session_invalid');
    expect((await tool.anonymous.call(respondAuth, input)).code).toBe('session_invalid');
  });

  it.each([
    ['another address', { username: 'member@acme.test' }],
    ['an unknown session', { session: 'made-up' }],
    ['an odd session', { session: "' or 1=1 --" }],
  ])('a sign-in by link is refused with %s', async (_what, change) => {
    const input = await requestAndRead('ind@demo.test');
    expect((await tool.anonymous.call(respondAuth, { ...input, ...change })).code).toBe('session_invalid');
    expect((await tool.anonymous.call(respondAuth, input)).status).toBe(200);
  });

  it('AUTH-40, AUTH-41 an emailed link signs in together with the demand to verify', async () => {
    const { data } = await tool.anonymous.call(respondAuth, await requestAndRead('force@demo.test'));
    expect(data.custom?.verify).toBe('FORCE');
  });
});

describe('AUTH-36..AUTH-39 an emailed link of an account that may not enter', () => {
  it.each([
    ['invited@acme.test', 'Confirm Password'],
    ['expired@oldco.test', 'Company subscription has been expired'],
    ['expired@demo.test', 'Subscription has been expired'],
  ])('an emailed link for %s gets %s, and no tokens', async (email, message) => {
    const reply = await tool.anonymous.call(respondAuth, await requestAndRead(email));
    expect([reply.status, reply.message, reply.data]).toEqual([200, message, {}]);
  });

  it('opening an emailed link confirms an unconfirmed account, because it proves access to the mailbox', async () => {
    const reply = await tool.anonymous.call(respondAuth, await requestAndRead('unverified@demo.test'));
    expect(reply.data.AuthenticationResult?.IdToken).toBeTruthy();
    const later = await tool.anonymous.call(login, {
      username: 'unverified@demo.test',
      password: DEMO_PASSWORD,
    });
    expect(later.status).toBe(200);
  });
});

describe('AUTH-12 the lock of thirty seconds', () => {
  it('the lock of thirty seconds is stored on the server, and its length is in the reply', async () => {
    const before = (await tool.mails('ind@demo.test')).length;
    expect((await requestLink('ind@demo.test')).status).toBe(200);
    tool.clock.advance(10_000);
    const locked = await requestLink('ind@demo.test');
    expect([locked.status, locked.code, locked.headers.get('retry-after')]).toEqual([
      429,
      'too_many_tries',
      '20',
    ]);
    tool.clock.advance(20_000);
    expect((await requestLink('ind@demo.test')).status).toBe(200);
    expect(await tool.mails('ind@demo.test')).toHaveLength(before + 2);
  });

  it('nobody can hold the lock on another person: it counts by sender, and so does the end of an older link', async () => {
    const own = await requestAndRead('ind@demo.test');
    for (let round = 0; round < 4; round += 1) {
      await requestLink('ind@demo.test', tool.from('203.0.113.9'));
      tool.clock.advance(30_000);
    }
    expect((await tool.anonymous.call(respondAuth, own)).status).toBe(200);
    expect((await requestLink('ind@demo.test')).status).toBe(200);
  });

  it('P5 nobody can flood a mailbox from many addresses, or keep its owner from getting a link', async () => {
    const before = (await tool.mails('ind@demo.test')).length;
    const count = async () => (await tool.mails('ind@demo.test')).length - before;
    for (let number = 0; number < 30; number += 1)
      expect((await requestLink('ind@demo.test', tool.from(`203.0.${number}.1`))).status).toBe(200);
    expect(await count()).toBe(11);
    const newNetwork = tool.from('198.51.100.77');
    expect((await requestLink('ind@demo.test', newNetwork)).status).toBe(200);
    expect(await count()).toBe(11);
    const { input } = await readLink('ind@demo.test');
    expect((await newNetwork.call(respondAuth, input)).status).toBe(200);
    tool.clock.advance(60_000);
    expect((await requestLink('ind@demo.test', tool.from('198.51.101.77'))).status).toBe(200);
    expect(await count()).toBeGreaterThan(11);
  });

  it("P5 other senders never slow a person's own network", async () => {
    const home = tool.from('198.51.100.7');
    await home.call(login, { username: 'ind@demo.test', password: DEMO_PASSWORD });
    for (let number = 0; number < 14; number += 1)
      await requestLink('ind@demo.test', tool.from(`203.0.${number}.1`));
    const before = (await tool.mails('ind@demo.test')).length;
    expect((await requestLink('ind@demo.test', tool.from('198.51.100.99'))).status).toBe(200);
    expect(await tool.mails('ind@demo.test')).toHaveLength(before + 1);
  });
});

describe('P7 an emailed link belongs to the browser that requested it (ASVS 6.6.2)', () => {
  const browser_key = 'k'.repeat(43);
  const requestWithKey = async (email: string) => {
    await tool.anonymous.call(sendMagicLink, { username: email, browser_key });
    return (await readLink(email)).input;
  };

  it('an emailed link signs in immediately in the browser that requested it', async () => {
    const input = await requestWithKey('ind@demo.test');
    expect((await tool.anonymous.call(respondAuth, { ...input, browser_key })).status).toBe(200);
  });

  it.each([
    ['without a key', {}],
    ['with another key', { browser_key: 'o'.repeat(43) }],
  ])(
    "an emailed link in another browser, %s, waits for the person's confirmation and is not used up",
    async (_what, change) => {
      const input = await requestWithKey('ind@demo.test');
      for (let again = 0; again < 7; again += 1) {
        const reply = await tool.anonymous.call(respondAuth, { ...input, ...change });
        expect([reply.status, reply.code, reply.data]).toEqual([409, 'confirm_sign_in', null]);
      }
      const confirmed = await tool.anonymous.call(respondAuth, { ...input, ...change, confirmed: true });
      expect(confirmed.status).toBe(200);
    },
  );

  it("the person's confirmation does not replace the code", async () => {
    const input = await requestWithKey('ind@demo.test');
    const reply = await tool.anonymous.call(respondAuth, { ...input, code: 'guess', confirmed: true });
    expect(reply.code).toBe('wrong_code');
  });
});

describe('AUTH-19 unknown addresses', () => {
  it('unknown addresses get the same replies and the same lock, but no email', async () => {
    const shape = ({ status, code, message, data, headers }: Awaited<ReturnType<typeof requestLink>>) => [
      status,
      code,
      message,
      data,
      headers.get('retry-after'),
    ];
    for (let round = 0; round < 2; round += 1)
      expect(shape(await requestLink('nobody@demo.test'))).toEqual(shape(await requestLink('ind@demo.test')));
    expect(await tool.mails('nobody@demo.test')).toEqual([]);
  });

  it('unknown addresses cost the same writes: a link and an email without effect', async () => {
    const count = async () => {
      const [row] = await tool.database.query<{ links: number | string; mails: number | string }>({
        name: 'count_written',
        text: 'select (select count(*) from sign_in_link) as links, (select count(*) from mail) as mails',
        values: [],
      });
      return [Number(row?.links), Number(row?.mails)];
    };
    const [links = 0, mails = 0] = await count();
    await requestLink('nobody@demo.test');
    expect(await count()).toEqual([links + 1, mails + 1]);
  });
});

describe('DEMO-13 the secrets of a mailed link', () => {
  it('the secrets of an emailed link are neither in the database nor in the log', async () => {
    const input = await requestAndRead('ind@demo.test');
    await tool.anonymous.call(respondAuth, { ...input, code: 'a wrong secret' });
    const { data } = await tool.anonymous.call(respondAuth, input);
    const stored = await tool.database.query<{ all: string }>({
      name: 'all_link_secrets',
      text: `select (select string_agg(l::text, ' ') from sign_in_link l) || (select string_agg(m::text, ' ') from mail m) as all`,
      values: [],
    });
    const seen = `${stored[0]?.all} ${tool.logs.join(' ')}`;
    expect(seen).toContain('ind@demo.test');
    for (const secret of [input.code, 'a wrong secret', data.AuthenticationResult?.RefreshToken])
      expect(seen).not.toContain(secret);
  });
});
