import type { PartnerId, PersonId } from '@drawbridge/contracts';
import type { Limit } from '../../../platform/limits/limits.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** In whatever company they act: each partner may bring visitors, and anybody can have another company. */
export const partnersAddedBy = (personId: PersonId): Limit => ({
  of: ['partners added', personId],
  most: 100,
  windowMs: DAY_MS,
});

/** Each is a person with rows of their own. Visitors who come again are not counted. */
export const newVisitorsOf = (partnerId: PartnerId): Limit => ({
  of: ['embed visitors', partnerId],
  most: 2_000,
  windowMs: HOUR_MS,
});

/** A key has 256 bits: this only shows that somebody tries. The right key is not refused meanwhile. */
export const wrongSecretsFrom = (source: string): Limit => ({
  of: ['partner secrets', source],
  most: 30,
  windowMs: HOUR_MS,
});
