import type { ScoreFault } from '@drawbridge/contracts/integration';
import type { Clock } from '../../../../platform/clock.ts';
import type { OutgoingAnswer, Send } from '../../../../platform/http/send.ts';
import { toDetail } from '../outgoing/hide-token.ts';
import { isOk, isPage, isPassing } from '../outgoing/read-status.ts';
import { SCOPES } from '../scopes.ts';
import type { AccessTokens } from './access-tokens.ts';
import { readRetryAfterMs } from './backoff.ts';
import { type Failure, readFault, toSaid, toTokenFailure } from './read-fault.ts';
import { toScoreMessage, toScoresUrl } from './score-message.ts';
import type { ClaimedTarget } from './scores.store.ts';

/** The outcome of sending a score. */
export type Outcome = { kind: 'delivered' } | Failure | Dead;

interface Dead {
  kind: 'dead';
  fault: ScoreFault;
  reason: string;
  /** What the platform said, for the log. */
  detail?: string | undefined;
  /** The same for its administrators. */
  said?: string | undefined;
}

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 262_144;
const SCORE_TYPE = 'application/vnd.ims.lis.v1.score+json';

function readAnswer(answer: OutgoingAnswer, target: ClaimedTarget, now: Date, token: string): Outcome {
  const { status, headers } = answer;
  if (isOk(answer) && isPage(answer))
    return {
      kind: 'retry',
      fault: 'platform_fault',
      reason: 'the line item answered with a page',
      said: toSaid(answer, token),
      isUnknown: true,
      isSilent: false,
    };
  if (isOk(answer)) return { kind: 'delivered' };
  // AGS 3.4.4: the platform has this timestamp or a later one. If it was sent before, the platform has our score.
  if (status === 409 && target.is_repeat) return { kind: 'delivered' };
  const reason = `the line item answered ${status}`;
  const fault = readFault(answer);
  const said = toSaid(answer, token);
  if (isPassing(answer))
    return {
      kind: 'retry',
      fault,
      reason,
      said,
      isUnknown: status >= 500,
      isSilent: false,
      retryAfterMs: readRetryAfterMs(headers['retry-after'], now),
    };
  return { kind: 'dead', fault, reason, said, detail: toDetail(answer.text, token) };
}

/** Sends the score of one target. Never throws: a failure is an outcome. */
export function createSendScore(deps: {
  send: Send;
  accessTokens: AccessTokens;
  clock: Clock;
  /** Outside production a platform may be without TLS. */
  allowHttp: boolean;
}) {
  const { send, accessTokens, clock, allowHttp } = deps;

  async function post(target: ClaimedTarget, token: string): Promise<OutgoingAnswer> {
    // The bearer is sent to this address and nowhere else: redirects are not followed.
    return send({
      url: toScoresUrl(target.line_item),
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': SCORE_TYPE },
      body: JSON.stringify(
        toScoreMessage({
          subject: target.subject,
          score: target.score ?? 0,
          completed: target.completed ?? false,
          sentAt: new Date(target.sent_at ?? clock.now()),
        }),
      ),
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_BYTES,
    });
  }

  return async function sendScore(target: ClaimedTarget): Promise<Outcome> {
    const owner = {
      id: target.platform_id,
      clientId: target.client_id,
      authTokenUrl: target.auth_token_url,
      tokenAudience: target.token_audience,
      keySetUrl: target.key_set_url,
    };
    if (!accessTokens.mayGoTo(target.line_item, owner))
      return {
        kind: 'dead',
        fault: 'other_host',
        reason: 'the line item is at another host than the access tokens',
      };
    if (!allowHttp && !target.line_item.startsWith('https:'))
      return { kind: 'dead', fault: 'not_https', reason: 'the line item has no https' };
    const getToken = () => accessTokens.get(owner, target.deployment_id, SCOPES.score);
    let token: string;
    try {
      token = await getToken();
    } catch (error) {
      return { ...toTokenFailure(error, clock.now()), isUnknown: target.is_repeat };
    }
    try {
      let answer = await post(target, token);
      if (answer.status === 401) {
        // The token was revoked early: once more with a new one.
        accessTokens.drop(owner, target.deployment_id, SCOPES.score, token);
        token = await getToken();
        answer = await post(target, token);
      }
      return readAnswer(answer, target, clock.now(), token);
    } catch (error) {
      return { ...toTokenFailure(error, clock.now()), isUnknown: true };
    }
  };
}
