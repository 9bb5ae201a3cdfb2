import type { CompanyId, PersonId } from '@drawbridge/contracts';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../../../platform/db/database.ts';
import type { Origin } from '../../../../platform/http/api.ts';
import { person } from '../../../kernel/people/index.ts';
import { followRules, teamMember } from '../../teams/index.ts';
import { type InviteDeps, insertInvited, mailInvitation, readCompanyName } from '../invite-users.ts';
import { type AskDeps, askToJoin } from '../join/ask-outsiders.ts';
import type { Verdict } from './judge-lines.ts';

export interface WriteDeps extends AskDeps, Pick<InviteDeps, 'findDomain'> {}

interface Given {
  companyId: CompanyId;
  /** Who started the import; null once their account is deleted. */
  actorId: PersonId | null;
  origin: Origin;
  hasLicense: boolean;
  now: Date;
}

type Invited = Extract<Verdict, { outcome: 'invite' }>;
type Updated = Extract<Verdict, { outcome: 'update' }>;

/** Adds each of them to teams of their own. */
async function joinTeams(
  tx: Tx,
  people: readonly { personId: PersonId; teamIds: readonly string[] }[],
  now: Date,
): Promise<void> {
  const rows = people.flatMap(({ personId, teamIds }) =>
    teamIds.map((teamId) => ({ teamId, personId, joinedAt: now })),
  );
  if (rows.length > 0) await tx.insert(teamMember).values(rows).onConflictDoNothing();
}

async function invite(tx: Tx, deps: WriteDeps, invited: readonly Invited[], given: Given): Promise<void> {
  const { companyId, actorId, origin, hasLicense, now } = given;
  const ids = await insertInvited(
    tx,
    invited.map(({ line: { user } }) => {
      const { teamParts: _teamParts, ...texts } = user;
      return texts;
    }),
    { companyId, teamIds: [], isLicensed: hasLicense, now },
  );
  await joinTeams(
    tx,
    ids.map((personId, at) => ({ personId, teamIds: invited[at]?.teamIds ?? [] })),
    now,
  );
  for (const [at, id] of ids.entries())
    await deps.audit.record(tx, {
      action: 'user.invite',
      ...(actorId && { actorId }),
      companyId,
      subject: { kind: 'person', id },
      origin,
      details: { license: hasLicense ? 'yes' : 'no', teams: String(invited[at]?.teamIds.length ?? 0) },
    });
}

async function update(tx: Tx, deps: WriteDeps, updated: readonly Updated[], given: Given): Promise<void> {
  const { companyId, actorId, origin, now } = given;
  for (const { known, texts } of updated)
    if (Object.keys(texts).length > 0)
      await tx.update(person).set(texts).where(eq(person.id, known.personId));
  await joinTeams(
    tx,
    updated.map(({ known: { personId }, teamIds }) => ({ personId, teamIds })),
    now,
  );
  const personIds = updated.map(({ known }) => known.personId);
  if (personIds.length > 0) await followRules(tx, companyId, { personIds, at: now });
  for (const { known, texts, teamIds } of updated)
    await deps.audit.record(tx, {
      action: 'user.edit',
      ...(actorId && { actorId }),
      companyId,
      subject: { kind: 'person', id: known.personId },
      origin,
      details: toDetails(known, texts, teamIds),
    });
}

function toDetails(
  known: Updated['known'],
  texts: Updated['texts'],
  teamIds: readonly string[],
): Record<string, string> {
  const names = Object.keys(texts) as (keyof typeof texts)[];
  return Object.fromEntries([
    ...names.flatMap((name) => [
      [`${name} before`, known[name]],
      [`${name} after`, texts[name]],
    ]),
    ...(teamIds.length > 0 ? [['teams added', String(teamIds.length)]] : []),
  ]);
}

/** The domain of an address decides its mail; a file has few of them. */
function rememberDomains(findDomain: WriteDeps['findDomain']): WriteDeps['findDomain'] {
  const known = new Map<string, ReturnType<typeof findDomain>>();
  return (email, tx) => {
    const domain = email.slice(email.lastIndexOf('@') + 1);
    const found = known.get(domain) ?? findDomain(email, tx);
    known.set(domain, found);
    return found;
  };
}

/**
 * Does what was decided for some lines: rows, teams and audit entries first, then the mails of invitations, then those who
 * are asked.
 */
export async function writeVerdicts(
  tx: Tx,
  deps: WriteDeps,
  verdicts: readonly Verdict[],
  given: Given,
): Promise<void> {
  const invited = verdicts.filter((one) => one.outcome === 'invite');
  await invite(tx, deps, invited, given);
  await update(
    tx,
    deps,
    verdicts.filter((one) => one.outcome === 'update'),
    given,
  );
  const asked = verdicts.filter((one) => one.outcome === 'ask');
  if (invited.length + asked.length === 0) return;
  const companyName = await readCompanyName(tx, given.companyId);
  const mailDeps = { ...deps, findDomain: rememberDomains(deps.findDomain) };
  for (const { line } of invited) await mailInvitation(tx, mailDeps, { email: line.user.email, companyName });
  const { companyId, actorId: personId, origin, hasLicense: isLicensed } = given;
  await askToJoin(
    tx,
    deps,
    { companyId, personId, origin },
    asked.map(({ line: { user }, teamIds }) => ({ ...user, teamIds })),
    { companyName, isLicensed },
  );
}
