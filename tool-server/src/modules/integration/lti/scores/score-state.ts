import { getTableName } from 'drizzle-orm';
import { ltiPlatform } from '../../../kernel/people/lti-platform.table.ts';
import { WANTED_SCORE } from './score.rule.ts';

/**
 * How the states of a score follow from its rows: `t` the grade target, `r` the result, `p` the platform, `l` the line item
 * of ours that it waits for. The same in every statement, so that what is shown is what is done.
 */

export const IS_DELIVERED = `(t.delivered_score is not distinct from ${WANTED_SCORE}
  and t.delivered_completed is not distinct from r.completed)`;

/** Why the latest attempt failed; of a score that waits for its line item, why that is not there yet. */
export const FAULT = 'coalesce(t.fault, l.fault)';

/** A state of the contract. Without a row of `r` there is nothing to send. */
export const STATE = `case when ${IS_DELIVERED} then 'delivered' when t.dead_reason is not null then 'given_up'
  when ${FAULT} is not null then 'retrying' else 'pending' end`;

/** Joins result, platform and a line item that is not known yet to a grade target. */
export const WITH_RESULT = `join ${getTableName(ltiPlatform)} p on p.id = t.platform_id
  join lti_result r on r.person_id = t.person_id and r.item_kind = t.item_kind and r.item_id = t.item_id
  left join lti_line_item l on l.id = t.line_item_id and l.url is null`;
