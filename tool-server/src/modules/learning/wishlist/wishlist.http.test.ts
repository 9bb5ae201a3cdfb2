import { asId } from '@drawbridge/contracts';
import {
  addWish,
  filterCourses,
  getCourse,
  listWishes,
  removeWish,
  WISHLIST_TEXTS,
} from '@drawbridge/contracts/learning';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createTestTool, type TestTool } from '../../../../test/fixtures/create-test-tool.ts';

const C2 = asId<'course'>('c2-injection-at-the-boundary');

let tool: TestTool;
let learner: Caller;

beforeAll(async () => {
  tool = await createTestTool();
});
afterAll(() => tool.close());

const listsOf = async (caller: Caller) => {
  const { data } = await caller.call(listWishes, {});
  return Object.fromEntries(data.custom_data.map(({ sk, events }) => [sk, events]));
};

describe('WISH favorites', () => {
  beforeAll(async () => {
    learner = await tool.as('member@acme.test');
  });

  it('CALL-3 every wishlist call is refused without a session', async () => {
    const replies = await Promise.all([
      tool.anonymous.call(listWishes, {}),
      tool.anonymous.call(addWish, { event_id: C2 }),
      tool.anonymous.call(removeWish, { event_id: C2 }),
    ]);
    expect(replies.map(({ status, code }) => [status, code])).toEqual(
      Array.from({ length: 3 }, () => [401, 'not_signed_in']),
    );
  });

  it('WISH-2, WISH-3 the list All with the path / exists before anything is added', async () => {
    expect(await listsOf(learner)).toEqual({ '/': [] });
  });

  it('CALL-28, WISH-14 adding a course replies with Marked as favorite! and WISH-1 returns the item', async () => {
    const reply = await learner.call(addWish, { event_id: C2 });
    expect(reply.message).toBe(WISHLIST_TEXTS.added);
    expect(reply.data.item).toMatchObject({
      sk: C2,
      event_name: 'Injection at the boundary',
      proficiency: 'Basic',
    });
    expect(reply.data.item.avg_minutes).toBeGreaterThan(10);
  });

  it('WISH-1, DATA-10 a favorite has the picture of its course, where the course has one', async () => {
    const withLogo = asId<'course'>('office-hours-review-my-fix');
    await learner.call(addWish, { event_id: withLogo });
    const { items } = (await learner.call(listWishes, {})).data;
    const card = (await learner.call(filterCourses, { types: ['live-course'] })).data.items.find(
      ({ _key }) => _key === withLogo,
    );
    expect(card?.logo).toMatch(/^data:image\/svg\+xml,/);
    expect(items.find(({ sk }) => sk === withLogo)?.logo).toBe(card?.logo);
    await learner.call(removeWish, { event_id: withLogo });
  });

  it('CALL-27 the reply has the items in data and the lists in custom_data', async () => {
    const headers = { authorization: learner.token ?? '' };
    const response = await tool.fetch('/api/main/user/wishlist', { headers });
    const reply = (await response.json()) as Record<string, unknown>;
    expect(Object.keys(reply).toSorted()).toEqual(['custom_data', 'data', 'message', 'success']);
    expect([Array.isArray(reply['data']), Array.isArray(reply['custom_data'])]).toEqual([true, true]);
  });

  it('WISH-5, WISH-6 an item is shown as enrolled only once its course is', async () => {
    const fresh = await tool.as('empty@demo.test');
    await fresh.call(addWish, { event_id: C2 });
    const before = await fresh.call(listWishes, {});
    expect(before.data.items[0]).toMatchObject({ is_enrolled: false, progress: 0 });
    await fresh.call(getCourse, { event_id: C2, enroll: true });
    const after = await fresh.call(listWishes, {});
    expect(after.data.items[0]).toMatchObject({ is_enrolled: true, progress: 0 });
  });

  it('CALL-47 adding twice at the same time adds once', async () => {
    await Promise.all(Array.from({ length: 8 }, () => learner.call(addWish, { event_id: C2 })));
    expect(await listsOf(learner)).toEqual({ '/': [C2] });
  });

  it('WISH-4, CX-17 both payloads of the specification are accepted', async () => {
    await learner.call(addWish, { event_id: C2, dir_path: '/Later' });
    await learner.call(addWish, { event_id: C2, events: [], category: [{ sk: '/Team', name: 'Team' }] });
    expect(await listsOf(learner)).toEqual({ '/': [C2], '/Later': [C2], '/Team': [C2] });
  });

  it('WISH-12 two spellings of a list name are one list', async () => {
    await learner.call(addWish, { event_id: C2, dir_path: '/ lATER ' });
    expect(Object.keys(await listsOf(learner))).toEqual(['/', '/Later', '/Team']);
  });

  it.each([
    ['/a'],
    ['/a/b'],
    ['/sixteen letters!'],
    ['later'],
    ['/..%2f'.padEnd(20, 'x')],
    ['/\u0000ab'],
    [''],
  ])('WISH-12, WISH-17 the list path %j is refused', async (dir_path) => {
    const reply = await learner.call(addWish, { event_id: C2, dir_path });
    expect([reply.status, reply.code, Object.keys(reply.errors ?? {})]).toEqual([
      400,
      'bad_input',
      ['dir_path'],
    ]);
  });

  it('WISH-18 removing takes a course from one list only, and WISH-11 deletes an empty list', async () => {
    const reply = await learner.call(removeWish, { event_id: C2, dir_path: '/TEAM' });
    expect([reply.message, reply.data]).toEqual([WISHLIST_TEXTS.removed, { removed: true }]);
    expect(await listsOf(learner)).toEqual({ '/': [C2], '/Later': [C2] });
  });

  it('CALL-29, WISH-7, WISH-18 removing from All removes from every list; CALL-47 removing again succeeds', async () => {
    await learner.call(removeWish, { event_id: C2 });
    expect(await listsOf(learner)).toEqual({ '/': [] });
    const again = await learner.call(removeWish, { event_id: C2 });
    expect([again.status, again.data]).toEqual([200, { removed: false }]);
  });

  it("another person's favorites are never shown or removed", async () => {
    await learner.call(addWish, { event_id: C2 });
    const other = await tool.as('member@globex.test');
    expect(await listsOf(other)).toEqual({ '/': [] });
    await other.call(removeWish, { event_id: C2 });
    expect(await listsOf(learner)).toEqual({ '/': [C2] });
  });

  it('an unknown course is not found, and a malformed id is refused at its field', async () => {
    const unknown = await learner.call(addWish, { event_id: asId('no-such-course') });
    expect([unknown.status, unknown.code]).toEqual([404, 'course_not_found']);
    const malformed = await learner.call(addWish, { event_id: asId("' or 1=1 --") });
    expect([malformed.status, malformed.errors]).toEqual([400, { event_id: 'not the id of a course' }]);
  });
});
