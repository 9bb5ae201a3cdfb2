import {
  asId,
  type Certificate,
  type CertificateId,
  type CertificateState,
  type Certification,
  type CertificationId,
  type CertificationRequirement,
  type CertificationState,
  CHECK_NUMBER_LENGTH,
  type CheckedCertificate,
  type CompanyId,
  type CourseCard,
  type PersonId,
  PUBLIC_PAGES,
  problem,
  RENEWAL_DAYS,
  SOLUTION_REST_DAYS,
  toPagePath,
} from '@drawbridge/contracts';
import type { LoadedLab } from '@drawbridge/labs/grade';
import type { Clock } from '../../../platform/clock.ts';
import { readTyped } from '../../../platform/codes/typed-code.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import * as store from './certificates.store.ts';

export interface CertificateService {
  list(personId: PersonId): Promise<{
    certifications: Certification[];
    course_certificates: Certificate[];
  }>;
  /** Throws `certification_not_found`. */
  getState(personId: PersonId, id: CertificationId): Promise<Certification>;
  toCertificate(row: store.CertificateRow): Certificate;
  /** One of the person's own that was not revoked; throws `certificate_not_found`. */
  checkOwn(personId: PersonId, id: CertificateId): Promise<void>;
  /** By its number as somebody typed it; throws `certificate_not_found`. */
  check(number: string): Promise<CheckedCertificate>;
  /** Revokes one of somebody of the company; throws `certificate_not_found`. */
  revoke(tx: Tx, companyId: CompanyId, id: CertificateId): Promise<{ revokedAt: Date; personId: PersonId }>;
}

export interface CertificateServiceDeps {
  database: Database;
  clock: Clock;
  labs: readonly LoadedLab[];
  publicUrl: string;
  courses: { listCards(personId: PersonId, courseIds: readonly string[]): Promise<CourseCard[]> };
}

const DAY_MS = 86_400_000;

/** In groups of four, as it is printed. */
export const toShownNumber = (number: string) => (number.match(/.{1,4}/g) ?? []).join('-');

export const toCheckUrl = (publicUrl: string, number: string) =>
  publicUrl + toPagePath(PUBLIC_PAGES.certificate, { number: toShownNumber(number) });

