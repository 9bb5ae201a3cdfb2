import type { CompanyId } from '@drawbridge/contracts';
import type { Limit } from '../../../../platform/limits/limits.ts';

/** Files that are read and stored. */
export const checksOf = (companyId: CompanyId): Limit => ({
  of: ['user import checks', companyId],
  most: 60,
  windowMs: 3_600_000,
});

/** Files of a company that wait to be imported. */
export const CHECKS_KEPT = 10;

const DAY_MS = 86_400_000;

/** How long after its end the file of an import is kept. */
export const FILE_KEPT_MS = DAY_MS;
/** How long after its end the results of an import are kept. They hold addresses of people. */
export const RESULT_KEPT_MS = 30 * DAY_MS;
/** How long a file that was checked waits to be imported. */
export const CHECK_KEPT_MS = DAY_MS;
