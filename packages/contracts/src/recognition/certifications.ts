import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { certificateId, certificationId } from '../base/ids.ts';
import { nothing } from '../base/reply.ts';

/** Format of a check number: unambiguous letters and digits, in groups of four. */
export const CHECK_NUMBER_LENGTH = 12;

/** A certificate can be renewed from this many days before it expires. */
export const RENEWAL_DAYS = 90;

export const CERTIFICATE_STATES = ['valid', 'expired', 'revoked'] as const;
export type CertificateState = (typeof CERTIFICATE_STATES)[number];

export const CERTIFICATE_KINDS = ['course', 'certification', 'assignment'] as const;
export type CertificateKind = (typeof CERTIFICATE_KINDS)[number];

const certificateFields = {
  /** Check number: `XXXX-XXXX-XXXX`. */
  number: z.string(),
  kind: z.enum(CERTIFICATE_KINDS),
  title: z.string(),
  /** Name on the day of issue; empty if the account had none. */
  name: z.string(),
  issued_at: z.string(),
  expires_at: z.optional(z.string()),
  state: z.enum(CERTIFICATE_STATES),
  /** Set only if some labs of the course were passed with the solution open: the number of labs, and those labs. */
  labs: z.optional(z.number()),
  labs_with_solution: z.optional(z.number()),
};

export const certificate = z.object({
  ...certificateFields,
  id: certificateId,
  /** Id of the course, certification or assignment. */
  subject_id: z.string(),
  /** Absolute URL of the page where anyone can check it. */
  check_url: z.string(),
});
export type Certificate = z.infer<typeof certificate>;

const requirement = z.object({
  kind: z.enum(['course', 'lab', 'challenge']),
  id: z.string(),
  title: z.string(),
  state: z.enum(['not_started', 'in_progress', 'completed']),
  /** Percentage, 0 to 100. */
  progress: z.number(),
  /** For a lab whose solution was opened before a pass: only attempts begun after this instant count. */
  counts_from: z.optional(z.string()),
  /** True for such a lab if it was passed with the solution open. */
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
  /** OWASP code of the topic that its picture shows. */
  owasp: z.string(),
  /** Months for which a certificate is valid; null: it does not expire. */
  months_valid: z.nullable(z.number()),
  state: z.enum(CERTIFICATION_STATES),
  requirements: z.array(requirement),
  certificate: z.optional(certificate),
  /**
   * Set when the certificate has expired or will soon: it is renewed once each lab is passed in an attempt begun since
   * `from`. The states of the labs refer to those attempts.
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
    "Lists the certifications with the caller's state in each, and the caller's course certificates, most recent first. @see SVC-14, NAV-24",
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
  summary: "Returns one certification with the caller's state in each of its requirements. @see SVC-14",
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
    "Returns the URL of one of the caller's certificates as a PDF. The URL is signed and works for five minutes, so that a browser can open it as a file. @see SVC-14, NAV-24",
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
    'Returns whether a certificate is valid, by its check number. The number may be in any case, with or without hyphens. @see SVC-14',
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
    'Revokes a certificate of a person in the company; its check number then says so. Repeating the call changes nothing.',
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