export function createCertificateService(deps: CertificateServiceDeps): CertificateService {
  const { clock, courses, publicUrl } = deps;
  const { db } = deps.database;
  const labs = new Map<string, LoadedLab['pack']>(deps.labs.map(({ pack }) => [pack.lab_id, pack]));

  function toState({ revokedAt, expiresAt }: store.CertificateRow): CertificateState {
    if (revokedAt) return 'revoked';
    return expiresAt && expiresAt <= clock.now() ? 'expired' : 'valid';
  }

  const toChecked = (row: store.CertificateRow): CheckedCertificate => ({
    number: toShownNumber(row.number),
    kind: row.kind,
    title: row.title,
    name: row.name,
    issued_at: row.issuedAt.toISOString(),
    ...(row.expiresAt ? { expires_at: row.expiresAt.toISOString() } : {}),
    state: toState(row),
    ...(row.labsWithSolution ? { labs: row.labs ?? 0, labs_with_solution: row.labsWithSolution } : {}),
  });

  const toCertificate = (row: store.CertificateRow): Certificate => ({
    ...toChecked(row),
    id: asId(row.id),
    subject_id: row.subjectId,
    check_url: toCheckUrl(publicUrl, row.number),
  });

  async function read(personId: PersonId) {
    const certifications = await store.readCertifications(db, personId);
    const certificates = await store.readCertificates(db, personId);
    const courseIds = certifications.flatMap(({ requirements }) =>
      requirements.flatMap(({ kind, target }) => (kind === 'course' ? [target] : [])),
    );
    const cards = await courses.listCards(personId, [...new Set(courseIds)]);
    const facts = {
      cards: new Map(cards.map((card) => [card._key, card])),
      ...(await store.readLabStates(db, personId)),
    };
    return { certifications, certificates, facts };
  }
  type Facts = Awaited<ReturnType<typeof read>>['facts'];

  /** @param since only the person's own attempts begun from then on count */
  function toLabState(labId: string, { passed, attempts }: Facts, since: Date | undefined) {
    const counted = attempts.filter(
      (attempt) =>
        attempt.labId === labId && (since === undefined || (attempt.isOwn && attempt.openedAt >= since)),
    );
    const isPassed = since === undefined ? passed.has(labId) : counted.some((attempt) => attempt.passed);
    if (isPassed) return 'completed';
    return counted.length > 0 ? 'in_progress' : 'not_started';
  }

  /** From when on a new attempt counts, where the solution was opened before a pass. */
  function toCountedFrom(labId: string, { solutionOpened, attempts }: Facts) {
    const openedAt = solutionOpened.get(labId);
    if (!openedAt) return {};
    return {
      counts_from: new Date(openedAt.getTime() + SOLUTION_REST_DAYS * DAY_MS).toISOString(),
      passed_with_solution: attempts.some((attempt) => attempt.labId === labId && attempt.passed),
    };
  }

  function toRequirement(
    { kind, target }: store.RequirementRow,
    facts: Facts,
    since: Date | undefined,
  ): CertificationRequirement {
    if (kind === 'lab') {
      const pack = labs.get(target);
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
  ): Date | undefined {
    if (!held?.expiresAt || held.revokedAt || withdrawnAt) return undefined;
    const from = new Date(held.expiresAt.getTime() - RENEWAL_DAYS * DAY_MS);
    return from <= clock.now() && requirements.some(({ kind }) => kind === 'lab') ? from : undefined;
  }

  function toCertification(
    stored: store.StoredCertification,
    held: store.CertificateRow | undefined,
    facts: Facts,
  ): Certification {
    const since = toRenewalStart(stored, held);
    const requirements = stored.requirements.map((one) => toRequirement(one, facts, since));
    const isBegun = requirements.some(({ state }) => state !== 'not_started');
    const states: Record<CertificateState, CertificationState> = {
      valid: 'held',
      expired: 'expired',
      revoked: 'revoked',
    };
    return {
      id: asId(stored.id),
      title: stored.title,
      summary: stored.summary,
      description: stored.description,
      owasp: stored.owasp,
      months_valid: stored.monthsValid,
      state: held ? states[toState(held)] : isBegun ? 'in_progress' : 'offered',
      requirements,
      ...(held ? { certificate: toCertificate(held) } : {}),
      ...(since ? { renewal: { from: since.toISOString() } } : {}),
    };
  }

  async function listCertifications(personId: PersonId) {
    const { certifications, certificates, facts } = await read(personId);
    const listed = certifications.map((one) => {
      const held = certificates.find(
        ({ kind, subjectId }) => kind === 'certification' && subjectId === one.id,
      );
      return toCertification(one, held, facts);
    });
    return { listed, certificates };
  }

  return {
    toCertificate,
    async list(personId) {
      const { listed, certificates } = await listCertifications(personId);
      return {
        certifications: listed,
        course_certificates: certificates
          .filter(({ kind, revokedAt }) => kind === 'course' && !revokedAt)
          .map(toCertificate),
      };
    },

    async getState(personId, id) {
      const { listed } = await listCertifications(personId);
      const found = listed.find((one) => one.id === id);
      if (!found) throw problem('certification_not_found');
      return found;
    },

    async checkOwn(personId, id) {
      const found = await store.findCertificate(db, { id });
      if (!found || !(await store.isHolder(db, id, personId))) throw problem('certificate_not_found');
    },

    async check(given) {
      const number = readTyped(given, CHECK_NUMBER_LENGTH);
      const found = number === undefined ? undefined : await store.findCertificate(db, { number });
      if (!found) throw problem('certificate_not_found');
      return toChecked(found);
    },

    async revoke(tx, companyId, id) {
      const found = await store.findCertificate(tx, { id });
      if (!found || found.companyId !== companyId) throw problem('certificate_not_found');
      const revokedAt = found.revokedAt ?? clock.now();
      await store.revokeCertificate(tx, id, revokedAt);
      return { revokedAt, personId: asId(found.personId) };
    },
  };
}
