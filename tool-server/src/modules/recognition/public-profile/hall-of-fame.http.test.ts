import { randomUUID } from 'node:crypto';
import { asId, type PersonId } from '@drawbridge/contracts';
import {
  type BoardPeriod,
  getOwnStanding,
  getPublicPerson,
  listHallOfFame,
  setVisibility,
} from '@drawbridge/contracts/recognition';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestTool, type TestTool } from '../../../../test/fixtures/create-test-tool.ts';
import { account, person } from '../../kernel/people/index.ts';
import { enrolment } from '../../learning/courses/courses.table.ts';
import { toDemoPersonId } from '../../operations/demo/index.ts';
import { pointGain } from '../../practice/passes/passes.table.ts';
import { publicProfile } from './public-profile.table.ts';

let tool: TestTool;
beforeAll(async () => {
  tool = await createTestTool();
});
afterAll(() => tool.close());
beforeEach(async () => {
  await tool.database.db.delete(pointGain);
  await tool.database.db.delete(publicProfile);
  // A minute later, so that limits count no calls of another test.
  tool.clock.advance(60_000);
});

const ADA = toDemoPersonId('admin@acme.test');
const MIKA = toDemoPersonId('member@acme.test');
const GORAN = toDemoPersonId('member@globex.test');
const INES = toDemoPersonId('ind@demo.test');

interface Gain {
  points: number;
  at?: string;
  lab?: string;
  isFirst?: boolean;
}

async function earn(personId: PersonId, ...gains: Gain[]) {
  await tool.database.db.insert(pointGain).values(
    gains.map(({ points, at = '2026-03-02T08:00:00.000Z', lab = randomUUID(), isFirst = true }) => ({
      personId,
      labId: lab,
      total: points,
      points,
      isFirst,
      gainedAt: new Date(at),
    })),
  );
}
async function show(...ids: PersonId[]) {
  const changedAt = tool.clock.now();
  await tool.database.db
    .insert(publicProfile)
    .values(ids.map((personId) => ({ personId, visible: true, changedAt })));
}
const read = async (period: BoardPeriod = 'all', page = 1) =>
  (await tool.anonymous.call(listHallOfFame, { period, page })).data;
const line = async (period?: BoardPeriod) =>
  (await read(period)).results.map(({ rank, name, points }) => [rank, name, points]);

