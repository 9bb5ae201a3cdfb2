import type { ScoreFault } from '@drawbridge/contracts/integration';
import type { Failure } from './read-fault.ts';

export type LineItemOutcome =
  | { kind: 'found'; url: string; isMade: boolean }
  | Failure
  | {
      kind: 'dead';
      fault: ScoreFault;
      reason: string;
      detail?: string | undefined;
      said?: string | undefined;
    };

type Refused = Exclude<LineItemOutcome, { kind: 'found' }>;

/** Ends the work on a line item with an outcome. */
export class Ended extends Error {
  readonly outcome: Refused;
  constructor(outcome: Refused) {
    super(outcome.reason);
    this.name = 'Ended';
    this.outcome = outcome;
  }
}

export const dead = (
  fault: ScoreFault,
  reason: string,
  words: { detail?: string; said?: string | undefined } = {},
) => new Ended({ kind: 'dead', fault, reason, ...words });

/** Most often a page of a proxy or a sign-in. */
export const notReadable = (reason: string) =>
  new Ended({ kind: 'retry', fault: 'platform_fault', reason, isUnknown: true, isSilent: false });
