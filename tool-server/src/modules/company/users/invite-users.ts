import { randomUUID } from 'node:crypto';
import {
  asId,
  type CompanyId,
  type ParsedInputOf,
  type PersonId,
  PUBLIC_PAGES,
  problem,
} from '@drawbridge/contracts';
import type { InviteOutput, inviteCompanyUsers, UserOutcome } from '@drawbridge/contracts/company';
import { eq, sql } from 'drizzle-orm';
import type { EventBus } from '../../../events.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import type { Origin } from '../../../platform/http/api.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import type { ToMailContent } from '../../../platform/mail/email-template.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import type { Audit } from '../../kernel/audit/index.ts';
import { giveMemberships } from '../../kernel/grants/index.ts';
import { account, company, lockCompany, person } from '../../kernel/people/index.ts';
import { followRules, teamMember } from '../teams/index.ts';
import { askOutsiders } from './join/ask-outsiders.ts';
import * as locks from './user-locks.store.ts';
import { invitationsOf } from './users.limits.ts';
import { toSignInInvitation, toUserInvitation } from './users.mails.ts';
import * as store from './users.store.ts';

export interface InviteDeps {
  events: EventBus;
  database: Database;
  clock: Clock;
  audit: Audit;
  limits: Limits;
  mailer: Mailer;
  toMailContent: ToMailContent;
  publicUrl: string;
  productName: string;
  /** The company that proved the domain of an address, and whether its people sign in with its provider only. */
  findDomain(email: string, tx: Tx): Promise<{ companyId: CompanyId; isStrict: boolean } | undefined>;
}

/** Somebody who is invited, with everything that is known of them. */
export interface NewUser {
  email: string;
  firstName: string;
  lastName: string;
  department: string;
  jobTitle: string;
}

interface Known {
  companyId: string | null;
  state: (typeof account.$inferSelect)['state'];
}

/** The accounts that have one of these addresses, anywhere. */
async function readKnown(tx: Tx, emails: readonly string[]): Promise<Map<string, Known>> {
  const rows = await tx
    .select({ email: person.email, companyId: person.companyId, state: account.state })
    .from(person)
    .innerJoin(account, eq(account.personId, person.id))
    .where(
      sql`${person.kind} = 'account' and ${person.email} in (
        select value from json_array_elements_text(${JSON.stringify(emails)}::json))`,
    );
  return new Map(rows.map(({ email, ...known }) => [email ?? '', known]));
}

function toKnownOutcome(known: Known, companyId: CompanyId): UserOutcome {
  if (known.companyId !== companyId) return 'account_elsewhere';
  return known.state === 'deactivated' ? 'is_deactivated' : 'already_user';
}

/** Decides for each of them whether they can be invited, in the order that they are given; takes their seats. */
export async function judgeInvitations(
  tx: Tx,
  { findDomain }: Pick<InviteDeps, 'findDomain'>,
  given: { companyId: CompanyId; emails: readonly string[]; isLicensed: boolean },
): Promise<UserOutcome[]> {
  const { companyId, emails, isLicensed } = given;
  const known = await readKnown(tx, emails);
  const { used, all } = await locks.readSeats(tx, companyId);
  let free = all === null || !isLicensed ? Number.POSITIVE_INFINITY : all - used;
  const seen = new Set<string>();
  const domains = new Map<string, boolean>();
  const outcomes: UserOutcome[] = [];
  for (const email of emails) {
    const found = known.get(email);
    const domain = email.slice(email.lastIndexOf('@') + 1);
    if (!domains.has(domain)) {
      const owner = await findDomain(email, tx);
      domains.set(domain, owner !== undefined && owner.companyId !== companyId);
    }
    if (found) outcomes.push(toKnownOutcome(found, companyId));
    else if (seen.has(email)) outcomes.push('already_user');
    else if (domains.get(domain)) outcomes.push('domain_elsewhere');
    else if (free < 1) outcomes.push('no_seat');
    else {
      seen.add(email);
      free -= 1;
      outcomes.push('done');
    }
  }
  return outcomes;
}

