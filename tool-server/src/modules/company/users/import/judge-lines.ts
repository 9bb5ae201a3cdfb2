import type { CompanyId } from '@drawbridge/contracts';
import type { LineOutcome, LineReason } from '@drawbridge/contracts/company';
import type { DbOrTx, Tx } from '../../../../platform/db/database.ts';
import { isInDomains } from '../join/ask-outsiders.ts';
import { readProvenDomains } from '../join/company-invitations.store.ts';
import { readSeats } from '../user-locks.store.ts';
import { type CompanyTeam, type KnownUser, readCompanyTeams, readKnownUsers } from './known-users.store.ts';
import { type Fault, type FileUser, toParts, type UserLine } from './read-line.rule.ts';

/** Names, department and job title of a user. */
export type UserTexts = Pick<FileUser, 'firstName' | 'lastName' | 'department' | 'jobTitle'>;

/** What is done with a line. */
export type Verdict =
  | { outcome: 'invite'; line: UserLine; teamIds: string[] }
  | { outcome: 'ask'; line: UserLine; teamIds: string[] }
  | { outcome: 'update'; line: UserLine; known: KnownUser; texts: Partial<UserTexts>; teamIds: string[] }
  | { outcome: 'unchanged' | 'directory'; line: UserLine }
  | { outcome: 'refused'; line: UserLine; fault: Fault };

export type FindDomain = (
  email: string,
  tx: Tx,
) => Promise<{ companyId: CompanyId; isStrict: boolean } | undefined>;

export interface JudgeDeps {
  findDomain: FindDomain;
}

export interface Judged {
  companyId: CompanyId;
  hasLicense: boolean;
  /** Teams that everybody in the file is added to. */
  teamIds: readonly string[];
}

export type Judge = (tx: Tx, lines: readonly UserLine[]) => Promise<Verdict[]>;

const TEXTS = ['firstName', 'lastName', 'department', 'jobTitle'] as const;

const toTeamKey = (name: string) => toParts(name).join(';').normalize('NFC').toLowerCase();

/** Remembers the domains of addresses: a file has few. */
function createDomains(findDomain: FindDomain, companyId: CompanyId) {
  const known = new Map<string, boolean>();
  return async (tx: Tx, email: string): Promise<boolean> => {
    const domain = email.slice(email.lastIndexOf('@') + 1);
    const found = known.get(domain);
    if (found !== undefined) return found;
    const owner = await findDomain(email, tx);
    const isElsewhere = owner !== undefined && owner.companyId !== companyId;
    known.set(domain, isElsewhere);
    return isElsewhere;
  };
}

async function readFreeSeats(tx: DbOrTx, { companyId, hasLicense }: Judged): Promise<number> {
  const { used, all } = await readSeats(tx, companyId);
  return all === null || !hasLicense ? Number.POSITIVE_INFINITY : all - used;
}

/** The cells that say something else than what is known. */
function toChangedTexts(user: FileUser, known: KnownUser): Partial<UserTexts> {
  return Object.fromEntries(
    TEXTS.filter((name) => user[name] !== '' && user[name] !== known[name]).map((name) => [name, user[name]]),
  );
}

function toKnownVerdict(
  line: UserLine,
  known: KnownUser,
  wanted: { companyId: CompanyId; teamIds: string[]; domains: ReadonlySet<string> },
): Verdict {
  const refuse = (reason: LineReason): Verdict => ({
    outcome: 'refused',
    line,
    fault: { reason, column: null, value: line.user.email },
  });
  // An account of another company has the same outcome as a private one: see decision 0146.
  if (known.companyId !== wanted.companyId)
    return isInDomains(wanted.domains, line.user.email)
      ? { outcome: 'ask', line, teamIds: wanted.teamIds }
      : refuse('account_elsewhere');
  if (known.isDeactivated) return refuse('is_deactivated');
  const changed = toChangedTexts(line.user, known);
  const texts = known.isProvisioned ? {} : changed;
  const teamIds = wanted.teamIds.filter((id) => !known.teamIds.includes(id));
  if (Object.keys(texts).length === 0 && teamIds.length === 0)
    return { outcome: Object.keys(changed).length === 0 ? 'unchanged' : 'directory', line };
  return { outcome: 'update', line, known, texts, teamIds };
}

