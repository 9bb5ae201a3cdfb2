import type { Limit } from '../../../platform/limits/limits.ts';

/** Refusals of one person, action, subject and network that the trail keeps. */
export const refusalsOf = (what: {
  action: string;
  actorId: string;
  subjectId: string;
  network: string;
}): Limit => ({
  of: ['audit refusal', what.action, what.actorId, what.subjectId, what.network],
  most: 10,
  windowMs: 3_600_000,
});
