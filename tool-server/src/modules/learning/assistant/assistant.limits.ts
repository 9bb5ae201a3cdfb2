import type { CompanyId, PersonId } from '@drawbridge/contracts';
import type { Limit } from '../../../platform/limits/limits.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** Several times what a learner asks, and an end to what a script can read out of the courses. */
export const questionsOf = (personId: PersonId): Limit => ({
  of: ['assistant question', personId],
  most: 120,
  windowMs: HOUR_MS,
});

/** What goes to the model, which somebody pays for. Beyond it the course texts answer. */
export const modelCallsOf = (personId: PersonId, companyId: CompanyId | undefined): Limit[] => [
  { of: ['assistant model', personId], most: 40, windowMs: HOUR_MS },
  companyId === undefined
    ? // Accounts cost nothing: a limit of each is none for all of them.
      { of: ['assistant model of people without a company'], most: 2_000, windowMs: DAY_MS }
    : { of: ['assistant model of company', companyId], most: 2_000, windowMs: DAY_MS },
];

/** Rows of one person in a day. */
export const aiQuizzesOf = (personId: PersonId): Limit => ({
  of: ['ai quiz', personId],
  most: 100,
  windowMs: DAY_MS,
});
