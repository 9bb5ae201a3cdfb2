import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { courseId, itemId, labId, labSessionId } from '../base/ids.ts';
import { LAB_TYPES } from './lab-kinds.ts';

/** Where a running lab runs. `page`: in the learner's browser, without a machine. */
export const LAB_SESSION_KINDS = ['page'] as const;

/** @see SVC-2 */
export const LAB_SESSION_STATES = [
  'requested',
  'starting',
  'running',
  'stopping',
  'stopped',
  'failed',
] as const;
export type LabSessionState = (typeof LAB_SESSION_STATES)[number];

/** Why a session ended. `failed`: it could not be started; another start tries again. */
export const LAB_SESSION_ENDS = ['stopped', 'expired', 'passed', 'failed'] as const;

/** A time limit can be extended twice, and only shortly before it ends. */
export const LAB_EXTENSION = { times: 2, belowSeconds: 600, bySeconds: 900 } as const;

/** A lab that a person has running. */
export const labSession = z.object({
  session_id: labSessionId,
  lab_id: z.string(),
  title: z.string(),
  type: z.enum(LAB_TYPES),
  kind: z.enum(LAB_SESSION_KINDS),
  state: z.enum(LAB_SESSION_STATES),
  /** The course item that it was last opened from. */
  course: z.optional(z.object({ event_id: z.string(), item_id: z.string(), title: z.string() })),
  started_at: z.string(),
  /** Null: no time limit. */
  ends_at: z.nullable(z.string()),
  /** Measured by the server, so that a page with a wrong clock shows the right time. Null: no time limit. */
  seconds_left: z.nullable(z.number()),
  extensions_left: z.number(),
  /** URL of the running lab; a path on this site begins with `/`. Null while it does not run. @see LAB-1 */
  access_url: z.nullable(z.string()),
  /** Null while it runs. */
  ended: z.nullable(z.enum(LAB_SESSION_ENDS)),
});
export type LabSession = z.infer<typeof labSession>;

const ofSession = z.object({ session_id: labSessionId });

export const startLab = endpoint({
  name: 'startLab',
  base: 'provisioner',
  method: 'POST',
  path: 'lab/start',
  summary:
    'Starts a lab, or returns the session that already runs. A second lab with a time limit is refused; the reply names the running one. @see LAB-1, LAB-4, SVC-2',
  access: 'learnerOrGuest',
  input: z.object({
    lab_id: labId,
    /** The course item that it is opened from. */
    course: z.optional(z.object({ event_id: courseId, item_id: itemId })),
  }),
  output: labSession,
  problems: ['lab_not_found', 'forbidden', 'item_not_found', 'other_lab_running', 'upgrade_required'],
});

export const getLabStatus = endpoint({
  name: 'getLabStatus',
  base: 'provisioner',
  method: 'GET',
  path: 'lab/status/:session_id',
  summary: 'Returns the state and remaining time of a started lab. @see LAB-1, LAB-3',
  access: 'learnerOrGuest',
  input: ofSession,
  output: labSession,
  problems: ['lab_session_not_found'],
});

export const extendLab = endpoint({
  name: 'extendLab',
  base: 'provisioner',
  method: 'POST',
  path: 'lab/extend',
  summary: `Extends the time limit by ${LAB_EXTENSION.bySeconds / 60} minutes, at most ${LAB_EXTENSION.times} times, and only when less than ${LAB_EXTENSION.belowSeconds / 60} minutes are left.`,
  access: 'learner',
  input: ofSession,
  output: labSession,
  problems: [
    'lab_session_not_found',
    'lab_not_running',
    'lab_without_limit',
    'extend_too_early',
    'no_extension_left',
  ],
});

export const stopLab = endpoint({
  name: 'stopLab',
  base: 'provisioner',
  method: 'POST',
  path: 'lab/stop',
  summary:
    'Stops a running lab. Work and submissions stay. Repeating the call changes nothing. @see LAB-1, CALL-47',
  access: 'learnerOrGuest',
  input: ofSession,
  output: labSession,
  problems: ['lab_session_not_found'],
});

export const listRunningLabs = endpoint({
  name: 'listRunningLabs',
  base: 'provisioner',
  method: 'GET',
  path: 'lab/list',
  summary: "Lists the caller's running labs, newest first. @see LAB-6",
  access: 'learner',
  input: z.object({}),
  output: z.object({ items: z.array(labSession) }),
  problems: [],
});

export const PROVISIONER_ENDPOINTS = [startLab, getLabStatus, extendLab, stopLab, listRunningLabs];
