import type { RosterState } from '@drawbridge/contracts/integration';
import { type SQL, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../../../platform/db/database.ts';
import { person } from '../../../kernel/people/people.table.ts';
import { platformsWithRoom, type Room, toRoomValues } from '../scores/platform-room.ts';
import type { RosterProblem } from './fetch-roster.ts';
import type { RosterMember } from './read-members.ts';

/** A context is unique within its deployment only. @see LTI core 5.4.1 */
export interface ContextKey {
  platformId: string;
  deploymentId: string;
  contextId: string;
}

/** A context whose roster is to be read, with what reading takes. */
export interface ClaimedRoster extends Record<string, unknown> {
  platform_id: string;
  deployment_id: string;
  context_id: string;
  memberships_url: string;
  differences_url: string | null;
  whole_at: string | Date | null;
  tries: number;
  company_id: string;
  issuer: string;
  client_id: string;
  auth_token_url: string;
  token_audience: string | null;
  key_set_url: string;
}

/** `c` can be claimed. `$1`: now. */
const IS_DUE = `c.platform_id = p.id and c.roster_due_at <= $1::timestamptz and c.memberships_url is not null
  and (c.roster_claimed_until is null or c.roster_claimed_until <= $1::timestamptz)`;

/** Claims what is due; another process takes what a killed one had claimed. */
export function claimRosters(
  database: Database,
  given: { now: Date; until: Date; room: Room },
): Promise<ClaimedRoster[]> {
  return database.query<ClaimedRoster>({
    name: 'lti_claim_rosters',
    text: `with due as (
      select c.platform_id, c.deployment_id, c.context_id, p.company_id, p.issuer, p.client_id, p.auth_token_url,
        p.token_audience, p.key_set_url
      from ${platformsWithRoom(`select from lti_context c where ${IS_DUE}`)} p
      cross join lateral (
        select c.platform_id, c.deployment_id, c.context_id from lti_context c where ${IS_DUE}
        order by c.roster_due_at limit p.share
        for update of c skip locked
      ) c
      limit $3::int
    )
    update lti_context c set roster_claimed_until = $2::timestamptz
    from due where c.platform_id = due.platform_id and c.deployment_id = due.deployment_id and c.context_id = due.context_id
    returning due.*, c.memberships_url, c.roster_differences_url as differences_url,
      c.roster_whole_at as whole_at, c.roster_tries as tries`,
    values: [given.now.toISOString(), given.until.toISOString(), ...toRoomValues(given.room)],
  });
}

/** A context that somebody works in is read again by itself. */
const AGAIN = `interval '6 hours'`;
const IN_USE = `interval '14 days'`;

/**
 * Removes the names of a context's people, including those from launches. If a whole roster has no name where there
 * were names before, the platform has stopped sharing them.
 */
async function forgetNames(tx: Tx, ofContext: SQL): Promise<void> {
  const { rows } = (await tx.execute(sql`
    update lti_roster_member set name = '' where ${ofContext} and name <> '' returning person_id`)) as {
    rows: unknown[];
  };
  if (rows.length === 0) return;
  await tx.execute(sql`
    update ${person} set first_name = '', last_name = ''
    where kind = 'launched' and id in (select person_id from lti_roster_member where ${ofContext})`);
}

/** Stores what was read: all of it or nothing. Who a whole roster does not name has left. */
export async function storeRoster(
  database: Database,
  key: ContextKey,
  read: {
    members: readonly (RosterMember & { personId: string })[];
    /** Entries that could not be read. */
    leftOut: number;
    isWhole: boolean;
    differencesUrl: string | undefined;
    now: Date;
  },
): Promise<void> {
  const { platformId, deploymentId, contextId } = key;
  const at = read.now.toISOString();
  const rows = JSON.stringify(
    read.members.map(({ subject, personId, name, isInstructor, isLearner, status }) => ({
      subject,
      person_id: personId,
      name,
      is_instructor: isInstructor,
      is_learner: isLearner,
      status,
    })),
  );
  const ofContext = sql`platform_id = ${platformId}::uuid and deployment_id = ${deploymentId} and context_id = ${contextId}`;
  const isNameless = read.members.length > 0 && read.members.every(({ name }) => name === '');
  await database.db.transaction(async (tx) => {
    const { rows: contexts } = (await tx.execute(sql`
      select 1 from lti_context where ${ofContext} for no key update`)) as { rows: unknown[] };
    // Deleted meanwhile, with its platform.
    if (contexts.length === 0) return;
    if (read.isWhole && isNameless) await forgetNames(tx, ofContext);
    await tx.execute(sql`
      insert into lti_roster_member (platform_id, deployment_id, context_id, subject, person_id, name, is_instructor,
        is_learner, status, last_read_at)
      select ${platformId}::uuid, ${deploymentId}::text, ${contextId}::text, m.subject, m.person_id, m.name,
        m.is_instructor, m.is_learner, m.status, ${at}::timestamptz
      from jsonb_to_recordset(${rows}::jsonb) as m (subject text, person_id uuid, name text, is_instructor boolean,
        is_learner boolean, status text)
      on conflict (platform_id, deployment_id, context_id, subject) do update set name = excluded.name,
        is_instructor = excluded.is_instructor, is_learner = excluded.is_learner, status = excluded.status,
        last_read_at = excluded.last_read_at`);
    if (read.isWhole)
      await tx.execute(sql`
        update lti_roster_member set status = 'left'
        where ${ofContext} and last_read_at < ${at}::timestamptz and status <> 'left'`);
    await tx.execute(sql`
      update lti_context set roster_read_at = ${at}::timestamptz,
        roster_whole_at = case when ${read.isWhole} then ${at}::timestamptz else roster_whole_at end,
        roster_left_out = case when ${read.isWhole} or ${read.leftOut}::int > 0 then ${read.leftOut}::int
          else roster_left_out end,
        roster_fault = null, roster_tries = 0, roster_claimed_until = null,
        roster_differences_url = ${read.differencesUrl ?? null}::text,
        roster_due_at = case when exists (select 1 from lti_member where ${ofContext}
            and last_launched_at > ${at}::timestamptz - ${sql.raw(IN_USE)})
          then ${at}::timestamptz + ${sql.raw(AGAIN)} end
      where ${ofContext}`);
  });
}

/** Tried again at `dueAt`, or when a person asks for it, but never before `notBefore`. */
export async function storeRosterFault(
  database: Database,
  key: ContextKey,
  fault: { problem: RosterProblem; dueAt: Date | undefined; notBefore: Date },
): Promise<void> {
  await database.query({
    name: 'lti_store_roster_fault',
    text: `update lti_context set roster_fault = $4::text, roster_tries = roster_tries + 1, roster_due_at = $5::timestamptz,
        roster_claimed_until = $6::timestamptz
      where platform_id = $1::uuid and deployment_id = $2::text and context_id = $3::text`,
    values: [
      key.platformId,
      key.deploymentId,
      key.contextId,
      fault.problem,
      fault.dueAt?.toISOString() ?? null,
      fault.notBefore.toISOString(),
    ],
  });
}

/**
 * Has a roster read that was not read since `olderThan`; gives true when something is to be read now. One that failed has
 * its own next time, which only a person who asks again moves.
 */
export async function askForRoster(
  database: Database,
  key: ContextKey,
  { now, olderThan, byPerson }: { now: Date; olderThan: Date; byPerson: boolean },
): Promise<boolean> {
  const rows = await database.query({
    name: 'lti_ask_for_roster',
    text: `update lti_context set roster_due_at = $4::timestamptz, roster_tries = 0
      where platform_id = $1::uuid and deployment_id = $2::text and context_id = $3::text
        and memberships_url is not null and (roster_read_at is null or roster_read_at < $5::timestamptz)
        and (roster_due_at is null or roster_due_at > $4::timestamptz)
        and (roster_fault is null or $6::boolean)
      returning 1`,
    values: [
      key.platformId,
      key.deploymentId,
      key.contextId,
      now.toISOString(),
      olderThan.toISOString(),
      byPerson,
    ],
  });
  return rows.length > 0;
}

interface RosterRow extends Record<string, unknown> {
  title: string | null;
  memberships_url: string | null;
  is_due: boolean;
  roster_read_at: string | Date | null;
  roster_fault: RosterProblem | null;
  roster_left_out: number;
}

function toState(row: RosterRow): RosterState {
  const readAt = row.roster_read_at === null ? {} : { read_at: new Date(row.roster_read_at).toISOString() };
  const leftOut = row.roster_left_out > 0 ? { left_out: row.roster_left_out } : {};
  if (row.memberships_url === null) return { state: 'unavailable' };
  if (row.is_due) return { state: 'reading', ...readAt };
  if (row.roster_fault !== null) return { state: 'failed', problem: row.roster_fault, ...readAt };
  return { state: row.roster_read_at === null ? 'never' : 'ready', ...readAt, ...leftOut };
}

/** Title and roster of a context; undefined for one that nobody launched from since contexts are kept. */
export async function findContext(
  database: Database,
  key: ContextKey,
  now: Date,
): Promise<{ title: string | undefined; roster: RosterState } | undefined> {
  const [row] = await database.query<RosterRow>({
    name: 'lti_find_context',
    text: `select title, memberships_url, coalesce(roster_due_at <= $4::timestamptz, false) as is_due, roster_read_at, roster_fault,
        roster_left_out
      from lti_context where platform_id = $1::uuid and deployment_id = $2::text and context_id = $3::text`,
    values: [key.platformId, key.deploymentId, key.contextId, now.toISOString()],
  });
  return row && { title: row.title ?? undefined, roster: toState(row) };
}
