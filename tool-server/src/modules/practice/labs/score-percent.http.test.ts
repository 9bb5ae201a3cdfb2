import { randomUUID } from 'node:crypto';
import { asId } from '@drawbridge/contracts';
import { getScoreDelivery, listContextLearners, openLaunch } from '@drawbridge/contracts/integration';
import { listAttempts, openHint, openLab, reviewAttempt, submitLab } from '@drawbridge/contracts/practice';
import { buildLabResult } from '@drawbridge/contracts/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Caller } from '../../../../test/fixtures/create-test-tool.ts';
import { createGrades } from '../../../../test/fixtures/lti/grades.ts';
import { claim, INSTRUCTOR } from '../../../../test/fixtures/lti/lti-browser.ts';
import { createLtiTool, type LtiTool } from '../../../../test/fixtures/lti/lti-tool.ts';
import { getLab } from '../../../../test/fixtures/practice/our-labs.ts';

const LAB = asId<'lab'>('l16-guessing-accounts');
const lab = getLab(LAB);
const MAX = 120;

let lti: LtiTool;
let score = 0;
beforeEach(async () => {
  lti = await createLtiTool({
    labs: [lab],
    grader: {
      grade: () => Promise.resolve(buildLabResult({ lab_id: LAB, score, max: MAX, verdict: 'failed' })),
      verify: () => true,
    },
  });
  lti.tool.app.jobs.start();
});
afterEach(() => lti.close());

async function submit(caller: Caller, points: number) {
  score = points;
  const { attempt_id } = (await caller.call(openLab, { lab_id: LAB })).data.attempt;
  const submission_id = asId<'submission'>(randomUUID());
  return (await caller.call(submitLab, { submission_id, attempt_id, files: [] })).data;
}

async function teach(): Promise<Caller> {
  const { ltik } = await lti.browser.enter({
    claims: {
      sub: 'teacher-1',
      [claim('roles')]: [INSTRUCTOR],
      [claim('custom')]: { lab_id: LAB },
      [claim('context')]: { id: 'context-1' },
    },
  });
  return lti.tool.withToken((await lti.tool.anonymous.call(openLaunch, { ltik })).data.token);
}

it('69 of 120 points are 58 percent for the learner, the instructor and the platform alike', async () => {
  expect(lab.pack.points).toBe(MAX);
  const grades = createGrades(lti);
  const learner = await grades.enter({ lab_id: LAB });
  const { attempt } = (await learner.caller.call(openLab, { lab_id: LAB })).data;
  expect(attempt.hints[0]?.price).toBe(10);
  await learner.caller.call(openHint, { attempt_id: attempt.attempt_id, number: 1 });
  // 18 of the 28 weights, and a hint of 10 percent.
  const submitted = await submit(learner.caller, 77);
  await grades.deliver();

  const own = { best_score: 58, best_points: 69 };
  expect(submitted).toMatchObject(own);
  expect((await learner.caller.call(openLab, { lab_id: LAB })).data.attempt).toMatchObject(own);
  expect((await learner.caller.call(getScoreDelivery, {})).data.score).toMatchObject({
    score_given: 58,
    score_maximum: 100,
  });
  const teacher = await teach();
  const { attempt_id } = attempt;
  expect((await teacher.call(listAttempts, { lab_id: LAB })).data.items).toMatchObject([{ best_score: 58 }]);
  expect((await teacher.call(reviewAttempt, { attempt_id })).data).toMatchObject({
    attempt: own,
    summary: { best_score: 58 },
  });
  expect((await teacher.call(listContextLearners, { status: 'all' })).data.items).toMatchObject([
    { items: [{ id: LAB, score: 58 }] },
  ]);
  expect(grades.given()).toEqual([58]);
});
