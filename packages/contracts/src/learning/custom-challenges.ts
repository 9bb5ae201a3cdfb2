import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { customChallengeId, labId } from '../base/ids.ts';
import { nothing } from '../base/reply.ts';
import { LAB_TYPES } from '../practice/lab-kinds.ts';

/** Limits of a person's own sets of challenges. */
export const CUSTOM_CHALLENGE_LIMITS = {
  sets: 50,
  challenges: 30,
  titleCharacters: 60,
  minutes: { min: 5, max: 480 },
} as const;

export const CUSTOM_CHALLENGE_TEXTS = {
  titleMissing: 'Please enter a title',
  nothingChosen: 'Choose at least one challenge',
  unknownChallenge: 'One of the challenges does not exist or was withdrawn',
  minutes: `Choose ${CUSTOM_CHALLENGE_LIMITS.minutes.min} to ${CUSTOM_CHALLENGE_LIMITS.minutes.max} minutes, or no limit`,
  saved: 'Challenge saved',
  deleted: 'Challenge deleted',
} as const;

const { minutes: LIMIT } = CUSTOM_CHALLENGE_LIMITS;

const title = z
  .string({ error: (issue) => (issue.input === undefined ? CUSTOM_CHALLENGE_TEXTS.titleMissing : undefined) })
  .check(
    z.trim(),
    z.minLength(1, { error: CUSTOM_CHALLENGE_TEXTS.titleMissing }),
    z.maxLength(CUSTOM_CHALLENGE_LIMITS.titleCharacters),
  );
const timeLimit = z.nullable(
  z
    .int()
    .check(
      z.gte(LIMIT.min, { error: CUSTOM_CHALLENGE_TEXTS.minutes }),
      z.lte(LIMIT.max, { error: CUSTOM_CHALLENGE_TEXTS.minutes }),
    ),
);
const content = {
  title,
  /** Time limit in minutes; null: no limit. */
  minutes: timeLimit,
  /** In display order, without duplicates. */
  lab_ids: z
    .array(labId)
    .check(
      z.minLength(1, { error: CUSTOM_CHALLENGE_TEXTS.nothingChosen }),
      z.maxLength(CUSTOM_CHALLENGE_LIMITS.challenges),
    ),
};

/** One run of a set. Challenges solved after its end do not count. */
const run = z.object({
  state: z.enum(['running', 'finished']),
  started_at: z.string(),
  /** Null without a time limit. */
  ends_at: z.nullable(z.string()),
  finished_at: z.nullable(z.string()),
  /** Challenges solved in this run, with their points. */
  solved: z.array(z.object({ lab_id: z.string(), points: z.number() })),
});

export const customChallenge = z.object({
  id: customChallengeId,
  title: z.string(),
  minutes: z.nullable(z.number()),
  challenges: z.array(
    z.object({
      lab_id: z.string(),
      title: z.string(),
      type: z.enum(LAB_TYPES),
      level: z.enum(['Basic', 'Intermediate', 'Advanced']),
      minutes: z.number(),
      points: z.number(),
      owasp: z.array(z.string()),
    }),
  ),
  changed_at: z.string(),
  /** The latest run; null if there was none. */
  run: z.nullable(run),
  /** Server time of this reply, so that the time left does not depend on the browser's clock. */
  now: z.string(),
});
export type CustomChallenge = z.infer<typeof customChallenge>;

const named = z.object({ id: customChallengeId });

export const listCustomChallenges = endpoint({
  name: 'listCustomChallenges',
  base: 'challenge',
  method: 'GET',
  path: 'custom-challenge',
  summary: "Lists the caller's own sets of challenges, most recently changed first. @see LAB-10",
  access: 'portal',
  input: nothing,
  output: z.object({ items: z.array(customChallenge) }),
  problems: [],
});

export const getCustomChallenge = endpoint({
  name: 'getCustomChallenge',
  base: 'challenge',
  method: 'GET',
  path: 'custom-challenge/:id',
  summary: "Returns one of the caller's sets, with its latest run. @see LAB-10",
  access: 'portal',
  input: named,
  output: customChallenge,
  problems: ['custom_challenge_not_found'],
});

export const createCustomChallenge = endpoint({
  name: 'createCustomChallenge',
  base: 'challenge',
  method: 'POST',
  path: 'custom-challenge',
  summary:
    'Saves a set of challenges with a title and a time limit. The caller chooses the id, so repeating the call saves the set once; other content changes the set. @see LAB-9, CALL-47',
  access: 'portal',
  input: z.object({ id: customChallengeId, ...content }),
  output: customChallenge,
  problems: ['custom_challenge_limit', 'custom_challenge_running', 'forbidden'],
});

export const updateCustomChallenge = endpoint({
  name: 'updateCustomChallenge',
  base: 'challenge',
  method: 'PUT',
  path: 'custom-challenge/:id',
  summary: 'Changes a set that is not running. @see LAB-10',
  access: 'portal',
  input: z.object({ id: customChallengeId, ...content }),
  output: customChallenge,
  problems: ['custom_challenge_not_found', 'custom_challenge_running'],
});

export const deleteCustomChallenge = endpoint({
  name: 'deleteCustomChallenge',
  base: 'challenge',
  method: 'DELETE',
  path: 'custom-challenge/:id',
  summary:
    'Deletes a set with its runs; solved challenges stay solved. Repeating the call changes nothing. @see LAB-10',
  access: 'portal',
  input: named,
  output: z.object({ deleted: z.boolean() }),
  problems: [],
});

export const startCustomChallenge = endpoint({
  name: 'startCustomChallenge',
  base: 'challenge',
  method: 'POST',
  path: 'custom-challenge/:id/start',
  summary: 'Begins a run, or returns the one that is under way. @see LAB-9',
  access: 'portal',
  input: named,
  output: customChallenge,
  problems: ['custom_challenge_not_found'],
});

export const finishCustomChallenge = endpoint({
  name: 'finishCustomChallenge',
  base: 'challenge',
  method: 'POST',
  path: 'custom-challenge/:id/finish',
  summary: 'Ends the current run. Does nothing if there is none. @see LAB-9',
  access: 'portal',
  input: named,
  output: customChallenge,
  problems: ['custom_challenge_not_found'],
});

export const CUSTOM_CHALLENGE_ENDPOINTS = [
  listCustomChallenges,
  getCustomChallenge,
  createCustomChallenge,
  updateCustomChallenge,
  deleteCustomChallenge,
  startCustomChallenge,
  finishCustomChallenge,
];
