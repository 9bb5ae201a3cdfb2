import { randomUUID } from 'node:crypto';
import { asId, type ItemId, type LabId, type PersonId } from '@drawbridge/contracts';
import { getCourse } from '@drawbridge/contracts/learning';
import { type LabResult, openHint, openLab, resetLab, submitLab } from '@drawbridge/contracts/practice';
import {
  aliasRules,
  getProfile,
  getPublicBadges,
  getPublicPerson,
  getVisibility,
  listPublicActivity,
  PUBLIC_PROFILE_TEXTS,
  setVisibility,
} from '@drawbridge/contracts/recognition';
import { validation } from '@drawbridge/contracts/rules';
import { buildLabResult } from '@drawbridge/contracts/testing';
import { type LoadedLab } from '@drawbridge/labs/grade';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createTestTool, type TestTool } from '../../../../test/fixtures/create-test-tool.ts';
import { getAllLabs } from '../../../../test/fixtures/practice/our-labs.ts';
import { account, person } from '../../kernel/people/index.ts';
import { enrolment } from '../../learning/courses/courses.table.ts';
import { toDemoPersonId } from '../../operations/demo/index.ts';
import { pointGain } from '../../practice/passes/passes.table.ts';

const L1 = asId<'lab'>('l1-someone-elses-invoice');
const CHALLENGE = asId<'lab'>('zip-slip');
const C2 = asId<'course'>('c2-injection-at-the-boundary');

let labs: LoadedLab[];
let tool: TestTool;
let verdict: LabResult['verdict'] = 'passed';
/** Share of the points that a pass scores: a release may change what a lab is worth. */
let share = 1;
const packOf = (labId: string) => {
  const lab = labs.find(({ pack }) => pack.lab_id === labId);
  if (!lab) throw new Error(`${labId} is gone`);
  return lab;
};

beforeAll(async () => {
  labs = getAllLabs();
  tool = await createTestTool({
    labs,
    grader: {
      // These tests are about what follows from a verdict, not about the verdict.
      grade: async (labId) =>
        buildLabResult({
          lab_id: labId,
          content_hash: packOf(labId).pack.content_hash,
          verdict,
          score: verdict === 'passed' ? share * packOf(labId).pack.points : 0,
          max: packOf(labId).pack.points,
          graded_at: tool.clock.now().toISOString(),
        }),
    },
  });
  tool.app.jobs.start();
});
afterAll(() => tool.close());

async function submit(
  caller: Caller,
  labId: LabId,
  { hints = 0, item }: { hints?: number; item?: ItemId } = {},
) {
  const { attempt } = (await caller.call(openLab, { lab_id: labId })).data;
  for (let number = 1; number <= hints; number += 1)
    await caller.call(openHint, { attempt_id: attempt.attempt_id, number });
  const reply = await caller.call(submitLab, {
    submission_id: asId(randomUUID()),
    attempt_id: attempt.attempt_id,
    files: packOf(labId).solution.files,
    ...(item ? { course: { event_id: C2, item_id: item } } : {}),
  });
  expect(reply.data.state).toBe('graded');
  return attempt;
}

const show = (caller: Caller, alias?: string | null) =>
  caller.call(setVisibility, { visible: true, ...(alias === undefined ? {} : { alias }) });
const hide = (caller: Caller) => caller.call(setVisibility, { visible: false });
const personOf = (user_id: PersonId) => tool.anonymous.call(getPublicPerson, { user_id });
const refusalOf = ({ status, code, message }: { status: number; code?: string; message: string }) => [
  status,
  code,
  message,
];

const MIKA = toDemoPersonId('member@acme.test');
const GORAN = toDemoPersonId('member@globex.test');

