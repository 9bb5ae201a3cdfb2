import { sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/database.ts';
import { person } from '../../../kernel/people/people.table.ts';
import type { ClaimedTarget } from './scores.store.ts';

/**
 * Gives a target the address of its line item: the first one, or the one that replaces a deleted one, which is empty.
 * Where the person has a target with that address already, the two become one.
 */
export async function adoptLineItem(
  { db }: Database,
  target: ClaimedTarget,
  lineUrl: string,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  await db.transaction(async (tx) => {
    // Another target of the person may be given the same address at the same time.
    await tx.execute(sql`select 1 from ${person} where id = ${target.person_id}::uuid for no key update`);
    const { rows } = (await tx.execute(sql`
      update lti_grade_target set due_at = ${at}::timestamptz, line_item_id = ${target.line_item_id}::uuid,
        revision = revision + 1
      where person_id = ${target.person_id}::uuid and line_item = ${lineUrl}::text returning id`)) as {
      rows: unknown[];
    };
    const [same] = rows as { id: string }[];
    if (same) {
      await tx.execute(
        sql`update lti_session set grade_target_id = ${same.id}::uuid where grade_target_id = ${target.id}::uuid`,
      );
      await tx.execute(sql`delete from lti_grade_target where id = ${target.id}::uuid`);
      return;
    }
    await tx.execute(sql`
      update lti_grade_target set line_item = ${lineUrl}::text, delivered_score = null, delivered_completed = null,
        delivered_at = null, sending_score = null, sending_completed = null, claimed_until = null, tries = 0,
        fault = null, dead_reason = null, due_at = ${at}::timestamptz, revision = revision + 1
      where id = ${target.id}::uuid`);
  });
}

/**
 * A line item that we found or made, and that is gone: it is looked for or made once more, and the target waits for it.
 * So do those of people whose launch named it: the platform told them of a line item that we had made. False when it is
 * not ours, or was replaced before.
 */
export async function replaceLineItem(
  database: Database,
  target: ClaimedTarget,
  now: Date,
): Promise<boolean> {
  const rows = await database.query({
    name: 'lti_replace_line_item',
    text: `with gone as (
        update lti_line_item set url = null, renewed_at = $3::timestamptz, due_at = $3::timestamptz, tries = 0
        where platform_id = $5::uuid and url = $4::text and renewed_at is null returning id
      ), others as (
        update lti_grade_target t set line_item_id = gone.id from gone
        where t.platform_id = $5::uuid and t.line_item = $4::text and t.line_item_id is null and t.id <> $1::uuid
      ), known as (
        select id from gone
        union all select id from lti_line_item where id = $2::uuid and url is distinct from $4::text
      )
      update lti_grade_target set line_item_id = (select id from known limit 1), claimed_until = null,
        sending_score = null, sending_completed = null, tries = 0, fault = 'line_item_gone',
        due_at = $3::timestamptz, revision = revision + 1
      where id = $1::uuid and exists (select 1 from known) returning id`,
    values: [target.id, target.line_item_id, now.toISOString(), target.line_item, target.platform_id],
  });
  return rows.length > 0;
}
