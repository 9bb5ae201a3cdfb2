import type { FaultKind, LabPlace } from '@drawbridge/contracts/practice';

export type StopReason = 'fuel' | 'output' | 'time' | 'memory' | 'trap' | 'jobs' | 'requests' | 'size';

const MESSAGES: Record<StopReason, string> = {
  fuel: 'The program runs too long: it used up its budget of steps. Look for a loop that does not end.',
  output: 'The program prints too much: look for a line that is printed in a loop.',
  time: 'This took too long here and was ended. Try again, or submit: the server decides by steps, not by time.',
  memory: 'The program takes too much memory. Look for something that grows without end.',
  trap: 'The program crashed its runtime, most often by endless recursion.',
  jobs: 'The program queued more promise callbacks than one request may have.',
  requests: 'The test made more requests than it is allowed.',
  size: 'The program produced more than this lab allows: look for something that is sent or repeated without end.',
};

/** A limit was exceeded. The memory it happened in is dropped. */
export class LabStop extends Error {
  readonly reason: StopReason;

  constructor(reason: StopReason, cause?: unknown) {
    super(MESSAGES[reason], { cause });
    this.name = 'LabStop';
    this.reason = reason;
  }
}

/** The learner's program could not be loaded: a syntax error, or it threw while starting. */
export class LabFault extends Error {
  readonly kind: FaultKind;
  readonly place: LabPlace | undefined;

  constructor(message: string, kind: FaultKind = 'throw', place?: LabPlace) {
    super(message);
    this.name = 'LabFault';
    this.kind = kind;
    this.place = place;
  }
}

export function toFaultKind(error: LabStop | LabFault): FaultKind {
  return error instanceof LabStop ? 'stop' : error.kind;
}
