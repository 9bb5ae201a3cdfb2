import type { Endpoint } from '../base/endpoint.ts';
import { AUDIT_ENDPOINTS } from './audit.ts';

export * from './audit.ts';

export const KERNEL_ENDPOINTS: readonly Endpoint[] = [...AUDIT_ENDPOINTS];