describe('PROF-13 the hall of fame', () => {
  it('the hall of fame is empty before anyone chose to be shown', async () => {
    await earn(MIKA, { points: 100 });
    expect(await read()).toEqual({
      pagination_info: { page: 1, per_page: 20, total: 0, pages: 0 },
      results: [],
    });
  });

  it('people of every company who chose to be shown are ranked by points, and no others', async () => {
    await earn(MIKA, { points: 100 }, { points: 50 });
    await earn(GORAN, { points: 200 });
    await earn(INES, { points: 120 });
    await earn(ADA, { points: 999 });
    await show(MIKA, GORAN, INES);
    expect(await line()).toEqual([
      [1, 'Goran Mares', 200],
      [2, 'Mika Berg', 150],
      [3, 'Ines Dahl', 120],
    ]);
    await tool.database.db
      .update(publicProfile)
      .set({ visible: false })
      .where(eq(publicProfile.personId, GORAN));
    expect(await line()).toEqual([
      [1, 'Mika Berg', 150],
      [2, 'Ines Dahl', 120],
    ]);
  });

  it('people without points are left out', async () => {
    await show(MIKA, GORAN);
    await earn(GORAN, { points: 0 });
    expect(await line()).toEqual([]);
  });

  it('ties share a rank, with the earlier last gain first, and the next rank is skipped', async () => {
    await earn(MIKA, { points: 60, at: '2026-01-01T00:00:00.000Z' }, { points: 40 });
    await earn(GORAN, { points: 100, at: '2026-03-02T07:59:59.999Z' });
    await earn(INES, { points: 30 });
    await show(MIKA, GORAN, INES);
    expect(await line()).toEqual([
      [1, 'Goran Mares', 100],
      [1, 'Mika Berg', 100],
      [3, 'Ines Dahl', 30],
    ]);
    // A pass without points is no gain: it does not change the order.
    await earn(GORAN, { points: 0, at: '2026-03-02T08:30:00.000Z' });
    expect((await line())[0]).toEqual([1, 'Goran Mares', 100]);
  });

  it('ties to the millisecond are sorted in the same order each time', async () => {
    await earn(MIKA, { points: 10 });
    await earn(GORAN, { points: 10 });
    await earn(INES, { points: 10 });
    await show(INES, MIKA, GORAN);
    const orders = await Promise.all(Array.from({ length: 5 }, () => line()));
    expect(new Set(orders.map((order) => JSON.stringify(order))).size).toBe(1);
    expect((await read()).results.map(({ user_id }) => user_id)).toEqual([MIKA, GORAN, INES].sort());
  });

  it('a month and a week begin at midnight UTC, to the millisecond', async () => {
    // The clock of the test is at Monday, 2 March 2026.
    await earn(MIKA, { points: 1, at: '2026-02-28T23:59:59.999Z' });
    await earn(MIKA, { points: 2, at: '2026-03-01T00:00:00.000Z' });
    await earn(MIKA, { points: 4, at: '2026-03-01T23:59:59.999Z' });
    await earn(MIKA, { points: 8, at: '2026-03-02T00:00:00.000Z' });
    await show(MIKA);
    expect([await line('all'), await line('month'), await line('week')]).toEqual([
      [[1, 'Mika Berg', 15]],
      [[1, 'Mika Berg', 14]],
      [[1, 'Mika Berg', 8]],
    ]);
  });

  it('labs passed for the first time in the period count, not points added to an older pass', async () => {
    await earn(MIKA, { points: 50, lab: 'one', at: '2026-01-05T10:00:00.000Z' });
    await earn(MIKA, { points: 60, lab: 'one', isFirst: false });
    await earn(MIKA, { points: 20, lab: 'two' });
    await show(MIKA);
    const [all, week] = [(await read('all')).results[0], (await read('week')).results[0]];
    expect([all?.labs_passed, week?.labs_passed]).toEqual([2, 1]);
  });

  it('courses completed in the period count', async () => {
    await earn(MIKA, { points: 5 });
    await show(MIKA);
    const complete = (completedAt: Date | null) =>
      tool.database.db.update(enrolment).set({ completedAt }).where(eq(enrolment.personId, MIKA));
    await complete(null);
    expect((await read()).results[0]?.courses_completed).toBe(0);
    await complete(new Date('2026-02-01T00:00:00.000Z'));
    const count = (await tool.database.db.select().from(enrolment).where(eq(enrolment.personId, MIKA)))
      .length;
    const of = async (period: BoardPeriod) => (await read(period)).results[0]?.courses_completed;
    expect([await of('all'), await of('month')]).toEqual([count, 0]);
    expect(count).toBeGreaterThan(0);
  });

  it('an alias is shown without the picture, and without anything that identifies the person', async () => {
    await earn(MIKA, { points: 5 });
    await tool.database.db.update(person).set({ picture: '/uploads/mika.webp' }).where(eq(person.id, MIKA));
    const mika = await tool.as('member@acme.test');
    await mika.call(setVisibility, { visible: true });
    expect((await read()).results[0]).toMatchObject({ name: 'Mika Berg', picture: '/uploads/mika.webp' });
    await mika.call(setVisibility, { visible: true, alias: 'Grey Heron' });
    expect((await read()).results).toEqual([
      {
        rank: 1,
        user_id: MIKA,
        name: 'Grey Heron',
        points: 5,
        labs_passed: 1,
        courses_completed: expect.any(Number),
        badges: 0,
        latest_badges: [],
      },
    ]);
  });

  it('DATA-22 the hall of fame forbids caching', async () => {
    const { headers } = await tool.anonymous.call(listHallOfFame, {});
    expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['no-store', null]);
  });

  it.each([
    [{ period: 'year' }, 'period'],
    [{ period: '' }, 'period'],
    [{ page: 0 }, 'page'],
    [{ page: 501 }, 'page'],
    [{ page: 'first' }, 'page'],
  ])('the hall of fame refuses %j, naming the field', async (input, field) => {
    const reply = await tool.anonymous.call(listHallOfFame, input as object);
    expect([reply.status, Object.keys(reply.errors ?? {})]).toEqual([400, [field]]);
  });
});

