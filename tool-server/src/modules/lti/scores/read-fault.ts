import type { ScoreFault } from '@drawbridge/contracts';
import type { OutgoingAnswer } from '../../../platform/http/send.ts';
import { isBusy } from '../outgoing/read-status.ts';
import { TokenError } from './access-tokens.ts';
import { readRetryAfterMs } from './backoff.ts';

/** A call that is tried again. */
export interface Failure {
  kind: 'retry';
  fault: ScoreFault;
  /** For the log. */
  reason: string;
  /** What was sent may have arrived. */
  isUnknown: boolean;
  /** The platform did not respond at all. */
  isSilent: boolean;
  retryAfterMs?: number | undefined;
  /** What the platform said. */
  detail?: string | undefined;
}

const FAULTS: Partial<Record<number, ScoreFault>> = {
  400: 'not_a_learner',
  401: 'token_refused',
  403: 'not_allowed',
  404: 'line_item_gone',
  408: 'no_answer',
  409: 'newer_score',
  410: 'line_item_gone',
  422: 'not_a_learner',
  425: 'busy',
};

/** What a line item means by an answer. */
export function readFault(answer: OutgoingAnswer): ScoreFault {
  const { status } = answer;
  if (isBusy(answer)) return 'busy';
  return FAULTS[status] ?? (status >= 500 ? 'platform_fault' : 'refused');
}

/** What a parser says may quote the token that it could not read. */
function toReason(error: unknown): string {
  if (error instanceof SyntaxError) return 'the answer is not JSON';
  return error instanceof Error ? error.message.slice(0, 200) : 'fault';
}

/** Why there was no token, or no answer to a call. */
export function toTokenFailure(error: unknown, now: Date): Failure {
  const reason = toReason(error);
  if (!(error instanceof TokenError))
    return { kind: 'retry', fault: 'no_answer', reason, isUnknown: false, isSilent: true };
  const { answer, detail } = error;
  const fault = answer.status >= 500 ? 'platform_fault' : isBusy(answer) ? 'busy' : 'no_token';
  const retryAfterMs = readRetryAfterMs(answer.headers['retry-after'], now);
  return { kind: 'retry', fault, reason, isUnknown: false, isSilent: false, detail, retryAfterMs };
}
