import { asId } from '@drawbridge/contracts';
import type { CourseCard } from '@drawbridge/contracts/learning';
import { SOLUTION_REST_DAYS } from '@drawbridge/contracts/practice';
import {
  type CertificateState,
  type Certification,
  type CertificationRequirement,
  type CertificationState,
  RENEWAL_DAYS,
} from '@drawbridge/contracts/recognition';
import type { LoadedLab } from '@drawbridge/labs/grade';
import { toCertificate, toState } from './certificate-view.ts';
import type * as store from './certificates.store.ts';

const DAY_MS = 86_400_000;

const STATES: Record<CertificateState, CertificationState> = {
  valid: 'held',
  expired: 'expired',
  revoked: 'revoked',
};

/** What decides how far a person is. */
export interface CertificationFacts extends Awaited<ReturnType<typeof store.readLabStates>> {
  labs: ReadonlyMap<string, LoadedLab['pack']>;
  /** The cards of the required courses, with the person's progress. */
  cards: ReadonlyMap<string, CourseCard>;
  publicUrl: string;
  now: Date;
}

/** @param since only the person's own attempts begun from then on count */
function toLabState(labId: string, { passed, attempts }: CertificationFacts, since: Date | undefined) {
  const counted = attempts.filter(
    (attempt) =>
      attempt.labId === labId && (since === undefined || (attempt.isOwn && attempt.openedAt >= since)),
  );
  const isPassed = since === undefined ? passed.has(labId) : counted.some((attempt) => attempt.passed);
  if (isPassed) return 'completed';
  return counted.length > 0 ? 'in_progress' : 'not_started';
}

/** From when on a new attempt counts, where the solution was opened before a pass. */
function toCountedFrom(labId: string, { solutionOpened, attempts }: CertificationFacts) {
  const openedAt = solutionOpened.get(labId);
  if (!openedAt) return {};
  return {
    counts_from: new Date(openedAt.getTime() + SOLUTION_REST_DAYS * DAY_MS).toISOString(),
    passed_with_solution: attempts.some((attempt) => attempt.labId === labId && attempt.passed),
  };
}

function toRequirement(
  { kind, target }: store.RequirementRow,
  facts: CertificationFacts,
  since: Date | undefined,
): CertificationRequirement {
  if (kind === 'lab') {
    const pack = facts.labs.get(target);
    const state = toLabState(target, facts, since);
    return {
      kind: pack?.type === 'challenge' ? 'challenge' : 'lab',
      id: target,
      title: pack?.title ?? target,
      state,
      progress: state === 'completed' ? 100 : 0,
      ...(state !== 'completed' && toCountedFrom(target, facts)),
    };
  }
  const card = facts.cards.get(target);
  const isStarted = (card?.is_enrolled ?? false) && (card?.completed_items ?? 0) > 0;
  return {
    kind: 'course',
    id: target,
    title: card?.event_name ?? target,
    state: card?.is_completed ? 'completed' : isStarted ? 'in_progress' : 'not_started',
    progress: card?.progress ?? 0,
  };
}

/** From when on attempts count for the renewal; undefined while, or where, it cannot be renewed. */
function toRenewalStart(
  { requirements, withdrawnAt }: store.StoredCertification,
  held: store.CertificateRow | undefined,
  now: Date,
): Date | undefined {
  if (!held?.expiresAt || held.revokedAt || withdrawnAt) return undefined;
  const from = new Date(held.expiresAt.getTime() - RENEWAL_DAYS * DAY_MS);
  return from <= now && requirements.some(({ kind }) => kind === 'lab') ? from : undefined;
}

/** A certification, and how far a person is in it. */
export function toCertification(
  stored: store.StoredCertification,
  held: store.CertificateRow | undefined,
  facts: CertificationFacts,
): Certification {
  const { now } = facts;
  const since = toRenewalStart(stored, held, now);
  const requirements = stored.requirements.map((one) => toRequirement(one, facts, since));
  const isBegun = requirements.some(({ state }) => state !== 'not_started');
  return {
    id: asId(stored.id),
    title: stored.title,
    summary: stored.summary,
    description: stored.description,
    owasp: stored.owasp,
    months_valid: stored.monthsValid,
    state: held ? STATES[toState(held, now)] : isBegun ? 'in_progress' : 'offered',
    requirements,
    ...(held ? { certificate: toCertificate(held, facts) } : {}),
    ...(since ? { renewal: { from: since.toISOString() } } : {}),
  };
}
