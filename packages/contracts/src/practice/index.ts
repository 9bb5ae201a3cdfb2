import type { Endpoint } from '../base/endpoint.ts';
import { GUEST_ENDPOINTS } from './guest.ts';
import { LAB_CLASS_ENDPOINTS } from './lab-class.ts';
import { LAB_HELP_ENDPOINTS } from './lab-help.ts';
import { LAB_REVIEW_ENDPOINTS } from './lab-review.ts';
import { LAB_ENDPOINTS } from './labs.ts';
import { PROVISIONER_ENDPOINTS } from './provisioner.ts';
import { SHARED_REPLAY_ENDPOINTS } from './shared-replay.ts';

export * from './guest.ts';
export * from './lab-class.ts';
export * from './lab-help.ts';
export * from './lab-kinds.ts';
export * from './lab-list.ts';
export * from './lab-results.ts';
export * from './lab-review.ts';
export * from './labs.ts';
export * from './provisioner.ts';
export * from './shared-replay.ts';

export const PRACTICE_ENDPOINTS: readonly Endpoint[] = [
  ...LAB_ENDPOINTS,
  ...LAB_HELP_ENDPOINTS,
  ...LAB_REVIEW_ENDPOINTS,
  ...LAB_CLASS_ENDPOINTS,
  ...SHARED_REPLAY_ENDPOINTS,
  ...PROVISIONER_ENDPOINTS,
  ...GUEST_ENDPOINTS,
];
