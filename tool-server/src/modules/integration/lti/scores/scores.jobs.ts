import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/db/database.ts';
import type { Send } from '../../../../platform/http/send.ts';
import type { Job } from '../../../../platform/jobs/jobs.ts';
import type { Waker } from '../../../../platform/jobs/waker.ts';
import type { Log } from '../../../../platform/log/log.ts';
import type { AccessTokens } from './access-tokens.ts';
import { toWaitMs } from './backoff.ts';
import { createPlatformLanes } from './platform-lanes.ts';
import { createPlatformRest } from './platform-rest.ts';
import * as store from './scores.store.ts';
import { createSendScore, type Outcome } from './send-score.ts';
import { adoptLineItem, replaceLineItem } from './target-line-item.store.ts';

const EVERY_MS = 2_000;
/** Longer than two calls for a token and two for a score take; afterwards another process may send, which repeats but does not double. */
const CLAIM_MS = 60_000;
/** About a day and a half. */
const MAX_TRIES = 48;

/** Delivers scores to gradebooks: compares, sends, records what was accepted. @see LTI-19, decision 0032 */
export function createScoreJob(deps: {
  database: Database;
  send: Send;
  accessTokens: AccessTokens;
  waker: Waker;
  clock: Clock;
  log: Log;
  allowHttp: boolean;
}): Job {
  const { database, waker, clock, log } = deps;
  const sendScore = createSendScore(deps);
  const rest = createPlatformRest(clock);

  const toContext = (target: store.ClaimedTarget) => ({
    target: target.id,
    platform: target.platform_id,
    score: target.score,
  });

  async function giveUp(
    target: store.ClaimedTarget,
    { reason, fault, detail, said }: Omit<Extract<Outcome, { kind: 'dead' }>, 'kind'>,
  ): Promise<void> {
    await store.storeDead(database, target, { reason, fault, said });
    log.warn(
      { event: 'lti.score_dead', reason, fault, ...toContext(target), ...(detail ? { detail } : {}) },
      'score given up',
    );
  }

  async function retry(
    target: store.ClaimedTarget,
    outcome: Extract<Outcome, { kind: 'retry' }>,
  ): Promise<void> {
    const { reason, fault, retryAfterMs, detail, said } = outcome;
    const after = (ms: number) => new Date(clock.now().getTime() + ms);
    const dueAt = after(toWaitMs(target.tries, retryAfterMs));
    const isDown = outcome.isSilent && rest.silent(target.platform_id);
    if (isDown) rest.until(target.platform_id, dueAt);
    // Other scores may go out as soon as the platform says.
    else if (retryAfterMs !== undefined) rest.until(target.platform_id, after(retryAfterMs));
    // What may have arrived once may still have arrived, whatever the platform responds to a repetition.
    const isUnknown = outcome.isUnknown || target.is_repeat;
    await store.storeRetry(database, target, { dueAt, isUnknown, fault, said });
    log.warn(
      {
        event: 'lti.score_retry',
        reason,
        fault,
        tries: target.tries + 1,
        dueAt,
        ...toContext(target),
        ...(detail ? { detail } : {}),
      },
      'score waits',
    );
  }

  async function note(target: store.ClaimedTarget, outcome: Outcome): Promise<void> {
    if (!(outcome.kind === 'retry' && outcome.isSilent)) rest.answered(target.platform_id);
    if (outcome.kind === 'delivered') {
      await store.storeDelivered(database, target, clock.now());
      log.info({ event: 'lti.score_delivered', ...toContext(target) }, 'score delivered');
      return;
    }
    if (outcome.kind === 'retry' && target.tries < MAX_TRIES) return retry(target, outcome);
    if (outcome.fault === 'line_item_gone' && (await replaceLineItem(database, target, clock.now()))) {
      log.warn({ event: 'lti.line_item_gone', ...toContext(target) }, 'line item looked for again');
      return waker.wake('line-items');
    }
    await giveUp(target, outcome);
  }

  async function deliver(target: store.ClaimedTarget): Promise<void> {
    const { line_fault: fault, line_said: lineSaid, line_url: lineUrl } = target;
    if (fault !== null)
      return giveUp(target, { fault, reason: 'there is no line item', said: lineSaid ?? undefined });
    if (lineUrl !== null && lineUrl !== target.line_item)
      return adoptLineItem(database, target, lineUrl, clock.now());
    if (target.is_delivered) return store.settle(database, target);
    await note(target, await sendScore(target));
  }

  const lanes = createPlatformLanes<store.ClaimedTarget>({
    claim(room) {
      const now = clock.now();
      return store.claimTargets(database, { now, until: new Date(now.getTime() + CLAIM_MS), room });
    },
    work: deliver,
    mostOf: rest.mostOf,
  });
  waker.onWake((name) => {
    if (name === 'scores') lanes.wake();
  });
  return { name: 'scores', everyMs: EVERY_MS, run: lanes.run, stop: lanes.stop };
}
