import { asId, type CompanyId, type PlatformId, type ScoreId } from '@drawbridge/contracts';
import {
  SCORE_PAGE_SIZE,
  SCORE_STATES,
  type ScoreCounts,
  type ScoreFault,
  type ScoreState,
} from '@drawbridge/contracts/integration';
import { type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../../../platform/db/database.ts';
import { ltiPlatform } from '../../../kernel/people/lti-platform.table.ts';
import { person } from '../../../kernel/people/people.table.ts';
import { WANTED_AT, WANTED_SCORE } from './score.rule.ts';
import { FAULT, STATE, WITH_RESULT } from './score-state.ts';

interface QueueRow {
  id: string;
  state: ScoreState;
  learner: string;
  item_kind: 'lab' | 'course';
  item_id: string;
  resource_link_id: string;
  line_item: string;
  score: number;
  tries: number;
  fault: ScoreFault | null;
  said: string | null;
  due_at: string | null;
  delivered_at: string | null;
  reached_at: string;
}

const NO_SCORES: ScoreCounts = { pending: 0, retrying: 0, given_up: 0, delivered: 0 };

async function read<Row>(db: DbOrTx, statement: SQL): Promise<Row[]> {
  const { rows } = (await db.execute(statement)) as { rows: unknown[] };
  return rows as Row[];
}

const stateSql = sql.raw(STATE);
const withResult = sql.raw(WITH_RESULT);

/**
 * Makes scores due now that match a condition and did not arrive. A line item of ours that is deleted may be replaced
 * once more. @returns how many
 */
async function resend(db: DbOrTx, now: Date, condition: SQL): Promise<number> {
  const at = now.toISOString();
  const rows = await read<{ id: string }>(
    db,
    sql`with resent as (
        update lti_grade_target set due_at = ${at}::timestamptz, dead_reason = null, fault = null, tries = 0,
          revision = revision + 1
        where id in (select t.id from lti_grade_target t ${withResult} where ${condition} order by t.id for update of t)
        returning id, line_item_id
      ), lines as (
        update lti_line_item l set dead_reason = null, fault = null, tries = 0, renewed_at = null,
          due_at = case when l.url is null then ${at}::timestamptz else l.due_at end
        where l.id in (select line_item_id from resent)
      )
      select id from resent`,
  );
  return rows.length;
}

/** The scores of one company's platforms: every query here contains its id. */
export function scoresOf(db: DbOrTx, companyId: CompanyId) {
  const ofCompany = sql`p.company_id = ${companyId}::uuid`;
  const ofPlatform = (id: PlatformId) => sql`${ofCompany} and p.id = ${id}::uuid`;

  return {
    /** Counts of each platform, also of those without scores. */
    async count(): Promise<(ScoreCounts & { platform_id: PlatformId })[]> {
      const platforms = await read<{ id: string }>(
        db,
        sql`select p.id from ${ltiPlatform} p where ${ofCompany} order by p.name, p.id`,
      );
      const rows = await read<{ id: string; state: ScoreState; scores: number }>(
        db,
        sql`select p.id, ${stateSql} as state, count(*)::int as scores from lti_grade_target t ${withResult}
          where ${ofCompany} group by 1, 2`,
      );
      return platforms.map(({ id }) => ({
        platform_id: asId<'platform'>(id),
        ...toCounts(rows.filter((row) => row.id === id)),
      }));
    },

    async countOf(id: PlatformId): Promise<ScoreCounts> {
      return toCounts(
        await read(
          db,
          sql`select ${stateSql} as state, count(*)::int as scores from lti_grade_target t ${withResult}
            where ${ofPlatform(id)} group by 1`,
        ),
      );
    },

    list: (id: PlatformId, state: ScoreState | undefined, page: number) =>
      read<QueueRow>(
        db,
        sql`select t.id, q.state, coalesce(nullif(trim(w.first_name || ' ' || w.last_name), ''),
              'Learner ' || upper(substr(w.id::text, 1, 4))) as learner,
            t.item_kind, t.item_id, t.resource_link_id, t.line_item, ${sql.raw(WANTED_SCORE)} as score,
            greatest(t.tries, l.tries) as tries, ${sql.raw(FAULT)} as fault,
            case when t.fault is not null then t.said when l.fault is not null then l.said end as said,
            case when t.due_at is not null then greatest(t.due_at, l.due_at) end as due_at, t.delivered_at, ${sql.raw(WANTED_AT)} as reached_at
          from lti_grade_target t ${withResult}
          join ${person} w on w.id = t.person_id
          cross join lateral (select ${stateSql} as state) q
          where ${ofPlatform(id)} ${state === undefined ? sql`` : sql`and q.state = ${state}::text`}
          order by array_position(array['given_up', 'retrying', 'pending', 'delivered'], q.state),
            reached_at desc, t.id
          limit ${SCORE_PAGE_SIZE} offset ${(page - 1) * SCORE_PAGE_SIZE}`,
      ),

    /** Undefined when the platform has no such score. */
    async resendOne(id: PlatformId, scoreId: ScoreId, now: Date): Promise<number | undefined> {
      const one = sql`${ofPlatform(id)} and t.id = ${scoreId}::uuid`;
      const known = await read(db, sql`select t.id from lti_grade_target t ${withResult} where ${one}`);
      if (known.length === 0) return undefined;
      return resend(db, now, sql`${one} and ${stateSql} <> 'delivered'`);
    },

    resendGivenUp: (id: PlatformId, now: Date) =>
      resend(db, now, sql`${ofPlatform(id)} and ${stateSql} = 'given_up'`),
  };
}

function toCounts(rows: readonly { state: ScoreState; scores: number }[]): ScoreCounts {
  return Object.fromEntries(
    SCORE_STATES.map((state) => [state, rows.find((row) => row.state === state)?.scores ?? NO_SCORES[state]]),
  ) as ScoreCounts;
}

/** The scores of the context that an instructor was launched from: every query here contains the launch. */
export function scoresOfLaunch(db: DbOrTx, sessionId: string) {
  const ofContext = sql`(t.platform_id, t.deployment_id, t.context_id) =
    (select s.platform_id, s.deployment_id, s.context_id from lti_session s
      where s.id = ${sessionId}::uuid and s.is_instructor)`;

  return {
    async count(): Promise<ScoreCounts> {
      return toCounts(
        await read(
          db,
          sql`select ${stateSql} as state, count(*)::int as scores from lti_grade_target t ${withResult}
            where ${ofContext} group by 1`,
        ),
      );
    },

    faults: () =>
      read<{ fault: ScoreFault; scores: number }>(
        db,
        sql`select coalesce(t.fault, 'refused') as fault, count(*)::int as scores from lti_grade_target t ${withResult}
          where ${ofContext} and ${stateSql} = 'given_up' group by 1 order by 2 desc, 1`,
      ),

    resendGivenUp: (now: Date) => resend(db, now, sql`${ofContext} and ${stateSql} = 'given_up'`),
  };
}
