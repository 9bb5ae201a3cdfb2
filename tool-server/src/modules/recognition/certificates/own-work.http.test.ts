import { asId } from '@drawbridge/contracts';
import { openLab, openSolution, resetLab, SOLUTION_REST_DAYS } from '@drawbridge/contracts/practice';
import {
  checkCertificate,
  getCertification,
  listCertifications,
  listOwnBadges,
} from '@drawbridge/contracts/recognition';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../../../../test/fixtures/create-test-tool.ts';
import {
  type AwardTool,
  CERTIFICATION,
  createAwardTool,
  LAB,
  LONG,
} from '../../../../test/fixtures/recognition/award-tool.ts';

let award: AwardTool;
let learner: Caller;
const EMAIL = 'member@acme.test';
const REST_MS = SOLUTION_REST_DAYS * 86_400_000;

beforeEach(async () => {
  await award?.tool.close();
  award = await createAwardTool();
  learner = await award.tool.as(EMAIL);
});
afterAll(() => award.tool.close());

const getAttemptId = async () => (await learner.call(openLab, { lab_id: asId(LAB) })).data.attempt.attempt_id;

async function passWithSolution() {
  await learner.call(openSolution, { attempt_id: await getAttemptId() });
  await award.submit(learner, LAB);
}

/** Begins another attempt at the lab. */
const beginAgain = async () => learner.call(resetLab, { attempt_id: await getAttemptId() });

async function wait(ms: number) {
  award.tool.clock.advance(ms);
  learner = await award.tool.as(EMAIL);
}

const state = async () =>
  (await learner.call(getCertification, { certification_id: asId(CERTIFICATION) })).data;
const labOf = async () => (await state()).requirements.find(({ id }) => id === LAB);
const badges = async () =>
  (await learner.call(listOwnBadges, {})).data.earned.map(({ badge_id }) => badge_id as string);

describe('a lab that was passed with its solution open', () => {
  it('does not count for a certification, which says from when on an attempt does', async () => {
    await award.completeShort(learner);
    const openedAt = award.tool.clock.now().getTime();
    await passWithSolution();
    await award.tool.app.jobs.drain();
    expect((await state()).state).toBe('in_progress');
    expect(await labOf()).toMatchObject({
      state: 'in_progress',
      passed_with_solution: true,
      counts_from: new Date(openedAt + REST_MS).toISOString(),
    });
  });

  it('counts once it is passed in an attempt begun after the rest', async () => {
    await award.completeShort(learner);
    await passWithSolution();
    await wait(REST_MS);
    await beginAgain();
    await award.submit(learner, LAB);
    expect((await state()).state).toBe('held');
    const lab = await labOf();
    expect([lab?.state, lab?.counts_from, lab?.passed_with_solution]).toEqual([
      'completed',
      undefined,
      undefined,
    ]);
  });

  it('does not count in an attempt that was begun before the end of the rest, however late it passes', async () => {
    await award.completeShort(learner);
    await passWithSolution();
    await wait(REST_MS - 1);
    await beginAgain();
    await wait(REST_MS);
    await award.submit(learner, LAB);
    expect([(await state()).state, (await labOf())?.state]).toEqual(['in_progress', 'in_progress']);
  });

  it('is told from a lab whose solution was opened and that was not passed', async () => {
    await learner.call(openSolution, { attempt_id: await getAttemptId() });
    expect(await labOf()).toMatchObject({ passed_with_solution: false, counts_from: expect.any(String) });
  });

  it('does not earn the badge of the first lab, and earns it by an attempt begun after the rest', async () => {
    await passWithSolution();
    await award.tool.app.jobs.drain();
    expect(await badges()).toEqual([]);
    await wait(REST_MS);
    await beginAgain();
    await award.submit(learner, LAB);
    expect(await badges()).toEqual(['first-lab']);
  });
});

describe('the certificate of a course', () => {
  async function completeLong() {
    for (const nth of [1, 3, 4, 5, 6, 7, 8]) await award.mark(learner, LONG, `long-${nth}`);
    const { course_certificates } = (await learner.call(listCertifications, {})).data;
    return course_certificates.find(({ subject_id }) => subject_id === LONG);
  }
  const check = async (number = '') => (await award.tool.anonymous.call(checkCertificate, { number })).data;

  it('tells how many of its labs were passed with the solution open, to whoever checks it too', async () => {
    await award.enroll(learner, LONG);
    await passWithSolution();
    const certificate = await completeLong();
    expect(certificate).toMatchObject({ labs: 1, labs_with_solution: 1 });
    expect(await check(certificate?.number)).toMatchObject({ labs: 1, labs_with_solution: 1 });
  });

  it('says nothing of labs where each was passed by own work', async () => {
    await award.enroll(learner, LONG);
    await award.submit(learner, LAB);
    const certificate = await completeLong();
    expect(certificate).toBeDefined();
    const told = Object.keys(await check(certificate?.number));
    expect(told.filter((key) => key.startsWith('labs'))).toEqual([]);
  });
});
