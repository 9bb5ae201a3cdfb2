import { randomUUID } from 'node:crypto';
import { asId } from '@drawbridge/contracts';
import { gradeQuiz, startQuiz } from '@drawbridge/contracts/learning';
import { getSubmission, type LabFile, openLab, resetLab, submitLab } from '@drawbridge/contracts/practice';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Caller, TestTool } from '../../../../test/fixtures/create-test-tool.ts';
import { createLabTool, type LabTool } from '../../../../test/fixtures/practice/lab-tool.ts';

const L1 = asId<'lab'>('l1-someone-elses-invoice');
const OTHER = asId<'lab'>('l8-signed-in-as-no-one');
const QUIZ = asId<'quiz'>('c2-quiz-sql');
const DAY_MS = 86_400_000;
const newId = () => asId<'submission'>(randomUUID());

let lab: LabTool;
let tool: TestTool;
let learner: Caller;
beforeAll(async () => {
  lab = await createLabTool({ ids: [L1, OTHER] });
  tool = lab.tool;
});
afterAll(() => lab.close());
beforeEach(async () => {
  lab.replaceGrading(undefined);
  await tool.database.db.execute('delete from limit_window');
  await tool.database.db.execute('delete from lab_attempt');
  learner = await tool.as('member@acme.test');
});

const open = async (lab_id = L1) => (await learner.call(openLab, { lab_id })).data.attempt;
const submit = async (files: LabFile[] = [], submission_id = newId()) =>
  learner.call(submitLab, { submission_id, attempt_id: (await open()).attempt_id, files });
async function count(table: string): Promise<number> {
  const rows = await tool.database.query<{ n: number }>({
    name: `count_${table}`,
    text: `select count(*)::int as n from ${table}`,
    values: [],
  });
  return rows[0]?.n ?? 0;
}
/** As if the learner had done it so often today. */
async function useUp(tries: number) {
  await tool.database.db.execute(`update limit_window set count = ${tries}`);
}

describe('P14: rows that a learner can add in a day (ASVS 2.4.1, 15.2.2)', () => {
  it('a lab is reset thirty times; the next is refused with the time to wait and changes nothing', async () => {
    for (let reset = 0; reset < 30; reset += 1)
      expect((await learner.call(resetLab, { attempt_id: (await open()).attempt_id })).status).toBe(200);
    const { attempt_id } = await open();
    const refused = await learner.call(resetLab, { attempt_id });
    expect([refused.status, refused.code]).toEqual([429, 'too_many_tries']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await open()).attempt_id, 'the attempt is still open').toBe(attempt_id);
    expect(await count('lab_attempt')).toBe(31);
  });

  it('a reset sent again counts once', async () => {
    const { attempt_id } = await open();
    for (let time = 0; time < 40; time += 1)
      expect((await learner.call(resetLab, { attempt_id })).status).toBe(200);
    expect(await count('lab_attempt')).toBe(2);
  });

  it('another lab has its own count, and the next day begins with none', async () => {
    await learner.call(resetLab, { attempt_id: (await open()).attempt_id });
    await useUp(30);
    const { attempt_id } = await open();
    expect((await learner.call(resetLab, { attempt_id })).status).toBe(429);
    const other = await open(OTHER);
    expect((await learner.call(resetLab, { attempt_id: other.attempt_id })).status).toBe(200);
    tool.clock.advance(DAY_MS);
    learner = await tool.as('member@acme.test');
    expect((await learner.call(resetLab, { attempt_id })).status).toBe(200);
  });

  it('submissions end at three hundred; nothing of the refused one is stored, and a repeat is no new one', async () => {
    const id = newId();
    expect((await submit([], id)).status).toBe(200);
    await useUp(300);
    const before = await count('lab_submission');
    const refused = await submit();
    expect([refused.status, refused.code]).toEqual([429, 'too_many_tries']);
    expect(await count('lab_submission')).toBe(before);
    expect((await submit([], id)).status, 'sent again, it is the first').toBe(200);
  });

  it('a quiz is taken fifty times; the answers can be sent again the next day', async () => {
    const questions = tool.catalogue.quizzes.find(({ id }) => id === QUIZ)?.questions ?? [];
    // Passed each time: a failed quiz has to wait.
    const take = async () => {
      const { data } = await learner.call(startQuiz, { quiz_id: QUIZ });
      const answers = data.quiz.questions.map(({ id }) => {
        const options = questions.find((question) => question.id === id)?.options ?? [];
        return [id, options.filter(({ correct }) => correct).map((option) => option.id)] as const;
      });
      return learner.call(gradeQuiz, {
        quiz_id: QUIZ,
        attempt_id: data.attempt_id,
        answers: Object.fromEntries(answers),
      });
    };
    for (let attempt = 0; attempt < 50; attempt += 1) expect((await take()).status).toBe(200);
    const refused = await take();
    expect([refused.status, refused.code]).toEqual([429, 'too_many_tries']);
    expect(await count('quiz_attempt')).toBe(50);
    tool.clock.advance(DAY_MS);
    learner = await tool.as('member@acme.test');
    expect((await take()).status).toBe(200);
  });
});

describe('P14: calls that wait for a verdict', () => {
  it('four of a person wait; more get the state as it is at once', async () => {
    const gate = Promise.withResolvers<void>();
    lab.replaceGrading(async (grade) => {
      await gate.promise;
      return grade();
    });
    const id = newId();
    const calls = [submit([], id)];
    try {
      await expect.poll(() => count('lab_submission')).toBe(1);
      const more = Array.from({ length: 4 }, () => learner.call(getSubmission, { submission_id: id }));
      calls.push(...more);
      const { data } = await Promise.race(calls);
      expect(data.state, 'of five calls, the first to be answered did not wait').not.toBe('graded');
    } finally {
      gate.resolve();
    }
    const states = (await Promise.all(calls)).map(({ data }) => data.state);
    expect(states.filter((state) => state === 'graded')).toHaveLength(4);
  });
});
