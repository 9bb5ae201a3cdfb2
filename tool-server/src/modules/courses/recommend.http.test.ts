import { randomUUID } from 'node:crypto';
import type { Catalogue, Course, Item } from '@drawbridge/content';
import { asId, filterCourses, getCourse } from '@drawbridge/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Caller,
  createTestTool,
  getOurCatalogue,
  type TestTool,
} from '../../../test/fixtures/create-test-tool.ts';
import { toDemoPersonId } from '../demo/index.ts';
import { labAttempt, labSubmission } from '../labs/labs.table.ts';

const EMAIL = 'empty@demo.test';
const ME = toDemoPersonId(EMAIL);
const LAB = asId<'lab'>('l3-one-field-too-many');

function buildCatalogue(): Catalogue {
  const base = getOurCatalogue().courses.find(({ code }) => code === 'C2');
  if (!base) throw new Error('the catalogue has no C2');
  const lab: Item = {
    key: asId('a-lab'),
    title: 'One field too many',
    order: 1,
    ttl_seconds: 60,
    object_type: 'lab',
    lab_id: LAB,
  };
  const build = (id: string, part: Partial<Course>): Course => ({
    ...base,
    id: asId(id),
    code: id.toUpperCase(),
    title: id,
    tags: ['other'],
    roles: ['Security Architect'],
    level: 'Advanced',
    subjects: [],
    ...part,
  });
  return {
    ...getOurCatalogue(),
    // They name courses of ours that are not here.
    journeys: [],
    certifications: [],
    badges: [],
    courses: [
      build('c50', {}),
      build('c51', { roles: ['Developer'] }),
      build('c52', { tags: ['sql', 'nosql', 'other'] }),
      build('c53', { level: 'Basic' }),
      build('c54', { subjects: [{ key: 's', title: 'S', order: 1, items: [lab] }] }),
      build('c55', { roles: ['Developer'], tags: ['sql'], level: 'Basic' }),
    ],
    plans: [{ plan: 'FT', scope: 'course', target: 'c55', access: 'upgrade' }],
  };
}

let tool: TestTool;
let learner: Caller;
const WISHES = { roles: ['Developer'], levels: ['Basic' as const], tags: ['nosql', 'sql'] };

beforeAll(async () => {
  tool = await createTestTool({ catalogue: buildCatalogue() });
});
afterAll(() => tool.close());
beforeEach(async () => {
  for (const table of ['enrolment', 'lab_attempt'])
    await tool.database.query({ name: `empty_${table}`, text: `delete from ${table}`, values: [] });
  learner = await tool.as(EMAIL);
});

async function recommend(wishes: object = WISHES, caller = learner) {
  const { items } = (await caller.call(filterCourses, { recommend: true, per_page: 50, ...wishes })).data;
  return items.map(({ _key, reason }) => [_key, reason?.kind, reason?.value]);
}

/** As after a submission that was graded. */
async function fail(passed = false) {
  const { db } = tool.database;
  const at = tool.clock.now();
  const id = randomUUID();
  await db
    .insert(labAttempt)
    .values({ id, personId: ME, labId: LAB, number: 1, contentHash: '', passed, openedAt: at });
  await db.insert(labSubmission).values({
    id: randomUUID(),
    attemptId: id,
    personId: ME,
    tenant: 'x',
    files: [],
    state: 'graded',
    submittedAt: at,
    gradedAt: at,
  });
}

describe('DASH-9, PROF-18 recommended courses', () => {
  it('are those that fit, the best fit first, each with its reason', async () => {
    expect(await recommend()).toEqual([
      ['c55', 'topic', 'sql'],
      ['c52', 'topic', 'nosql'],
      ['c51', 'role', 'Developer'],
      ['c53', 'level', 'Basic'],
    ]);
  });
  it('are none for somebody who fits nothing', async () => {
    expect(await recommend({})).toEqual([]);
    expect(await recommend({ roles: ['Pentester'] })).toEqual([]);
  });
  it('leave out what is begun', async () => {
    await learner.call(getCourse, { event_id: asId('c55'), enroll: true });
    expect((await recommend()).map(([id]) => id)).toEqual(['c52', 'c51', 'c53']);
  });
  it('leave out what the plan does not include', async () => {
    expect((await recommend(WISHES, await tool.as('free@demo.test'))).map(([id]) => id)).not.toContain('c55');
  });
  it('lead with the course of a lab that was failed', async () => {
    await fail();
    expect((await recommend({ levels: ['Basic'] }))[0]).toEqual(['c54', 'failed_lab', 'One field too many']);
  });
  it('do not, once the lab is passed', async () => {
    await fail(true);
    expect((await recommend({ levels: ['Basic'] })).map(([id]) => id)).not.toContain('c54');
  });
  it('come a page at a time', async () => {
    expect((await recommend({ ...WISHES, per_page: 1, page: 2 })).map(([id]) => id)).toEqual(['c52']);
  });
});
