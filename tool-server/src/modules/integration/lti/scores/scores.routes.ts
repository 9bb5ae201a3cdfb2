import { asId, type PlatformId, problem } from '@drawbridge/contracts';
import {
  countPlatformScores,
  getContextScores,
  listPlatformScores,
  resendContextScores,
  resendPlatformScores,
  SCORE_PAGE_SIZE,
} from '@drawbridge/contracts/integration';
import type { Actor, LaunchActor } from '../../../../actor.ts';
import { toAdmin } from '../../../../company-admin.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { type Route, serve } from '../../../../platform/http/api.ts';
import type { Log } from '../../../../platform/log/log.ts';
import type { Audit } from '../../../kernel/audit/index.ts';
import { platformsOf } from '../platforms/platforms.store.ts';
import { FAULT_TEXTS } from './score-faults.ts';
import { SCORE_MAXIMUM } from './score-message.ts';
import { scoresOf, scoresOfLaunch } from './score-queue.store.ts';

const toText = (at: string | null) => (at === null ? null : new Date(at).toISOString());

function toInstructor(actor: Actor): LaunchActor {
  if (actor.kind !== 'launch' || !actor.isInstructor) throw problem('forbidden');
  return actor;
}

/** The queue of scores, for the company's administrators and for the instructors of a context. @see LTI-19 */
export function toScoreRoutes(deps: {
  db: Db;
  audit: Audit;
  clock: Clock;
  log: Log;
  /** Title of a lab or course; undefined for one that is no longer in the catalogue. */
  findTitle(item: { kind: 'lab' | 'course'; id: string }): string | undefined;
  wakeScores(): void;
}): Route<Actor>[] {
  const { db, audit, clock, log, findTitle, wakeScores } = deps;

  async function checkOwn(actor: Actor, id: PlatformId) {
    const { companyId } = toAdmin(actor);
    if (!(await platformsOf(db, companyId).find(id))) throw problem('platform_not_found');
    return companyId;
  }

  return [
    serve(countPlatformScores, async ({ actor }: { actor: Actor }) => ({
      items: await scoresOf(db, toAdmin(actor).companyId).count(),
    })),
    serve(listPlatformScores, async ({ input: { id, state, page }, actor }) => {
      const scores = scoresOf(db, await checkOwn(actor, id));
      const counts = await scores.countOf(id);
      const rows = await scores.list(id, state, page);
      const total =
        state === undefined ? Object.values(counts).reduce((sum, one) => sum + one) : counts[state];
      return {
        items: rows.map((row) => ({
          id: asId<'score'>(row.id),
          state: row.state,
          learner: row.learner,
          kind: row.item_kind,
          item_id: row.item_id,
          item_title: findTitle({ kind: row.item_kind, id: row.item_id }) ?? row.item_id,
          resource_link_id: row.resource_link_id,
          line_item: row.line_item.startsWith('urn:') ? null : row.line_item,
          score_given: row.score,
          score_maximum: SCORE_MAXIMUM,
          tries: row.tries,
          fault: row.fault,
          reason: row.fault && FAULT_TEXTS[row.fault],
          said: row.said,
          next_try_at: toText(row.due_at),
          delivered_at: toText(row.delivered_at),
          reached_at: new Date(row.reached_at).toISOString(),
        })),
        total,
        page_size: SCORE_PAGE_SIZE,
        counts,
      };
    }),
    serve(resendPlatformScores, async ({ input, actor, address, userAgent }) => {
      const { personId } = toAdmin(actor);
      const companyId = await checkOwn(actor, input.id);
      const resent = await db.transaction(async (tx) => {
        const scores = scoresOf(tx, companyId);
        const due =
          input.score_id === undefined
            ? await scores.resendGivenUp(input.id, clock.now())
            : await scores.resendOne(input.id, input.score_id, clock.now());
        if (due === undefined) throw problem('score_not_found');
        await audit.record(tx, {
          action: 'score.resend',
          actorId: personId,
          companyId,
          subject: { kind: 'platform', id: input.id },
          origin: { address, userAgent },
          details: {
            scores: String(due),
            ...(input.score_id === undefined ? {} : { score: input.score_id }),
          },
        });
        return due;
      });
      log.info({ event: 'lti.scores_resent', platform: input.id, scores: resent }, 'scores due again');
      wakeScores();
      return { resent };
    }),
    serve(getContextScores, async ({ actor }: { actor: Actor }) => {
      const scores = scoresOfLaunch(db, toInstructor(actor).sessionId);
      return { counts: await scores.count(), faults: await scores.faults() };
    }),
    serve(resendContextScores, async ({ actor, address, userAgent }) => {
      const { sessionId, personId, companyId } = toInstructor(actor);
      const resent = await db.transaction(async (tx) => {
        const due = await scoresOfLaunch(tx, sessionId).resendGivenUp(clock.now());
        await audit.record(tx, {
          action: 'score.resend',
          actorId: personId,
          companyId,
          subject: { kind: 'session', id: sessionId },
          origin: { address, userAgent },
          details: { scores: String(due) },
        });
        return due;
      });
      log.info({ event: 'lti.scores_resent', session: sessionId, scores: resent }, 'scores due again');
      wakeScores();
      return { resent };
    }),
  ] as Route<Actor>[];
}
