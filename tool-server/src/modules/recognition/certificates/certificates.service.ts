import {
  asId,
  type CertificateId,
  type CertificationId,
  type CompanyId,
  type PersonId,
  problem,
} from '@drawbridge/contracts';
import type { CourseCard } from '@drawbridge/contracts/learning';
import {
  type Certificate,
  type Certification,
  CHECK_NUMBER_LENGTH,
  type CheckedCertificate,
} from '@drawbridge/contracts/recognition';
import type { LoadedLab } from '@drawbridge/labs/grade';
import type { Clock } from '../../../platform/clock.ts';
import { readTyped } from '../../../platform/codes/typed-code.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import { toCertificate, toChecked } from './certificate-view.ts';
import * as store from './certificates.store.ts';
import { type CertificationFacts, toCertification } from './certification-view.ts';

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
  /** Returns a certificate by its number as somebody typed it. Throws `certificate_not_found`. */
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

export function createCertificateService(deps: CertificateServiceDeps): CertificateService {
  const { clock, courses, publicUrl } = deps;
  const { db } = deps.database;
  const labs = new Map<string, LoadedLab['pack']>(deps.labs.map(({ pack }) => [pack.lab_id, pack]));

  async function read(personId: PersonId) {
    const certifications = await store.readCertifications(db, personId);
    const certificates = await store.readCertificates(db, personId);
    const courseIds = certifications.flatMap(({ requirements }) =>
      requirements.flatMap(({ kind, target }) => (kind === 'course' ? [target] : [])),
    );
    const cards = await courses.listCards(personId, [...new Set(courseIds)]);
    const facts: CertificationFacts = {
      labs,
      publicUrl,
      now: clock.now(),
      cards: new Map(cards.map((card) => [card._key, card])),
      ...(await store.readLabStates(db, personId)),
    };
    return { certifications, certificates, facts };
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

  const toOwn = (row: store.CertificateRow) => toCertificate(row, { publicUrl, now: clock.now() });

  return {
    toCertificate: toOwn,
    async list(personId) {
      const { listed, certificates } = await listCertifications(personId);
      return {
        certifications: listed,
        course_certificates: certificates
          .filter(({ kind, revokedAt }) => kind === 'course' && !revokedAt)
          .map(toOwn),
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
      return toChecked(found, clock.now());
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
