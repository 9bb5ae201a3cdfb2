import { asId } from '@drawbridge/contracts';
import {
  addPlatform,
  deactivatePlatform,
  deletePlatform,
  listPlatforms,
} from '@drawbridge/contracts/integration';
import { type AuditEntry, exportAuditEntries, listAuditEntries } from '@drawbridge/contracts/kernel';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createTestTool, type TestTool } from '../../../../test/fixtures/create-test-tool.ts';
import { toDemoCompanyId } from '../../operations/demo/index.ts';
import { auditEntry } from './audit.table.ts';

const PLATFORM = {
  name: '=HYPERLINK("https://evil.test")',
  issuer: 'https://lms.school.test',
  client_id: 'client-1',
  auth_login_url: 'https://lms.school.test/auth',
  auth_token_url: 'https://lms.school.test/token',
  key_set_url: 'https://lms.school.test/keys',
  deployment_ids: ['1'],
};

let tool: TestTool;
let acme: Caller;
let globex: Caller;
let member: Caller;
let platformId: ReturnType<typeof asId<'platform'>>;

beforeAll(async () => {
  tool = await createTestTool();
  acme = await tool.as('admin@acme.test');
  globex = await tool.as('admin@globex.test');
  member = await tool.as('member@acme.test');
  const { data } = await acme.call(addPlatform, PLATFORM);
  platformId = asId(data.platform.id);
});
afterAll(() => tool.close());

const readTrail = async (caller: Caller, filter: object = {}) =>
  (await caller.call(listAuditEntries, filter)).data;
const toLines = (items: readonly AuditEntry[]) => items.map(({ action, outcome }) => `${action} ${outcome}`);

describe('P8 the audit trail of a company (ASVS 16.2.1, 16.3.2)', () => {
  it('the trail says who registered a platform, when, from where, and what was entered', async () => {
    const { items } = await readTrail(acme, { action: 'platform.add' });
    expect(items).toEqual([
      expect.objectContaining({
        at: tool.clock.now().toISOString(),
        outcome: 'done',
        reason: null,
        actor: { id: expect.any(String), name: expect.any(String), email: 'admin@acme.test' },
        subject: { kind: 'platform', id: platformId, name: null },
        address: '127.0.0.1',
        details: expect.objectContaining({ issuer: PLATFORM.issuer, client_id: 'client-1' }),
      }),
    ]);
  });

  it('an entry is written with its act or not at all: an act without an effect leaves none', async () => {
    const before = (await readTrail(globex)).items.length;
    expect((await globex.call(deactivatePlatform, { id: platformId })).code).toBe('platform_not_found');
    await globex.call(deletePlatform, { id: platformId });
    expect((await readTrail(globex)).items).toHaveLength(before);
  });

  it('the trail has what a person was refused, with the call and the reason', async () => {
    await member.call(listPlatforms, {});
    const { items } = await readTrail(acme, { action: 'access.refuse' });
    expect(items[0]).toMatchObject({
      outcome: 'refused',
      reason: 'forbidden',
      actor: { email: 'member@acme.test' },
      subject: { kind: 'call', id: 'listPlatforms' },
    });
  });

  it('VAL-21 a long value is cut between two characters, never within one, so that the act does not fail with its entry', async () => {
    const name = `${'n'.repeat(199)}😀, and more`;
    const own = 'https://lms.globex.test';
    const addresses = { issuer: own, auth_login_url: own, auth_token_url: own, key_set_url: own };
    const { data, status } = await globex.call(addPlatform, { ...PLATFORM, ...addresses, name });
    expect([status, data?.platform.name]).toEqual([200, name]);
    const { items } = await readTrail(globex, { action: 'platform.add' });
    expect(items[0]?.details.name).toMatch(/^n{199}/);
    await globex.call(deletePlatform, { id: asId(data.platform.id) });
  });

  it("one person's attempts are limited to the first ten of an hour", async () => {
    const champion = await tool.as('champion@acme.test');
    for (let at = 0; at < 13; at += 1) await champion.call(addPlatform, PLATFORM);
    const filter = { action: 'access.refuse', actor: 'champion@' } as const;
    expect((await readTrail(acme, filter)).items).toHaveLength(10);
    const tries = tool.logs.filter(
      (line) => line.includes('"addPlatform"') && line.includes('access.refuse'),
    );
    expect(tries).toHaveLength(13);
    tool.clock.advance(3_600_000);
    await champion.call(addPlatform, PLATFORM);
    expect((await readTrail(acme, filter)).items).toHaveLength(11);
  });
});

