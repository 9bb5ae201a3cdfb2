import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { sharedReplayId, submissionId } from '../base/ids.ts';
import { nothing } from '../base/reply.ts';
import { TEST_KINDS } from './lab-kinds.ts';
import { replayLine, TEST_STATUSES } from './lab-results.ts';

/** Lifetimes of a shared replay, in days. */
export const SHARED_REPLAY_DAYS = [7, 30, 90] as const;
export type SharedReplayDays = (typeof SHARED_REPLAY_DAYS)[number];
export const DEFAULT_SHARED_REPLAY_DAYS = 30 satisfies SharedReplayDays;

/** Maximum number of active links per person. */
export const MAX_SHARED_REPLAYS = 20;

/** Shown in place of removed text. */
export const REMOVED_TEXT = '[removed]';

/** 32 random bytes in base64url. Anyone who has it can see the replay. */
const token = z.string().check(z.regex(/^[\w-]{43}$/, { error: 'not the address of a shared replay' }));

/** Part of one file: its lines with their numbers. */
const sharedCode = z.object({
  path: z.string(),
  lines: z.array(z.object({ number: z.number(), text: z.string() })),
});

/** One film: an earlier submission, the starter (the lab's initial code), or the submission. */
const sharedFilm = z.object({
  side: z.enum(['before', 'starter', 'now']),
  status: z.enum(TEST_STATUSES),
  lines: z.array(replayLine),
  code: z.array(sharedCode),
});
export type SharedFilm = z.infer<typeof sharedFilm>;

/** Everything that a shared replay shows. It contains no person, no secret of the lab, and no headers. */
const sharedReplay = z.object({
  lab_title: z.string(),
  lab_summary: z.string(),
  cwe: z.array(z.string()),
  test_title: z.string(),
  test_kind: z.enum(TEST_KINDS),
  /** The earlier submission or the starter, if it was shared too, then the submission. */
  films: z.array(sharedFilm),
});
export type SharedReplay = z.infer<typeof sharedReplay>;

/** The replay to share: a visible test of one of the caller's graded submissions. */
const choice = {
  submission_id: submissionId,
  test_id: z.string().check(z.minLength(1), z.maxLength(100)),
  /** Film shown beside it: an earlier submission of the same lab, or its starter. */
  before: z.optional(
    z.union([submissionId, z.literal('starter')], { error: 'neither the id of a submission nor "starter"' }),
  ),
  /** True to include lines of files that the learner changed; the lab's own lines are always included. */
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
  summary: 'Returns exactly what a shared replay would show. Stores nothing.',
  access: 'learner',
  input: z.object(choice),
  output: z.object({
    replay: sharedReplay,
    /** True when some lines are from files that the learner changed. */
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
    'Creates a link that shows a replay to anyone who has it, until it expires or is revoked. Only this reply contains the URL.',
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
  summary: "Lists the caller's active shared replays, newest first. Their URLs are not stored.",
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
  summary: "Revokes one of the caller's shared replays. Repeating the call changes nothing.",
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
    'Returns a shared replay by its token. The token is in the body, so that no log contains it. Unknown, revoked and expired tokens get the same reply.',
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
