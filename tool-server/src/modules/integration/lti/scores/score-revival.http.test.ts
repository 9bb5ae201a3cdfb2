import { asId } from '@drawbridge/contracts';
import { resendContextScores, resendPlatformScores } from '@drawbridge/contracts/integration';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createGrades, type Grades, SECOND } from '../../../../../test/fixtures/lti/grades.ts';
import { INSTRUCTOR } from '../../../../../test/fixtures/lti/lti-browser.ts';
import { createLtiTool, LAB, type LtiTool } from '../../../../../test/fixtures/lti/lti-tool.ts';

let lti: LtiTool;
let grades: Grades;

beforeEach(async () => {
  lti = await createLtiTool();
  grades = createGrades(lti);
});
afterEach(() => lti.close());

describe('LTI-19 a score that was given up', () => {
  /** Unenrolled while working: the platform refuses the score. */
  async function giveUp() {
    const launched = await grades.enter();
    lti.platform.enrolled = new Set();
    await grades.grade(10, true);
    await grades.deliver();
    expect(await grades.toDelivery(launched)).toMatchObject({ state: 'failed', fault: 'not_a_learner' });
    lti.platform.enrolled = undefined;
    await grades.deliverLater();
    expect(grades.given()).toEqual([]);
    return launched;
  }

  it('arrives after the next launch that names the line item', async () => {
    await giveUp();
    const launched = await grades.enter();
    expect(await grades.toDelivery(launched)).toMatchObject({ state: 'pending' });
    await grades.deliver();
    expect([grades.given(), await grades.toState(launched)]).toEqual([[100], 'delivered']);
  });

  it('arrives after the next launch of the link although that names no line item', async () => {
    await giveUp();
    await grades.enter({ lab_id: LAB }, { item: undefined });
    await grades.deliver();
    expect(grades.given()).toEqual([100]);
  });

  it('waits for its own person and link', async () => {
    await giveUp();
    await grades.enter({ lab_id: LAB }, { sub: 'learner-2' });
    await grades.enter({ lab_id: LAB }, { item: 'two', link: 'link-2' });
    await grades.deliver();
    expect(lti.platform.scores.map(({ lineItem }) => lineItem)).toEqual([lti.platform.lineItem('two')]);
  });

  it('arrives after the next result, although that is worse', async () => {
    await giveUp();
    await grades.grade(3);
    await grades.deliver();
    expect(grades.given()).toEqual([100]);
  });

  it('is given up again, with the same reason, while the platform refuses it', async () => {
    await giveUp();
    lti.platform.enrolled = new Set();
    const launched = await grades.enter();
    await grades.deliver();
    expect(await grades.toDelivery(launched)).toMatchObject({ state: 'failed', fault: 'not_a_learner' });
    expect(lti.platform.scoreCalls).toHaveLength(2);
  });

  it('is sent again by an administrator', async () => {
    const launched = await giveUp();
    const reply = await (await lti.admin()).call(resendPlatformScores, { id: asId(lti.platformId) });
    expect(reply.data.resent).toBe(1);
    await grades.deliver();
    expect([grades.given(), await grades.toState(launched)]).toEqual([[100], 'delivered']);
  });

  it('is sent again by an instructor of its context, not by one of another', async () => {
    await giveUp();
    const teach = (context: string) =>
      grades.enter({ lab_id: LAB }, { sub: `teacher-${context}`, roles: [INSTRUCTOR], context });
    const other = await (await teach('context-2')).caller.call(resendContextScores, {});
    const own = await (await teach('context-1')).caller.call(resendContextScores, {});
    expect([other.data.resent, own.data.resent]).toEqual([0, 1]);
    await grades.deliver();
    expect(grades.given()).toEqual([100]);
  });

  it('keeps its place: a launch does not hurry a score that is tried again anyway', async () => {
    await grades.enter();
    await grades.grade(10, true);
    lti.platform.scoreFaults.push({ status: 503, headers: { 'retry-after': '600' } });
    await grades.deliver();
    await grades.enter();
    await grades.deliverLater(599 * SECOND);
    expect(lti.platform.scoreCalls).toHaveLength(1);
    await grades.deliverLater(2 * SECOND);
    expect(grades.given()).toEqual([100]);
  });

  it.each([400, 403, 404, 410, 422])(
    'after %i keeps what the platform said in the log, without the token',
    async (status) => {
      await grades.enter();
      await grades.grade(10, true);
      const jwt = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJ4In0.c2ln';
      const text = `the learner is not in this course; secret-access-token-1 ${jwt} ${'x'.repeat(600)}`;
      lti.platform.scoreFaults.push({ status, text });
      await grades.deliver();
      const [dead] = grades.logged('lti.score_dead');
      expect(dead?.detail).toMatch(/^the learner is not in this course; \[token\] \[token\] x+$/);
      expect(String(dead?.detail)).toHaveLength(500);
      expect(lti.tool.logs.join('')).not.toContain(jwt);
    },
  );
});
