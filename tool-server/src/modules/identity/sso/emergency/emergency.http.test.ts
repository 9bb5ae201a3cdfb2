import {
  confirmTotp,
  finishSignIn,
  getSsoSetup,
  login,
  respondAuth,
  sendMagicLink,
  setSsoRules,
  startTotp,
} from '@drawbridge/contracts/identity';
import { queryNotifications } from '@drawbridge/contracts/operations';
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestTool, type TestTool } from '../../../../../test/fixtures/create-test-tool.ts';
import { readCode } from '../../../../../test/fixtures/identity/mailed-code.ts';
import { mail } from '../../../../platform/mail/mail.table.ts';
import { company } from '../../../kernel/people/index.ts';
import { DEMO_PASSWORD, toDemoCompanyId, toDemoPersonId } from '../../../operations/demo/index.ts';
import { secondFactor } from '../../second-factor/second-factor.table.ts';
import { companyDomain, identityProvider } from '../sso.table.ts';
import { takeReminder, toChosen } from './emergency.store.ts';

const ACME = toDemoCompanyId('acme');
const OWNER = 'admin@acme.test';
const DEPUTY = 'deputy@acme.test';
const MEMBER = 'member@acme.test';
const DAY_MS = 86_400_000;
const SUBJECT = 'Test the emergency sign-in of ACME at Drawbridge';

let tool: TestTool;
beforeAll(async () => {
  tool = await createTestTool();
});
afterAll(() => tool.close());
beforeEach(async () => {
  const { db } = tool.database;
  await db.delete(identityProvider).where(eq(identityProvider.companyId, ACME));
  await db.delete(companyDomain).where(eq(companyDomain.companyId, ACME));
  await db.delete(secondFactor);
  await db.delete(mail);
  const now = tool.clock.now();
  await db.insert(identityProvider).values({
    id: ACME,
    companyId: ACME,
    kind: 'oidc',
    issuer: 'https://idp.acme.test',
    clientId: 'drawbridge',
    breakGlassPersonId: toDemoPersonId(DEPUTY),
    breakGlassSince: now,
    createdAt: now,
  });
  await db
    .insert(companyDomain)
    .values({ domain: 'acme.test', companyId: ACME, providerId: ACME, verifiedAt: now });
});

const set = (to: Partial<typeof identityProvider.$inferInsert>) =>
  tool.database.db.update(identityProvider).set(to).where(eq(identityProvider.companyId, ACME));
const signIn = (username: string) => tool.anonymous.call(login, { username, password: DEMO_PASSWORD });
/** As the settings page of the organization shows it. */
const readTest = async () => (await (await tool.as(OWNER)).call(getSsoSetup, {})).data.emergency_test;
async function pass(ms: number) {
  tool.clock.advance(ms);
  await tool.app.jobs.drain();
}
const countMails = async (email: string) =>
  (await tool.mails(email)).filter(({ subject }) => subject === SUBJECT).length;
/** How many reminders an owner got since the last call. */
async function takeCount() {
  const count = await countMails(OWNER);
  await tool.database.db.delete(mail);
  return count;
}

/** They sign in once for it. */
async function addFactor(email: string) {
  const caller = await tool.as(email);
  const { id, secret } = (await caller.call(startTotp, {})).data;
  const toCode = () =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: tool.clock.now().getTime() });
  await caller.call(confirmTotp, { id, code: toCode(), name: 'Phone' });
  return toCode;
}

describe('COMP-9 the test of the emergency administrator', () => {
  it('a sign-in with the password is a test, and a sign-in by a mailed link is not', async () => {
    expect(await readTest()).toEqual({ tested_at: null, is_due: true });
    await tool.anonymous.call(sendMagicLink, { username: DEPUTY });
    const of = (name: string) => link.searchParams.get(name) ?? '';
    const { link } = await readCode(tool, DEPUTY);
    const input = { username: of('email'), session: of('session'), code: of('code') };
    expect((await tool.anonymous.call(respondAuth, input)).status).toBe(200);
    expect(await readTest()).toMatchObject({ tested_at: null });
    await set({ isStrict: true });
    expect((await signIn(DEPUTY)).status).toBe(200);
    await set({ isStrict: false });
    expect(await readTest()).toEqual({ tested_at: tool.clock.now().toISOString(), is_due: false });
  });

  it('the password alone is no test where a second factor follows', async () => {
    const toCode = await addFactor(DEPUTY);
    await set({ breakGlassTestedAt: null });
    tool.clock.advance(30_000);
    const { second_step } = (await signIn(DEPUTY)).data;
    expect(await readTest()).toMatchObject({ tested_at: null });
    await tool.anonymous.call(finishSignIn, { ticket: second_step?.ticket ?? '', code: toCode() });
    expect(await readTest()).toMatchObject({ tested_at: tool.clock.now().toISOString() });
  });

  it("somebody else's sign-in is no test, and neither is one while single sign-on is off or without the right", async () => {
    await signIn(OWNER);
    expect(await readTest()).toMatchObject({ tested_at: null });
    await set({ breakGlassPersonId: toDemoPersonId(OWNER), offSince: tool.clock.now() });
    await signIn(OWNER);
    expect(await readTest()).toBeNull();
    await set({ breakGlassPersonId: toDemoPersonId(MEMBER), offSince: null });
    await signIn(MEMBER);
    expect(await readTest()).toMatchObject({ tested_at: null });
  });

  it('a test is due again after 90 days, and not after 89', async () => {
    await set({ breakGlassTestedAt: tool.clock.now() });
    tool.clock.advance(90 * DAY_MS - 1);
    expect((await readTest())?.is_due).toBe(false);
    tool.clock.advance(1);
    expect((await readTest())?.is_due).toBe(true);
  });

  it('another emergency administrator is not tested yet, and the same one stays tested', async () => {
    const owner = await tool.as(OWNER);
    const rules = { is_strict: false, vouches_for_email: false, group_claim: 'groups' };
    const choose = async (email: string) =>
      (await owner.call(setSsoRules, { ...rules, break_glass_person_id: toDemoPersonId(email) })).data;
    await addFactor(DEPUTY);
    const at = tool.clock.now().toISOString();
    expect((await choose(DEPUTY)).emergency_test).toEqual({ tested_at: at, is_due: false });
    await addFactor(OWNER);
    for (const email of [OWNER, DEPUTY])
      expect((await choose(email)).emergency_test).toEqual({ tested_at: null, is_due: true });
  });
});

