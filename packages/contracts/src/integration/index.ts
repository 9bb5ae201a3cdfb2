import type { Endpoint } from '../base/endpoint.ts';
import { ACCOUNT_LINK_ENDPOINTS } from './account-link.ts';
import { CONTEXT_PROGRESS_ENDPOINTS } from './context-progress.ts';
import { DEEP_LINKING_ENDPOINTS } from './deep-linking.ts';
import { EMBED_ENDPOINTS } from './embed.ts';
import { LAUNCH_ENDPOINTS } from './launch.ts';
import { PARTNER_ENDPOINTS } from './partners.ts';
import { PLATFORM_ACTIVITY_ENDPOINTS } from './platform-activity.ts';
import { PLATFORM_ENDPOINTS } from './platforms.ts';
import { REGISTRATION_ENDPOINTS } from './registration.ts';
import { SCORE_ENDPOINTS } from './scores.ts';

export * from './account-link.ts';
export * from './context-progress.ts';
export * from './deep-linking.ts';
export * from './embed.ts';
export * from './embed-messages.ts';
export * from './embed-protocol.ts';
export * from './launch.ts';
export * from './partners.ts';
export * from './platform-activity.ts';
export * from './platforms.ts';
export * from './registration.ts';
export * from './scores.ts';

export const INTEGRATION_ENDPOINTS: readonly Endpoint[] = [
  ...ACCOUNT_LINK_ENDPOINTS,
  ...LAUNCH_ENDPOINTS,
  ...DEEP_LINKING_ENDPOINTS,
  ...CONTEXT_PROGRESS_ENDPOINTS,
  ...PLATFORM_ENDPOINTS,
  ...PLATFORM_ACTIVITY_ENDPOINTS,
  ...SCORE_ENDPOINTS,
  ...REGISTRATION_ENDPOINTS,
  ...PARTNER_ENDPOINTS,
  ...EMBED_ENDPOINTS,
];
