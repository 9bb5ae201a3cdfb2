import { countFailures, toPublicQuiz, toWaitMs } from '@drawbridge/content';
import { type ParsedInputOf, type PersonId, problem } from '@drawbridge/contracts';
import type { AiQuizResult, gradeAiQuiz, StartedAiQuiz } from '@drawbridge/contracts/learning';
import type { Learner } from '../../../../actor.ts';
import type { EventBus, NamedItem } from '../../../../events.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { createTurns } from '../../../../platform/limits/turns.ts';
import type { CourseTexts } from '../texts/lessons.ts';
import * as store from './ai-quiz.store.ts';
import { type BeginDeps, beginAttempt } from './begin-attempt.ts';
import { isCounted } from './made-question.ts';
import { openQuizItem, PRACTICE, toQuiz } from './quiz-item.ts';
import { submitAttempt } from './submit-attempt.ts';

export interface AiQuizService {
  /** The running attempt, or a new one. Throws `course_not_found`, `item_not_found`, `upgrade_required`, `quiz_not_found`, `quiz_waiting`, `too_many_tries`. */
  start(actor: Learner, item: NamedItem): Promise<StartedAiQuiz>;
  /** Grades and closes the attempt. Throws `attempt_not_found`, `upgrade_required`, `quiz_attempt_closed`, and `bad_input` unless each question is answered. */
  submit(personId: PersonId, submission: ParsedInputOf<typeof gradeAiQuiz>): Promise<AiQuizResult>;
}

/** Starts of one person that wait for questions; each may cost a call of the model. */
const STARTS_AT_ONCE = 4;

export function createAiQuizService({
  database: { db },
  ...deps
}: Pick<BeginDeps, 'readKnowledge' | 'limits' | 'writeQuestions'> & {
  database: Database;
  texts: CourseTexts;
  events: EventBus;
  clock: Clock;
}): AiQuizService {
  const parts = { ...deps, db };
  const inTurn = createTurns<PersonId>(STARTS_AT_ONCE);

  return {
    async start(actor, item) {
      const title = await openQuizItem(parts, actor.personId, item);
      const row = await inTurn(
        actor.personId,
        () => beginAttempt(parts, actor, item),
        () => problem('too_many_tries', { retryAfterSeconds: 2 }),
      );
      const attempts = await store.listAttempts(db, actor.personId, item);
      const waitMs = toWaitMs(PRACTICE, countFailures(attempts) + 1);
      return {
        attempt_id: row.id,
        quiz: toPublicQuiz(toQuiz(item, title, row.questions), row.questions),
        made_by: row.madeBy,
        uncounted: row.questions.filter((question) => !isCounted(question)).map(({ id }) => id),
        best_percent: await store.readBestPercent(db, actor.personId, item),
        ...(waitMs > 0 && { wait_after_failure_seconds: waitMs / 1_000 }),
      };
    },
    submit: (personId, submission) => submitAttempt(parts, personId, submission),
  };
}
