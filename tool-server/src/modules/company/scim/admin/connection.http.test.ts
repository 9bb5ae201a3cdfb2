import { randomUUID } from 'node:crypto';
import { asId } from '@drawbridge/contracts';
import {
  actOnCompanyUsers,
  createScimSecret,
  createScimTest,
  deleteScimSecret,
  editCompanyUser,
  getScimConnection,
  listCompanyUsers,
  previewScimOff,
  switchScimOff,
} from '@drawbridge/contracts/company';
import { listAuditEntries } from '@drawbridge/contracts/kernel';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDirectoryRows } from '../../../../../test/fixtures/company/directory-rows.ts';
import { ADA, CHIDI, GORAN, MIKA } from '../../../../../test/fixtures/company/user-calls.ts';
import { type Caller, createTestTool, type TestTool } from '../../../../../test/fixtures/create-test-tool.ts';
import { identityProvider } from '../../../identity/sso/sso.table.ts';
import { DEMO_PASSWORD, toDemoPersonId } from '../../../operations/demo/index.ts';
import { scimClaim, scimSecret, scimUser } from '../scim.table.ts';
import { isScimSecret, toHash } from '../scim-secret.ts';

const MAYA = toDemoPersonId('manager@acme.test');
const DEPUTY = toDemoPersonId('deputy@acme.test');
const MINUTE_MS = 60_000;

let tool: TestTool;
let owner: Caller;
let deputy: Caller;
let acme: ReturnType<typeof createDirectoryRows>;
beforeAll(async () => {
  tool = await createTestTool();
  acme = createDirectoryRows(tool);
});
afterAll(() => tool.close());
beforeEach(async () => {
  await acme.clear();
  owner = await tool.as('admin@acme.test');
  deputy = await tool.as('deputy@acme.test');
});

const read = async () => (await owner.call(getScimConnection, {})).data;
const newest = async () => (await owner.call(listAuditEntries, {})).data.items[0];
const readSecrets = () => tool.database.db.select().from(scimSecret);

describe('SVC-11 the connection to a directory', () => {
  it('says what is provisioned, what waits and when the directory last called', async () => {
    await acme.prove();
    await acme.switchOn();
    await acme.provision(MIKA, 'mika');
    await acme.provision(MAYA, 'maya', { deletedAt: tool.clock.now() });
    await acme.claim(CHIDI, 'chidi');
    await acme.request({ status: 409 });
    await acme.secret({ lastUsedAt: tool.clock.now() });
    const at = tool.clock.now().toISOString();
    expect(await read()).toMatchObject({
      is_on: true,
      switched_off_at: null,
      base_url: 'https://tool.test/api/scim/v2',
      secrets: [{ ending: 'abcd', created_at: at, last_used_at: at }],
      proven_domains: ['acme.test'],
      users: { active: 1, deactivated: 1 },
      groups: 0,
      last_request: { at, status: 409 },
      waiting_claims: 1,
      wants_password: false,
      may_switch: true,
    });
  });

  it('COMP-62 shows nothing of the directory of another company', async () => {
    const globex = createDirectoryRows(tool, 'globex');
    await globex.switchOn();
    await globex.secret();
    await globex.provision(GORAN, 'goran');
    await globex.request();
    expect(await read()).toMatchObject({
      is_on: false,
      secrets: [],
      users: { active: 0, deactivated: 0 },
      last_request: null,
    });
  });
});

