import { randomUUID } from 'node:crypto';
import { asId } from '@drawbridge/contracts';
import { getCourse, gradeQuiz, markItem, startQuiz } from '@drawbridge/contracts/learning';
import { getSubmission, type LabResult, openLab, submitLab } from '@drawbridge/contracts/practice';
import { buildLabResult } from '@drawbridge/contracts/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createGrades, type Grades, type Launched, SECOND } from '../../../../../test/fixtures/lti/grades.ts';
import { INSTRUCTOR } from '../../../../../test/fixtures/lti/lti-browser.ts';
import {
  COURSE,
  createLtiTool,
  LAB,
  type LtiTool,
  OTHER_LAB,
  publishEvent,
} from '../../../../../test/fixtures/lti/lti-tool.ts';
import { skipWaits } from '../../../../../test/fixtures/practice/lab-tool.ts';
import { toDemoPersonId } from '../../../operations/demo/index.ts';

let lti: LtiTool;
let grades: Grades;

beforeEach(async () => {
  lti = await createLtiTool();
  grades = createGrades(lti);
});
afterEach(() => lti.close());

const MENTOR = 'http://purl.imsglobal.org/vocab/lis/v2/membership#Mentor';
const TEACHING_ASSISTANT = 'http://purl.imsglobal.org/vocab/lis/v2/membership/Instructor#TeachingAssistant';

