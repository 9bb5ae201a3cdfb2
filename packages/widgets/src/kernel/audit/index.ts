export { AuditTrail, type AuditTrailProps } from './AuditTrail.tsx';
export { AUDIT_PERIODS, type AuditPeriod, type AuditView, EVERYTHING, isDay } from './audit-view.ts';
