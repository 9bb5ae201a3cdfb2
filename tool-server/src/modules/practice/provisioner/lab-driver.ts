import type { LabId, PersonId } from '@drawbridge/contracts';
import type { LabPack, LabSession } from '@drawbridge/contracts/practice';

/** What a machine is told of the session that it serves. */
export interface MachineSession {
  id: string;
  personId: PersonId;
  labId: LabId;
}

/**
 * What has to be started and stopped for a session. Each call takes a step and reports the state after it; it is
 * repeated until the state is final, possibly by another server, and never made in a transaction.
 */
export interface LabMachine {
  /** Throws if the session cannot be started: it has then failed. */
  start(session: MachineSession): Promise<'starting' | 'running'>;
  /** Throws if it could not be stopped now: it is tried again. */
  stop(session: MachineSession): Promise<'stopping' | 'stopped'>;
}

/**
 * What differs between the kinds of running lab. Without a machine a session runs as soon as it is requested and is
 * gone as soon as it ends; with one it goes through every state. @see SVC-2
 */
export interface LabDriver {
  kind: LabSession['kind'];
  machine?: LabMachine;
  /** How long one may run; undefined: without limit. */
  limitSeconds(lab: LabPack): number | undefined;
}

/** Runs in the learner's page: no machine, a limit only where the author set one. */
export const pageDriver: LabDriver = {
  kind: 'page',
  limitSeconds: ({ time_limit_minutes: minutes }) =>
    minutes === undefined ? undefined : Math.round(minutes * 60),
};
