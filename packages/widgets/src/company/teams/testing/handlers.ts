import { asId } from '@drawbridge/contracts';
import {
  changeTeam,
  changeTeamChampions,
  changeTeamManagers,
  changeTeamMembers,
  createTeam,
  deleteTeam,
  exportTeamMembers,
  findTeamCandidates,
  getTeam,
  listTeamMembers,
  listTeamNames,
  listTeams,
  moveCompanyUsers,
  previewTeamRule,
  type Team,
  type TeamMemberRow,
  type TeamRule,
} from '@drawbridge/contracts/company';
import {
  buildTeam,
  buildTeamCandidate,
  buildTeamLead,
  buildTeamMemberRow,
} from '@drawbridge/contracts/testing';
import type { Handlers } from '../../../testing/story-host.tsx';

const toTeamId = (nth: number) => asId<'team'>(`5c1d9a52-7b0e-4c39-8a55-00000000000${nth}`);
const toPersonId = (nth: number) => asId<'person'>(`3c1d9a52-7b0e-4c39-8a55-00000000000${nth}`);

export const ENGINEERING = buildTeam({
  id: toTeamId(1),
  name: 'Engineering',
  members: 42,
  managers: [
    buildTeamLead(),
    buildTeamLead({ user_id: toPersonId(1), name: 'Chidi Amadi' }),
    buildTeamLead({ user_id: toPersonId(2), name: 'Dana Okoye', is_active: false }),
  ],
  champions: [buildTeamLead({ user_id: toPersonId(3), name: 'Goran Mares' })],
  progress: { active: 31, finished_courses: 96, passed_labs: 412, points: 18_240, minutes: 5_210 },
});
export const PLATFORM = buildTeam({
  id: toTeamId(2),
  name: 'Platform',
  parent: { id: ENGINEERING.id, name: ENGINEERING.name },
  rule: { domain: 'acme.test', department: 'Platform' },
  members: 12,
});
export const SALES = buildTeam({
  id: toTeamId(3),
  name: 'Vertrieb und Grundstücksverkehrsgenehmigungszuständigkeit',
  members: 0,
  managers: [],
  progress: { active: 0, finished_courses: 0, passed_labs: 0, points: 0, minutes: 0 },
});

export const MEMBERS: TeamMemberRow[] = [
  buildTeamMemberRow(),
  buildTeamMemberRow({
    user_id: toPersonId(5),
    name: 'Ilse Vik',
    email: 'ilse@example.test',
    state: 'invited',
    department: '',
    job_title: '',
    last_seen_at: null,
    finished_courses: 0,
    passed_labs: 0,
    points: 0,
    minutes: 0,
    open_assignments: 0,
  }),
  buildTeamMemberRow({
    user_id: toPersonId(6),
    name: 'Omar Pires',
    email: 'omar@example.test',
    nested_team: { id: PLATFORM.id, name: PLATFORM.name },
    overdue_assignments: 2,
  }),
];

const CANDIDATES = [
  buildTeamCandidate(),
  buildTeamCandidate({ user_id: toPersonId(8), name: 'Emil Toth', email: 'emil@example.test' }),
];

interface Served {
  teams?: readonly Team[];
  members?: readonly TeamMemberRow[];
  /** False for a manager. */
  mayChange?: boolean;
}

