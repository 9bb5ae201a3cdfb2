import { COURSE_PAGE_SIZE } from '@drawbridge/contracts';
import { filterCourses, listWishes } from '@drawbridge/contracts/learning';
import { queryNotifications } from '@drawbridge/contracts/operations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createTestTool, type TestTool } from '../../../../test/fixtures/create-test-tool.ts';
import { LARGE, loadDemo, loadLarge } from './index.ts';

let tool: TestTool;
let learner: Caller;

beforeAll(async () => {
  tool = await createTestTool();
  // Twice, and smaller than `npm run reset -- --large` makes it.
  for (const _ of [1, 2])
    await loadLarge({ ...tool, size: { people: 120, teams: 6, months: 24, assignments: 8 } });
  learner = await tool.as('ind@demo.test');
});
afterAll(() => tool.close());

const readPage = async (page: number) =>
  (await learner.call(filterCourses, { types: ['course'], page })).data.items.map(({ _key }) => _key);

describe('DEMO-10 the large test data', () => {
  it('CAT-4, CAT-5 the large test data has courses for more than two pages, each once and in order', async () => {
    const pages = [await readPage(1), await readPage(2), await readPage(3), await readPage(4)];
    expect(pages.map(({ length }) => length === COURSE_PAGE_SIZE)).toEqual([true, true, false, false]);
    const all = pages.flat();
    expect(all.filter((id) => id.startsWith('large-course-'))).toHaveLength(LARGE.courses);
    expect(new Set(all).size).toBe(all.length);
  });
  it('the large test data has notifications for several pages, and favorites in several lists, each once', async () => {
    const first = (await learner.call(queryNotifications, {})).data;
    expect(first.next_token?.next_page).toEqual(expect.any(String));
    const { items, custom_data } = (await learner.call(listWishes, {})).data;
    expect([items.length, custom_data.length]).toEqual([LARGE.wishes, LARGE.lists + 1]);
  });
  it('DEMO-8 the history of the demo company is loaded once, is of the catalogue, and reaches into the last thirty days', async () => {
    const load = () => loadDemo({ ...tool, ...tool.config, withHistory: true });
    await load();
    const read = async () => {
      const [row] = await tool.database.query({
        name: 'read_history',
        text: `select count(*)::int as people,
            (count(*) filter (where a.last_seen_at >= $1::timestamptz - interval '30 days'))::int as active,
            (sum(w.seconds) / 3600)::int as hours,
            (count(*) filter (where k.done_at > a.deactivated_at))::int as done_afterwards
          from person p join account a on a.person_id = p.id
          left join lateral (select max(completed_at) as done_at from completion where person_id = p.id) k on true
          left join lateral (select sum(seconds) as seconds from activity_event where person_id = p.id
            and at >= $1::timestamptz - interval '30 days') w on true
          where p.email like '%@acme.test' and p.email not like 'person%'`,
        values: [tool.clock.now().toISOString()],
      });
      return row as { people: number; active: number; hours: number; done_afterwards: number };
    };
    const once = await read();
    expect(once.people).toBe(60);
    expect(once.active).toBeGreaterThan(25);
    expect(once.hours).toBeGreaterThan(10);
    expect(once.done_afterwards).toBe(0);
    await load();
    expect(await read()).toEqual(once);
  });

  it('the company of the large test data has teams, managers, and people with courses and days of activity', async () => {
    const count = async (what: string) => {
      const rows = await tool.database.query<{ found: number }>({
        name: `count_${what.slice(0, 12).trim()}`,
        text: `select count(*)::int as found from ${what}`,
        values: [],
      });
      return rows[0]?.found ?? 0;
    };
    expect(await count(`person where email like '%@large.acme.test'`)).toBe(120);
    expect(await count(`team where name like 'Team 00%'`)).toBe(6);
    for (const table of ['team_manager', 'completion', 'activity_day'])
      expect(await count(table)).toBeGreaterThan(5);
    expect(await count(`assignment where name like '% of the test data'`)).toBe(8);
    // Whoever is invited has done nothing, and an enrollment is completed by its last item.
    expect(await count(`completion k join account a using (person_id) where a.state = 'invited'`)).toBe(0);
    expect(await count('enrolment where completed_at is not null')).toBeGreaterThan(20);
  });

  it('the large test data has more than a hundred people of one company who can sign in', async () => {
    expect((await tool.as(`person${LARGE.people}@acme.test`)).token).toBeDefined();
    expect(LARGE.people).toBeGreaterThan(100);
  });
});
