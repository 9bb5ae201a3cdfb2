import type { OutputOf } from '@drawbridge/contracts';
import type { getScoreDelivery, ScoreFault } from '@drawbridge/contracts/integration';
import type { Database } from '../../../../platform/db/database.ts';
import { WANTED_AT, WANTED_SCORE } from './score.rule.ts';
import { SCORE_MAXIMUM } from './score-message.ts';
import { FAULT, IS_DELIVERED, WITH_RESULT } from './score-state.ts';

type Delivery = NonNullable<OutputOf<typeof getScoreDelivery>['score']>;

/** How far the delivery of the score of a launch's item is; undefined when there is none or no gradebook. */
export async function findDelivery(database: Database, sessionId: string): Promise<Delivery | undefined> {
  const [row] = await database.query<{
    score: number;
    reached_at: string;
    delivered_at: string | null;
    is_delivered: boolean;
    is_dead: boolean;
    fault: ScoreFault | null;
  }>({
    name: 'lti_find_delivery',
    text: `select ${WANTED_SCORE} as score, ${WANTED_AT} as reached_at, t.delivered_at, ${IS_DELIVERED} as is_delivered,
        t.dead_reason is not null as is_dead, ${FAULT} as fault
      from lti_session s join lti_grade_target t on t.id = s.grade_target_id ${WITH_RESULT}
      where s.id = $1::uuid`,
    values: [sessionId],
  });
  if (!row) return undefined;
  const state = row.is_delivered ? 'delivered' : row.is_dead ? 'failed' : 'pending';
  const at = state === 'delivered' && row.delivered_at !== null ? row.delivered_at : row.reached_at;
  return {
    score_given: row.score,
    score_maximum: SCORE_MAXIMUM,
    state,
    ...(state !== 'delivered' && row.fault !== null ? { fault: row.fault } : {}),
    at: new Date(at).toISOString(),
  };
}
