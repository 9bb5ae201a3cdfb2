import { randomUUID } from 'node:crypto';
import { asId, type PersonId } from '@drawbridge/contracts';
import { openLaunch } from '@drawbridge/contracts/integration';
import { getCourse, markItem } from '@drawbridge/contracts/learning';
import { getAchievements, publishCourseStats } from '@drawbridge/contracts/recognition';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../../../test/fixtures/create-test-tool.ts';
import { embedAs } from '../../../../test/fixtures/integration/embed-visitor.ts';
import {
  COURSE,
  createLtiTool,
  type LtiTool,
  toLaunchedPerson,
} from '../../../../test/fixtures/lti/lti-tool.ts';
import { enrolment } from '../../learning/courses/courses.table.ts';
import { toDemoPersonId } from '../../operations/demo/index.ts';
import { pointGain } from '../../practice/passes/passes.table.ts';

const LAB = 'l1-someone-elses-invoice';
const NOTHING = {
  points: 0,
  labs_passed: 0,
  challenges_solved: 0,
  courses_completed: 0,
  badges: 0,
  course_minutes: 0,
};

let lti: LtiTool;
beforeAll(async () => {
  lti = await createLtiTool();
});
afterAll(() => lti.close());

const read = async (caller: Caller) => (await caller.call(getAchievements, {})).data;

async function earn(personId: PersonId, labId: string, points: number) {
  const gainedAt = lti.tool.clock.now();
  await lti.tool.database.db
    .insert(pointGain)
    .values({ personId, labId, total: points, points, isFirst: true, gainedAt });
}

async function launch(sub: string): Promise<Caller> {
  const { ltik } = await lti.browser.enter({ claims: { sub } });
  return lti.tool.withToken((await lti.tool.anonymous.call(openLaunch, { ltik })).data.token);
}

/** Enrolls and reads the first article of the course. @returns the minutes spent in it */
async function readArticle(caller: Caller): Promise<number> {
  const event_id = asId<'course'>(COURSE);
  const article = lti.tool.catalogue.courses
    .find(({ id }) => id === event_id)
    ?.subjects.flatMap(({ items }) => items)
    .find(({ object_type }) => object_type === 'media');
  if (!article) throw new Error('the course has no article');
  await caller.call(getCourse, { event_id, enroll: true });
  const reply = await caller.call(markItem, { event_id, item_id: article.key });
  expect(reply.status).toBe(200);
  const worked = { event_id, item_id: article.key, visit_id: randomUUID(), seconds: 300 };
  expect((await caller.call(publishCourseStats, worked)).status).toBe(200);
  return 5;
}

describe('PROF-1, EMB-12 achievements', () => {
  it('CALL-3 achievements are refused without a session', async () => {
    const reply = await lti.tool.anonymous.call(getAchievements, {});
    expect([reply.status, reply.code]).toEqual([401, 'not_signed_in']);
  });

  it.each(['favorites', 'preferences', 'review'] as const)(
    'achievements are refused to a token that only has the scope %s',
    async (scope) => {
      const visitor = await embedAs(lti.tool, 'out of scope', [scope]);
      const reply = await visitor.call(getAchievements, {});
      expect([reply.status, reply.code]).toEqual([403, 'scope_missing']);
    },
  );

  it('a visitor gets their achievements with the course or lab scope', async () => {
    const minutes = await readArticle(await embedAs(lti.tool, 'grace', ['courses']));
    const expected = { ...NOTHING, course_minutes: minutes };
    expect(minutes).toBeGreaterThan(0);
    for (const scope of ['courses', 'labs'] as const)
      expect(await read(await embedAs(lti.tool, 'grace', [scope]))).toEqual(expected);
    expect(await read(await embedAs(lti.tool, 'alan', ['courses']))).toEqual(NOTHING);
  });

  it('a launched learner gets their achievements', async () => {
    const learner = await launch('ada');
    await earn(toLaunchedPerson(lti, 'ada'), LAB, 90);
    expect(await read(learner)).toEqual({ ...NOTHING, points: 90, labs_passed: 1 });
    expect(await read(await launch('brook'))).toEqual(NOTHING);
  });

  it('a portal user gets only their own achievements, whatever the address names', async () => {
    const personId = toDemoPersonId('member@acme.test');
    const [member, admin] = [await lti.tool.as('member@acme.test'), await lti.tool.as('admin@acme.test')];
    const minutes = await readArticle(member);
    await earn(personId, LAB, 100);
    await lti.tool.database.db
      .update(enrolment)
      .set({ completedAt: lti.tool.clock.now() })
      .where(eq(enrolment.personId, personId));
    const own = await read(member);
    expect(own).toMatchObject({ points: 100, labs_passed: 1, challenges_solved: 0, course_minutes: minutes });
    expect(own.courses_completed).toBeGreaterThan(0);
    const named: object = { user_id: personId };
    const asked = await admin.call(getAchievements, named as Record<string, never>);
    expect(asked.data).toEqual(await read(admin));
    expect(asked.data.points).toBe(0);
  });
});