describe('SVC-11 the secrets of a directory', () => {
  it('the first secret switches provisioning on; it is returned once, stored as a hash and recorded without its value', async () => {
    await acme.prove();
    const { data } = await owner.call(createScimSecret, {});
    expect(isScimSecret(data.secret)).toBe(true);
    expect(data.connection).toMatchObject({ is_on: true, secrets: [{ ending: data.secret.slice(-4) }] });
    expect(JSON.stringify(await read())).not.toContain(data.secret);
    expect((await readSecrets())[0]).toMatchObject({ hash: toHash(data.secret), expiresAt: null });
    const { items } = (await owner.call(listAuditEntries, {})).data;
    expect(items.slice(0, 2).map(({ action }) => action)).toEqual(['scim_secret.add', 'scim.on']);
    expect(JSON.stringify(items)).not.toContain(data.secret);
  });

  it('a company without a proven domain gets no secret', async () => {
    expect((await owner.call(createScimSecret, {})).code).toBe('no_proven_domain');
    expect((await read()).is_on).toBe(false);
  });

  it('a third secret is refused until one of the two is deleted, also when three are asked for at once', async () => {
    await acme.prove();
    const replies = await Promise.all([1, 2, 3].map(() => owner.call(createScimSecret, {})));
    expect(replies.map(({ code }) => code ?? 'done').toSorted()).toEqual([
      'done',
      'done',
      'scim_secret_limit',
    ]);
    const [first] = (await read()).secrets;
    const deleted = await owner.call(deleteScimSecret, { secret_id: first?.id ?? asId(randomUUID()) });
    expect(deleted.data.connection).toMatchObject({ is_on: true, secrets: [{}] });
    expect((await newest())?.action).toBe('scim_secret.revoke');
    expect((await owner.call(createScimSecret, {})).status).toBe(200);
  });

  it('COMP-62 the secret of another company is not deleted', async () => {
    const globex = createDirectoryRows(tool, 'globex');
    await globex.switchOn();
    const [secret] = await globex.secret();
    const reply = await owner.call(deleteScimSecret, { secret_id: asId(secret?.id ?? '') });
    expect(reply.status).toBe(200);
    expect(await readSecrets()).toHaveLength(1);
  });

  it('COMP-11 an administrator who is no owner sees the connection, and neither makes nor deletes a secret nor switches it off', async () => {
    await acme.prove();
    await acme.switchOn();
    const [secret] = await acme.secret();
    expect((await deputy.call(getScimConnection, {})).data).toMatchObject({ may_switch: false });
    const replies = [
      await deputy.call(createScimSecret, {}),
      await deputy.call(deleteScimSecret, { secret_id: asId(secret?.id ?? '') }),
      await deputy.call(switchScimOff, { people: 'keep' }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([403, 403, 403]);
    expect(await read()).toMatchObject({ is_on: true, secrets: [{}] });
  });

  it('an older session has to give the password again', async () => {
    await acme.prove();
    tool.clock.advance(16 * MINUTE_MS);
    expect((await owner.call(createScimSecret, {})).code).toBe('sign_in_again');
    const wrong = await owner.call(createScimSecret, { password: 'wrong' });
    expect([wrong.status, Object.keys(wrong.errors ?? {})]).toEqual([400, ['password']]);
    expect((await owner.call(createScimSecret, { password: DEMO_PASSWORD })).status).toBe(200);
    expect((await owner.call(switchScimOff, { people: 'keep' })).code).toBe('sign_in_again');
  });
});

describe('SVC-11 the test of a connection', () => {
  it('an administrator gets a secret that ends after five minutes, is not listed and ends the one before', async () => {
    await acme.switchOn();
    await acme.secret();
    await deputy.call(createScimTest, {});
    const { data } = await deputy.call(createScimTest, {});
    expect(data.base_url).toBe('https://tool.test/api/scim/v2');
    const tests = (await readSecrets()).filter(({ expiresAt }) => expiresAt !== null);
    expect(tests).toMatchObject([
      { hash: toHash(data.secret), expiresAt: new Date(tool.clock.now().getTime() + 5 * MINUTE_MS) },
    ]);
    expect((await read()).secrets).toHaveLength(1);
    expect((await newest())?.action).toBe('scim.test');
  });

  it('there is nothing to test while provisioning is off', async () => {
    expect((await owner.call(createScimTest, {})).code).toBe('scim_off');
  });
});

describe('SVC-11 switching provisioning off', () => {
  async function connect() {
    await acme.prove();
    await acme.switchOn();
    await acme.secret();
    await acme.provision(MIKA, 'mika', { externalId: 'x1' });
    await acme.provision(MAYA, 'maya');
    await acme.provision(DEPUTY, 'deputy');
    await acme.provision(ADA, 'ada');
    await acme.claim(CHIDI, 'chidi');
  }
  const readStates = async () =>
    new Map(
      (await owner.call(listCompanyUsers, {})).data.list.Items.map(({ user_id, state }) => [user_id, state]),
    );
  const exempt = (breakGlassPersonId: string) =>
    tool.database.db.insert(identityProvider).values({
      id: 'acme',
      companyId: acme.companyId,
      kind: 'oidc',
      createdAt: tool.clock.now(),
      breakGlassPersonId,
    });

  it('`keep` leaves everybody as they are, to be edited by hand again; secrets and claims end, and the ids stay', async () => {
    await connect();
    const edit = () => owner.call(editCompanyUser, { user_id: MIKA, department: randomUUID() });
    expect((await edit()).code).toBe('user_of_directory');
    const { data } = await owner.call(switchScimOff, { people: 'keep' });
    expect(data.connection).toMatchObject({
      is_on: false,
      secrets: [],
      waiting_claims: 0,
      deactivation: null,
    });
    expect((await readStates()).get(MIKA)).toBe('active');
    expect((await edit()).status).toBe(200);
    const { db } = tool.database;
    expect(await db.select().from(scimUser).where(eq(scimUser.externalId, 'x1'))).toHaveLength(1);
    expect(await db.select().from(scimClaim)).toEqual([]);
    expect(await newest()).toMatchObject({ action: 'user.edit' });
    expect((await owner.call(listAuditEntries, { action: 'scim.off' })).data.items[0]?.details).toEqual({
      people: 'keep',
    });
  });

  it('`deactivate` spares owners, the emergency administrator and the caller, as the preview said', async () => {
    await connect();
    await exempt(DEPUTY);
    const preview = (await owner.call(previewScimOff, {})).data;
    const stayed = { is_owner: 0, is_emergency: 1, is_self: 1 };
    expect(preview).toEqual({ users: 4, deactivated: 2, stayed, groups: 0, secrets: 1 });
    const { data } = await owner.call(switchScimOff, { people: 'deactivate' });
    expect(data.connection).toMatchObject({
      is_on: false,
      secrets: [],
      deactivation: { users: 4, ended_at: null },
    });
    await tool.app.jobs.drain();
    const ended = { ended_at: tool.clock.now().toISOString(), handled: 4, deactivated: 2, stayed };
    expect((await read()).deactivation).toMatchObject({
      ...ended,
      staying: [
        { email: 'admin@acme.test', reason: 'is_self' },
        { email: 'deputy@acme.test', reason: 'is_emergency' },
      ],
    });
    const states = await readStates();
    expect([MIKA, MAYA, DEPUTY, ADA, CHIDI].map((id) => states.get(id))).toEqual([
      'deactivated',
      'deactivated',
      'active',
      'active',
      'active',
    ]);
    await owner.call(actOnCompanyUsers, { act: 'reactivate', user_ids: [MIKA, MAYA] });
    await tool.database.db.delete(identityProvider).where(eq(identityProvider.id, 'acme'));
  });

  it('switched off twice, nothing happens the second time', async () => {
    await connect();
    await owner.call(switchScimOff, { people: 'keep' });
    const before = (await owner.call(listAuditEntries, {})).data.items.length;
    const again = await owner.call(switchScimOff, { people: 'deactivate' });
    expect(again.data.connection.deactivation).toBeNull();
    await tool.app.jobs.drain();
    expect((await owner.call(listAuditEntries, {})).data.items).toHaveLength(before);
    expect((await readStates()).get(MIKA)).toBe('active');
  });

  it('a new secret switches it on again, with the same users', async () => {
    await connect();
    await owner.call(switchScimOff, { people: 'keep' });
    const { data } = await owner.call(createScimSecret, {});
    expect(data.connection).toMatchObject({ is_on: true, switched_off_at: null, users: { active: 4 } });
  });
});
