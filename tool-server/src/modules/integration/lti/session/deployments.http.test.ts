import { asId } from '@drawbridge/contracts';
import {
  changePlatform,
  exportContextProgress,
  getContextProgress,
  getContextScores,
  listContextLearners,
  openLaunch,
} from '@drawbridge/contracts/integration';
import { getLabFailures, listAttempts, openLab, reviewAttempt } from '@drawbridge/contracts/practice';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../../../../test/fixtures/create-test-tool.ts';
import { claim, INSTRUCTOR, LEARNER } from '../../../../../test/fixtures/lti/lti-browser.ts';
import {
  createLtiTool,
  LAB,
  type LtiTool,
  toLaunchedPerson,
} from '../../../../../test/fixtures/lti/lti-tool.ts';
import { getAllLabs } from '../../../../../test/fixtures/practice/our-labs.ts';

const lab_id = asId<'lab'>(LAB);

let lti: LtiTool;
let learnerOfA: { caller: Caller; attempt: ReturnType<typeof asId<'attempt'>> };

/** Enters course 42 of one deployment; both deployments have a course with that id and title. */
async function enter(deployment: string, sub: string, role: string): Promise<Caller> {
  const { ltik } = await lti.browser.enter({
    login: { lti_deployment_id: deployment },
    claims: {
      sub,
      given_name: sub,
      [claim('deployment_id')]: deployment,
      [claim('context')]: { id: '42', title: 'Secure code' },
      [claim('roles')]: [role],
    },
  });
  return lti.tool.withToken((await lti.tool.anonymous.call(openLaunch, { ltik })).data.token);
}

const listNames = async (caller: Caller) =>
  (await caller.call(listAttempts, { lab_id })).data.items.map(({ learner }) => learner);

beforeAll(async () => {
  lti = await createLtiTool({ labs: getAllLabs() });
  await (await lti.admin()).call(changePlatform, {
    ...lti.platform.registration,
    id: asId<'platform'>(lti.platformId),
    deployment_ids: ['school-A', 'school-B'],
  });
  const caller = await enter('school-A', 'alice', LEARNER);
  const { data } = await caller.call(openLab, { lab_id });
  learnerOfA = { caller, attempt: data.attempt.attempt_id };
});
afterAll(() => lti.close());

describe('P3, LTI core 5.4.1 a context id is unique within its deployment only', () => {
  it('the teacher of school A sees and reviews the learner of its course 42', async () => {
    const teacher = await enter('school-A', 'teacher-a', INSTRUCTOR);
    expect(await listNames(teacher)).toEqual([expect.stringContaining('alice')]);
    const review = await teacher.call(reviewAttempt, { attempt_id: learnerOfA.attempt });
    expect(review.status).toBe(200);
  });

  it('the teacher of school B neither sees nor reviews the learner of course 42 of school A', async () => {
    const teacher = await enter('school-B', 'teacher-b', INSTRUCTOR);
    expect(await listNames(teacher)).toEqual([]);
    const review = await teacher.call(reviewAttempt, { attempt_id: learnerOfA.attempt });
    expect([review.status, review.code]).toEqual([404, 'attempt_not_found']);
  });

  it('LTI-17 the teacher of school B gets nothing of it by any other way: progress, export, failures, scores, a review that names the learner', async () => {
    const alice = toLaunchedPerson(lti, 'alice');
    const teacher = await enter('school-B', 'teacher-b', INSTRUCTOR);
    const [overview, learners, one, csv, failures, scores, refused] = [
      (await teacher.call(getContextProgress, {})).data.learners,
      (await teacher.call(listContextLearners, { status: 'all' })).data.items,
      (await teacher.call(listContextLearners, { status: 'all', person_id: alice })).data.items,
      (await teacher.call(exportContextProgress, { status: 'all' })).data.rows,
      (await teacher.call(getLabFailures, { lab_id })).data.submitted,
      (await teacher.call(getContextScores, {})).data.counts,
      (await teacher.call(listAttempts, { lab_id, person_id: alice })).data.items,
    ];
    expect([overview, learners, one, csv, failures, refused]).toEqual([0, [], [], 0, 0, []]);
    expect(Object.values(scores)).toEqual([0, 0, 0, 0]);

    const { ltik } = await lti.browser.enter({
      login: { lti_deployment_id: 'school-B' },
      claims: {
        sub: 'teacher-b',
        [claim('deployment_id')]: 'school-B',
        [claim('context')]: { id: '42', title: 'Secure code' },
        [claim('roles')]: [INSTRUCTOR],
        [claim('message_type')]: 'LtiSubmissionReviewRequest',
        [claim('custom')]: { lab_id: LAB },
        [claim('for_user')]: { user_id: 'alice' },
      },
    });
    const { data } = await lti.tool.anonymous.call(openLaunch, { ltik });
    const reviewer = lti.tool.withToken(data.token);
    const attempts = await reviewer.call(listAttempts, { lab_id, person_id: alice });
    expect([attempts.status, attempts.data.items]).toEqual([200, []]);
    expect((await reviewer.call(reviewAttempt, { attempt_id: learnerOfA.attempt })).status).toBe(404);
  });

  it('a learner of one school who teaches in the other has both roles, each in its own school', async () => {
    const teacher = await enter('school-A', 'teacher-a', INSTRUCTOR);
    const both = await enter('school-B', 'alice', INSTRUCTOR);
    expect(await listNames(both)).toEqual([]);
    expect(await listNames(teacher)).toEqual([expect.stringContaining('alice')]);
  });
});
