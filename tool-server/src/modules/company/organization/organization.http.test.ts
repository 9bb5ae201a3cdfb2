import { randomUUID } from 'node:crypto';
import {
  getCompanyAbout,
  getOrganization,
  getUserDefaults,
  ORGANIZATION_TEXTS,
  removeCompanyLogo,
  setOrganization,
  setRetention,
  setUserDefaults,
  uploadCompanyLogo,
} from '@drawbridge/contracts/company';
import { listAuditEntries } from '@drawbridge/contracts/kernel';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createTestTool, type TestTool } from '../../../../test/fixtures/create-test-tool.ts';
import { auditEntry } from '../../kernel/audit/audit.table.ts';
import { findTimeZone } from '../../kernel/people/index.ts';
import { toDemoCompanyId, toDemoPersonId } from '../../operations/demo/index.ts';
import { labAttempt, labSubmission } from '../../practice/labs/labs.table.ts';
import { activityEvent } from '../../recognition/activity-events/activity-events.table.ts';
import { team } from '../teams/index.ts';

const DAY_MS = 86_400_000;
const ACME = toDemoCompanyId('acme');
const MEMBER = toDemoPersonId('member@acme.test');
const OUTSIDER = toDemoPersonId('ind@demo.test');

let tool: TestTool;
let admin: Caller;
let member: Caller;
let other: Caller;
beforeAll(async () => {
  tool = await createTestTool();
  admin = await tool.as('admin@acme.test');
  member = await tool.as('member@acme.test');
  other = await tool.as('admin@globex.test');
});
afterAll(() => tool.close());

const daysAgo = (days: number) => new Date(tool.clock.now().getTime() - days * DAY_MS);
const lastEntry = async (action: 'company.change' | 'company.retention' | 'user_defaults.set') =>
  (await admin.call(listAuditEntries, { action })).data.items[0];

describe('COMP-8, COMP-9, COMP-39 the settings of a company', () => {
  it('changed fields are stored, recorded with before and after, and read by the people of the company', async () => {
    const reply = await admin.call(setOrganization, {
      about: 'We build payment systems.\nSince 1998.',
      support_email: 'help@acme.test',
      support_url: 'https://help.acme.test',
      time_zone: 'Europe/Berlin',
    });
    expect(reply.status).toBe(200);
    expect((await admin.call(getOrganization, {})).data).toEqual(reply.data);
    expect((await member.call(getCompanyAbout, {})).data).toEqual({
      name: 'ACME',
      logo: null,
      about: 'We build payment systems.\nSince 1998.',
      support_email: 'help@acme.test',
      support_url: 'https://help.acme.test',
    });
    expect((await lastEntry('company.change'))?.details).toMatchObject({
      timeZone_before: '',
      timeZone_after: 'Europe/Berlin',
    });
    expect((await other.call(getOrganization, {})).data).toMatchObject({ about: '', time_zone: null });
  });

  it('the same values again write no entry', async () => {
    const before = await lastEntry('company.change');
    await admin.call(setOrganization, { support_email: 'help@acme.test' });
    expect((await lastEntry('company.change'))?.id).toBe(before?.id);
  });

  it.each(['Globex', 'G l o b e x', 'GLOBEX Inc.', 'Glоbex'])(
    'the name %j is refused, because people would take it for another company',
    async (name) => {
      const reply = await admin.call(setOrganization, { name });
      expect([reply.status, reply.errors]).toEqual([400, { name: ORGANIZATION_TEXTS.taken }]);
    },
  );

  it('a company keeps its own name in another spelling', async () => {
    expect((await admin.call(setOrganization, { name: 'Acme, Inc.' })).data.name).toBe('Acme, Inc.');
    expect((await admin.call(setOrganization, { name: 'ACME' })).status).toBe(200);
  });

  it.each([
    ['name', { name: ' ' }],
    ['name', { name: 'AC\u202EME' }],
    ['name', { name: 'x'.repeat(101) }],
    ['about', { about: 'x\u0007' }],
    ['support_email', { support_email: 'nobody' }],
    ['support_url', { support_url: 'javascript:alert(1)' }],
    ['time_zone', { time_zone: 'Mars/Olympus' }],
  ])('a bad %s is refused at its field: %j', async (field, input) => {
    const reply = await admin.call(setOrganization, input);
    expect([reply.status, Object.keys(reply.errors ?? {})]).toEqual([400, [field]]);
  });

  it('times are in the zone of the company for people who chose none', async () => {
    await admin.call(setOrganization, { time_zone: 'Asia/Tokyo' });
    expect(await findTimeZone(tool.database.db, MEMBER)).toBe('Asia/Tokyo');
    expect(await findTimeZone(tool.database.db, OUTSIDER)).toBeNull();
  });
});

