import type { PersonId } from '@drawbridge/contracts';
import type { Limit } from '../../../platform/limits/limits.ts';

const DAY_MS = 86_400_000;

/** Orders of one person: each takes a number of the invoices, and is looked at by somebody. */
export const ordersOf = (personId: PersonId): Limit => ({
  of: ['order', personId],
  most: 3,
  windowMs: DAY_MS,
});

/** Settlements that are told from one address with a wrong signature. */
export const settlementsFrom = (source: string): Limit => ({
  of: ['settlement', source],
  most: 60,
  windowMs: 3_600_000,
});