describe('LTI-19, AGS 3.4 the delivery of scores', () => {
  it('sends the score of a graded lab, out of 100, to the line item it was launched from', async () => {
    const launched = await grades.enter();
    expect([launched.isGraded, await grades.toState(launched)]).toEqual([true, undefined]);
    await grades.grade(4);
    expect(await grades.toState(launched)).toBe('pending');
    await grades.deliver();
    expect(lti.platform.scores).toEqual([
      {
        lineItem: lti.platform.lineItem('one'),
        score: {
          userId: 'learner-1',
          scoreGiven: 40,
          scoreMaximum: 100,
          activityProgress: 'InProgress',
          gradingProgress: 'FullyGraded',
          timestamp: '2026-03-02T09:00:00.000Z',
        },
      },
    ]);
    expect(lti.platform.scoreCalls[0]?.contentType).toBe('application/vnd.ims.lis.v1.score+json');
    expect(await grades.toState(launched)).toBe('delivered');
  });

  it('sends the best attempt, completed once passed, and nothing for a worse one', async () => {
    await grades.enter();
    for (const [score, passed] of [
      [4, false],
      [2, false],
      [10, true],
      [6, false],
    ] as const) {
      await grades.grade(score, passed);
      await grades.deliver();
    }
    expect(lti.platform.scores.map(({ score }) => [score.scoreGiven, score.activityProgress])).toEqual([
      [40, 'InProgress'],
      [100, 'Completed'],
    ]);
  });

  it('AGS 3.4.4 raises the timestamps of one person and line item by whole seconds, however fast the scores arrive', async () => {
    await grades.enter();
    for (const score of [1, 2, 3]) {
      await grades.grade(score);
      await grades.deliver();
    }
    const times = lti.platform.scores.map(({ score }) => Date.parse(score.timestamp));
    expect(times.map((time) => time - (times[0] ?? 0))).toEqual([0, SECOND, 2 * SECOND]);
  });

  it('tells the page that a partial result arrived, and again in the next launch of the link', async () => {
    const first = await grades.enter();
    await grades.grade(4);
    await grades.deliver();
    expect(await grades.toDelivery(first)).toMatchObject({ state: 'delivered', score_given: 40 });
    const next = await grades.enter();
    expect(await grades.toDelivery(next)).toMatchObject({ state: 'delivered', score_given: 40 });
    expect(grades.given()).toEqual([40]);
  });

  it('does not send the same state twice, however often it is published', async () => {
    await grades.enter();
    await grades.grade(10, true);
    await grades.deliver();
    await grades.grade(10, true);
    await grades.enter();
    await grades.deliverLater();
    expect(lti.platform.scoreCalls).toHaveLength(1);
  });

  it('sends the progress of a course', async () => {
    await grades.enter({ course_id: COURSE });
    await grades.progress(25);
    await grades.deliver();
    await grades.progress(100);
    await grades.deliver();
    expect(grades.given()).toEqual([25, 100]);
  });

  it('sends work done before the link existed when the link appears', async () => {
    await grades.enter({ lab_id: LAB }, { item: undefined });
    await grades.grade(7);
    await grades.deliver();
    expect(lti.platform.scoreCalls).toHaveLength(0);
    await grades.enter();
    await grades.deliver();
    expect(grades.given()).toEqual([70]);
  });

  it('serves two links of one lab, and one link that was changed to another lab', async () => {
    await grades.enter({ lab_id: LAB }, { item: 'one' });
    await grades.enter({ lab_id: LAB }, { item: 'two' });
    await grades.grade(5);
    await grades.deliver();
    expect(lti.platform.scores.map(({ lineItem }) => lineItem).sort()).toEqual([
      lti.platform.lineItem('one'),
      lti.platform.lineItem('two'),
    ]);
    await grades.grade(3, false, 'learner-1', OTHER_LAB);
    await grades.enter({ lab_id: OTHER_LAB }, { item: 'one' });
    await grades.deliverLater(SECOND);
    expect(lti.platform.scores.at(-1)).toMatchObject({
      lineItem: lti.platform.lineItem('one'),
      score: { scoreGiven: 30 },
    });
  });

  it.each<[string, Parameters<Grades['enter']>[1]]>([
    ['who teaches', { roles: [INSTRUCTOR] }],
    ['who assists', { roles: [TEACHING_ASSISTANT] }],
    ['who observes somebody', { roles: [MENTOR] }],
    ['without the right to write scores', { scope: [] }],
    ['without a line item', { item: undefined }],
  ])('has no gradebook for a launch %s', async (_what, options) => {
    expect((await grades.enter({ lab_id: LAB }, options)).isGraded).toBe(false);
    await grades.grade(10, true);
    await grades.deliver();
    expect(lti.platform.scoreCalls).toHaveLength(0);
  });

  it('sends no score for a submission that our fault kept from being graded', async () => {
    await lti.close();
    lti = await createLtiTool({
      grader: { grade: async (labId) => buildLabResult({ lab_id: labId, verdict: 'infra' }) },
    });
    grades = createGrades(lti);
    lti.tool.app.jobs.start();
    const launched = await grades.enter();
    const { attempt } = (await launched.caller.call(openLab, { lab_id: asId(LAB) })).data;
    const submission_id = asId<'submission'>(randomUUID());
    const { attempt_id } = attempt;
    const sent = launched.caller.call(submitLab, { submission_id, attempt_id, files: [] });
    await skipWaits(lti.tool, submission_id);
    await sent;
    const reply = await launched.caller.call(getSubmission, { submission_id });
    expect(reply.data.result?.verdict).toBe('infra');
    await grades.deliver();
    expect([lti.platform.scoreCalls, await grades.toState(launched)]).toEqual([[], undefined]);
  });

  it('writes nothing for a portal account', async () => {
    await publishEvent(lti, 'lab.graded', {
      personId: toDemoPersonId('member@acme.test'),
      labId: asId(LAB),
      score: 10,
      max: 10,
      passed: true,
    });
    const rows = await lti.tool.database.query({
      name: 'test_results',
      text: 'select 1 from lti_result',
      values: [],
    });
    expect(rows).toEqual([]);
  });

  it('follows progress that a learner really makes', async () => {
    const { caller } = await grades.enter({ course_id: COURSE });
    await caller.call(getCourse, { event_id: asId(COURSE), enroll: true });
    const items = lti.tool.catalogue.courses
      .find(({ id }) => id === COURSE)
      ?.subjects.flatMap((subject) => subject.items);
    const page = items?.find(({ object_type }) => object_type !== 'quiz' && object_type !== 'lab');
    await caller.call(markItem, { event_id: asId(COURSE), item_id: asId(page?.key ?? '') });
    await grades.deliver();
    expect(grades.given()).toHaveLength(1);
  });

  it('PLAYER-10 include a quiz of the course, whose questions are those of the learner in every launch', async () => {
    const quizId = asId<'quiz'>('c2-quiz-sql');
    const start = async ({ caller }: Launched) => (await caller.call(startQuiz, { quiz_id: quizId })).data;
    const first = await start(await grades.enter({ course_id: COURSE }));
    const launched = await grades.enter({ course_id: COURSE });
    await launched.caller.call(getCourse, { event_id: asId(COURSE), enroll: true });
    const second = await start(launched);
    expect(second).toEqual(first);
    const quiz = lti.tool.catalogue.quizzes.find(({ id }) => id === quizId);
    const answers = second.quiz.questions.map(({ id }) => {
      const options = quiz?.questions.find((question) => question.id === id)?.options ?? [];
      return [id, options.filter(({ correct }) => correct).map((option) => option.id)] as const;
    });
    const reply = await launched.caller.call(gradeQuiz, {
      quiz_id: quizId,
      attempt_id: second.attempt_id,
      answers: Object.fromEntries(answers),
      course: { event_id: asId(COURSE), item_id: asId('c2-quiz-sql') },
    });
    expect([reply.data.passed, reply.data.questions.length]).toEqual([true, 8]);
    await grades.deliver();
    expect(grades.given()).toHaveLength(1);
  });

  it('include a lab of the course that was passed in a link of its own, before or after', async () => {
    await lti.close();
    lti = await createLtiTool({ grader: { grade: async (labId) => toPassed(labId) } });
    grades = createGrades(lti);
    lti.tool.app.jobs.start();
    const pass = async (labId: string) => {
      const { caller } = await grades.enter({ lab_id: labId }, { item: undefined });
      const { attempt } = (await caller.call(openLab, { lab_id: asId(labId) })).data;
      await caller.call(submitLab, {
        submission_id: asId(randomUUID()),
        attempt_id: attempt.attempt_id,
        files: [],
      });
    };
    await pass(LAB);
    const { caller } = await grades.enter({ course_id: COURSE });
    const { course } = (await caller.call(getCourse, { event_id: asId(COURSE), enroll: true })).data;
    await grades.deliver();
    await pass(OTHER_LAB);
    await grades.deliver();
    expect(grades.given()).toEqual([1, 2].map((done) => Math.round((100 * done) / course.total_items)));
  });
});

/** A result of a lab that was passed. */
const toPassed = (labId: string): LabResult =>
  buildLabResult({
    lab_id: labId,
    verdict: 'passed',
    score: 100,
  });
