import type { PersonId } from '@drawbridge/contracts';
import type { Limit } from '../../../platform/limits/limits.ts';

/** A page that is open all day reports four times a minute. */
export const reportsOf = (personId: PersonId): Limit => ({
  of: ['activity-event', personId],
  most: 1_000,
  windowMs: 3_600_000,
});
