import type { ScoreFault } from '@drawbridge/contracts/integration';
import type { OutgoingAnswer } from '../../../../platform/http/send.ts';
import { toStorable } from '../../../../platform/http/storable-text.ts';
import { readWords } from '../outgoing/platform-words.ts';
import { isBusy, isOk } from '../outgoing/read-status.ts';
import { TokenError } from './access-tokens.ts';
import { readRetryAfterMs } from './backoff.ts';

const MOST_SAID = 200;

/** A call that is tried again. */
export interface Failure {
  kind: 'retry';
  fault: ScoreFault;
  /** The reason, for the log. */
  reason: string;
  /** What was sent may have arrived. */
  isUnknown: boolean;
  /** The platform did not respond at all. */
  isSilent: boolean;
  retryAfterMs?: number | undefined;
  /** What the platform said, for the log. */
  detail?: string | undefined;
  /** The same for its administrators: words without a token. */
  said?: string | undefined;
}

const FAULTS: Partial<Record<number, ScoreFault>> = {
  401: 'token_refused',
  403: 'not_allowed',
  404: 'line_item_gone',
  408: 'no_answer',
  409: 'newer_score',
  410: 'line_item_gone',
  425: 'busy',
};

/** The names of the statuses, which say nothing more. */
const STATUS_WORDS = /^(\d{3} ?)?(bad request|unprocessable (entity|content)|error)?$/i;
const PERSON = /enrol|member|user|student|learner|person/i;

/** Gradebooks refuse the score of somebody who is no learner of the course: most often it is that. */
function isAboutPerson({ text }: OutgoingAnswer): boolean {
  const words = readWords(text, undefined).filter((said) => !STATUS_WORDS.test(said));
  return words.length === 0 || words.some((said) => PERSON.test(said));
}

/** What a line item means by an answer. */
export function readFault(answer: OutgoingAnswer): ScoreFault {
  const { status } = answer;
  if (isBusy(answer)) return 'busy';
  if (status === 400 || status === 422) return isAboutPerson(answer) ? 'not_a_learner' : 'refused';
  return FAULTS[status] ?? (status >= 500 ? 'platform_fault' : 'refused');
}

/** The words of a refusal, for those who administer the platform; undefined where it says nothing. */
export function toSaid({ text }: OutgoingAnswer, token: string | undefined): string | undefined {
  const said = readWords(text, token).join(' ').slice(0, MOST_SAID);
  return said === '' ? undefined : toStorable(said);
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
  // Of an answer that should have held a token nothing is shown.
  const said = isOk(answer) ? undefined : toSaid(answer, undefined);
  const fault = answer.status >= 500 ? 'platform_fault' : isBusy(answer) ? 'busy' : 'no_token';
  const retryAfterMs = readRetryAfterMs(answer.headers['retry-after'], now);
  return { kind: 'retry', fault, reason, isUnknown: false, isSilent: false, detail, said, retryAfterMs };
}
