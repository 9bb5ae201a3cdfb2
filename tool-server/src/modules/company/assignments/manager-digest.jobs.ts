import { asId, type PersonId, PORTAL_PAGES } from '@drawbridge/contracts';
import { sql } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Db, Tx } from '../../../platform/db/database.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { toLocalTime } from '../../../platform/local-day.ts';
import type { ToMailContent } from '../../../platform/mail/email-template.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import type { Config } from '../../../settings/config.ts';
import { isEnabledAccount, toDigestWeek } from '../../kernel/people/index.ts';
import { account, company, person } from '../../kernel/people/people.table.ts';
import { managedTeamsOf } from '../teams/index.ts';
import { teamManager, teamMember } from '../teams/teams.table.ts';
import { IS_ASSIGNED } from './assignment-units.ts';
import { toWorkTables } from './assignment-work.store.ts';
import { assignmentDigest } from './assignments.table.ts';
import { MANAGER_DIGEST_TEXTS } from './texts.ts';

const EVERY_MS = 15 * 60_000;
const MANAGERS_AT_ONCE = 100;
const MOST_NAMED = 10;

export interface ManagerDigestDeps {
  database: Database;
  clock: Clock;
  config: Pick<Config, 'publicUrl'>;
  mailer: Mailer;
  toMailContent: ToMailContent;
}

interface Manager {
  personId: PersonId;
  email: string;
  firstName: string;
  timeZone: string;
}

/** Managers who may be due a mail; whoever chose no weekly mail gets none. */
async function readManagers(db: Db, after: string, now: Date): Promise<Manager[]> {
  const { rows } = (await db.execute(sql`
    select p.id as "personId", p.email, p.first_name as "firstName",
      coalesce(c.time_zone, o.time_zone, 'UTC') as "timeZone"
    from ${account} c
    join ${person} p on p.id = c.person_id
    join ${company} o on o.id = p.company_id
    where exists (select from ${teamManager} g where g.person_id = p.id) and c.weekly_digest_email and p.email is not null
      and p.id > ${after}::uuid and ${sql.raw(isEnabledAccount('p.id', `'${now.toISOString()}'::timestamptz`))}
    order by p.id limit ${MANAGERS_AT_ONCE}::int
  `)) as { rows: Manager[] };
  return rows;
}

/** One assignment, with how many people of the manager's teams are late, or have to finish within a week. */
interface Line {
  name: string;
  overdue: number;
  soon: number;
  /** The first due date within the week; null without one. Milliseconds. */
  due_ms: string | null;
}

/** What is open in a manager's teams. The manager's own work is in their own list. */
async function readLines(tx: Tx, managerId: PersonId, now: Date): Promise<Line[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const given = sql`
    select a.id, p.id as person_id, null::int as cycle
    from ${person} m
    join ${person} p on p.company_id = m.company_id and p.id <> m.id
    join assignment a on a.company_id = m.company_id
    where m.id = ${managerId}::uuid and ${IS_ASSIGNED}
      and ${sql.raw(isEnabledAccount('p.id', `'${now.toISOString()}'::timestamptz`))}
      and exists (
        select from ${teamMember} y where y.person_id = p.id and y.team_id in ${managedTeamsOf(managerId)}
      )`;
  const { rows } = (await tx.execute(sql`
    with ${toWorkTables(given, now)},
    open as (
      select w.*, w.state = 'overdue' as is_overdue,
        w.state in ('not_started', 'in_progress') and w.due_at <= ${at} + interval '7 days' as is_soon
      from work w where w.total > 0
    )
    select a.name, count(*) filter (where o.is_overdue)::int as overdue, count(*) filter (where o.is_soon)::int as soon,
      (extract(epoch from min(o.due_at) filter (where o.is_soon)) * 1000)::bigint::text as due_ms
    from open o join assignment a on a.id = o.id
    where o.is_overdue or o.is_soon
    group by a.id, a.name
    order by overdue desc, due_ms, a.name
  `)) as { rows: Line[] };
  return rows;
}

const toText = ({ name, overdue, soon, due_ms }: Line, timeZone: string): string =>
  `• ${MANAGER_DIGEST_TEXTS.line(name, {
    overdue,
    soon,
    due: due_ms === null ? '' : toLocalTime(new Date(Number(due_ms)), timeZone),
  })}`;

/**
 * Mondays at 08:00 local time, managers get one mail about what is overdue or due within a week in their teams. Those
 * with nothing open get none.
 */
export function createManagerDigestJob(deps: ManagerDigestDeps): Job {
  const { clock, mailer, toMailContent, config } = deps;
  const { db } = deps.database;

  /** Mail and mark are written together or not at all, and one of two servers gets the mark. */
  const sendTo = ({ personId, email, firstName, timeZone }: Manager, week: string) =>
    db.transaction(async (tx) => {
      const now = clock.now();
      const marks = await tx
        .insert(assignmentDigest)
        .values({ personId, week, handledAt: now })
        .onConflictDoNothing()
        .returning({ week: assignmentDigest.week });
      if (marks.length === 0) return 0;
      const lines = await readLines(tx, personId, now);
      if (lines.length === 0) return 0;
      const left = lines.length - MOST_NAMED;
      const content = toMailContent({
        subject: MANAGER_DIGEST_TEXTS.subject,
        lead: [
          MANAGER_DIGEST_TEXTS.greeting(firstName),
          MANAGER_DIGEST_TEXTS.lead,
          ...lines.slice(0, MOST_NAMED).map((line) => toText(line, timeZone)),
          ...(left > 0 ? [MANAGER_DIGEST_TEXTS.more(left)] : []),
        ],
        action: { label: MANAGER_DIGEST_TEXTS.open, address: config.publicUrl + PORTAL_PAGES.companyTeams },
        close: [MANAGER_DIGEST_TEXTS.why],
      });
      await mailer.send(tx, { to: email, ...content });
      return 1;
    });

  return {
    name: 'assignment-digest',
    everyMs: EVERY_MS,
    async run() {
      const now = clock.now();
      let sent = 0;
      let after = '00000000-0000-0000-0000-000000000000';
      for (;;) {
        const managers = await readManagers(db, after, now);
        for (const manager of managers) {
          const week = toDigestWeek(now, manager.timeZone);
          if (week !== undefined)
            sent += await sendTo({ ...manager, personId: asId(manager.personId) }, week);
        }
        after = managers.at(-1)?.personId ?? after;
        if (managers.length < MANAGERS_AT_ONCE) break;
      }
      if (sent > 0) mailer.wake();
      return sent;
    },
  };
}
