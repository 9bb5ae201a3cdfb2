import { asId } from '@drawbridge/contracts';
import {
  addWish,
  listWishes,
  removeWish,
  toWishable,
  toWishlistItem,
  WISHLIST_TEXTS,
} from '@drawbridge/contracts/learning';
import { listLabs, openLab } from '@drawbridge/contracts/practice';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createTestTool, type TestTool } from '../../../../test/fixtures/create-test-tool.ts';
import { getLabs } from '../../../../test/fixtures/practice/our-labs.ts';
import { person } from '../../kernel/people/people.table.ts';
import { toDemoPersonId } from '../../operations/demo/index.ts';
import { wish } from './wishlist.table.ts';

const COURSE = asId<'course'>('c2-injection-at-the-boundary');
/** A lab of a course that the free plan does not open. */
const LAB = asId<'course'>('l12-comments-that-run');
const CHALLENGE = asId<'course'>('like-pattern');
const PLAYGROUND = asId<'course'>('sql-bench');
const KINDS = [
  ['lab', LAB],
  ['challenge', CHALLENGE],
  ['playground', PLAYGROUND],
] as const;

let tool: TestTool;
let learner: Caller;
beforeAll(async () => {
  tool = await createTestTool({ labs: getLabs(KINDS.map(([, id]) => id)) });
  learner = await tool.as('member@acme.test');
});
afterAll(() => tool.close());

const read = async (caller: Caller) => (await caller.call(listWishes, {})).data;
const idsOf = async (caller: Caller) => (await read(caller)).items.map(({ sk }) => sk);

describe('WISH favorites that are labs', () => {
  it.each(KINDS)(
    'CALL-28, WISH-1 a %s is kept by its id, with the title, level and minutes of its card',
    async (type, id) => {
      const reply = await learner.call(addWish, { event_id: id });
      const card = (await learner.call(listLabs, {})).data.items.find(({ lab_id }) => lab_id === id);
      expect([reply.message, reply.data.item]).toEqual([
        WISHLIST_TEXTS.added,
        {
          sk: id,
          type,
          event_name: card?.title,
          description: card?.summary,
          proficiency: card?.level,
          avg_minutes: card?.minutes,
          owasp: card?.owasp,
          progress: 0,
          is_enrolled: false,
          upgrade: false,
          disabled: false,
        },
      ]);
    },
  );

  it('WISH-4 courses and labs are in one list, in the order in which they were added', async () => {
    tool.clock.advance(1_000);
    await learner.call(addWish, { event_id: COURSE, dir_path: '/Later' });
    tool.clock.advance(1_000);
    await learner.call(removeWish, { event_id: LAB });
    await learner.call(addWish, { event_id: LAB, dir_path: '/Later' });
    const { items, custom_data } = await read(learner);
    expect(items.slice(-2).map(({ sk, type }) => [sk, type])).toEqual([
      [COURSE, 'course'],
      [LAB, 'lab'],
    ]);
    expect(custom_data.find(({ sk }) => sk === '/Later')?.events).toEqual([COURSE, LAB]);
  });

  it('CALL-47 keeping a lab twice keeps it once', async () => {
    await Promise.all([1, 2, 3].map(() => learner.call(addWish, { event_id: LAB })));
    expect((await idsOf(learner)).filter((id) => id === LAB)).toEqual([LAB]);
  });

  it('WISH-5, WISH-6 a lab that was opened is shown as begun', async () => {
    await learner.call(openLab, { lab_id: asId<'lab'>(CHALLENGE) });
    await learner.call(openLab, { lab_id: asId<'lab'>(LAB) });
    const begun = (await read(learner)).items.filter(({ is_enrolled }) => is_enrolled).map(({ sk }) => sk);
    expect(begun).toEqual(expect.arrayContaining([CHALLENGE, LAB]));
    expect(begun).not.toContain(PLAYGROUND);
  });

  it('WISH-6 a challenge whose enrollment has ended shows the work in its lab, as its card in the list of challenges', async () => {
    const isIt = sql`person_id = ${toDemoPersonId('member@acme.test')} and course_id = ${CHALLENGE}`;
    await tool.database.db.execute(sql`delete from enrolment where ${isIt}`);
    const card = (await learner.call(listLabs, {})).data.items.find(({ lab_id }) => lab_id === CHALLENGE);
    expect(card?.started).toBe(true);
    const item = (await read(learner)).items.find(({ sk }) => sk === CHALLENGE);
    expect(item).toEqual(card && toWishlistItem(toWishable(card)));
    expect((await learner.call(addWish, { event_id: CHALLENGE })).data.item).toEqual(item);
  });

  it("another person's labs are never shown or removed", async () => {
    const other = await tool.as('member@globex.test');
    expect(await idsOf(other)).toEqual([]);
    await other.call(removeWish, { event_id: LAB });
    expect(await idsOf(learner)).toContain(LAB);
  });

  it('ROLE-10 a lab that the plan does not open can be kept, and is shown with its lock', async () => {
    const free = await tool.as('free@demo.test');
    const added = await free.call(addWish, { event_id: LAB });
    const card = (await free.call(listLabs, {})).data.items.find(({ lab_id }) => lab_id === LAB);
    expect(card?.upgrade).toBe(true);
    expect([added.status, added.data.item.upgrade]).toEqual([200, true]);
    const [item] = (await read(free)).items;
    expect(item).toMatchObject({ sk: LAB, upgrade: true });
  });

  it('CALL-29, WISH-7, WISH-18 removing a lab from All removes it from every list', async () => {
    await learner.call(addWish, { event_id: PLAYGROUND, dir_path: '/Benches' });
    const reply = await learner.call(removeWish, { event_id: PLAYGROUND });
    expect([reply.message, reply.data]).toEqual([WISHLIST_TEXTS.removed, { removed: true }]);
    const { items, custom_data } = await read(learner);
    expect([...items, ...custom_data].map(({ sk }) => sk)).not.toContain(PLAYGROUND);
    expect(custom_data.map(({ sk }) => sk)).not.toContain('/Benches');
  });
});