describe('COMP-9 the logo of a company', () => {
  it('a logo is re-encoded in its own proportions, replaced and removed', async () => {
    const create = { width: 1200, height: 300, channels: 3, background: '#0a5' } as const;
    const image = (await sharp({ create }).png().toBuffer()).toString('base64');
    const { logo } = (await admin.call(uploadCompanyLogo, { image })).data;
    const served = await tool.fetch(logo);
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const { width, height } = await sharp(Buffer.from(await served.arrayBuffer())).metadata();
    expect([width, height]).toEqual([640, 160]);
    await other.call(removeCompanyLogo, {});
    expect((await member.call(getCompanyAbout, {})).data.logo).toBe(logo);
    await admin.call(removeCompanyLogo, {});
    await admin.call(removeCompanyLogo, {});
    expect((await member.call(getCompanyAbout, {})).data.logo).toBeNull();
    expect((await tool.fetch(logo)).status).toBe(404);
  });

  it('a file that is no picture is refused', async () => {
    const reply = await admin.call(uploadCompanyLogo, { image: Buffer.from('<svg/>').toString('base64') });
    expect([reply.status, Object.keys(reply.errors ?? {})]).toEqual([400, ['image']]);
  });
});

describe('COMP-38 the defaults for new users', () => {
  it("a team of another company is refused, and the company's own is stored", async () => {
    const { db } = tool.database;
    const foreign = randomUUID();
    await db.insert(team).values({
      id: foreign,
      companyId: toDemoCompanyId('globex'),
      name: 'Foreign',
      createdAt: tool.clock.now(),
    });
    const refused = await admin.call(setUserDefaults, {
      weekly_digest_email: false,
      default_team_id: foreign,
    });
    expect([refused.status, Object.keys(refused.errors ?? {})]).toEqual([400, ['default_team_id']]);
    const { teams } = (await admin.call(getUserDefaults, {})).data;
    const [first] = teams;
    expect(teams.map(({ name }) => name)).not.toContain('Foreign');
    const wanted = { weekly_digest_email: false, default_team_id: first?.id ?? null };
    expect((await admin.call(setUserDefaults, wanted)).data).toMatchObject(wanted);
    expect((await lastEntry('user_defaults.set'))?.details).toMatchObject({
      team_before: '',
      team_after: first?.name,
    });
  });
});

describe('the retention of a company', () => {
  const NONE = { work_days: null, activity_days: null, audit_days: null };

  async function addOldWork(personId: string, days: number) {
    const { db } = tool.database;
    const attemptId = randomUUID();
    const at = daysAgo(days);
    await db.insert(labAttempt).values({
      id: attemptId,
      personId,
      labId: `lab-${attemptId}`,
      number: 1,
      contentHash: 'x',
      files: [{ path: 'a.js', text: 'draft' }],
      openedAt: at,
      bestScore: 100,
      passed: true,
    });
    const id = randomUUID();
    const sent = { tenant: 't', files: [], submittedAt: at, gradedAt: at };
    await db.insert(labSubmission).values({ id, attemptId, personId, state: 'graded', ...sent });
    const key = randomUUID();
    await db.insert(activityEvent).values({ personId, kind: 'video-watch', key, at, changedAt: at });
    return { attemptId, id, key };
  }
  async function readWork({ attemptId, id, key }: Awaited<ReturnType<typeof addOldWork>>) {
    const { db } = tool.database;
    const [attempt] = await db.select().from(labAttempt).where(eq(labAttempt.id, attemptId));
    return {
      passed: attempt?.passed,
      files: attempt?.files.length,
      submissions: await db.$count(labSubmission, eq(labSubmission.id, id)),
      events: await db.$count(activityEvent, eq(activityEvent.key, key)),
    };
  }
  const KEPT = { passed: true, files: 1, submissions: 1, events: 1 };

  it('without a period nothing is deleted', async () => {
    const work = await addOldWork(MEMBER, 3_000);
    await tool.app.jobs.drain();
    expect(await readWork(work)).toEqual(KEPT);
  });

  it('work and activity beyond their periods are deleted, results and everything of others are not', async () => {
    const old = await addOldWork(MEMBER, 101);
    const recent = await addOldWork(MEMBER, 99);
    const foreign = await addOldWork(OUTSIDER, 101);
    await admin.call(setRetention, { ...NONE, work_days: 100 });
    await tool.app.jobs.drain();
    expect(await readWork(old)).toEqual({ passed: true, files: 0, submissions: 0, events: 1 });
    await admin.call(setRetention, { ...NONE, activity_days: 100 });
    await tool.app.jobs.drain();
    expect((await readWork(old)).events).toBe(0);
    expect([await readWork(recent), await readWork(foreign)]).toEqual([KEPT, KEPT]);
    expect((await lastEntry('company.retention'))?.details).toMatchObject({
      keepsWorkDays_before: '100',
      keepsWorkDays_after: '',
    });
  });

  it('entries of the audit trail beyond the period are deleted, of this company alone', async () => {
    const { db } = tool.database;
    const entry = { action: 'session.begin', outcome: 'done', address: '', device: '', details: {} } as const;
    const at = daysAgo(200);
    await db.insert(auditEntry).values([
      { ...entry, at, companyId: ACME },
      { ...entry, at, companyId: toDemoCompanyId('globex') },
    ]);
    await admin.call(setRetention, { ...NONE, audit_days: 199 });
    await tool.app.jobs.drain();
    const left = await db.select().from(auditEntry).where(eq(auditEntry.at, at));
    expect(left.map(({ companyId }) => companyId)).toEqual([toDemoCompanyId('globex')]);
  });

  it.each([89, 3_651, 100.5, 0])('a period of %d days is refused at its field', async (work_days) => {
    const reply = await admin.call(setRetention, { ...NONE, work_days });
    expect([reply.status, Object.keys(reply.errors ?? {})]).toEqual([400, ['work_days']]);
  });
});
