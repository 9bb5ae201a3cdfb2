import { randomUUID } from 'node:crypto';
import { asId, type CompanyId } from '@drawbridge/contracts';
import {
  changeTeamMembers,
  chooseSetupStep,
  closeCompanySetup,
  createAssignment,
  createTeam,
  getCompanySetup,
  inviteCompanyUsers,
  listCompanyUsers,
  SETUP_STEPS,
} from '@drawbridge/contracts/company';
import { checkDomain, claimDomain } from '@drawbridge/contracts/identity';
import { listAuditEntries } from '@drawbridge/contracts/kernel';
import { getProfile } from '@drawbridge/contracts/recognition';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createOperatorOrders,
  createOrderCalls,
  PAID_COURSE,
} from '../../../../test/fixtures/company/order-calls.ts';
import { type Caller, createTestTool, type TestTool } from '../../../../test/fixtures/create-test-tool.ts';
import { createLimits } from '../../../platform/limits/limits.ts';
import { createLog } from '../../../platform/log/log.ts';
import { createMail } from '../../../platform/mail/create-mail.ts';
import { createTenants } from '../../identity/sso/index.ts';
import { identityProvider } from '../../identity/sso/sso.table.ts';
import { createAudit } from '../../kernel/audit/index.ts';
import { account, person } from '../../kernel/people/index.ts';
import { toDemoPersonId } from '../../operations/demo/index.ts';
import { createCompanies } from '../companies/index.ts';

let tool: TestTool;
let globex: Caller;
/** Of a company that the operator made, and its id. */
let ada: Caller;
let initech: CompanyId;
/** Of a company that an order made. */
let buyer: Caller;

/** A company as `npm run company` makes it; the administrator has a private account with the password of the demo. */
async function makeCompany(adminEmail: string): Promise<CompanyId> {
  const deps = { ...tool, log: createLog('silent') };
  const { audit } = createAudit({ ...deps, limits: createLimits(deps) });
  const mail = createMail({ ...deps, wake: () => undefined });
  const companies = createCompanies({ ...deps, ...mail, ...tool.config, ...createTenants(deps), audit });
  const made = await companies.create({
    name: 'Initech',
    adminEmail,
    seats: 10,
    endsAt: undefined,
    allowSimilar: false,
  });
  return made.id;
}

beforeAll(async () => {
  tool = await createTestTool({ resolveTxt: () => Promise.resolve([[proof]]) });
  globex = await tool.as('admin@globex.test');
  initech = await makeCompany('ind@demo.test');
  ada = await tool.as('ind@demo.test');
  const calls = createOrderCalls(() => tool);
  await calls.setAccount('free@demo.test', { type: 'FT' });
  const order = await calls.order(
    await tool.as('free@demo.test'),
    { plan_id: 'enterprise', seats: 5, period: 'year' },
    { name: 'Byron Engines' },
  );
  await createOperatorOrders(tool).settle(order.invoice_number, 'operator');
  buyer = await tool.as('free@demo.test');
});
afterAll(() => tool.close());
let proof = '';

const read = async (caller = ada) => (await caller.call(getCompanySetup, {})).data;
const states = async (caller = ada) =>
  Object.fromEntries((await read(caller)).steps.map(({ step, state }) => [step, state]));
const choose = (step: 'domain' | 'sign_in' | 'team', choice: 'skip' | 'passwords' | null, caller = ada) =>
  caller.call(chooseSetupStep, { step, choice });
const isShown = async (caller: Caller) => (await caller.call(getProfile, {})).data.company_setup_open;

const NOTHING = { domain: 'open', sign_in: 'open', people: 'open', team: 'open', assignment: 'open' };

describe('the set-up of a new company', () => {
  it('a company of the operator and one of a settled order begin with five open steps', async () => {
    for (const caller of [ada, buyer]) {
      expect(await states(caller)).toEqual(NOTHING);
      expect(await isShown(caller)).toBe(true);
    }
  });

  it('members and managers are refused, and their profile says nothing of a set-up', async () => {
    for (const email of ['member@acme.test', 'manager@acme.test']) {
      const caller = await tool.as(email);
      expect((await caller.call(getCompanySetup, {})).status).toBe(403);
      expect((await choose('team', 'skip', caller)).status).toBe(403);
      expect((await caller.call(closeCompanySetup, {})).status).toBe(403);
      expect(await isShown(caller)).toBeUndefined();
    }
  });

  it('a skipped step is left out until that is taken back, each time with one entry of the audit trail', async () => {
    for (const choice of ['skip', 'skip', null, null] as const) await choose('team', choice);
    expect(await states()).toEqual(NOTHING);
    await choose('team', 'skip');
    expect((await states())['team']).toBe('skipped');
    const { items } = (await ada.call(listAuditEntries, { action: 'company.setup_skip' })).data;
    expect(items.map(({ details }) => details)).toEqual([
      { step: 'team', before: 'none', after: 'skip' },
      { step: 'team', before: 'skip', after: 'none' },
      { step: 'team', before: 'none', after: 'skip' },
    ]);
    await choose('team', null);
  });

  it('what is taken back at one step stays at the others and in other companies, and another choice replaces the first', async () => {
    for (const step of ['domain', 'team'] as const) await choose(step, 'skip');
    await choose('team', 'skip', buyer);
    await choose('team', null);
    expect(await states()).toMatchObject({ domain: 'skipped', team: 'open' });
    expect((await states(buyer))['team']).toBe('skipped');
    await choose('sign_in', 'skip');
    await choose('sign_in', 'passwords');
    expect((await states())['sign_in']).toBe('done');
    for (const step of ['domain', 'sign_in'] as const) await choose(step, null);
    await choose('team', null, buyer);
    expect([await states(), await states(buyer)]).toEqual([NOTHING, NOTHING]);
  });

  it('only the sign-in can be by password', async () => {
    const reply = await choose('team', 'passwords');
    expect([reply.status, Object.keys(reply.errors ?? {})]).toEqual([400, ['choice']]);
    expect((await choose('sign_in', 'passwords')).data.steps[1]).toEqual({
      step: 'sign_in',
      state: 'done',
      choice: 'passwords',
    });
    await choose('sign_in', null);
  });

  it('a set-up with an open step cannot be closed', async () => {
    expect((await ada.call(closeCompanySetup, {})).code).toBe('setup_open');
    expect(await isShown(ada)).toBe(true);
  });

  it('an administrator who loses the right chooses nothing more', async () => {
    const of = eq(account.personId, toDemoPersonId('ind@demo.test'));
    await tool.database.db.update(account).set({ isAdmin: false }).where(of);
    expect((await choose('team', 'skip')).status).toBe(403);
    await tool.database.db.update(account).set({ isAdmin: true }).where(of);
  });
});