describe('PROF-12 a public profile', () => {
  it('CALL-3 cannot be read or changed by a caller who is not signed in', async () => {
    const replies = [
      await tool.anonymous.call(getVisibility, {}),
      await tool.anonymous.call(setVisibility, { visible: true }),
    ];
    expect(replies.map(({ status, code }) => [status, code])).toEqual([
      [401, 'not_signed_in'],
      [401, 'not_signed_in'],
    ]);
  });

  it('AUTH-41 cannot be changed by a person who must confirm their address first', async () => {
    const reply = await show(await tool.as('force@demo.test'));
    expect([reply.status, reply.code]).toEqual([403, 'verification_required']);
  });

  it('is hidden at first', async () => {
    const mika = await tool.as('member@acme.test');
    expect((await mika.call(getVisibility, {})).data).toEqual({
      user_id: MIKA,
      name: 'Mika Berg',
      visible: false,
      alias: null,
    });
  });

  it('counts as unknown in every public call while it is hidden', async () => {
    const unknown = asId<'person'>(randomUUID());
    for (const endpoint of [getPublicPerson, getPublicBadges, listPublicActivity]) {
      const [hidden, none] = [
        await tool.anonymous.call(endpoint, { user_id: GORAN }),
        await tool.anonymous.call(endpoint, { user_id: unknown }),
      ];
      expect(refusalOf(hidden)).toEqual([404, 'profile_not_found', 'There is no public profile here.']);
      expect(hidden.headers.get('content-length')).toBe(none.headers.get('content-length'));
      expect(refusalOf(none)).toEqual(refusalOf(hidden));
    }
  });

  it.each(['x', '', '%00', '../person', 'member@acme.test', MIKA.toUpperCase()])(
    'is refused by name for the id %j',
    async (id) => {
      const reply = await tool.anonymous.call(listPublicActivity, { user_id: asId(id) });
      expect([reply.status, Object.keys(reply.errors ?? {})]).toEqual([400, ['user_id']]);
    },
  );

  it("is the caller's own: an id of another person is ignored", async () => {
    const goran = await tool.as('member@globex.test');
    const sent = { visible: true, user_id: MIKA, person_id: MIKA, email: 'member@acme.test' };
    expect((await goran.call(setVisibility, sent)).data.user_id).toBe(GORAN);
    expect((await personOf(MIKA)).status).toBe(404);
    await hide(goran);
  });

  it('is shown once enabled, to strangers and to other companies, and gone once disabled', async () => {
    const mika = await tool.as('member@acme.test');
    expect((await show(mika)).message).toBe(PUBLIC_PROFILE_TEXTS.shown);
    expect((await personOf(MIKA)).data).toMatchObject({ user_id: MIKA, name: 'Mika Berg' });
    const goran = await tool.as('member@globex.test');
    expect((await goran.call(getPublicPerson, { user_id: MIKA })).data.name).toBe('Mika Berg');
    expect((await hide(mika)).message).toBe(PUBLIC_PROFILE_TEXTS.hidden);
    expect((await personOf(MIKA)).code).toBe('profile_not_found');
  });

  it('shows no email, no company and no billing', async () => {
    const mika = await tool.as('member@acme.test');
    await show(mika);
    const { data } = await personOf(MIKA);
    expect(Object.keys(data).sort()).toEqual([
      'badges',
      'challenges_solved',
      'courses_completed',
      'labs_passed',
      'member_since',
      'name',
      'points',
      'user_id',
    ]);
    expect(JSON.stringify(data)).not.toMatch(/acme|@|\d{2}:\d{2}/i);
    await hide(mika);
  });

  it('is not shown for an account that is not active any more', async () => {
    const mika = await tool.as('member@acme.test');
    await show(mika);
    const set = (state: 'active' | 'invited') =>
      tool.database.db.update(account).set({ state }).where(eq(account.personId, MIKA));
    await set('invited');
    expect((await personOf(MIKA)).status).toBe(404);
    await set('active');
    expect((await personOf(MIKA)).status).toBe(200);
    await hide(mika);
  });

  it('CALL-47 is published once by eight parallel calls', async () => {
    const mika = await tool.as('member@acme.test');
    const replies = await Promise.all(Array.from({ length: 8 }, () => show(mika, 'Mika B')));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    await mika.call(setVisibility, { visible: false, alias: null });
  });
});

