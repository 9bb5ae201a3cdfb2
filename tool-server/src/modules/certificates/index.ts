export { createCertificates } from './certificates.module.ts';
export { syncCertifications } from './sync-certifications.ts';