describe('PROF-13 pages of the board', () => {
  const people = Array.from({ length: 45 }, (_, index) => ({
    id: asId<'person'>(randomUUID()),
    points: 1_000 - Math.floor(index / 3) * 10,
  }));
  beforeEach(async () => {
    const { db } = tool.database;
    await db
      .insert(person)
      .values(people.map(({ id }, index) => ({ id, kind: 'account' as const, firstName: `P${index}` })))
      .onConflictDoNothing();
    await db
      .insert(account)
      .values(people.map(({ id }) => ({ personId: id, type: 'IND' as const })))
      .onConflictDoNothing();
    for (const [index, { id, points }] of people.entries())
      await earn(id, { points, at: new Date(Date.UTC(2026, 1, 1, 0, index)).toISOString() });
    await show(...people.map(({ id }) => id));
  });

  it('pages contain every row once, in order, with continuous ranks', async () => {
    const pages = [await read('all', 1), await read('all', 2), await read('all', 3)];
    const rows = pages.flatMap(({ results }) => results);
    expect(rows.map(({ user_id }) => user_id)).toEqual(people.map(({ id }) => id));
    expect(rows.map(({ rank }) => rank)).toEqual(people.map((_, index) => Math.floor(index / 3) * 3 + 1));
    expect(pages.map(({ results }) => results.length)).toEqual([20, 20, 5]);
    expect(pages[2]?.pagination_info).toEqual({ page: 3, per_page: 20, total: 45, pages: 3 });
  });

  it('pages past the end are empty, with the number of rows', async () => {
    expect(await read('all', 4)).toEqual({
      pagination_info: { page: 4, per_page: 20, total: 45, pages: 3 },
      results: [],
    });
  });

  it('a page takes two statements, for the rows and for their badges, however many rows there are', async () => {
    const { db } = tool.database;
    const seen: string[] = [];
    const original = db.select.bind(db);
    db.select = ((...fields: Parameters<typeof original>) => {
      seen.push('select');
      return original(...fields);
    }) as typeof db.select;
    try {
      await read('all', 2);
    } finally {
      db.select = original;
    }
    // The second ranks the badges in a query within it.
    expect(seen).toEqual(['select', 'select', 'select']);
  });

  it("a page includes the caller's own place and its page", async () => {
    const mika = await tool.as('member@acme.test');
    const own = async (period: BoardPeriod = 'all') =>
      (await mika.call(getOwnStanding, { period })).data.standing;
    await earn(MIKA, { points: 965, at: '2026-02-20T00:00:00.000Z' });
    expect(await own(), 'hidden').toBeNull();
    await show(MIKA);
    expect(await own()).toEqual({ user_id: MIKA, rank: 13, points: 965, page: 1 });
    await earn(MIKA, { points: 1 });
    expect(await own('week')).toEqual({ user_id: MIKA, rank: 1, points: 1, page: 1 });
    await tool.database.db.delete(pointGain).where(eq(pointGain.personId, MIKA));
    await earn(MIKA, { points: 5 });
    expect(await own()).toEqual({ user_id: MIKA, rank: 46, points: 5, page: 3 });
  });

  it('CALL-3 a caller without a session has no place', async () => {
    const reply = await tool.anonymous.call(getOwnStanding, {});
    expect([reply.status, reply.code]).toEqual([401, 'not_signed_in']);
  });
});

describe('the limit of the public calls', () => {
  it('an address waits after 240 calls in a minute, without affecting others, until the next minute', async () => {
    const [scraper, other] = [tool.from('203.0.113.9'), tool.from('198.51.100.7')];
    await show(MIKA);
    const statuses: number[] = [];
    for (let at = 0; at < 240; at += 20)
      statuses.push(
        ...(await Promise.all(
          Array.from({ length: 20 }, async () => (await scraper.call(listHallOfFame, {})).status),
        )),
      );
    expect(new Set(statuses)).toEqual(new Set([200]));
    const refused = await scraper.call(getPublicPerson, { user_id: MIKA });
    expect([refused.status, refused.code]).toEqual([429, 'too_many_tries']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await other.call(getPublicPerson, { user_id: MIKA })).status).toBe(200);
    tool.clock.advance(60_000);
    expect((await scraper.call(listHallOfFame, {})).status).toBe(200);
  });
});