describe('the alias', () => {
  let ines: Caller;
  const INES = toDemoPersonId('ind@demo.test');
  beforeAll(async () => {
    ines = await tool.as('ind@demo.test');
    await tool.database.db.update(person).set({ picture: '/uploads/ines.webp' }).where(eq(person.id, INES));
  });

  it.each([
    ['a', 'The minimum is 2 characters'],
    ['   ', 'The minimum is 2 characters'],
    ['x'.repeat(31), 'The maximum is 30 characters'],
    ['<b>Ines</b>', PUBLIC_PROFILE_TEXTS.aliasCharacters],
    ['ines@demo.test', PUBLIC_PROFILE_TEXTS.aliasCharacters],
    ['in\u202Ees', PUBLIC_PROFILE_TEXTS.aliasCharacters],
    ['in\nes', PUBLIC_PROFILE_TEXTS.aliasCharacters],
    ['in\u0000es', 'This has a character that cannot be stored. Remove it and try again.'],
    ['--', PUBLIC_PROFILE_TEXTS.aliasCharacters],
    [`Z${'\u0301'.repeat(9)}`, PUBLIC_PROFILE_TEXTS.aliasCharacters],
    ['🙂🙂', PUBLIC_PROFILE_TEXTS.aliasCharacters],
  ])('is refused as %j, with the field named', async (alias, fault) => {
    const reply = await show(ines, alias);
    expect([reply.status, reply.errors]).toEqual([400, { alias: fault }]);
    expect((await ines.call(getVisibility, {})).data).toMatchObject({ visible: false, alias: null });
  });

  it.each([[7], [true], [{}], [['ab']], ['y'.repeat(2_000)]])(
    'is refused as %j, which is no text',
    async (alias) => {
      const reply = await show(ines, alias as string);
      expect([reply.status, Object.keys(reply.errors ?? {})]).toEqual([400, ['alias']]);
    },
  );

  it.each(['yes', 1, null, undefined])('is refused without a boolean visibility: %j', async (visible) => {
    const reply = await ines.call(setVisibility, { visible } as unknown as { visible: boolean });
    expect([reply.status, Object.keys(reply.errors ?? {})]).toEqual([400, ['visible']]);
  });

  it.each(['Ab', 'x'.repeat(30), 'Zoë_de-Vries 2', 'Łukasz', 'ごまだれ'])('is accepted as %j', (alias) =>
    expect(validation.checkRules(alias, aliasRules)).toBeUndefined(),
  );

  it('replaces name and picture, and can be removed', async () => {
    await show(ines);
    expect((await personOf(INES)).data).toMatchObject({ name: 'Ines Dahl', picture: '/uploads/ines.webp' });
    expect((await show(ines, '  Night   Owl ')).data.alias).toBe('Night Owl');
    const { data } = await personOf(INES);
    expect([data.name, data.picture]).toEqual(['Night Owl', undefined]);
    // A field that is not sent does not change.
    await hide(ines);
    expect((await show(ines)).data.alias).toBe('Night Owl');
    await show(ines, null);
    expect((await personOf(INES)).data.name).toBe('Ines Dahl');
    await hide(ines);
  });

  it('belongs to one person, whatever its letter case, even while its owner is hidden', async () => {
    await show(ines, 'Ｎight Owl');
    await hide(ines);
    const free = await tool.as('free@demo.test');
    for (const alias of ['Night Owl', 'nIGHT  oWL', ' NIGHT OWL '])
      expect((await show(free, alias)).errors).toEqual({ alias: PUBLIC_PROFILE_TEXTS.aliasTaken });
    expect((await free.call(getVisibility, {})).data).toMatchObject({ visible: false, alias: null });
    // The letter case of one's own alias may change.
    expect((await show(ines, 'night owl')).data.alias).toBe('night owl');
    await ines.call(setVisibility, { visible: false, alias: null });
    expect((await show(free, 'Night Owl')).status).toBe(200);
    await free.call(setVisibility, { visible: false, alias: null });
  });

  it('goes to one of two people who request it in parallel', async () => {
    const free = await tool.as('free@demo.test');
    const replies = await Promise.all([show(ines, 'First'), show(free, 'FIRST')]);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 400]));
    for (const caller of [ines, free]) await caller.call(setVisibility, { visible: false, alias: null });
  });

  it('is needed by an account without a name', async () => {
    await tool.database.db.update(person).set({ firstName: '', lastName: '' }).where(eq(person.id, INES));
    expect((await show(ines)).errors).toEqual({ alias: PUBLIC_PROFILE_TEXTS.aliasNeeded });
    expect((await show(ines, 'Nobody')).status).toBe(200);
    expect((await ines.call(setVisibility, { visible: true, alias: null })).status).toBe(400);
    await hide(ines);
  });
});

