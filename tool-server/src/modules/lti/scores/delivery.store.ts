import type { getScoreDelivery, OutputOf } from '@drawbridge/contracts';
import type { Database } from '../../../platform/db/database.ts';
import { SCORE_MAXIMUM } from './score-message.ts';

type Delivery = NonNullable<OutputOf<typeof getScoreDelivery>['score']>;

/** How far the delivery of the best score of a launch's item is; undefined when there is none or no gradebook. */
export async function findDelivery(database: Database, sessionId: string): Promise<Delivery | undefined> {
  const [row] = await database.query<{
    score: number;
    reached_at: string | Date;
    delivered_at: string | Date | null;
    is_delivered: boolean;
    dead_reason: string | null;
  }>({
    name: 'lti_find_delivery',
    text: `select r.score, r.reached_at, t.delivered_at, t.dead_reason,
        (t.delivered_score is not distinct from r.score and t.delivered_completed is not distinct from r.completed) as is_delivered
      from lti_session s
      join lti_grade_target t on t.id = s.grade_target_id
      join lti_result r on r.person_id = t.person_id and r.item_kind = t.item_kind and r.item_id = t.item_id
      where s.id = $1::uuid`,
    values: [sessionId],
  });
  if (!row) return undefined;
  const state = row.is_delivered ? 'delivered' : row.dead_reason === null ? 'pending' : 'failed';
  const at = state === 'delivered' && row.delivered_at !== null ? row.delivered_at : row.reached_at;
  return {
    score_given: row.score,
    score_maximum: SCORE_MAXIMUM,
    state,
    at: new Date(at).toISOString(),
  };
}