/** Makes invited accounts of the company and their places in teams, set by set. Gives their ids in the order of `users`. */
export async function insertInvited(
  tx: Tx,
  users: readonly NewUser[],
  given: { companyId: CompanyId; teamIds: readonly string[]; isLicensed: boolean; now: Date },
): Promise<PersonId[]> {
  const { companyId, teamIds, isLicensed, now } = given;
  if (users.length === 0) return [];
  const rows = users.map(({ email, ...user }) => ({
    id: randomUUID(),
    kind: 'account' as const,
    email,
    ...user,
    companyId,
    createdAt: now,
  }));
  const ids = rows.map(({ id }) => asId<'person'>(id));
  await tx.insert(person).values(rows);
  await tx.insert(account).values(
    ids.map((personId) => ({
      personId,
      type: isLicensed ? ('ENT' as const) : ('FT' as const),
      state: 'invited' as const,
      invitedAt: now,
    })),
  );
  await giveMemberships(tx, ids, { companyId, at: now });
  if (teamIds.length > 0)
    await tx
      .insert(teamMember)
      .values(teamIds.flatMap((teamId) => ids.map((personId) => ({ teamId, personId, joinedAt: now }))));
  await followRules(tx, companyId, { personIds: ids, at: now });
  return ids;
}

/** Writes the mail of an invitation; who signs in with a provider has no password to set. */
export async function mailInvitation(
  tx: Tx,
  deps: Pick<InviteDeps, 'mailer' | 'toMailContent' | 'publicUrl' | 'productName' | 'findDomain'>,
  { email, companyName }: { email: string; companyName: string },
): Promise<void> {
  const { mailer, toMailContent, publicUrl, productName, findDomain } = deps;
  const isStrict = (await findDomain(email, tx))?.isStrict ?? false;
  const toTemplate = isStrict ? toSignInInvitation : toUserInvitation;
  const address = publicUrl + (isStrict ? PUBLIC_PAGES.login : PUBLIC_PAGES.confirmUser);
  await mailer.send(tx, { to: email, ...toMailContent(toTemplate({ productName, companyName, address })) });
}

export async function readCompanyName(tx: Tx, companyId: CompanyId): Promise<string> {
  const [row] = await tx.select({ name: company.name }).from(company).where(eq(company.id, companyId));
  return row?.name ?? '';
}

/**
 * Throws `team_not_found`, and `team_has_rule` or `team_of_directory` for a team whose members nobody chooses here.
 */
export async function checkTeams(tx: Tx, companyId: CompanyId, ids: readonly string[]): Promise<void> {
  const teams = await store.readTeams(tx, companyId, ids);
  if (teams.length < new Set(ids).size) throw problem('team_not_found');
  if (teams.some(({ rule }) => rule !== null)) throw problem('team_has_rule');
  if (teams.some(({ isProvisioned }) => isProvisioned)) throw problem('team_of_directory');
}

/** Invites people; each address has an outcome, and one that is refused stops nobody else. @see COMP-16 */
export async function inviteUsers(
  deps: InviteDeps,
  actor: { companyId: CompanyId; personId: PersonId; origin: Origin },
  { users, team_ids: teamIds, has_license: isLicensed }: ParsedInputOf<typeof inviteCompanyUsers>,
): Promise<InviteOutput> {
  const { database, clock, audit, limits, mailer } = deps;
  const { companyId, personId: actorId, origin } = actor;
  await limits.check([invitationsOf(companyId)]);
  const output = await database.db.transaction(async (tx) => {
    const now = clock.now();
    await lockCompany(tx, companyId);
    await locks.checkAdmin(tx, actor);
    await checkTeams(tx, companyId, teamIds);
    const emails = users.map(({ email }) => email);
    const judged = await judgeInvitations(tx, deps, { companyId, emails, isLicensed });
    const companyName = await readCompanyName(tx, companyId);
    const outcomes = await askOutsiders(tx, deps, actor, {
      users,
      outcomes: judged,
      companyName,
      teamIds,
      isLicensed,
    });
    const invited = users.filter((_, at) => outcomes[at] === 'done');
    const ids = await insertInvited(
      tx,
      invited.map((user) => ({
        email: user.email,
        firstName: user.first_name ?? '',
        lastName: user.last_name ?? '',
        department: user.department ?? '',
        jobTitle: user.job_title ?? '',
      })),
      { companyId, teamIds: [...new Set(teamIds)], isLicensed, now },
    );
    for (const [at, personId] of ids.entries()) {
      await audit.record(tx, {
        action: 'user.invite',
        actorId,
        companyId,
        subject: { kind: 'person', id: personId },
        origin,
        details: { license: isLicensed ? 'yes' : 'no', teams: String(teamIds.length) },
      });
      await mailInvitation(tx, deps, { email: invited[at]?.email ?? '', companyName });
    }
    return {
      items: emails.map((email, at) => ({ email, outcome: outcomes[at] ?? 'not_found' })),
      seats: await locks.readSeats(tx, companyId),
    };
  });
  mailer.wake();
  return output;
}