/** A server that keeps what is changed. */
export function serve(served: Served = {}, change: Handlers = []): Handlers {
  const { mayChange = true } = served;
  let teams = [...(served.teams ?? [ENGINEERING, PLATFORM, SALES])];
  let members = [...(served.members ?? MEMBERS)];
  const may = { change: mayChange };
  const find = (id: unknown) => teams.find((team) => team.id === id) ?? ENGINEERING;
  function put(next: Team): { team: Team } {
    teams = teams.map((team) => (team.id === next.id ? next : team));
    return { team: next };
  }
  const toLead = ({ user_id, name, email }: (typeof CANDIDATES)[number]) =>
    buildTeamLead({ user_id, name, email });
  const changeLeads =
    (place: 'managers' | 'champions') =>
    ({ team_id, add, remove }: Record<string, unknown>) => {
      const team = find(team_id);
      const gone = remove as string[];
      const added = CANDIDATES.filter(({ user_id }) => (add as string[]).includes(user_id)).map(toLead);
      const stays = team[place].filter(({ user_id }) => !gone.includes(user_id));
      return { data: put({ ...team, [place]: [...stays, ...added] }) };
    };
  return [
    ...change,
    [
      listTeams,
      ({ search }) => {
        const words = typeof search === 'string' ? search.toLowerCase() : '';
        const items = teams.filter(({ name }) => name.toLowerCase().includes(words));
        return { data: { items, total: items.length, may } };
      },
    ],
    [
      listTeamNames,
      () => ({
        data: {
          items: teams.map(({ id, name, parent, rule, is_provisioned }) => ({
            id,
            name,
            parent_id: parent?.id ?? null,
            has_rule: rule !== null,
            is_provisioned,
          })),
        },
      }),
    ],
    [
      getTeam,
      ({ team_id }) => ({
        data: {
          team: find(team_id),
          nested: teams
            .filter(({ parent }) => parent?.id === team_id)
            .map(({ id, name, members: count }) => ({ id, name, members: count })),
          may,
        },
      }),
    ],
    [
      listTeamMembers,
      ({ search }) => {
        const words = typeof search === 'string' ? search.toLowerCase() : '';
        const items = members.filter(({ name }) => name.toLowerCase().includes(words));
        return { data: { items, total: items.length } };
      },
    ],
    [
      findTeamCandidates,
      ({ search }) => {
        const words = typeof search === 'string' ? search.toLowerCase() : '';
        const items = CANDIDATES.filter(({ name }) => name.toLowerCase().includes(words));
        return { data: { items, total: items.length === 2 ? 240 : items.length } };
      },
    ],
    [
      exportTeamMembers,
      () => ({
        data: { file_name: 'members.csv', csv: 'Name', members: members.length, is_complete: true },
      }),
    ],
    [previewTeamRule, () => ({ data: { items: CANDIDATES, total: 2, joining: 2, leaving: 1 } })],
    [
      createTeam,
      ({ name, rule }) => ({
        data: { team: buildTeam({ id: toTeamId(9), name: String(name), rule: rule as TeamRule | null }) },
      }),
    ],
    [
      changeTeam,
      ({ team_id, name, rule }) => ({
        data: put({
          ...find(team_id),
          name: String(name),
          rule: rule as TeamRule | null,
          revision: 'r2',
        }),
      }),
    ],
    [
      deleteTeam,
      ({ team_id }) => {
        teams = teams.filter(({ id }) => id !== team_id);
        return { data: {} };
      },
    ],
    [
      changeTeamMembers,
      ({ team_id, add, remove }) => {
        const gone = remove as string[];
        const added = CANDIDATES.filter(({ user_id }) => (add as string[]).includes(user_id));
        members = [
          ...members.filter(({ user_id }) => !gone.includes(user_id)),
          ...added.map(({ user_id, name, email }) => buildTeamMemberRow({ user_id, name, email })),
        ];
        const items = [...(add as string[]), ...gone].map((id) => ({
          user_id: asId<'person'>(id),
          outcome: 'done' as const,
        }));
        return { data: { items, ...put({ ...find(team_id), members: members.length }) } };
      },
    ],
    [
      moveCompanyUsers,
      ({ user_ids }) => ({
        data: {
          items: (user_ids as string[]).map((id, nth) => ({
            user_id: asId<'person'>(id),
            outcome: nth === 0 ? ('unchanged' as const) : ('done' as const),
          })),
        },
      }),
    ],
    [changeTeamManagers, changeLeads('managers')],
    [changeTeamChampions, changeLeads('champions')],
  ];
}
