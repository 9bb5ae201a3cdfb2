import type { Clock } from '../../../platform/clock.ts';
import type { OutgoingAnswer, Send } from '../../../platform/http/send.ts';
import { SCORE_SCOPE } from '../launch/claims.ts';
import { type AccessTokens, TokenError } from './access-tokens.ts';
import { readRetryAfterMs } from './backoff.ts';
import { mayReceiveToken } from './may-receive-token.ts';
import { toScoreMessage, toScoresUrl } from './score-message.ts';
import type { ClaimedTarget } from './scores.store.ts';

/** The outcome of sending a score. */
export type Outcome =
  | { kind: 'delivered' }
  | {
      kind: 'retry';
      reason: string;
      /** It may have arrived. */
      isUnknown: boolean;
      /** The platform did not respond at all. */
      isSilent: boolean;
      retryAfterMs?: number | undefined;
    }
  | { kind: 'dead'; reason: string };

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 262_144;
const SCORE_TYPE = 'application/vnd.ims.lis.v1.score+json';

const toReason = (error: unknown) => (error instanceof Error ? error.message.slice(0, 200) : 'fault');

function readAnswer({ status, headers }: OutgoingAnswer, target: ClaimedTarget, now: Date): Outcome {
  const reason = `the line item answered ${status}`;
  if (status >= 200 && status < 300) return { kind: 'delivered' };
  const retryAfterMs = readRetryAfterMs(headers['retry-after'], now);
  // AGS 3.4.4: the platform has this timestamp or a later one. If it was sent before, the platform has our score.
  if (status === 409 && target.is_repeat) return { kind: 'delivered' };
  if (status >= 500) return { kind: 'retry', reason, isUnknown: true, isSilent: false, retryAfterMs };
  if ([401, 408, 409, 425, 429].includes(status))
    return { kind: 'retry', reason, isUnknown: false, isSilent: false, retryAfterMs };
  return { kind: 'dead', reason };
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
    };
    if (!mayReceiveToken(target.line_item, { ...owner, keySetUrl: target.key_set_url }))
      return { kind: 'dead', reason: 'the line item is at another host than the access tokens' };
    if (!allowHttp && !target.line_item.startsWith('https:'))
      return { kind: 'dead', reason: 'the line item has no https' };
    const getToken = () => accessTokens.get(owner, target.deployment_id, SCORE_SCOPE);
    let token: string;
    try {
      token = await getToken();
    } catch (error) {
      const isSilent = !(error instanceof TokenError);
      return { kind: 'retry', reason: toReason(error), isUnknown: target.is_repeat, isSilent };
    }
    try {
      let answer = await post(target, token);
      if (answer.status === 401) {
        // The token was revoked early: once more with a new one.
        accessTokens.drop(owner, target.deployment_id, SCORE_SCOPE, token);
        answer = await post(target, await getToken());
      }
      return readAnswer(answer, target, clock.now());
    } catch (error) {
      return { kind: 'retry', reason: toReason(error), isUnknown: true, isSilent: true };
    }
  };
}
