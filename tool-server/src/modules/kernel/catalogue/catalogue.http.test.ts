import type { Catalogue, Course } from '@drawbridge/content';
import { asId } from '@drawbridge/contracts';
import {
  addWish,
  completeTags,
  filterCourses,
  getArticle,
  getCourse,
  getDashboard,
  listPopularTags,
  listTags,
} from '@drawbridge/contracts/learning';
import { listLabs, openLab } from '@drawbridge/contracts/practice';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Caller,
  createTestTool,
  getOurCatalogue,
  type TestTool,
} from '../../../../test/fixtures/create-test-tool.ts';
import { getAllLabs } from '../../../../test/fixtures/practice/our-labs.ts';
import { toDemoCompanyId, toDemoPersonId } from '../../operations/demo/index.ts';
import { course, entitlement } from './catalogue.table.ts';
import { syncContent } from './index.ts';

const C2 = asId<'course'>('c2-injection-at-the-boundary');
const CHALLENGE = asId<'lab'>('like-pattern');
const PLAYGROUND = asId<'lab'>('http-bench');
const LABS = getAllLabs();

let tool: TestTool;
let learner: Caller;

beforeAll(async () => {
  tool = await createTestTool({ labs: LABS });
});
afterAll(() => tool.close());
beforeEach(async () => {
  learner = await tool.as('empty@demo.test');
});

const idsOf = async (filter: Parameters<typeof learner.call<typeof filterCourses>>[1], caller = learner) =>
  (await caller.call(filterCourses, filter)).data.items.map(({ _key }) => _key);
const sync = (catalogue: Catalogue) =>
  syncContent({ database: tool.database, catalogue, labs: LABS, clock: tool.clock });

describe('CAT-1 the five course types', () => {
  it('NAV-9 challenges and playgrounds are listed as courses of their type, in learning order', async () => {
    const challenges = await idsOf({ types: ['challenge'] });
    expect(challenges).toContain(CHALLENGE);
    expect(challenges).toHaveLength(LABS.filter(({ pack }) => pack.type === 'challenge').length);
    expect(await idsOf({ types: ['playground'] })).toEqual(['http-bench', 'sql-bench']);
    expect(await idsOf({ types: ['course'] })).not.toContain(CHALLENGE);
  });
  it('a challenge has its points, and no title of a guided step', async () => {
    const { items } = (await learner.call(filterCourses, { types: ['challenge'] })).data;
    const card = items.find(({ _key }) => _key === CHALLENGE);
    expect(card).toMatchObject({ points: 30, labs_count: 1, total_items: 1, total_ttl: 600 });
  });
  it('a challenge is begun by opening the lab, and is no course on the dashboard', async () => {
    const other = await tool.as('member@globex.test');
    await other.call(openLab, { lab_id: CHALLENGE });
    await other.call(openLab, { lab_id: PLAYGROUND });
    expect(await idsOf({ types: ['challenge'], status: ['in_progress'] }, other)).toEqual([CHALLENGE]);
    expect(await idsOf({ types: ['playground'], status: ['in_progress'] }, other)).toEqual([PLAYGROUND]);
    const { items } = (await other.call(getDashboard, {})).data;
    expect(items.map(({ type }) => type)).not.toContain('challenge');
  });
});

describe('CAT-8 search', () => {
  it.each([
    ['sql injection', 'the words of a tag'],
    ['CWE-89', 'the number of a weakness'],
    ['INJEC', 'the beginning of a word'],
    ['sqli', 'another name of a weakness'],
    ['injectoin', 'two letters that changed places'],
    ['plaecholder', 'a fault in the title of an item'],
  ])('a search finds the course by "%s": %s', async (search) => {
    expect(await idsOf({ types: ['course'], search })).toContain(C2);
  });
  it.each(['zzzzqqqq', 'injection zzzzqqqq'])('a search finds nothing by "%s"', async (search) => {
    expect(await idsOf({ search })).toEqual([]);
  });
  it.each(["' & | ! ( ) :* <-> \\", '%', '_', '<script>alert(1)</script>', '\u202e', 'a'.repeat(200)])(
    'a search treats %j as text',
    async (search) => {
      expect((await learner.call(filterCourses, { search })).status).toBe(200);
    },
  );
  it('a search without words returns the whole list', async () => {
    expect(await idsOf({ types: ['course'], search: '  - ' })).toEqual(await idsOf({ types: ['course'] }));
  });
  it('a course with the word in its title comes first', async () => {
    const [first] = await idsOf({ types: ['course', 'challenge'], search: 'injection boundary' });
    expect(first).toBe(C2);
  });
});