describe('COMP-9 the reminder to test the emergency administrator', () => {
  it('owners and administrators are reminded after 90 days, once, by mail and notification', async () => {
    await pass(89 * DAY_MS);
    expect(await takeCount()).toBe(0);
    await pass(DAY_MS);
    await pass(DAY_MS);
    const [sent] = (await tool.mails(DEPUTY)).filter(({ subject }) => subject === SUBJECT);
    expect([await countMails(MEMBER), await takeCount()]).toEqual([0, 1]);
    expect(sent?.text).toContain('presses “Sign in with password”');
    expect(sent?.text).toContain('Their last sign-in with the password has not happened yet.');
    expect(sent?.text).toContain('https://tool.test/portal/company/company-sign-in');
    const { items } = (await (await tool.as(OWNER)).call(queryNotifications, {})).data;
    expect(items.filter(({ link }) => link === '/portal/company/company-sign-in')).toHaveLength(1);
  });

  it('a reminder that was missed is sent once, and the next one follows 90 days later', async () => {
    const counts: number[] = [];
    for (const days of [300, 89, 1]) {
      await pass(days * DAY_MS);
      counts.push(await takeCount());
    }
    expect(counts).toEqual([1, 0, 1]);
  });

  it('two servers at once send one reminder', async () => {
    tool.clock.advance(90 * DAY_MS);
    const at = { limit: new Date(tool.clock.now().getTime() - 90 * DAY_MS), now: tool.clock.now() };
    const { db } = tool.database;
    const taken = await Promise.all([1, 2].map(() => db.transaction((tx) => takeReminder(tx, ACME, at))));
    expect(taken.filter((row) => row !== undefined)).toHaveLength(1);
    await tool.app.jobs.drain();
    expect(await takeCount()).toBe(0);
  });

  it('a test, another choice and the end of single sign-on each stop the reminder', async () => {
    tool.clock.advance(60 * DAY_MS);
    await signIn(DEPUTY);
    await pass(89 * DAY_MS);
    expect(await takeCount()).toBe(0);
    await set({ ...toChosen(tool.clock.now()), breakGlassPersonId: toDemoPersonId(OWNER) });
    await pass(89 * DAY_MS);
    expect(await takeCount()).toBe(0);
    await set({ offSince: tool.clock.now() });
    await pass(90 * DAY_MS);
    expect(await takeCount()).toBe(0);
    await set({ offSince: null, breakGlassPersonId: null });
    await pass(DAY_MS);
    expect(await takeCount()).toBe(0);
  });

  it('a company without a provider, or one that has ended, is not reminded', async () => {
    const { db } = tool.database;
    const end = (expiresAt: Date | null) => db.update(company).set({ expiresAt }).where(eq(company.id, ACME));
    await end(tool.clock.now());
    await pass(100 * DAY_MS);
    expect(await takeCount()).toBe(0);
    await end(null);
    await db.delete(identityProvider).where(eq(identityProvider.companyId, ACME));
    await pass(100 * DAY_MS);
    expect(await takeCount()).toBe(0);
  });

  it('a choice that was made before its day was stored counts from the making of the provider', async () => {
    await set({ breakGlassSince: null });
    await pass(90 * DAY_MS);
    expect(await takeCount()).toBe(1);
  });

  it('the reminder says that somebody who is no administrator any more has to be replaced', async () => {
    await set({ breakGlassPersonId: toDemoPersonId(MEMBER) });
    await pass(90 * DAY_MS);
    const [sent] = (await tool.mails(OWNER)).filter(({ subject }) => subject === SUBJECT);
    expect(sent?.text).toContain('is no longer an active administrator');
  });
});