describe('P8 who may read the audit trail', () => {
  it("administrators can read their company's trail, and no administrator of another company can", async () => {
    const own = await readTrail(globex);
    expect(own.items.filter(({ actor }) => actor.email?.endsWith('@acme.test'))).toEqual([]);
    expect(JSON.stringify(own)).not.toContain(PLATFORM.issuer);
  });

  it.each(['member@acme.test', 'manager@acme.test', 'ind@demo.test'])(
    'the trail is not for %s',
    async (email) => {
      const caller = await tool.as(email);
      expect((await caller.call(listAuditEntries, {})).code).toBe('forbidden');
      expect((await caller.call(exportAuditEntries, {})).code).toBe('forbidden');
    },
  );
});

describe('the list of the audit trail', () => {
  it('the list is filtered by time, action, outcome and person', async () => {
    const end = new Date(tool.clock.now().getTime() + 1).toISOString();
    expect((await readTrail(acme, { from: end })).items).toEqual([]);
    expect(toLines((await readTrail(acme, { to: end, action: 'platform.add' })).items)).toEqual([
      'platform.add done',
    ]);
    expect(new Set(toLines((await readTrail(acme, { outcome: 'refused' })).items))).toEqual(
      new Set(['access.refuse refused']),
    );
    expect((await readTrail(acme, { actor: 'no such person' })).items).toEqual([]);
    // The characters of a pattern are plain characters.
    expect((await readTrail(acme, { actor: '%' })).items).toEqual([]);
  });

  it('the list has pages, and an unknown token starts over', async () => {
    const { db } = tool.database;
    const row = {
      at: tool.clock.now(),
      companyId: toDemoCompanyId('globex'),
      action: 'session.begin',
      outcome: 'done' as const,
      address: '192.0.2.1',
      device: '',
      details: {},
    };
    await db.insert(auditEntry).values(Array.from({ length: 120 }, () => row));
    const ids: string[] = [];
    let token: string | null = null;
    do {
      const page = await readTrail(globex, token === null ? {} : { next_token: token });
      ids.push(...page.items.map(({ id }) => id));
      token = page.next_token;
    } while (token !== null);
    expect(ids.length).toBeGreaterThanOrEqual(120);
    expect(new Set(ids).size).toBe(ids.length);
    expect((await readTrail(globex, { next_token: 'nonsense' })).items[0]?.id).toBe(ids[0]);
  });

  it.each([
    [{ from: 'yesterday' }, 'from'],
    // Instants that JavaScript knows and the database does not read.
    [{ from: '-000001-01-01T00:00:00Z' }, 'from'],
    [{ to: '+275760-09-13T00:00:00Z' }, 'to'],
    [{ action: 'everything' }, 'action'],
    [{ outcome: 'maybe' }, 'outcome'],
  ])('the list refuses %j at its field', async (filter, field) => {
    const reply = await acme.call(listAuditEntries, filter as never);
    expect([reply.status, Object.keys(reply.errors ?? {})]).toEqual([400, [field]]);
  });
});

describe('the export of the audit trail', () => {
  it('the export is a CSV without formulas in its cells, and an entry itself', async () => {
    const { data } = await acme.call(exportAuditEntries, { action: 'platform.add' });
    const [head, first] = data.csv.split('\r\n');
    expect(head).toContain('time (UTC),action,outcome,reason,person,email');
    expect(first).toContain('platform.add,done');
    expect(data.csv).not.toMatch(/(^|,)=/m);
    expect([data.entries, data.is_complete]).toEqual([1, true]);
    const { items } = await readTrail(acme, { action: 'audit.export' });
    expect(items[0]).toMatchObject({
      details: { action: 'platform.add' },
      actor: { email: 'admin@acme.test' },
    });
  });
});

describe('ASVS 16.4.2 the audit trail is append-only', () => {
  it('the database refuses to change an entry or to remove a recent one', async () => {
    const { db } = tool.database;
    const change = db.update(auditEntry).set({ outcome: 'done' });
    await expect(change).rejects.toMatchObject({ cause: { constraint: 'audit_entry_append_only' } });
    await db.insert(auditEntry).values({
      at: new Date(),
      action: 'session.begin',
      outcome: 'done',
      address: '',
      device: 'recent',
      details: {},
    });
    const removal = db.delete(auditEntry).where(eq(auditEntry.device, 'recent'));
    await expect(removal).rejects.toMatchObject({ cause: { constraint: 'audit_entry_append_only' } });
  });

  it('a job removes entries past their retention period, and no others', async () => {
    const { db } = tool.database;
    const day = 86_400_000;
    const toOld = (days: number) => ({
      at: new Date(tool.clock.now().getTime() - days * day),
      action: 'session.begin',
      outcome: 'done' as const,
      address: '',
      device: `${days} days`,
      details: {},
    });
    await db.insert(auditEntry).values([toOld(366), toOld(364)]);
    await tool.app.jobs.drain();
    const left = await db
      .select({ device: auditEntry.device })
      .from(auditEntry)
      .where(sql`${auditEntry.device} like '% days'`);
    expect(left).toEqual([{ device: '364 days' }]);
  });
});
