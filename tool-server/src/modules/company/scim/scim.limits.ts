import type { CompanyId, PersonId } from '@drawbridge/contracts';
import type { Clock } from '../../../platform/clock.ts';
import { createBuckets } from '../../../platform/limits/buckets.ts';
import type { Limit } from '../../../platform/limits/limits.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A secret has 256 bits: this only shows that somebody tries. The right one is not refused meanwhile. */
export const wrongScimSecretsFrom = (source: string): Limit => ({
  of: ['scim secrets', source],
  most: 30,
  windowMs: HOUR_MS,
});

/** Microsoft Entra sends at least 25 requests in a second; this is twice as much, for a whole minute. */
const REQUESTS_PER_MINUTE = 3_000;

/** Counts a request of a company in this process; throws `too_many_tries` with the seconds to wait. */
export function createRequestLimit(deps: { clock: Clock }): (companyId: CompanyId) => void {
  const takeOne = createBuckets(deps);
  return (companyId) => takeOne({ key: companyId, perMinute: REQUESTS_PER_MINUTE });
}

/** The audit entry about somebody for whom the directory was refused something; the directory log has a line each time. */
export const holdEntriesAbout = (companyId: CompanyId, personId: PersonId, hold: string): Limit => ({
  of: ['scim hold entry', companyId, personId, hold],
  most: 1,
  windowMs: DAY_MS,
});

/** The mail to the owners about somebody whom the directory may not deactivate; it asks again every hour. */
export const holdNoticesAbout = (companyId: CompanyId, personId: PersonId): Limit => ({
  of: ['scim hold notice', companyId, personId],
  most: 1,
  windowMs: DAY_MS,
});
