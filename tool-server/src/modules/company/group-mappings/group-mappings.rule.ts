import type { GroupRole } from '@drawbridge/contracts/company';

export interface Mapping {
  group: string;
  teamId: string | null;
  role: GroupRole;
}

/** What the groups of a person make of them. A role that no mapping names is left as it is: undefined. */
export interface Mapped {
  /** Teams whose members follow groups, whether or not this person is one. */
  mappedTeams: ReadonlySet<string>;
  teams: ReadonlySet<string>;
  /** Teams whose managers follow groups. */
  mappedManaged: ReadonlySet<string>;
  managed: ReadonlySet<string>;
  isAdmin: boolean | undefined;
}

const toTeams = (rows: readonly Mapping[]) =>
  new Set(rows.flatMap(({ teamId }) => (teamId === null ? [] : [teamId])));

export function toMapped(mappings: readonly Mapping[], groups: readonly string[]): Mapped {
  const own = mappings.filter(({ group }) => groups.includes(group));
  const of = (rows: readonly Mapping[], role: GroupRole) => rows.filter((row) => row.role === role);
  return {
    mappedTeams: toTeams(mappings),
    teams: toTeams(own),
    mappedManaged: toTeams(of(mappings, 'manager')),
    managed: toTeams(of(own, 'manager')),
    isAdmin: of(mappings, 'administrator').length > 0 ? of(own, 'administrator').length > 0 : undefined,
  };
}

/** The first row that changes which groups make administrators; a group that no longer does is one past the end. */
export function findChangedAdministrators(before: readonly Mapping[], after: readonly Mapping[]): number {
  const of = (rows: readonly Mapping[]) =>
    new Set(rows.filter(({ role }) => role === 'administrator').map(({ group }) => group));
  const old = of(before);
  const added = after.findIndex(({ role, group }) => role === 'administrator' && !old.has(group));
  if (added >= 0) return added;
  const kept = of(after);
  return [...old].every((group) => kept.has(group)) ? -1 : after.length;
}
