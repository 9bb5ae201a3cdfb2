import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Send } from '../../../platform/http/send.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import type { Log } from '../../../platform/log/log.ts';
import type { AccessTokens } from './access-tokens.ts';
import { toBackoffMs } from './backoff.ts';
import { createPlatformRest } from './platform-rest.ts';
import * as store from './scores.store.ts';
import { createSendScore, type Outcome } from './send-score.ts';

const EVERY_MS = 2_000;
/** How many scores a lane takes at a time: the most that wait behind a platform that does not respond. */
const SHARE = 4;
const LANES = 10;
/** Longer than a batch takes; afterwards another process may send, which repeats but does not double. */
const CLAIM_MS = 120_000;
/** About a day and a half. */
const MAX_TRIES = 48;

/** Delivers scores to gradebooks: compares, sends, records what was accepted. @see LTI-19, decision 0032 */
export function createScoreSender(deps: {
  database: Database;
  send: Send;
  accessTokens: AccessTokens;
  clock: Clock;
  log: Log;
  allowHttp: boolean;
}): Job {
  const { database, clock, log } = deps;
  const sendScore = createSendScore(deps);
  const rest = createPlatformRest(clock);

  async function note(target: store.ClaimedTarget, outcome: Outcome): Promise<void> {
    const context = { target: target.id, platform: target.platform_id, score: target.score };
    if (!(outcome.kind === 'retry' && outcome.isSilent)) rest.answered(target.platform_id);
    if (outcome.kind === 'delivered') {
      await store.storeDelivered(database, target, clock.now());
      log.info({ event: 'lti.score_delivered', ...context }, 'score delivered');
      return;
    }
    const { reason } = outcome;
    if (outcome.kind === 'dead' || target.tries >= MAX_TRIES) {
      await store.storeDead(database, target, reason);
      log.warn({ event: 'lti.score_dead', reason, ...context }, 'score given up');
      return;
    }
    const waitMs = outcome.retryAfterMs ?? toBackoffMs(target.tries);
    const dueAt = new Date(clock.now().getTime() + waitMs);
    const isDown = outcome.isSilent && rest.silent(target.platform_id);
    if (isDown || outcome.retryAfterMs !== undefined) rest.until(target.platform_id, dueAt);
    // What may have arrived once may still have arrived, whatever the platform responds to a repetition.
    const isUnknown = outcome.isUnknown || target.is_repeat;
    await store.storeRetry(database, target, { dueAt, isUnknown });
    log.warn({ event: 'lti.score_retry', reason, tries: target.tries + 1, dueAt, ...context }, 'score waits');
  }

  async function deliver(target: store.ClaimedTarget): Promise<void> {
    if (target.is_delivered) return store.settle(database, target);
    await note(target, await sendScore(target));
  }

  function claim(): Promise<store.ClaimedTarget[]> {
    const now = clock.now();
    return store.claimTargets(database, {
      now,
      until: new Date(now.getTime() + CLAIM_MS),
      limit: SHARE,
      resting: rest.resting(),
    });
  }

  /** Each lane works by itself: a platform that does not respond holds up one of them, not all. */
  async function runLane(first: readonly store.ClaimedTarget[]): Promise<number> {
    let sent = 0;
    for (let targets = first; targets.length > 0; targets = await claim()) {
      for (const target of targets) await deliver(target);
      sent += targets.length;
    }
    return sent;
  }

  return {
    name: 'scores',
    everyMs: EVERY_MS,
    async run() {
      const first = await claim();
      const more = first.length < SHARE ? 0 : LANES - 1;
      const lanes = Array.from({ length: more }, async () => runLane(await claim()));
      const sent = await Promise.all([runLane(first), ...lanes]);
      return sent.reduce((sum, count) => sum + count, 0);
    },
  };
}
