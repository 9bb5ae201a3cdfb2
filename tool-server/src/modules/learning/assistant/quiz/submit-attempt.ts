import { isDeepStrictEqual } from 'node:util';
import { type Grade, gradeQuiz, toPublicResult, toSecondsToNext } from '@drawbridge/content';
import { type ParsedInputOf, type PersonId, problem } from '@drawbridge/contracts';
import type { AiQuizResult, gradeAiQuiz } from '@drawbridge/contracts/learning';
import type { EventBus, NamedItem } from '../../../../events.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { lockPerson } from '../../../kernel/people/index.ts';
import { checkAnswers } from '../../quiz/index.ts';
import * as store from './ai-quiz.store.ts';
import { isCounted, type MadeQuestion } from './made-question.ts';
import { type ItemDeps, openQuizItem, PRACTICE, toQuiz } from './quiz-item.ts';

interface SubmitDeps extends ItemDeps {
  events: EventBus;
}

/** What is told of a grade, with the lessons of its questions and the wait that follows. */
async function toResult(
  tx: Tx,
  { clock }: Pick<SubmitDeps, 'clock'>,
  { personId, item, questions }: { personId: PersonId; item: NamedItem; questions: MadeQuestion[] },
  grade: Grade,
): Promise<AiQuizResult> {
  const attempts = await store.listAttempts(tx, personId, item);
  return {
    ...toPublicResult(grade),
    retry_after_seconds: toSecondsToNext(PRACTICE, attempts, clock.now()),
    sources: Object.fromEntries(questions.map(({ id, source }) => [id, source])),
  };
}

/** Grades and closes the attempt. */
export async function submitAttempt(
  deps: SubmitDeps,
  personId: PersonId,
  submission: ParsedInputOf<typeof gradeAiQuiz>,
): Promise<AiQuizResult> {
  const { db, events, clock } = deps;
  const { event_id: courseId, item_id: itemId, attempt_id: attemptId, answers } = submission;
  const item = { courseId, itemId };
  const title = await openQuizItem(deps, personId, item);
  return db.transaction(async (tx) => {
    await lockPerson(tx, personId);
    const row = await store.findAttempt(tx, personId, item, attemptId);
    if (!row) throw problem('attempt_not_found');
    const { questions } = row;
    const counted = questions.filter(isCounted);
    // No question decides it: it began before a pass depended on who wrote them.
    if (counted.length === 0) throw problem('quiz_attempt_closed');
    const quiz = toQuiz(item, title, questions);
    const { score_percent, passed } = gradeQuiz(quiz, counted, answers);
    const grade = { ...gradeQuiz(quiz, questions, answers), score_percent, passed };
    const attempt = { personId, item, questions };
    // The same answers again come from a page that did not get its result; others from a second page.
    if (row.submittedAt) {
      if (!isDeepStrictEqual(answers, row.answers)) throw problem('quiz_attempt_closed');
      return toResult(tx, deps, attempt, grade);
    }
    const ids = questions.map(({ id }) => id);
    checkAnswers(questions, ids, answers);
    const at = clock.now();
    await store.closeAttempt(tx, attemptId, {
      answers,
      scorePercent: score_percent,
      passed,
      submittedAt: at,
    });
    if (passed) await events.publish(tx, 'aiquiz.passed', { personId, item, at });
    return toResult(tx, deps, attempt, grade);
  });
}
