import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { sharedReplayId, submissionId } from '../base/ids.ts';
import { nothing } from '../base/reply.ts';
import { TEST_KINDS } from './lab-kinds.ts';
import { replayLine, TEST_STATUSES } from './lab-results.ts';

/** For how many days a shared replay can be seen. */
export const SHARED_REPLAY_DAYS = [7, 30, 90] as const;
export type SharedReplayDays = (typeof SHARED_REPLAY_DAYS)[number];
export const DEFAULT_SHARED_REPLAY_DAYS = 30 satisfies SharedReplayDays;

/** Links that one person may have at the same time. */
export const MAX_SHARED_REPLAYS = 20;

/** Replaces what a shared replay leaves out. */
export const REMOVED_TEXT = '[removed]';

/** 32 random bytes in base64url: whoever has it sees the replay. */
const token = z.string().check(z.regex(/^[\w-]{43}$/, { error: 'not the address of a shared replay' }));

/** Lines of one file, with their numbers; not all of them. */
const sharedCode = z.object({
  path: z.string(),
  lines: z.array(z.object({ number: z.number(), text: z.string() })),
});

/** One side: an earlier submission, the starter (the code that the lab began with), or the submission. */
const sharedFilm = z.object({
  side: z.enum(['before', 'starter', 'now']),
  status: z.enum(TEST_STATUSES),
  lines: z.array(replayLine),
  code: z.array(sharedCode),
});
export type SharedFilm = z.infer<typeof sharedFilm>;

/** All that a shared replay shows: no person, no secret of the lab, no header. */
const sharedReplay = z.object({
  lab_title: z.string(),
  lab_summary: z.string(),
  cwe: z.array(z.string()),
  test_title: z.string(),
  test_kind: z.enum(TEST_KINDS),
  /** The submission before or the starter, where it was shared too; then the submission. */
  films: z.array(sharedFilm),
});
export type SharedReplay = z.infer<typeof sharedReplay>;

/** Which replay: a visible test of an own graded submission. */
const choice = {
  submission_id: submissionId,
  test_id: z.string().check(z.minLength(1), z.maxLength(100)),
  /** Shown beside it: an earlier submission of the same lab, or its starter. */
  before: z.optional(
    z.union([submissionId, z.literal('starter')], { error: 'neither the id of a submission nor "starter"' }),
  ),
  /** Shows lines of files that the learner changed; those of the lab itself are always shown. */
  with_own_code: z.boolean(),
};

const sharedReplayLink = z.object({
  id: sharedReplayId,
  lab_title: z.string(),
  test_title: z.string(),
  created_at: z.string(),
  expires_at: z.string(),
});
export type SharedReplayLink = z.infer<typeof sharedReplayLink>;

export const previewSharedReplay = endpoint({
  name: 'previewSharedReplay',
  base: 'challenge',
  method: 'POST',
  path: 'lab/shared-replay/preview',
  summary: 'Exactly what a shared replay would show. Nothing is stored.',
  access: 'learner',
  input: z.object(choice),
  output: z.object({
    replay: sharedReplay,
    /** Some lines are of files that the learner changed. */
    has_own_code: z.boolean(),
  }),
  problems: ['replay_not_found', 'too_many_tries', 'unavailable'],
});

export const createSharedReplay = endpoint({
  name: 'createSharedReplay',
  base: 'challenge',
  method: 'POST',
  path: 'lab/shared-replay',
  summary:
    'Makes a link that shows a replay to anyone who has it, until it expires or is revoked. The address is given once.',
  access: 'learner',
  input: z.object({
    ...choice,
    days: z._default(z.literal([...SHARED_REPLAY_DAYS]), DEFAULT_SHARED_REPLAY_DAYS),
  }),
  output: z.object({ link: sharedReplayLink, url: z.string() }),
  problems: ['replay_not_found', 'shared_replay_limit', 'too_many_tries', 'unavailable'],
  isSecret: true,
});

export const listSharedReplays = endpoint({
  name: 'listSharedReplays',
  base: 'challenge',
  method: 'GET',
  path: 'lab/shared-replay',
  summary: "The caller's shared replays that can be seen now, newest first. Their addresses are not stored.",
  access: 'learner',
  input: nothing,
  output: z.object({ items: z.array(sharedReplayLink) }),
  problems: [],
});

export const revokeSharedReplay = endpoint({
  name: 'revokeSharedReplay',
  base: 'challenge',
  method: 'DELETE',
  path: 'lab/shared-replay/:shared_replay_id',
  summary: "Ends one of the caller's shared replays. Repeated, it changes nothing.",
  access: 'learner',
  input: z.object({ shared_replay_id: sharedReplayId }),
  output: nothing,
  problems: [],
});

export const readSharedReplay = endpoint({
  name: 'readSharedReplay',
  base: 'macro',
  method: 'POST',
  path: 'shared-replay/read',
  summary:
    'A shared replay by its token, which is in the body so that no log holds it. Unknown, revoked and expired ones get the same answer.',
  access: 'public',
  input: z.object({ token }),
  output: z.object({ replay: sharedReplay, expires_at: z.string() }),
  problems: ['shared_replay_not_found', 'too_many_tries'],
});

export const SHARED_REPLAY_ENDPOINTS = [
  previewSharedReplay,
  createSharedReplay,
  listSharedReplays,
  revokeSharedReplay,
  readSharedReplay,
];
