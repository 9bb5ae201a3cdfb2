import { confirmSignupCode, login, resendSignupCode, signUp } from '@drawbridge/contracts/identity';
import { listAuditEntries } from '@drawbridge/contracts/kernel';
import { getProfile } from '@drawbridge/contracts/recognition';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestTool, type TestTool } from '../../../../test/fixtures/create-test-tool.ts';
import { createLimits } from '../../../platform/limits/limits.ts';
import { createLog } from '../../../platform/log/log.ts';
import { createMail } from '../../../platform/mail/create-mail.ts';
import { createTenants } from '../../identity/sso/index.ts';
import { createAudit } from '../../kernel/audit/index.ts';
import { account, company, person } from '../../kernel/people/index.ts';
import { DEMO_PASSWORD } from '../../operations/demo/index.ts';
import { createCompanies, type NewCompany } from './index.ts';

const PASSWORD = 'a quiet lamp over water';
const EMAIL = 'ada@initech.test';

let tool: TestTool;
let companies: ReturnType<typeof createCompanies>;
beforeEach(async () => {
  tool = await createTestTool();
  const deps = { ...tool, log: createLog('silent') };
  const { audit } = createAudit({ ...deps, limits: createLimits(deps) });
  const mail = createMail({ ...deps, wake: () => undefined });
  companies = createCompanies({ ...deps, ...mail, ...tool.config, ...createTenants(deps), audit });
  return () => tool.close();
});

const create = (part: Partial<NewCompany> = {}) =>
  companies.create({
    name: 'Initech',
    adminEmail: EMAIL,
    seats: undefined,
    endsAt: undefined,
    allowSimilar: false,
    ...part,
  });
const readAccount = async (email: string) => {
  const [row] = await tool.database.db
    .select()
    .from(person)
    .innerJoin(account, eq(account.personId, person.id))
    .where(and(eq(person.email, email), eq(person.kind, 'account')));
  return row;
};
const countCompanies = async () => (await tool.database.db.select().from(company)).length;

/** As the invitation says: asks for a code, and sets a password with it. */
async function acceptInvitation(email = EMAIL) {
  await tool.anonymous.call(resendSignupCode, { email });
  const mail = (await tool.mails(email)).find(({ subject }) => subject.startsWith('Set your password'));
  const link = new URL(/https:\S+/.exec(mail?.text ?? '')?.[0] ?? 'https://no-mail.test');
  const code = link.searchParams.get('code') ?? '';
  return tool.fetch('/api/main/confirm-signup', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, code, new_password: PASSWORD, confirm_password: PASSWORD }),
  });
}

