import { getTableName, sql } from 'drizzle-orm';
import type { Database, DbOrTx, Tx } from '../../../../platform/db/database.ts';
import { accountLink } from '../../../kernel/people/account-link.table.ts';
import { IS_OF_PLATFORM, toLivingLink } from '../../../kernel/people/living-link.view.ts';
import { ltiPlatform } from '../../../kernel/people/lti-platform.table.ts';
import { company, person } from '../../../kernel/people/people.table.ts';
import { toKnownName } from '../roster/context-learners.store.ts';

/** A lost response may be requested again this long after the first exchange; then the ltik is used up. */
const REPEAT_MS = 30_000;

export interface OpenedSession extends Record<string, unknown> {
  first_name: string;
  last_name: string;
  kind: string;
  is_instructor: boolean;
  context_title: string | null;
  lab_id: string | null;
  course_id: string | null;
  grade_target_id: string | null;
  sealed_return_url: string | null;
  sealed_deep_linking: string | null;
  reviewed_person_id: string | null;
  expires_at: string | Date;
  platform_id: string;
  platform_name: string;
  auth_login_url: string;
  issuer: string;
}

/** A launch ends with its registration or its deployment there, and with its company's subscription. */
const toLive = (
  now: '$2' | '$3',
) => `p.active and (c.expires_at is null or c.expires_at > ${now}::timestamptz)
  and exists (select 1 from lti_deployment d where d.platform_id = s.platform_id and d.deployment_id = s.deployment_id)`;
const LIVE = toLive('$3');
const SWAPPABLE = `(s.opened_at is null and s.ltik_expires_at > $3::timestamptz or s.opened_at > $4::timestamptz)`;

/**
 * Binds a token to the session of an ltik that can still be exchanged. One statement: of two exchanges by one page the
 * later token is valid; another page's comes too late.
 */
export async function openSession(
  database: Database,
  given: { sessionId: string; tokenHash: string; keyHash: string; now: Date },
): Promise<OpenedSession | undefined> {
  const [row] = await database.query<OpenedSession>({
    name: 'lti_open_session',
    text: `update lti_session s set token_hash = $2::text, opened_at = coalesce(s.opened_at, $3::timestamptz),
        open_key_hash = coalesce(s.open_key_hash, $5::text)
      from ${getTableName(person)}, ${getTableName(ltiPlatform)} p join ${getTableName(company)} c on c.id = p.company_id
      where s.id = $1::uuid and person.id = s.person_id and p.id = s.platform_id and ${LIVE} and ${SWAPPABLE}
        and (s.opened_at is null or s.open_key_hash = $5::text)
      returning person.first_name, person.last_name, person.kind, s.is_instructor, s.context_title, s.lab_id,
        s.course_id, s.grade_target_id, s.sealed_return_url, s.sealed_deep_linking, 
        coalesce((select account_id from ${getTableName(accountLink)} where learner_id = s.reviewed_person_id), s.reviewed_person_id)
          as reviewed_person_id, s.expires_at, p.id as platform_id, p.name as platform_name, p.auth_login_url, p.issuer`,
    values: [
      given.sessionId,
      given.tokenHash,
      given.now.toISOString(),
      new Date(given.now.getTime() - REPEAT_MS).toISOString(),
      given.keyHash,
    ],
  });
  return row;
}

/** Returns whether the ltik of this launch can still be exchanged. */
export async function isSwappable(
  database: Database,
  sessionId: string,
  personId: string,
  now: Date,
): Promise<boolean> {
  const rows = await database.query({
    name: 'lti_is_swappable',
    text: `select 1 from lti_session s join ${getTableName(ltiPlatform)} p on p.id = s.platform_id join ${getTableName(company)} c on c.id = p.company_id
      where s.id = $1::uuid and s.person_id = $2::uuid and ${LIVE} and ${SWAPPABLE}`,
    values: [sessionId, personId, now.toISOString(), new Date(now.getTime() - REPEAT_MS).toISOString()],
  });
  return rows.length > 0;
}

export interface SessionOwner extends Record<string, unknown> {
  id: string;
  /** The account, where the launched person is linked with one and the link holds. */
  person_id: string;
  company_id: string;
  /** Still: the latest launch from the same course decides. */
  is_instructor: boolean;
}

export async function findOwner(
  database: Database,
  tokenHash: string,
  now: Date,
): Promise<SessionOwner | undefined> {
  const [row] = await database.query<SessionOwner>({
    name: 'lti_find_owner',
    text: `select s.id, coalesce(k.account_id, s.person_id) as person_id, p.company_id,
        s.is_instructor and coalesce(m.is_instructor, s.context_id is null) as is_instructor
      from lti_session s
      left join lti_member m on m.platform_id = s.platform_id and m.deployment_id = s.deployment_id
        and m.context_id = s.context_id and m.person_id = s.person_id
      left join ${getTableName(accountLink)} k on k.learner_id = s.person_id and ${toLivingLink('$2::timestamptz')}
      join ${getTableName(ltiPlatform)} p on p.id = s.platform_id join ${getTableName(company)} c on c.id = p.company_id
      where s.token_hash = $1::text and s.expires_at > $2::timestamptz and ${toLive('$2')}`,
    values: [tokenHash, now.toISOString()],
  });
  return row;
}

/** How many people of one course can be reviewed. */
const MOST_LEARNERS = 5_000;

