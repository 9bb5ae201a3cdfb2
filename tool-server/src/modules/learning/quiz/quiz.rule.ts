import {
  type Answers,
  findAnswerFaults,
  type PastAttempt,
  type Question,
  type Quiz,
  toSecondsToNext,
} from '@drawbridge/content';
import { problem } from '@drawbridge/contracts';

/** @file Rules of every quiz, of the catalogue and made from the texts of a course. */

const MINUTE_SECONDS = 60;
const HOUR_MINUTES = 60;

const toCount = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** `10 minutes`, `1 hour 20 minutes`; rounded up, so that nobody comes too early. */
function toWaitText(seconds: number): string {
  const all = Math.ceil(seconds / MINUTE_SECONDS);
  const hours = Math.floor(all / HOUR_MINUTES);
  const minutes = all % HOUR_MINUTES;
  return [hours > 0 && toCount(hours, 'hour'), minutes > 0 && toCount(minutes, 'minute')]
    .filter(Boolean)
    .join(' ');
}

/** Throws `quiz_waiting` while the next attempt may not begin. */
export function checkWait(
  quiz: Pick<Quiz, 'is_final'>,
  newestFirst: readonly PastAttempt[],
  now: Date,
): void {
  const retryAfterSeconds = toSecondsToNext(quiz, newestFirst, now);
  if (retryAfterSeconds === undefined) return;
  const message = `You can take this quiz again in ${toWaitText(retryAfterSeconds)}.`;
  throw problem('quiz_waiting', { message, retryAfterSeconds });
}

/** Throws `bad_input`, which names each question that is not answered or answered by what it does not have. */
export function checkAnswers(asked: readonly Question[], drawn: readonly string[], answers: Answers): void {
  const errors = findAnswerFaults(asked, drawn, answers);
  if (Object.keys(errors).length > 0) throw problem('bad_input', { errors });
}