interface Teams {
  byName: ReadonlyMap<string, CompanyTeam>;
  /** Parts of the name with the most semicolons; of most companies one. */
  mostParts: number;
}

const toTeams = (teams: readonly CompanyTeam[]): Teams => ({
  byName: new Map(teams.map((team) => [toTeamKey(team.name), team])),
  mostParts: Math.max(1, ...teams.map(({ name }) => toParts(name).length)),
});

/** The team whose name begins a list of parts, and how many parts it takes: a name may hold a semicolon itself. */
function findFirstTeam(
  parts: readonly string[],
  teams: Teams,
): { team: CompanyTeam; length: number } | undefined {
  for (let length = Math.min(parts.length, teams.mostParts); length > 0; length -= 1) {
    const team = teams.byName.get(toTeamKey(parts.slice(0, length).join(';')));
    if (team) return { team, length };
  }
  return undefined;
}

/** The teams that a line names, or the first name that the company does not have. Nobody joins a team that follows a rule or the directory. */
function findTeams(parts: readonly string[], teams: Teams): { unknown: string | undefined; ids: string[] } {
  const ids: string[] = [];
  for (let rest = parts; rest.length > 0; ) {
    const found = findFirstTeam(rest, teams);
    if (!found) return { unknown: rest[0], ids };
    if (!found.team.isClosed) ids.push(found.team.id);
    rest = rest.slice(found.length);
  }
  return { unknown: undefined, ids };
}

/**
 * Decides for portions of a file what is done with each line. The check and the import decide by it alike; the import
 * makes one for each portion, after it has locked the company, and the check one for all of them, whose seats count down.
 */
export async function createJudge(
  db: DbOrTx,
  { findDomain }: JudgeDeps,
  judged: Judged & { teamsColumn: number },
): Promise<Judge> {
  const { companyId, teamsColumn } = judged;
  const all = await readCompanyTeams(db, companyId);
  const teams = toTeams(all);
  // A team that was deleted since the check adds nobody.
  const shared = judged.teamIds.filter((id) => all.some((team) => team.id === id && !team.isClosed));
  const isElsewhere = createDomains(findDomain, companyId);
  const domains = await readProvenDomains(db, companyId);
  let free = await readFreeSeats(db, judged);

  async function judgeNew(tx: Tx, line: UserLine, teamIds: string[]): Promise<Verdict> {
    const { email } = line.user;
    const refuse = (reason: LineReason): Verdict => ({
      outcome: 'refused',
      line,
      fault: { reason, column: null, value: email },
    });
    if (await isElsewhere(tx, email)) return refuse('domain_elsewhere');
    if (free < 1) return refuse('no_seat');
    free -= 1;
    return { outcome: 'invite', line, teamIds };
  }

  return async (tx, lines) => {
    const emails = lines.filter(({ fault }) => !fault).map(({ user }) => user.email);
    const known = await readKnownUsers(tx, emails);
    const verdicts: Verdict[] = [];
    for (const line of lines) {
      const { user, fault } = line;
      const { unknown, ids } = findTeams(user.teamParts, teams);
      const teamIds = [...new Set([...shared, ...ids])];
      const found = known.get(user.email);
      if (fault) verdicts.push({ outcome: 'refused', line, fault });
      else if (unknown !== undefined)
        verdicts.push({
          outcome: 'refused',
          line,
          fault: { reason: 'team_unknown', column: teamsColumn, value: unknown },
        });
      else if (found) verdicts.push(toKnownVerdict(line, found, { companyId, teamIds, domains }));
      else verdicts.push(await judgeNew(tx, line, teamIds));
    }
    return verdicts;
  };
}

export type CountedOutcomes = Record<LineOutcome, number>;

export const NOTHING_COUNTED: CountedOutcomes = {
  invite: 0,
  ask: 0,
  update: 0,
  unchanged: 0,
  directory: 0,
  refused: 0,
};

export function countOutcomes(before: CountedOutcomes, verdicts: readonly Verdict[]): CountedOutcomes {
  // An import that began before there was an outcome has no count of it.
  const counts = { ...NOTHING_COUNTED, ...before };
  for (const { outcome } of verdicts) counts[outcome] += 1;
  return counts;
}
