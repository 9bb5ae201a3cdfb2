import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/db/database.ts';
import type { Send } from '../../../../platform/http/send.ts';
import type { Job } from '../../../../platform/jobs/jobs.ts';
import type { Waker } from '../../../../platform/jobs/waker.ts';
import type { Log } from '../../../../platform/log/log.ts';
import type { AccessTokens } from './access-tokens.ts';
import { toWaitMs } from './backoff.ts';
import { findLineItem } from './find-line-item.ts';
import * as store from './line-items.store.ts';
import { createPlatformLanes } from './platform-lanes.ts';

const EVERY_MS = 2_000;
/** Longer than ten pages, a new line item and their tokens may take. */
const CLAIM_MS = 180_000;
/** Nothing is made in the last part of a claim, so that it ends within it. */
const SPARE_MS = 45_000;
/** After a line item was made and nothing came back, the platform may still be at it: it is not looked for before. */
const UNKNOWN_WAIT_MS = 30_000;
/** About a day and a half. */
const MAX_TRIES = 48;
const NONE: ReadonlyMap<string, number> = new Map();

/** Finds or makes the line items that launches wait for, one for all learners of a link. @see AGS 3.2 */
export function createLineItemJob(deps: {
  database: Database;
  send: Send;
  accessTokens: AccessTokens;
  waker: Waker;
  clock: Clock;
  log: Log;
  allowHttp: boolean;
  findTitle(item: { kind: 'lab' | 'course'; id: string }): string | undefined;
}): Job {
  const { database, waker, clock, log, findTitle } = deps;

  async function work(line: store.ClaimedLineItem): Promise<void> {
    const madeBefore = clock.now().getTime() + CLAIM_MS - SPARE_MS;
    const outcome = await findLineItem(deps, line, {
      label: findTitle({ kind: line.item_kind, id: line.item_id }) ?? line.item_id,
      isClaimed: () => clock.now().getTime() < madeBefore,
    });
    const context = { line_item: line.id, platform: line.platform_id };
    if (outcome.kind === 'found') {
      await store.storeLineItem(database, line, { url: outcome.url, now: clock.now() });
      log.info({ event: 'lti.line_item_known', isMade: outcome.isMade, ...context }, 'line item known');
      return waker.wake('scores');
    }
    const { fault, reason, said } = outcome;
    const detail = outcome.detail ? { detail: outcome.detail } : {};
    if (outcome.kind === 'dead' || line.tries >= MAX_TRIES) {
      await store.storeLineItemDead(database, line, { reason, fault, said });
      log.warn({ event: 'lti.line_item_dead', reason, fault, ...context, ...detail }, 'line item given up');
      return waker.wake('scores');
    }
    const waitMs = Math.max(
      toWaitMs(line.tries, outcome.retryAfterMs),
      outcome.isUnknown ? UNKNOWN_WAIT_MS : 0,
    );
    const dueAt = new Date(clock.now().getTime() + waitMs);
    await store.storeLineItemRetry(database, line, { dueAt, fault, said });
    log.warn(
      { event: 'lti.line_item_retry', reason, fault, dueAt, ...context, ...detail },
      'line item waits',
    );
  }

  const lanes = createPlatformLanes<store.ClaimedLineItem>({
    claim(room) {
      const now = clock.now();
      return store.claimLineItems(database, { now, until: new Date(now.getTime() + CLAIM_MS), room });
    },
    work,
    mostOf: () => NONE,
  });
  waker.onWake((name) => {
    if (name === 'line-items') lanes.wake();
  });
  return { name: 'line-items', everyMs: EVERY_MS, run: lanes.run, stop: lanes.stop };
}