describe('WISH favorites that were withdrawn', () => {
  it('an id that no course and no lab has is not found', async () => {
    const reply = await learner.call(addWish, { event_id: asId('no-such-lab') });
    expect([reply.status, reply.code]).toEqual([404, 'course_not_found']);
  });

  it('a withdrawn challenge cannot be kept, leaves every list, and is there again when it comes back', async () => {
    await learner.call(addWish, { event_id: CHALLENGE, dir_path: '/Short' });
    const setWithdrawn = (at: 'now()' | 'null') =>
      tool.database.db.execute(sql`update course set withdrawn_at = ${sql.raw(at)} where id = ${CHALLENGE}`);
    await setWithdrawn('now()');
    const refused = await learner.call(addWish, { event_id: CHALLENGE });
    const { items, custom_data } = await read(learner);
    await setWithdrawn('null');
    expect([refused.status, refused.code]).toEqual([404, 'course_not_found']);
    expect(items.map(({ sk }) => sk)).not.toContain(CHALLENGE);
    expect(custom_data.flatMap(({ events }) => events)).not.toContain(CHALLENGE);
    expect(custom_data.map(({ sk }) => sk)).not.toContain('/Short');
    expect((await read(learner)).custom_data.find(({ sk }) => sk === '/Short')?.events).toEqual([CHALLENGE]);
  });

  it('a lab that was taken out of the catalogue is not listed, and can still be removed', async () => {
    const personId = toDemoPersonId('champion@acme.test');
    const champion = await tool.as('champion@acme.test');
    await champion.call(addWish, { event_id: LAB, dir_path: '/Later' });
    const gone = asId<'course'>('a-lab-of-last-year');
    await tool.database.db.update(wish).set({ courseId: gone }).where(eq(wish.personId, personId));
    expect(await read(champion)).toEqual({ items: [], custom_data: [{ sk: '/', name: 'All', events: [] }] });
    expect((await champion.call(removeWish, { event_id: gone })).data).toEqual({ removed: true });
  });
});

it('the favorites of an account end with it', async () => {
  const personId = toDemoPersonId('empty@demo.test');
  const leaving = await tool.as('empty@demo.test');
  await leaving.call(addWish, { event_id: LAB });
  expect(await tool.database.db.$count(wish, eq(wish.personId, personId))).toBe(1);
  await tool.database.db.delete(person).where(eq(person.id, personId));
  expect(await tool.database.db.$count(wish, eq(wish.personId, personId))).toBe(0);
});
