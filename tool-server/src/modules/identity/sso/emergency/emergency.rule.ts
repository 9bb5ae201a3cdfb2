import { EMERGENCY_TEST_DAYS } from '@drawbridge/contracts/identity';

const DAY_MS = 86_400_000;

/** At or before this instant a test is too old. */
export const toTestLimit = (now: Date): Date => new Date(now.getTime() - EMERGENCY_TEST_DAYS * DAY_MS);

/** True once a test, or the choice of somebody who was never tested, is 90 days old. */
export const isUntested = (since: Date, now: Date): boolean => since <= toTestLimit(now);
