import { randomUUID } from 'node:crypto';
import {
  confirmSignup,
  confirmSignupCode,
  login,
  resendSignupCode,
  signUp,
} from '@drawbridge/contracts/identity';
import { getDashboard } from '@drawbridge/contracts/learning';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, createTestTool, type TestTool } from '../../../../test/fixtures/create-test-tool.ts';
import {
  buildSignUp,
  SIGN_UP_PASSWORD,
  type SignUp,
} from '../../../../test/fixtures/identity/build-sign-up.ts';
import { readCode } from '../../../../test/fixtures/identity/mailed-code.ts';
import { account, person } from '../../kernel/people/index.ts';
import { secondFactor } from '../second-factor/second-factor.table.ts';

let tool: TestTool;
beforeAll(async () => {
  tool = await createTestTool();
});
afterAll(() => tool.close());

/** A new person in every test, and the locks and windows of the test before are over. */
let EMAIL = '';
let newcomers = 0;
beforeEach(() => {
  newcomers += 1;
  EMAIL = `nora${newcomers}@new.test`;
  tool.clock.advance(3_600_000);
});

const join = (change: Partial<SignUp> = {}, caller: Caller = tool.anonymous) =>
  caller.call(signUp, buildSignUp(EMAIL, change));
const signIn = (email = EMAIL, password = SIGN_UP_PASSWORD) =>
  tool.anonymous.call(login, { username: email, password });