/** Somebody who learns in the course of a launch. */
export interface KnownLearner extends Record<string, unknown> {
  person_id: string;
  /** The account, where they are linked with one. */
  acts_as: string;
  /** The name that their platform gives, even if the account has another name. */
  name: string;
}

/**
 * The learners of the course a session was launched from, if one of these items is linked in it. Who is linked with an
 * account is there twice: what they did while it could not be used is theirs alone. Items as `kind id`.
 */
export function readLearners(
  database: Database,
  sessionId: string,
  items: readonly string[],
): Promise<KnownLearner[]> {
  return database.query<KnownLearner>({
    name: 'lti_read_learners',
    text: `select one.person_id, coalesce(k.account_id, m.person_id) as acts_as, ${toKnownName('m.person_id')} as name
      from lti_session s
      join lti_member m on m.platform_id = s.platform_id and m.deployment_id = s.deployment_id and m.context_id = s.context_id
      join ${getTableName(person)} p on p.id = m.person_id
      left join lti_roster_member r on r.platform_id = s.platform_id and r.deployment_id = s.deployment_id
        and r.context_id = s.context_id and r.person_id = m.person_id
      left join ${getTableName(accountLink)} k on k.learner_id = m.person_id and ${IS_OF_PLATFORM}
      cross join lateral (values (m.person_id), (k.account_id)) one (person_id)
      where one.person_id is not null and s.id = $1::uuid and not m.is_instructor
        and exists (select 1 from lti_context_item i where i.platform_id = s.platform_id
          and i.deployment_id = s.deployment_id and i.context_id = s.context_id
          and i.kind || ' ' || i.item_id = any (string_to_array($2::text, ',')))
      limit ${MOST_LEARNERS}`,
    values: [sessionId, items.join(',')],
  });
}

export interface LaunchedPerson extends Record<string, unknown> {
  person_id: string;
  kind: 'launched' | 'anonymous';
  name: string;
  platform_id: string;
  platform_name: string;
  company_id: string;
}

/** Who was launched, whether or not they are linked with an account. */
export async function findLaunched(db: DbOrTx, sessionId: string): Promise<LaunchedPerson | undefined> {
  const { rows } = (await db.execute(sql`
    select s.person_id, person.kind, trim(person.first_name || ' ' || person.last_name) as name,
      p.id as platform_id, p.name as platform_name, p.company_id
    from lti_session s join ${person} on person.id = s.person_id join ${ltiPlatform} p on p.id = s.platform_id
    where s.id = ${sessionId}::uuid`)) as { rows: LaunchedPerson[] };
  return rows[0];
}

/** The names that platforms give to the learners who are linked with an account. */
export async function readLinkedNames(
  database: Database,
  accountId: string,
): Promise<{ firstName: string; lastName: string }[]> {
  const rows = await database.query<{ first_name: string; last_name: string }>({
    name: 'lti_read_linked_names',
    text: `select p.first_name, p.last_name from ${getTableName(accountLink)} k join ${getTableName(person)} p on p.id = k.learner_id
      where k.account_id = $1::uuid`,
    values: [accountId],
  });
  return rows.map((row) => ({ firstName: row.first_name, lastName: row.last_name }));
}

/** Ends the launches that act as one of some accounts, those that are not opened yet too. */
export async function endSessionsOfAccounts(tx: Tx, accountIds: readonly string[], now: Date): Promise<void> {
  const at = now.toISOString();
  await tx.execute(sql`
    update lti_session s set token_hash = null, expires_at = least(s.expires_at, ${at}::timestamptz),
      ltik_expires_at = least(s.ltik_expires_at, ${at}::timestamptz), opened_at = null
    from ${accountLink} k where k.account_id in (select value::uuid from json_array_elements_text(${JSON.stringify(accountIds)}::json))
      and s.person_id = k.learner_id
      and s.expires_at > ${at}::timestamptz`);
}

/** Ends a session immediately; its row is removed by the next sweep. */
export async function endSession(database: Database, sessionId: string, now: Date): Promise<void> {
  await database.query({
    name: 'lti_end_session',
    text: `update lti_session set token_hash = null, expires_at = $2::timestamptz where id = $1::uuid`,
    values: [sessionId, now.toISOString()],
  });
}

const BATCH = 1_000;

/** Removes expired sessions. The work of an anonymous learner is removed with the last one. Gives how many rows. */
export async function sweep(database: Database, now: Date): Promise<number> {
  const at = now.toISOString();
  const gone = await Promise.all([
    database.query({
      name: 'lti_sweep_states',
      text: `delete from lti_consumed_state where id in (select id from lti_consumed_state where expires_at <= $1::timestamptz limit ${BATCH}) returning 1`,
      values: [at],
    }),
    database.query({
      name: 'lti_sweep_sessions',
      text: `delete from lti_session where id in (select id from lti_session where expires_at <= $1::timestamptz limit ${BATCH}) returning 1`,
      values: [at],
    }),
    database.query({
      name: 'lti_sweep_anonymous',
      text: `delete from ${getTableName(person)} where id in (select p.id from ${getTableName(person)} p where p.kind = 'anonymous'
        and not exists (select 1 from lti_session s where s.person_id = p.id and s.expires_at > $1::timestamptz) limit ${BATCH}) returning 1`,
      values: [at],
    }),
  ]);
  return gone.reduce((sum, rows) => sum + rows.length, 0);
}
