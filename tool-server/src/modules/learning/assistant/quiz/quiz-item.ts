import type { Quiz } from '@drawbridge/content';
import { asId, type PersonId, problem } from '@drawbridge/contracts';
import { AI_QUIZ } from '@drawbridge/contracts/learning';
import type { NamedItem } from '../../../../events.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { checkMayOpen } from '../../../kernel/grants/index.ts';
import type { CourseTexts } from '../texts/lessons.ts';
import type { MadeQuestion } from './made-question.ts';

/** It practices for the final quiz, which is the one that decides. */
export const PRACTICE = { is_final: false };

export interface ItemDeps {
  db: Database['db'];
  texts: CourseTexts;
  clock: Clock;
}

/** The title of a quiz that is open to the person. Throws `course_not_found`, `item_not_found`, `upgrade_required`. */
export async function openQuizItem(
  { db, texts, clock }: ItemDeps,
  personId: PersonId,
  { courseId, itemId }: NamedItem,
): Promise<string> {
  if (!texts.hasCourse(courseId)) throw problem('course_not_found');
  const item = texts.findItem(courseId, itemId);
  if (item?.kind !== 'aiquiz') throw problem('item_not_found');
  await checkMayOpen(db, personId, { kind: 'course', id: courseId }, clock.now());
  return item.title;
}

export const toQuiz = ({ itemId }: NamedItem, title: string, questions: MadeQuestion[]): Quiz => ({
  // A quiz that is made for one attempt has no id of its own.
  id: asId(itemId),
  title,
  pass_percent: AI_QUIZ.passPercent,
  ...PRACTICE,
  questions,
});