describe('CALL-16, CALL-17 the contents of a public profile', () => {
  let maya: Caller;
  const MAYA = toDemoPersonId('manager@acme.test');
  const listed = async (part?: 'courses' | 'challenges', page = 1) =>
    (await tool.anonymous.call(listPublicActivity, { user_id: MAYA, ...(part ? { part } : {}), page })).data;
  beforeAll(async () => {
    maya = await tool.as('manager@acme.test');
    await show(maya);
  });

  it('are empty before anything was done, whatever was enrolled in', async () => {
    await maya.call(getCourse, { event_id: C2, enroll: true });
    expect(await listed()).toEqual({
      pagination_info: { page: 1, per_page: 12, total: 0, pages: 0 },
      results: [],
    });
  });

  it('have no badges of somebody who earned none', async () => {
    const reply = await tool.anonymous.call(getPublicBadges, { user_id: MAYA, page: 3 });
    expect(reply.data).toEqual({
      pagination_info: { page: 3, per_page: 20, total: 0, pages: 0 },
      results: [],
    });
  });

  it('do not change by a failed submission', async () => {
    verdict = 'failed';
    await submit(maya, L1);
    verdict = 'passed';
    expect((await personOf(MAYA)).data).toMatchObject({ points: 0, labs_passed: 0 });
  });

  it('LAB-7 count points less hints, a reset notwithstanding; a lab passed again counts once, and adds the difference', async () => {
    const most = 0.9 * packOf(L1).pack.points;
    share = 0.5;
    const attempt = await submit(maya, L1, { hints: 1 });
    expect((await personOf(MAYA)).data.points).toBe(most / 2);
    tool.clock.advance(1_000);
    await submit(maya, L1);
    expect((await personOf(MAYA)).data.points).toBe(most / 2);
    share = 1;
    await maya.call(resetLab, { attempt_id: attempt.attempt_id });
    await submit(maya, L1);
    expect((await personOf(MAYA)).data).toMatchObject({ points: most, labs_passed: 1 });
    const rows = await tool.database.db.select().from(pointGain).where(eq(pointGain.personId, MAYA));
    expect(new Map(rows.map(({ points: gained, isFirst }) => [isFirst, gained]))).toEqual(
      new Map([
        [true, most / 2],
        [false, most / 2],
      ]),
    );
  });

  it('separate challenges from labs, and are the same in the profile', async () => {
    tool.clock.advance(60_000);
    await submit(maya, CHALLENGE);
    expect((await personOf(MAYA)).data).toMatchObject({
      labs_passed: 1,
      challenges_solved: 1,
      points: 0.9 * packOf(L1).pack.points + packOf(CHALLENGE).pack.points,
    });
    const { points, labs_passed, challenges_solved, courses_completed, badges } = (await personOf(MAYA)).data;
    const own = (await maya.call(getProfile, { analytics: 'true' })).data;
    expect(own.achievements).toEqual({ points, labs_passed, challenges_solved, courses_completed, badges });
    expect(badges).toBeGreaterThan(0);
    const { results } = await listed('challenges');
    expect(results).toEqual([
      {
        kind: 'challenge',
        id: CHALLENGE,
        title: packOf(CHALLENGE).pack.title,
        owasp: packOf(CHALLENGE).pack.owasp,
        state: 'completed',
        at: tool.clock.now().toISOString(),
        points: packOf(CHALLENGE).pack.points,
      },
      expect.objectContaining({ kind: 'lab', id: L1, at: '2026-03-02T09:00:00.000Z' }),
    ]);
  });

  it('include a course once something in it is done, then as completed', async () => {
    const item = tool.catalogue.courses
      .find(({ id }) => id === C2)
      ?.subjects.flatMap(({ items }) => items)
      .find(({ object_type }) => object_type === 'lab');
    if (item?.object_type !== 'lab') throw new Error('the course holds no lab');
    await submit(maya, asId(item.lab_id), { item: asId(item.key) });
    const [course] = (await listed('courses')).results;
    expect(course).toMatchObject({ kind: 'course', id: C2, state: 'in_progress' });
    expect((await personOf(MAYA)).data.courses_completed).toBe(0);
    const at = new Date('2026-03-02T10:00:00.000Z');
    await tool.database.db.update(enrolment).set({ completedAt: at }).where(eq(enrolment.personId, MAYA));
    expect((await listed()).results[0]).toMatchObject({
      kind: 'course',
      state: 'completed',
      progress: 100,
      at: at.toISOString(),
    });
    expect((await personOf(MAYA)).data.courses_completed).toBeGreaterThanOrEqual(1);
  });

  it('come in pages, and a page past the end is empty', async () => {
    const more = labs.filter(({ pack }) => pack.type === 'lab').slice(-13);
    await tool.database.db
      .insert(pointGain)
      .values(
        more.map(({ pack }, index) => ({
          personId: MAYA,
          labId: pack.lab_id,
          total: 10,
          points: 10,
          isFirst: true,
          gainedAt: new Date(Date.UTC(2026, 0, 1 + index)),
        })),
      )
      .onConflictDoNothing();
    const [first, second, past] = [await listed(), await listed(undefined, 2), await listed(undefined, 9)];
    const ids = [...first.results, ...second.results].map(({ id }) => id);
    expect(first.results).toHaveLength(12);
    expect(new Set(ids).size).toBe(first.pagination_info.total);
    const dates = [...first.results, ...second.results].map(({ at }) => at);
    expect(dates).toEqual(dates.toSorted().reverse());
    expect(past).toEqual({ pagination_info: { ...first.pagination_info, page: 9 }, results: [] });
  });

  it.each([0, -1, 1.5, 501, 'x', '1e3', null])('are refused by name for the page %j', async (page) => {
    const input = { user_id: MAYA, page } as { user_id: PersonId; page: number };
    const reply = await tool.anonymous.call(listPublicActivity, input);
    expect([reply.status, Object.keys(reply.errors ?? {})]).toEqual([400, ['page']]);
  });

  it('leave out an entry whose lab was withdrawn', async () => {
    const { total } = (await listed()).pagination_info;
    await tool.database.db.insert(pointGain).values({
      personId: MAYA,
      labId: 'a-lab-of-old',
      total: 50,
      points: 50,
      isFirst: true,
      gainedAt: tool.clock.now(),
    });
    expect((await listed()).pagination_info.total).toBe(total);
  });
});
