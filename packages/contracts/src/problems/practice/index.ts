import { GUEST_PROBLEMS } from './guest.ts';
import { LAB_HELP_PROBLEMS } from './lab-help.ts';
import { LAB_PROBLEMS } from './labs.ts';
import { PROVISIONER_PROBLEMS } from './provisioner.ts';
import { SHARED_REPLAY_PROBLEMS } from './shared-replay.ts';

/** Problems of this area, collected from its features. */
export const PRACTICE_PROBLEMS = {
  ...LAB_PROBLEMS,
  ...LAB_HELP_PROBLEMS,
  ...SHARED_REPLAY_PROBLEMS,
  ...PROVISIONER_PROBLEMS,
  ...GUEST_PROBLEMS,
} as const;
