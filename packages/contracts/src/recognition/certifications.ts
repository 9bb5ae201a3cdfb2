import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { certificateId, certificationId } from '../base/ids.ts';
import { nothing } from '../base/reply.ts';

/** How a check number is written: the letters and digits that cannot be confused, in groups of four. */
export const CHECK_NUMBER_LENGTH = 12;

/** From so many days before its end on a certificate can be renewed. */
export const RENEWAL_DAYS = 90;

export const CERTIFICATE_STATES = ['valid', 'expired', 'revoked'] as const;
export type CertificateState = (typeof CERTIFICATE_STATES)[number];

export const CERTIFICATE_KINDS = ['course', 'certification', 'assignment'] as const;
export type CertificateKind = (typeof CERTIFICATE_KINDS)[number];

const certificateFields = {
  /** `XXXX-XXXX-XXXX` */
  number: z.string(),
  kind: z.enum(CERTIFICATE_KINDS),
  title: z.string(),
  /** As it was on the day of issue; empty where the account had none. */
  name: z.string(),
  issued_at: z.string(),
  expires_at: z.optional(z.string()),
  state: z.enum(CERTIFICATE_STATES),
  /** Only where some labs of the course were passed with their solution open: how many labs it has, and those. */
  labs: z.optional(z.number()),
  labs_with_solution: z.optional(z.number()),
};

export const certificate = z.object({
  ...certificateFields,
  id: certificateId,
  /** The course, certification or assignment. */
  subject_id: z.string(),
  /** Absolute address of the page where anybody checks it. */
  check_url: z.string(),
});
export type Certificate = z.infer<typeof certificate>;

const requirement = z.object({
  kind: z.enum(['course', 'lab', 'challenge']),
  id: z.string(),
  title: z.string(),
  state: z.enum(['not_started', 'in_progress', 'completed']),
  /** Percent. */
  progress: z.number(),
  /** Of a lab whose solution was opened before a pass: only an attempt begun from then on counts. */
  counts_from: z.optional(z.string()),
  /** Of such a lab: it was passed, with the solution open. */
  passed_with_solution: z.optional(z.boolean()),
});
export type CertificationRequirement = z.infer<typeof requirement>;

export const CERTIFICATION_STATES = ['offered', 'in_progress', 'held', 'expired', 'revoked'] as const;
export type CertificationState = (typeof CERTIFICATION_STATES)[number];

const certification = z.object({
  id: certificationId,
  title: z.string(),
  summary: z.string(),
  description: z.string(),
  /** Code of the topic of its picture. */
  owasp: z.string(),
  /** How long a certificate is valid; null: without an end. */
  months_valid: z.nullable(z.number()),
  state: z.enum(CERTIFICATION_STATES),
  requirements: z.array(requirement),
  certificate: z.optional(certificate),
  /**
   * The certificate ends soon or has ended: it is renewed once each lab is passed in an attempt begun since `from`. The
   * state of the labs is that of these attempts.
   */
  renewal: z.optional(z.object({ from: z.string() })),
});
export type Certification = z.infer<typeof certification>;

export const listCertifications = endpoint({
  name: 'listCertifications',
  base: 'certifications',
  method: 'GET',
  path: 'certifications/list',
  summary:
    "The certifications with the caller's state in each, and the certificates of courses that the caller holds, the latest first. @see SVC-14, NAV-24",
  access: 'learner',
  input: nothing,
  output: z.object({
    certifications: z.array(certification),
    course_certificates: z.array(certificate),
  }),
  problems: [],
});

export const getCertification = endpoint({
  name: 'getCertification',
  base: 'certifications',
  method: 'GET',
  path: 'certifications/state/:certification_id',
  summary: "One certification with the caller's state in each of its requirements. @see SVC-14",
  access: 'learner',
  input: z.object({ certification_id: certificationId }),
  output: certification,
  problems: ['certification_not_found'],
});

export const linkCertificate = endpoint({
  name: 'linkCertificate',
  base: 'certifications',
  method: 'GET',
  path: 'certificates/:certificate_id/pdf',
  summary:
    "The address of one of the caller's certificates as a PDF. It is signed and opens for five minutes, so that a browser can open it as a file. @see SVC-14, NAV-24",
  access: 'learner',
  isSecret: true,
  input: z.object({ certificate_id: certificateId }),
  output: z.object({ url: z.string(), expires_at: z.string() }),
  problems: ['certificate_not_found'],
});

const checkedCertificate = z.object(certificateFields);
export type CheckedCertificate = z.infer<typeof checkedCertificate>;

export const checkCertificate = endpoint({
  name: 'checkCertificate',
  base: 'certifications',
  method: 'GET',
  path: 'certificates/check/:number',
  summary:
    'Whether a certificate is valid, for whoever has its check number, typed in any case, with or without hyphens. @see SVC-14',
  access: 'public',
  input: z.object({ number: z.string().check(z.minLength(1), z.maxLength(40)) }),
  output: checkedCertificate,
  problems: ['certificate_not_found', 'too_many_tries'],
});

export const revokeCertificate = endpoint({
  name: 'revokeCertificate',
  base: 'certifications',
  method: 'POST',
  path: 'certificates/:certificate_id/revoke',
  summary:
    'Revokes a certificate of a person of the company: its check number says so from then on. Revoking twice changes nothing.',
  access: 'companyAdmin',
  input: z.object({ certificate_id: certificateId }),
  output: z.object({ revoked_at: z.string() }),
  problems: ['certificate_not_found'],
});

export const CERTIFICATION_ENDPOINTS = [
  listCertifications,
  getCertification,
  linkCertificate,
  checkCertificate,
  revokeCertificate,
];
