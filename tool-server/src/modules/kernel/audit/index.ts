export { createAudit } from './audit.module.ts';
export type { Audit } from './record.ts';
