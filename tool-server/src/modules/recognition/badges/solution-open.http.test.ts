import { asId } from '@drawbridge/contracts';
import { openLab, openSolution, resetLab, SOLUTION_REST_DAYS } from '@drawbridge/contracts/practice';
import { getCertification } from '@drawbridge/contracts/recognition';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type AwardTool,
  CERTIFICATION,
  createAwardTool,
  LAB,
} from '../../../../test/fixtures/recognition/award-tool.ts';
import { toDemoPersonId } from '../../operations/demo/index.ts';

const EMAIL = 'member@acme.test';
const PERSON = toDemoPersonId(EMAIL);
const DAY_MS = 86_400_000;

let award: AwardTool;
beforeAll(async () => {
  award = await createAwardTool();
});
afterAll(() => award.tool.close());

it('a pass with the solution open earns no badge and no certification; a new attempt after the rest does', async () => {
  let learner = await award.tool.as(EMAIL);
  const open = async () => (await learner.call(openLab, { lab_id: asId(LAB) })).data.attempt;
  const stateOf = async () =>
    (await learner.call(getCertification, { certification_id: asId(CERTIFICATION) })).data.state;
  await learner.call(openSolution, { attempt_id: (await open()).attempt_id });
  await award.submit(learner, LAB);
  await award.completeShort(learner);
  await award.tool.app.jobs.drain();
  expect([await award.count('badge_award', PERSON), await stateOf()]).toEqual([0, 'in_progress']);
  award.tool.clock.advance(SOLUTION_REST_DAYS * DAY_MS);
  learner = await award.tool.as(EMAIL);
  await learner.call(resetLab, { attempt_id: (await open()).attempt_id });
  await award.submit(learner, LAB);
  expect([(await award.count('badge_award', PERSON)) > 0, await stateOf()]).toEqual([true, 'held']);
});
