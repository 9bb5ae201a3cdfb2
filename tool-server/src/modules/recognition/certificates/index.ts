export { createCertificates } from './certificates.module.ts';
export type { CertificateIssuing } from './issuing.ts';
export { syncCertifications } from './sync-certifications.ts';