describe('SIGN-15 the browser that signed up', () => {
  const OWN = { browser_key: 'o'.repeat(43) };
  const STRANGER = { browser_key: 's'.repeat(43) };
  const confirm = (code: string, more: { browser_key?: string } = {}, email = EMAIL) =>
    tool.anonymous.call(confirmSignupCode, { email, code, ...more });
  const follow = (code: string, more: { browser_key?: string; confirmed?: boolean } = {}) =>
    tool.anonymous.call(confirmSignup, { code, ...more });
  async function joinAndFind(): Promise<string> {
    await join(OWN);
    const [row] = await tool.database.db
      .select({ id: person.id })
      .from(person)
      .where(eq(person.email, EMAIL));
    return row?.id ?? '';
  }
  const readLink = async () => (await readCode(tool, EMAIL)).link.searchParams.get('code') ?? '';

  it('SIGN-15 a typed code signs in where its signup was made, and its token is a session', async () => {
    await join({ id: 'free', ...OWN });
    const { data, message } = await confirm((await readCode(tool, EMAIL)).typed, OWN);
    expect([message, data._type]).toEqual(['Login successful', 'FT']);
    const dashboard = await tool.withToken(data.IdToken ?? '').call(getDashboard, {});
    expect([dashboard.status, dashboard.data.items.length]).toEqual([200, 1]);
  });

  it('SIGN-15 a code that was sent again signs in there too', async () => {
    await join(OWN);
    tool.clock.advance(30_000);
    await tool.anonymous.call(resendSignupCode, { email: EMAIL });
    expect((await confirm((await readCode(tool, EMAIL)).typed, OWN)).data.IdToken).toBeTruthy();
  });

  it('SIGN-15 a typed code confirms in a browser without a key, and signs nobody in', async () => {
    await join(OWN);
    const reply = await confirm((await readCode(tool, EMAIL)).typed);
    expect([reply.status, reply.data]).toEqual([200, {}]);
    expect((await signIn()).data.IdToken).toBeTruthy();
  });

  it("SIGN-15 beside a signup, the code of somebody else's signup is wrong, and the code of this one works", async () => {
    await join(OWN);
    const own = await readCode(tool, EMAIL);
    await join({ new_password: 'chosen by a stranger', ...STRANGER }, tool.from('203.0.113.9'));
    const foreign = await readCode(tool, EMAIL);
    const refused = await confirm(foreign.typed, OWN);
    expect([refused.code, refused.errors]).toEqual(['wrong_code', { code: 'Wrong code' }]);
    expect((await confirm(own.typed, OWN)).data.IdToken).toBeTruthy();
    expect((await signIn(EMAIL, 'chosen by a stranger')).code).toBe('bad_credentials');
  });

  it('SIGN-15 a link signs in in its own browser without a question', async () => {
    await join(OWN);
    expect((await follow(await readLink(), OWN)).data.IdToken).toBeTruthy();
  });

  it.each([
    ['without a key, as a program that follows links,', {}],
    ['with the key of another signup', STRANGER],
  ])(
    'SIGN-15 a link opened %s confirms nothing until the person says that the signup was theirs, and never signs in',
    async (_where, key) => {
      await join(OWN);
      const code = await readLink();
      const asked = await follow(code, key);
      expect([asked.status, asked.code]).toEqual([409, 'confirm_sign_in']);
      expect((await signIn()).code).toBe('not_verified');
      const confirmed = await follow(code, { ...key, confirmed: true });
      expect([confirmed.status, confirmed.data]).toEqual([200, {}]);
      expect((await signIn()).data.IdToken).toBeTruthy();
    },
  );

  it('SIGN-15 a key signs in to no account that is active already', async () => {
    await join({ email: 'ind@demo.test', ...OWN });
    await join(OWN);
    const { typed } = await readCode(tool, EMAIL);
    expect((await confirm(typed, OWN, 'ind@demo.test')).code).toBe('wrong_code');
  });

  it('SIGN-15 a tenant that took the domain over after the signup decides how to sign in', async () => {
    await join(OWN);
    const { typed } = await readCode(tool, EMAIL);
    await tool.database.query({
      name: 'rename_to_tenant',
      text: `with p as (update person set email = 'nora@sso.test' where email = $1 returning id)
        update mail_code set email = 'nora@sso.test' where email = $1`,
      values: [EMAIL],
    });
    const reply = await confirm(typed, OWN, 'nora@sso.test');
    expect([reply.status, reply.data]).toEqual([200, {}]);
  });

  it('SIGN-15 a plan that is over is told instead of signing in, and a second factor is asked for', async () => {
    const { db } = tool.database;
    const over = new Date(tool.clock.now().getTime() - 1);
    const id = await joinAndFind();
    await db.update(account).set({ expiresAt: over }).where(eq(account.personId, id));
    const told = await confirm((await readCode(tool, EMAIL)).typed, OWN);
    expect([told.message, told.data]).toEqual(['Subscription has been expired', {}]);
    EMAIL = `second-${EMAIL}`;
    const personId = await joinAndFind();
    await db.insert(secondFactor).values({
      id: randomUUID(),
      personId,
      kind: 'totp',
      name: '',
      encryptedSecret: 'not used',
      createdAt: over,
      confirmedAt: over,
    });
    const asked = (await confirm((await readCode(tool, EMAIL)).typed, OWN)).data;
    expect([asked.IdToken, asked.second_step?.ways]).toEqual([undefined, ['totp']]);
  });

  it('SIGN-15 the code of a link that a person pastes needs no question, and signs nobody in without the key', async () => {
    await join(OWN);
    const reply = await confirm(await readLink());
    expect([reply.status, reply.data]).toEqual([200, {}]);
  });

  it('SIGN-15 of two tabs that send the same code at once, one is signed in', async () => {
    await join(OWN);
    const { typed } = await readCode(tool, EMAIL);
    const replies = await Promise.all([confirm(typed, OWN), confirm(typed, OWN)]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    expect(replies.filter(({ data }) => data?.IdToken)).toHaveLength(1);
  });

  it('SIGN-15 an own session is in the audit trail as begun by sign-up', async () => {
    await join(OWN);
    await confirm((await readCode(tool, EMAIL)).typed, OWN);
    const rows = await tool.database.query<{ details: { way: string } }>({
      name: 'session_of_signup',
      text: `select details from audit_entry where action = 'session.begin' order by at desc limit 1`,
      values: [],
    });
    expect(rows[0]?.details.way).toBe('sign-up');
  });
});
