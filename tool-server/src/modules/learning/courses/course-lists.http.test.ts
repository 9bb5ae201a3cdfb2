import { randomUUID } from 'node:crypto';
import { asId } from '@drawbridge/contracts';
import {
  createCustomChallenge,
  filterCoursesInDetail,
  listCustomChallenges,
  listLiveCourses,
  registerForLiveCourse,
} from '@drawbridge/contracts/learning';
import { listLabs, openLab, submitLab } from '@drawbridge/contracts/practice';
import { buildLabResult } from '@drawbridge/contracts/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createTestTool, type TestTool } from '../../../../test/fixtures/create-test-tool.ts';
import { getAllLabs } from '../../../../test/fixtures/practice/our-labs.ts';

const CHALLENGE = asId<'lab'>('attribute-xss');

let tool: TestTool;
let learner: Caller;

beforeAll(async () => {
  tool = await createTestTool({
    labs: getAllLabs(),
    grader: {
      grade: async (labId) =>
        buildLabResult({
          lab_id: labId,
          verdict: 'passed',
          score: 100,
          graded_at: tool.clock.now().toISOString(),
        }),
    },
  });
  tool.app.jobs.start();
  learner = await tool.as('member@acme.test');
});
afterAll(() => tool.close());

type Filter = Parameters<typeof learner.call<typeof filterCoursesInDetail>>[1];
const read = async (filter: Filter, caller = learner) =>
  (await caller.call(filterCoursesInDetail, { details: true, per_page: 50, ...filter })).data;
const labsOf = async (filter: Filter) =>
  (await read({ types: ['challenge'], ...filter })).items.flatMap(({ lab }) => lab ?? []);
const idsOf = async (filter: Filter) => (await labsOf(filter)).map(({ lab_id }) => lab_id);
const challenges = async () =>
  (await learner.call(listLabs, {})).data.items.filter(({ type }) => type === 'challenge');

describe('CAT-1, CAT-4 the list of each type', () => {
  it('CAT-4 a challenge and a playground have the lab that their card shows, by level and in the order of learning', async () => {
    const all = (await learner.call(listLabs, {})).data.items;
    for (const type of ['challenge', 'playground'] as const) {
      const { items } = await read({ types: [type] });
      const expected = all.filter((lab) => lab.type === type);
      expect(items.map(({ lab }) => lab)).toEqual(
        ['Basic', 'Intermediate', 'Advanced'].flatMap((level) =>
          expected.filter((lab) => lab.level === level),
        ),
      );
    }
  });

  it('CAT-6 the pages of challenges have each challenge once, in the order of the whole list', async () => {
    const pages = [];
    for (const page of [1, 2, 3]) pages.push(...(await idsOf({ page, per_page: 10 })));
    expect(pages).toEqual(await idsOf({}));
  });

  it('a live course has its sessions, with the seat that the caller has taken', async () => {
    await tool.app.jobs.drain();
    const [next] = (await learner.call(listLiveCourses, {})).data.upcoming;
    await learner.call(registerForLiveCourse, { event_id: next?.id ?? asId('') });
    const { upcoming, past } = (await learner.call(listLiveCourses, {})).data;
    const { items, now } = await read({ types: ['live-course'] });
    const sessions = items.flatMap((card) => card.sessions ?? []);
    expect(sessions.filter(({ is_registered: mine }) => mine).map(({ id }) => id)).toEqual([next?.id]);
    expect(sessions.toSorted((a, b) => a.starts_at.localeCompare(b.starts_at))).toEqual(
      [...upcoming, ...past].toSorted((a, b) => a.starts_at.localeCompare(b.starts_at)),
    );
    const nexts = items.map((card) => card.sessions?.[0]?.starts_at ?? '');
    expect(nexts).toEqual(nexts.toSorted());
    expect(now).toBe(tool.clock.now().toISOString());
  });

  it('a canceled session decides no order: a live course is listed by its next one that is held', async () => {
    const admin = await tool.as('admin@acme.test');
    const readNexts = async () =>
      (await read({ types: ['live-course'] }, admin)).items.map((card) => card.sessions?.[0]);
    const [first] = await readNexts();
    await tool.database.query({
      name: 'cancel_first_session',
      text: `update live_event set status = 'cancelled' where id = $1`,
      values: [first?.id ?? null],
    });
    const starts = (await readNexts()).map((one) => one?.starts_at ?? '');
    expect(starts).toEqual(starts.toSorted());
    expect(starts).not.toContain(first?.starts_at);
  });

  it("a person's own sets of challenges have their runs, the one changed last first, and nobody else sees them", async () => {
    for (const title of ['First', 'Second']) {
      tool.clock.advance(1_000);
      const id = asId<'custom challenge'>(randomUUID());
      await learner.call(createCustomChallenge, { id, title, minutes: 30, lab_ids: [CHALLENGE] });
    }
    const { items } = await read({ types: ['custom'] });
    expect(items.map(({ set }) => set?.title)).toEqual(['Second', 'First']);
    expect(items.map(({ set }) => set)).toEqual((await learner.call(listCustomChallenges, {})).data.items);
    expect((await read({ types: ['custom'] }, await tool.as('admin@acme.test'))).items).toEqual([]);
  });

  it('a card has these only where they are asked for', async () => {
    const { data } = await learner.call(filterCoursesInDetail, { types: ['challenge'] });
    expect([data.items[0]?.lab, data.choices, data.now]).toEqual([undefined, undefined, undefined]);
  });
});

describe('LAB-7, CAT-8 the filter of challenges', () => {
  it('a topic, a language and a level narrow the list together', async () => {
    const all = await challenges();
    const topic = all[0]?.topics[0] ?? '';
    const found = await labsOf({ topics: [topic], languages: ['JavaScript'], levels: ['Basic'] });
    expect(found.length).toBeGreaterThan(0);
    expect(found.map(({ lab_id }) => lab_id).toSorted()).toEqual(
      all
        .filter((lab) => lab.topics.includes(topic) && lab.language === 'JavaScript' && lab.level === 'Basic')
        .map(({ lab_id }) => lab_id)
        .toSorted(),
    );
  });

  it('the filter offers every topic and language of the type, also while it narrows the list', async () => {
    const { choices = [] } = await read({ types: ['challenge'], search: 'no such words' });
    const all = await challenges();
    expect(new Set(choices.flatMap(({ topics }) => topics))).toEqual(
      new Set(all.flatMap(({ topics }) => topics)),
    );
    expect(new Set(choices.map(({ language }) => language))).toEqual(
      new Set(all.map(({ language }) => language)),
    );
    expect((await read({ types: ['challenge'], page: 2 })).choices).toBeUndefined();
  });

  it.each([
    ['XSS', 'another name of a weakness'],
    ['CWE-79', 'the number of a weakness'],
    ['javascript', 'a language'],
    ['between two quotes', 'a title'],
    ['express', 'a technology'],
  ])('a search for %s finds %s', async (search) => {
    expect(await idsOf({ search })).toContain(CHALLENGE);
  });

  it('solved challenges are found apart from the others', async () => {
    const before = await idsOf({ solved: false });
    expect([before.includes(CHALLENGE), await idsOf({ solved: true })]).toEqual([true, []]);
    const { attempt } = (await learner.call(openLab, { lab_id: CHALLENGE })).data;
    await learner.call(submitLab, {
      submission_id: asId(randomUUID()),
      attempt_id: attempt.attempt_id,
      files: [],
    });
    expect(await idsOf({ solved: true })).toEqual([CHALLENGE]);
    expect(await idsOf({ solved: false })).toEqual(before.filter((id) => id !== CHALLENGE));
  });
});