describe('a company that the operator creates', () => {
  it('a new company invites its first administrator, who sets a password and administers it', async () => {
    const { id, admin } = await create({ seats: 50, endsAt: new Date('2028-01-01T00:00:00.000Z') });
    expect(admin).toBe('invited');
    const [mail] = await tool.mails(EMAIL);
    expect(mail?.subject).toBe('You administer Initech at Drawbridge');
    expect(mail?.text).toContain('https://tool.test/confirm-user');
    expect(mail?.text).not.toContain(encodeURIComponent(EMAIL));
    expect((await acceptInvitation()).status).toBe(200);
    const { data } = await tool.anonymous.call(login, { username: EMAIL, password: PASSWORD });
    expect(data.is_admin).toBe(true);
    const caller = tool.withToken(data.IdToken ?? '');
    expect((await caller.call(getProfile, {})).status).toBe(200);
    const { items } = (await caller.call(listAuditEntries, { action: 'company.create' })).data;
    expect(items).toMatchObject([
      {
        actor: { id: null },
        details: { by: 'operator', name: 'Initech', seats: '50', expires_at: '2028-01-01T00:00:00.000Z' },
      },
    ]);
    expect((await companies.list()).find((one) => one.id === id)).toMatchObject({
      people: 1,
      admins: [EMAIL],
    });
  });

  it('creating the same company again changes nothing and sends nothing', async () => {
    const { id } = await create();
    const before = await countCompanies();
    expect(await create()).toEqual({ id, admin: 'known' });
    expect([await countCompanies(), (await tool.mails(EMAIL)).length]).toEqual([before, 1]);
  });

  it('a company is created once by two operators at the same moment', async () => {
    const before = await countCompanies();
    const made = await Promise.all([create(), create()]);
    expect(made.map(({ admin }) => admin).sort()).toEqual(['invited', 'known']);
    expect([await countCompanies(), (await tool.mails(EMAIL)).length]).toEqual([before + 1, 1]);
  });

  it('creating the same company with another end date is refused', async () => {
    await create();
    await expect(create({ endsAt: new Date('2028-01-01T00:00:00.000Z') })).rejects.toThrow('ends otherwise');
  });

  it('an account that belongs to no company is appointed administrator and keeps its password', async () => {
    const { id, admin } = await create({ adminEmail: 'ind@demo.test' });
    expect(admin).toBe('appointed');
    const { data } = await tool.anonymous.call(login, { username: 'ind@demo.test', password: DEMO_PASSWORD });
    expect([data.is_admin, data._type]).toEqual([true, 'ENT']);
    expect((await readAccount('ind@demo.test'))?.person.companyId).toBe(id);
    const [mail] = await tool.mails('ind@demo.test');
    expect(mail?.text).toContain('https://tool.test/login');
  });

  it('the password of an unconfirmed account is dropped, because a stranger may have chosen it', async () => {
    await tool.anonymous.call(signUp, {
      via: 'plan',
      id: 'free',
      first_name: 'Mallory',
      last_name: 'Stranger',
      email: EMAIL,
      new_password: 'chosen by a stranger',
      confirm_password: 'chosen by a stranger',
    });
    expect((await create()).admin).toBe('invited');
    expect((await readAccount(EMAIL))?.account).toMatchObject({ state: 'invited', passwordHash: null });
    expect((await acceptInvitation()).status).toBe(200);
    const signIn = (password: string) => tool.anonymous.call(login, { username: EMAIL, password });
    expect((await signIn('chosen by a stranger')).code).toBe('bad_credentials');
    expect((await signIn(PASSWORD)).data.is_admin).toBe(true);
  });

  it('a company is not created for an account that is in use without a confirmed address', async () => {
    const before = await countCompanies();
    for (const adminEmail of ['optional@demo.test', 'force@demo.test'])
      await expect(create({ adminEmail })).rejects.toThrow('address is not confirmed');
    expect(await countCompanies()).toBe(before);
  });

  it("a company is not created for a person of another company, or in another company's domain", async () => {
    const before = await countCompanies();
    await expect(create({ adminEmail: 'member@acme.test' })).rejects.toThrow(/belongs to "ACME/);
    await expect(create({ adminEmail: 'new@sso.test' })).rejects.toThrow('identity provider is responsible');
    expect(await countCompanies()).toBe(before);
    expect((await readAccount('member@acme.test'))?.account.isAdmin).toBe(false);
  });

  it.each(['acme', 'ACME Inc.', 'АCME', 'A.C.M.E. GmbH'])(
    'a company is not created as %s, which looks like ACME, unless that is allowed',
    async (name) => {
      await expect(create({ name })).rejects.toThrow(/looks like "ACME[^"]*" \([0-9a-f-]{36}\)/);
      expect((await create({ name, allowSimilar: true })).admin).toBe('invited');
    },
  );
});

describe('a company that the operator closes', () => {
  it('a closed company immediately lets nobody in, and records that in its audit trail', async () => {
    const { id } = await create({ adminEmail: 'ind@demo.test' });
    const caller = await tool.as('ind@demo.test');
    expect((await caller.call(getProfile, {})).status).toBe(200);
    expect(await companies.close(id)).toBe(true);
    expect((await caller.call(getProfile, {})).status).toBe(401);
    const { message } = await tool.anonymous.call(login, {
      username: 'ind@demo.test',
      password: DEMO_PASSWORD,
    });
    expect(message).toBe('Company subscription has been expired');
  });

  it('a company can be closed only once', async () => {
    const { id } = await create();
    await companies.close(id);
    expect(await companies.close(id)).toBe(false);
  });

  it('closing an unknown company is refused', async () => {
    await expect(companies.close('0c7f5d61-3a46-4f57-8a6d-0d9f5f1c2b33')).rejects.toThrow(
      'there is no company',
    );
  });
});

it('a wrong invitation code is refused, and the account stays invited', async () => {
  await create();
  const reply = await tool.anonymous.call(confirmSignupCode, { email: EMAIL, code: 'AAAA-AAAA' });
  expect([reply.status, (await readAccount(EMAIL))?.account.state]).toEqual([400, 'invited']);
});