describe('a step of the set-up is done by what is true of the company', () => {
  it('the domain by its proof, and single sign-on by a provider that is on', async () => {
    const { record } = (await ada.call(claimDomain, { domain: 'initech.example' })).data.domain;
    expect((await states())['domain']).toBe('open');
    proof = record?.value ?? '';
    await ada.call(checkDomain, { domain: 'initech.example' });
    expect((await states())['domain']).toBe('done');
    const provider = {
      id: 'initech',
      companyId: initech,
      kind: 'oidc' as const,
      issuer: 'https://idp.initech.example',
      createdAt: tool.clock.now(),
    };
    await tool.database.db.insert(identityProvider).values({ ...provider, offSince: tool.clock.now() });
    const change = (values: Partial<typeof identityProvider.$inferInsert>) =>
      tool.database.db.update(identityProvider).set(values).where(eq(identityProvider.id, 'initech'));
    expect((await states())['sign_in']).toBe('open');
    await change({ offSince: null, issuer: null });
    expect((await states())['sign_in']).toBe('open');
    await change({ issuer: provider.issuer });
    expect((await states())['sign_in']).toBe('done');
    await choose('sign_in', 'skip');
    expect((await states())['sign_in']).toBe('done');
  });

  it('people by two who are no administrators, whether they have accepted or not', async () => {
    const invite = (email: string) => ada.call(inviteCompanyUsers, { users: [{ email }] });
    await invite('milton@initech.example');
    expect((await states())['people']).toBe('open');
    await invite('peter@initech.example');
    expect((await states())['people']).toBe('done');
    await tool.database.db
      .update(account)
      .set({ state: 'deactivated', deactivatedFrom: 'invited' })
      .where(eq(account.personId, await findPerson('peter@initech.example')));
    expect((await states())['people']).toBe('open');
    await invite('samir@initech.example');
  });

  it('the team by a member, and the assignment by being published', async () => {
    const { id: teamId } = (await ada.call(createTeam, { name: 'Reports' })).data.team;
    expect((await states())['team']).toBe('open');
    const milton = await findPerson('milton@initech.example');
    await ada.call(changeTeamMembers, { team_id: teamId, add: [milton], remove: [] });
    expect((await states())['team']).toBe('done');
    await ada.call(createAssignment, {
      id: asId(randomUUID()),
      type: 'course',
      name: 'First course',
      starts_on: '2026-03-02T09:00',
      due_on: '2026-03-12T17:00',
      time_zone: 'UTC',
      items: [{ kind: 'course', id: PAID_COURSE }],
      team_ids: [teamId],
    });
    expect(await read()).toMatchObject({ is_complete: true, is_closed: false });
  });

  it('another company has none of it', async () => {
    expect(await states(buyer)).toEqual(NOTHING);
    expect((await globex.call(listCompanyUsers, { search: 'initech' })).data.total).toBe(0);
  });

  it('a complete set-up is closed once, for every administrator, and stays so when a step opens again', async () => {
    for (let tries = 0; tries < 2; tries += 1)
      expect((await ada.call(closeCompanySetup, {})).data.is_closed).toBe(true);
    const { items } = (await ada.call(listAuditEntries, { action: 'company.setup_close' })).data;
    expect(items).toHaveLength(1);
    expect(await isShown(ada)).toBe(false);
    await tool.database.db.delete(identityProvider).where(eq(identityProvider.id, 'initech'));
    await choose('sign_in', null);
    expect(await read()).toMatchObject({ is_complete: false, is_closed: true });
    expect(await isShown(buyer)).toBe(true);
  });

  it('every step can be skipped, which completes the set-up, and the audit trail names them', async () => {
    for (const { step } of (await read(buyer)).steps)
      await buyer.call(chooseSetupStep, { step, choice: 'skip' });
    expect(await read(buyer)).toMatchObject({ is_complete: true });
    expect((await buyer.call(closeCompanySetup, {})).data.is_closed).toBe(true);
    const { items } = (await buyer.call(listAuditEntries, { action: 'company.setup_close' })).data;
    expect(items.map(({ details }) => details)).toEqual([{ skipped: SETUP_STEPS.join(', ') }]);
  });
});

async function findPerson(email: string) {
  const [row] = await tool.database.db.select({ id: person.id }).from(person).where(eq(person.email, email));
  return asId<'person'>(row?.id ?? '');
}