describe('CAT-13, SVC-13 tags', () => {
  it('CALL-3 tags are refused without a session', async () => {
    const calls = [
      tool.anonymous.call(listTags, {}),
      tool.anonymous.call(listPopularTags, {}),
      tool.anonymous.call(completeTags, { query: 'x' }),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([401, 401, 401]);
  });
  it('CALL-38 tags of most courses are listed, and those of one type only', async () => {
    const { tags, topics } = (await learner.call(listPopularTags, { types: ['course'] })).data;
    expect(topics).toContainEqual({ name: 'Injection', tags: expect.arrayContaining(['injection', 'sql']) });
    expect(tags).toContain('secure-coding');
    const live = (await learner.call(listPopularTags, { types: ['live-course'] })).data.tags;
    expect([live[0], live.includes('secure-coding')]).toEqual(['access-control', false]);
    expect((await learner.call(listTags, {})).data.tags).toEqual(expect.arrayContaining(tags));
  });
  it.each([
    ['inj', 'injection'],
    ['Inject', 'injection'],
    ['code', 'secure-coding'],
    ['injektion', 'injection'],
  ])('CALL-39 the tag "%s" is completed to %s', async (query, tag) => {
    expect((await learner.call(completeTags, { query, types: ['course'] })).data.tags).toContain(tag);
  });
  it.each(['', ' % ', '_'])('CALL-39 the tag %j is completed to nothing', async (query) => {
    expect((await learner.call(completeTags, { query })).data.tags).toEqual([]);
  });
  it('a text that is too long, and a type that does not exist, are refused', async () => {
    expect((await learner.call(completeTags, { query: 'x'.repeat(101) })).errors).toHaveProperty('query');
    const reply = await learner.call(listPopularTags, { types: ['lab'] as never });
    expect([reply.status, Object.keys(reply.errors ?? {})]).toEqual([400, ['types.0']]);
  });
});

describe('ROLE-10 what a plan opens', () => {
  const open = (plan: 'IND' | 'FT' | 'ENT', target: string, access: 'upgrade' | 'disabled' | 'open') =>
    tool.database.db.insert(entitlement).values({ plan, scope: 'course', target, access });
  const read = async (caller: Caller) =>
    (await caller.call(filterCourses, { types: ['course'] })).data.items.find(({ _key }) => _key === C2);
  afterEach(() => sync(tool.catalogue));

  it('CARD-14 courses outside the plan are marked, for this plan only', async () => {
    await open('IND', C2, 'upgrade');
    expect(await read(learner)).toMatchObject({ upgrade: true, disabled: false });
    expect(await read(await tool.as('champion@acme.test'))).toMatchObject({ upgrade: false });
  });
  it('the rule for a course takes precedence over the rule for its type', async () => {
    const free = await tool.as('free@demo.test');
    const { items } = (await free.call(filterCourses, { types: ['challenge'] })).data;
    expect(items.find(({ _key }) => _key === CHALLENGE)).toMatchObject({ upgrade: false });
    expect(items.find(({ _key }) => _key === 'regex-bomb')).toMatchObject({ upgrade: true });
  });
  it('a challenge in a course that the plan includes is open in its list too', async () => {
    const free = await tool.as('free@demo.test');
    const { items } = (await free.call(filterCourses, { types: ['challenge'] })).data;
    const card = items.find(({ _key }) => _key === 'role-check-order');
    const { items: labs } = (await free.call(listLabs, {})).data;
    const lab = labs.find(({ lab_id }) => lab_id === 'role-check-order');
    expect([card?.upgrade, lab?.upgrade]).toEqual([false, false]);
  });
  it.each(['upgrade', 'disabled'] as const)('enrolling in a course with %s is refused', async (access) => {
    await open('IND', C2, access);
    const reply = await learner.call(getCourse, { event_id: C2, enroll: true });
    expect([reply.status, reply.code]).toEqual([403, 'upgrade_required']);
    expect(await read(learner)).toMatchObject({ is_enrolled: false, disabled: access === 'disabled' });
    const info = await learner.call(getCourse, { event_id: C2 });
    expect([info.status, info.data.course.upgrade]).toEqual([200, access === 'upgrade']);
  });
  it('a challenge outside the plan is marked in its list, and cannot be opened', async () => {
    const free = await tool.as('free@demo.test');
    const regexBomb = asId<'lab'>('regex-bomb');
    const { items } = (await free.call(listLabs, {})).data;
    const find = (id: string) => items.find(({ lab_id }) => lab_id === id);
    expect([find('regex-bomb')?.upgrade, find(CHALLENGE)?.upgrade]).toEqual([true, false]);
    const reply = await free.call(openLab, { lab_id: regexBomb });
    expect([reply.status, reply.code]).toEqual([403, 'upgrade_required']);
    expect((await free.call(listLabs, {})).data.items.some(({ started }) => started)).toBe(false);
    expect((await learner.call(openLab, { lab_id: regexBomb })).status).toBe(200);
  });
  it("an enrolled course closes with the plan, and is shown with the learner's progress", async () => {
    const member = await tool.as('member@acme.test');
    await member.call(getCourse, { event_id: C2, enroll: true });
    await open('ENT', C2, 'upgrade');
    expect(await read(member)).toMatchObject({ upgrade: true, is_enrolled: true, progress: 0 });
    expect((await member.call(getCourse, { event_id: C2, enroll: true })).status).toBe(200);
  });
  it('every lab of a course that the plan includes opens by a direct call', async () => {
    const free = await tool.as('free@demo.test');
    const { items } = (await free.call(filterCourses, { types: ['course'] })).data;
    const open = new Set(items.filter(({ upgrade }) => !upgrade).map(({ _key }) => _key));
    const held = tool.catalogue.courses
      .filter(({ id }) => open.has(id))
      .flatMap(({ subjects }) => subjects.flatMap((subject) => subject.items))
      .flatMap((item) => (item.object_type === 'lab' ? [item.lab_id] : []));
    expect([open.size, held.length > open.size]).toEqual([tool.catalogue.freePlan.courses.length, true]);
    for (const lab_id of new Set(held))
      expect((await free.call(openLab, { lab_id })).status, lab_id).toBe(200);
  });
});

describe('courses with an owner', () => {
  const OWN = asId<'course'>('acme-own');
  beforeEach(async () => {
    const [row] = await tool.database.db.select().from(course).where(eq(course.id, C2));
    if (!row) throw new Error('the course is gone');
    await tool.database.db
      .insert(course)
      .values({ ...row, id: OWN, source: 'company', ownerCompanyId: toDemoCompanyId('acme') });
  });
  afterEach(() => tool.database.db.delete(course).where(eq(course.id, OWN)));

  it('an owned course is listed and opened by people of its company', async () => {
    const member = await tool.as('member@acme.test');
    expect(await idsOf({ types: ['course'] }, member)).toContain(OWN);
    expect((await member.call(getCourse, { event_id: OWN, enroll: true })).data.is_enrolled).toBe(true);
  });
  it('an owned course does not exist for anyone else, whatever they call', async () => {
    const other = await tool.as('member@globex.test');
    expect(await idsOf({ types: ['course'] }, other)).not.toContain(OWN);
    const replies = [
      await other.call(getCourse, { event_id: OWN }),
      await other.call(getCourse, { event_id: OWN, enroll: true }),
      await other.call(getArticle, { event_id: OWN, item_id: asId('c2-what-a-boundary-is') }),
      await other.call(addWish, { event_id: OWN }),
    ];
    expect(replies.map(({ status, code }) => [status, code])).toEqual(
      replies.map(() => [404, 'course_not_found']),
    );
  });
  it("a person's own set does not exist for a colleague", async () => {
    const owner = { ownerCompanyId: null, ownerPersonId: toDemoPersonId('admin@acme.test') };
    await tool.database.db.update(course).set(owner).where(eq(course.id, OWN));
    expect(await idsOf({}, await tool.as('member@acme.test'))).not.toContain(OWN);
    expect(await idsOf({}, await tool.as('admin@acme.test'))).toContain(OWN);
  });
});

describe('the tables of the catalogue follow the content folders', () => {
  const withCourses = (courses: Course[]): Catalogue => ({ ...getOurCatalogue(), courses });
  afterEach(() => sync(tool.catalogue));
  const readRow = async () =>
    (await tool.database.db.select().from(course).where(eq(course.id, C2)))[0] ?? expect.fail('no row');

  it('a removed course is withdrawn, and comes back with its progress', async () => {
    const member = await tool.as('manager@acme.test');
    await member.call(getCourse, { event_id: C2, enroll: true });
    await sync(withCourses([]));
    expect(await idsOf({ types: ['course'] }, member)).toEqual([]);
    expect((await member.call(getCourse, { event_id: C2 })).code).toBe('course_not_found');
    expect((await member.call(getDashboard, {})).data.items).toEqual([]);
    await sync(tool.catalogue);
    expect((await member.call(getCourse, { event_id: C2 })).data.is_enrolled).toBe(true);
  });
  it('a changed course is written again, and an unchanged one is not', async () => {
    const before = await readRow();
    await sync(tool.catalogue);
    expect((await readRow()).version).toBe(before.version);
    const ours = getOurCatalogue().courses.map((one) => (one.id === C2 ? { ...one, title: 'Renamed' } : one));
    await sync(withCourses(ours));
    expect([(await readRow()).title, (await readRow()).version === before.version]).toEqual([
      'Renamed',
      false,
    ]);
  });
  it('two servers that start together write once', async () => {
    await sync(withCourses([]));
    await Promise.all([sync(tool.catalogue), sync(tool.catalogue)]);
    expect(await idsOf({ types: ['course'] })).toContain(C2);
  });
});
