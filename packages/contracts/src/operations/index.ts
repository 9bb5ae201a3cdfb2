import type { Endpoint } from '../base/endpoint.ts';
import { NOTIFICATION_ENDPOINTS } from './notifications.ts';

export * from './notifications.ts';

export const OPERATIONS_ENDPOINTS: readonly Endpoint[] = [...NOTIFICATION_ENDPOINTS];
