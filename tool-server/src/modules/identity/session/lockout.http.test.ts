import { login, respondAuth } from '@drawbridge/contracts/identity';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, createTestTool, type TestTool } from '../../../../test/fixtures/create-test-tool.ts';
import { DEMO_PASSWORD } from '../../operations/demo/index.ts';

let tool: TestTool;
beforeAll(async () => {
  tool = await createTestTool();
});
// Every window of the test before is over.
beforeEach(() => tool.clock.advance(86_400_000));
afterAll(() => tool.close());

const tryFrom = (address: string, username: string, password: string) =>
  tool.from(address).call(login, { username, password });

async function guessFromElsewhere(username: string, tries = 20) {
  const codes = [];
  for (let number = 0; number < tries; number += 1)
    codes.push((await tryFrom(`203.0.${number}.1`, username, 'guess')).code);
  return codes;
}

async function openLink(email: string, caller: Caller) {
  const [mail] = await tool.mails(email);
  const { searchParams } = new URL(/https:\S+/.exec(mail?.text ?? '')?.[0] ?? 'https://no-mail.test');
  const of = (name: string) => searchParams.get(name) ?? '';
  return caller.call(respondAuth, { username: of('email'), session: of('session'), code: of('code') });
}

describe('P5 nobody can lock another person out (ASVS 6.1.1, 6.3.1)', () => {
  it('guesses from elsewhere never slow a network that the person signed in from before', async () => {
    const own = ['member@globex.test', DEMO_PASSWORD] as const;
    expect((await tryFrom('198.51.100.7', ...own)).status).toBe(200);
    await guessFromElsewhere(own[0], 30);
    expect((await tryFrom('198.51.100.7', ...own)).status).toBe(200);
    // The address of a household changes; its network does not.
    expect((await tryFrom('198.51.100.200', ...own)).status).toBe(200);
  });

  it('the right password from a new network gets an emailed link, and the link signs in', async () => {
    const email = 'admin@acme.test';
    expect(await guessFromElsewhere(email)).toEqual(Array.from({ length: 20 }, () => 'bad_credentials'));
    const reply = await tryFrom('192.0.2.50', email, DEMO_PASSWORD);
    expect([reply.status, reply.code, reply.data]).toEqual([403, 'confirm_by_mail', null]);
    const opened = await openLink(email, tool.from('192.0.2.50'));
    expect(opened.data.AuthenticationResult?.IdToken).toBeTruthy();
    // Known from now on.
    expect((await tryFrom('192.0.2.51', email, DEMO_PASSWORD)).status).toBe(200);
  });

  it('replies past the limit do not reveal whether the password was right or the account exists', async () => {
    const shape = ({ status, code, message, data, headers }: Awaited<ReturnType<typeof tryFrom>>) => [
      status,
      code,
      message,
      data,
      headers.get('retry-after'),
    ];
    for (const email of ['manager@acme.test', 'nobody@demo.test']) await guessFromElsewhere(email);
    const before = (await tool.mails('manager@acme.test')).length;
    const right = await tryFrom('192.0.2.60', 'manager@acme.test', DEMO_PASSWORD);
    expect(await tool.mails('manager@acme.test')).toHaveLength(before + 1);
    const wrong = await tryFrom('192.0.2.61', 'manager@acme.test', 'guess');
    const unknown = await tryFrom('192.0.2.62', 'nobody@demo.test', 'guess');
    expect([shape(wrong), shape(unknown)]).toEqual([shape(right), shape(right)]);
    expect(await tool.mails('manager@acme.test')).toHaveLength(before + 1);
    expect(await tool.mails('nobody@demo.test')).toEqual([]);
  });

  it('a known network has a hundred attempts a day per person, then needs confirmation by email', async () => {
    const email = 'champion@acme.test';
    const address = '198.51.100.8';
    expect((await tryFrom(address, email, DEMO_PASSWORD)).status).toBe(200);
    const codes = new Map<string | undefined, number>();
    for (let number = 0; number < 105; number += 1) {
      if (number % 10 === 0) tool.clock.advance(60_000);
      const { code } = await tryFrom(address, email, 'guess');
      codes.set(code, (codes.get(code) ?? 0) + 1);
    }
    expect(Object.fromEntries(codes)).toEqual({ bad_credentials: 100, confirm_by_mail: 5 });
    tool.clock.advance(60_000);
    expect((await tryFrom(address, email, DEMO_PASSWORD)).code).toBe('confirm_by_mail');
    expect((await openLink(email, tool.from(address))).status).toBe(200);
  });
});
