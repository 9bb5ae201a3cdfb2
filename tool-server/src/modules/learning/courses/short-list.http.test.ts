import { COURSE_TYPES } from '@drawbridge/contracts';
import { filterCourses, listCourses } from '@drawbridge/contracts/learning';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestTool, type TestTool } from '../../../../test/fixtures/create-test-tool.ts';

let tool: TestTool;
beforeAll(async () => {
  tool = await createTestTool();
});
afterAll(() => tool.close());

const list = async (email: string, query = {}) =>
  (await (await tool.as(email)).call(listCourses, query)).data;

describe('CALL-32 course/list-courses', () => {
  it('CALL-3 the short list is refused without a session', async () => {
    expect((await tool.anonymous.call(listCourses, {})).status).toBe(401);
  });
  it('the short list has everything that the filter has, of every type, by title', async () => {
    const { items, total } = await list('member@acme.test');
    const titles = items.map(({ event_name }) => event_name.toLowerCase());
    expect(titles).toEqual(titles.toSorted((a, b) => (a < b ? -1 : 1)));
    expect(total).toBe(items.length);
    const learner = await tool.as('member@acme.test');
    for (const type of COURSE_TYPES) {
      const filtered = (await learner.call(filterCourses, { types: [type], per_page: 100 })).data.items;
      expect(
        items
          .filter((one) => one.type === type)
          .map(({ _key }) => _key)
          .toSorted(),
      ).toEqual(filtered.map(({ _key }) => _key).toSorted());
    }
  });
  it('the short list can have one type, and is empty on a page after the last', async () => {
    const { items } = await list('member@acme.test', { type: 'course' });
    expect(new Set(items.map(({ type }) => type))).toEqual(new Set(['course']));
    expect(await list('member@acme.test', { type: 'course', page: 2 })).toEqual({
      items: [],
      total: items.length,
    });
  });
  it('ROLE-10 the short list marks what the plan does not include, except for enrolled courses', async () => {
    const find = async (email: string, key: string) =>
      (await list(email)).items.find(({ _key }) => _key === key);
    const C3 = 'c3-the-browser-as-a-hostile-host';
    expect(await find('free@demo.test', C3)).toMatchObject({ upgrade: true, disabled: false });
    expect(await find('free@demo.test', 'c2-injection-at-the-boundary')).toMatchObject({ upgrade: false });
    expect(await find('ind@demo.test', C3)).toMatchObject({ upgrade: false });
  });
  it.each([{ page: 0 }, { page: 'x' }, { type: 'video' }])(
    'the short list refuses %j, naming the field',
    async (bad) => {
      const learner = await tool.as('member@acme.test');
      const reply = await learner.call(listCourses, bad as never);
      expect(reply.status).toBe(400);
      expect(Object.keys(reply.errors ?? {})).toEqual(Object.keys(bad));
    },
  );
});
