import { addPlatform } from '@drawbridge/contracts/integration';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createGrades, type Grades } from '../../../../../test/fixtures/lti/grades.ts';
import { createBrowser } from '../../../../../test/fixtures/lti/lti-browser.ts';
import { startTestPlatform, type TestPlatform } from '../../../../../test/fixtures/lti/lti-platform.ts';
import { createLtiTool, LAB, type LtiTool } from '../../../../../test/fixtures/lti/lti-tool.ts';
import { copyPlatform } from '../../../../../test/fixtures/lti/platform-copies.ts';

let lti: LtiTool;
let healthy: TestPlatform;
/** The same tool, seen from a second platform. */
let second: LtiTool;
let grades: Grades;
let others: Grades;

beforeEach(async () => {
  lti = await createLtiTool();
  healthy = await startTestPlatform({
    clock: lti.tool.clock,
    toolOrigin: lti.tool.origin,
    clientId: 'client-2',
  });
  const { data } = await (await lti.admin()).call(addPlatform, healthy.registration);
  second = {
    ...lti,
    platform: healthy,
    browser: createBrowser(lti.tool, healthy),
    platformId: data.platform.id,
  };
  grades = createGrades(lti);
  others = createGrades(second);
});
afterEach(async () => {
  await healthy.close();
  await lti.close();
});

const learners = (count: number) => Array.from({ length: count }, (_, index) => `learner-${index}`);

describe('LTI-19 a platform that does not respond', () => {
  const HANGING = 20;
  beforeEach(async () => {
    lti.platform.scoreFaults.push(...Array.from({ length: HANGING }, () => 'hang' as const));
    for (const sub of learners(HANGING)) {
      await grades.enter({ lab_id: LAB }, { sub });
      await grades.grade(4, false, sub);
    }
  });

  it('holds up no other: a score of another platform arrives without waiting for its time-out', async () => {
    lti.tool.app.jobs.start();
    await expect.poll(() => lti.platform.scoreCalls.length).toBeGreaterThan(0);
    await others.enter({ lab_id: LAB }, { sub: 'learner-x' });
    await others.grade(10, true, 'learner-x');
    // The calls before it hang for good: what waits for one of them never arrives.
    await expect.poll(() => others.given()).toEqual([100]);
    expect(grades.given()).toEqual([]);
  });

  it('is called six times at once at most, and then once until it responds', async () => {
    lti.tool.outgoingLimit.timeoutMs = 200;
    await grades.deliver();
    // Five that were silent end it, and the first four of them may each have made room for another one.
    const called = lti.platform.scoreCalls.length;
    expect(called).toBeGreaterThanOrEqual(6);
    expect(called).toBeLessThanOrEqual(10);
    expect(lti.platform.mostAtOnce).toBe(6);
    await grades.deliver();
    expect(lti.platform.scoreCalls, 'it is not called again before its time').toHaveLength(called);
    await grades.deliverLater();
    expect(lti.platform.scoreCalls).toHaveLength(called + 1);
    lti.tool.outgoingLimit.timeoutMs = Number.POSITIVE_INFINITY;
    lti.platform.scoreFaults.length = 0;
    for (let round = 0; round < 3; round += 1) await grades.deliverLater();
    expect(grades.given()).toHaveLength(HANGING);
  });
});

describe('LTI-19 a company whose platforms all do not respond', () => {
  it('holds up no other company: twelve calls are in flight for all its platforms', async () => {
    const COPIES = 9;
    const DUE = 6;
    for (const sub of learners(DUE)) {
      await grades.enter({ lab_id: LAB }, { sub });
      await grades.grade(4, false, sub);
    }
    await copyPlatform(lti, { company: 'globex', count: COPIES });
    // Its own scores are not due: only those of the copies hang.
    await lti.tool.database.db.execute(
      sql`update lti_grade_target set due_at = null where platform_id = ${lti.platformId}::uuid`,
    );
    lti.platform.scoreFaults.push(...Array.from({ length: DUE * COPIES }, () => 'hang' as const));
    lti.tool.app.jobs.start();
    await expect.poll(() => lti.platform.scoreCalls.length).toBeGreaterThan(0);
    await others.enter({ lab_id: LAB }, { sub: 'learner-x' });
    await others.grade(10, true, 'learner-x');
    // The calls before it hang for good: what waits for one of them never arrives.
    await expect.poll(() => others.given()).toEqual([100]);
    expect(lti.platform.mostAtOnce).toBe(12);
  });
});

describe('LTI-19 many platforms', () => {
  it('are served side by side, each within its bound', async () => {
    for (const sub of learners(12)) {
      await grades.enter({ lab_id: LAB }, { sub });
      await others.enter({ lab_id: LAB }, { sub });
      await grades.grade(4, false, sub);
      await others.grade(5, false, sub);
    }
    await grades.deliver();
    expect([grades.given().length, others.given().length]).toEqual([12, 12]);
    expect(Math.max(lti.platform.mostAtOnce, healthy.mostAtOnce)).toBeLessThanOrEqual(6);
    expect([lti.platform.scoreCalls.length, healthy.scoreCalls.length]).toEqual([12, 12]);
  });
});
