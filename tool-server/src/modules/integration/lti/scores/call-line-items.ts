import type { Clock } from '../../../../platform/clock.ts';
import type { OutgoingAnswer, Send } from '../../../../platform/http/send.ts';
import { toDetail } from '../outgoing/hide-token.ts';
import { isOk, isPassing } from '../outgoing/read-status.ts';
import { SCOPES } from '../scopes.ts';
import type { AccessTokens, TokenOwner } from './access-tokens.ts';
import { readRetryAfterMs } from './backoff.ts';
import { dead, Ended } from './line-item-outcome.ts';
import type { ClaimedLineItem } from './line-items.store.ts';
import { readFault, toSaid, toTokenFailure } from './read-fault.ts';

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 1_048_576;

type Request = Omit<Parameters<Send>[0], 'timeoutMs' | 'maxBytes'>;

/**
 * A call of the line item service, with an access token. Throws `Ended` unless it succeeds.
 * @param isUnknown without a response it is not known whether it was done
 */
export type CallLineItems = (request: Request, isUnknown: boolean) => Promise<OutgoingAnswer>;

/** Gives a successful response; any other ends the work. */
function checkAnswer(
  answer: OutgoingAnswer,
  { token, now, isUnknown }: { token: string; now: Date; isUnknown: boolean },
): OutgoingAnswer {
  const { status, headers } = answer;
  if (isOk(answer)) return answer;
  const reason = `the line items answered ${status}`;
  const said = toSaid(answer, token);
  if (!isPassing(answer))
    throw dead('line_item_refused', reason, { detail: toDetail(answer.text, token), said });
  throw new Ended({
    kind: 'retry',
    fault: readFault(answer),
    reason,
    said,
    isUnknown: isUnknown && status >= 500,
    isSilent: false,
    retryAfterMs: readRetryAfterMs(headers['retry-after'], now),
  });
}

export function createCallLineItems(
  { send, accessTokens, clock }: { send: Send; accessTokens: AccessTokens; clock: Clock },
  line: ClaimedLineItem,
  owner: TokenOwner,
): CallLineItems {
  const scope = line.may_make ? SCOPES.lineItem : SCOPES.lineItemRead;

  async function getToken(): Promise<string> {
    try {
      return await accessTokens.get(owner, line.deployment_id, scope);
    } catch (error) {
      throw new Ended(toTokenFailure(error, clock.now()));
    }
  }

  async function post(request: Request, token: string, isUnknown: boolean): Promise<OutgoingAnswer> {
    const headers = { ...request.headers, authorization: `Bearer ${token}` };
    try {
      return await send({ ...request, headers, timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES });
    } catch (error) {
      throw new Ended({ ...toTokenFailure(error, clock.now()), isUnknown });
    }
  }

  return async (request, isUnknown) => {
    let token = await getToken();
    let answer = await post(request, token, isUnknown);
    if (answer.status === 401) {
      accessTokens.drop(owner, line.deployment_id, scope, token);
      token = await getToken();
      answer = await post(request, token, isUnknown);
    }
    return checkAnswer(answer, { token, now: clock.now(), isUnknown });
  };
}
