import type { Catalogue } from '@drawbridge/content';
import type { PersonId } from '@drawbridge/contracts';
import type { PreferenceQuestion } from '@drawbridge/contracts/identity';
import { eq } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { type Answers, checkAnswers } from './check-answers.ts';
import { preference } from './preferences.table.ts';
import { toQuestions } from './questions.ts';

/** The part of a course filter that an answer sets. @see PROF-18, CAT-9 */
const FILTER_FIELDS = { roles: 'roles', proficiency: 'levels', topics: 'tags' } as const;

export interface PreferenceService {
  questions: PreferenceQuestion[];
  /** Stores the answers in place of earlier ones; throws `bad_input` by question. */
  submit(personId: PersonId, answers: Answers): Promise<void>;
  /** The course filter made of a person's answers; undefined before the form was submitted. @see REC-8 */
  findFilters(personId: PersonId): Promise<Record<string, string[]> | undefined>;
}

export interface PreferenceDeps {
  database: Database;
  catalogue: Catalogue;
  clock: Clock;
}

export function createPreferenceService(deps: PreferenceDeps): PreferenceService {
  const { clock } = deps;
  const { db } = deps.database;
  const questions = toQuestions(deps.catalogue);
  return {
    questions,

    async submit(personId, given) {
      const answers = checkAnswers(questions, given);
      const submittedAt = clock.now();
      await db.transaction((tx) =>
        tx
          .insert(preference)
          .values({ personId, answers, submittedAt })
          .onConflictDoUpdate({ target: preference.personId, set: { answers, submittedAt } }),
      );
    },

    async findFilters(personId) {
      const [row] = await db.select().from(preference).where(eq(preference.personId, personId));
      if (!row) return undefined;
      const filters: Record<string, string[]> = {};
      for (const [question, field] of Object.entries(FILTER_FIELDS)) {
        const answer = row.answers[question];
        if (answer !== undefined) filters[field] = Array.isArray(answer) ? answer : [answer];
      }
      return filters;
    },
  };
}
