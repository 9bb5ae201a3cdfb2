import { asId } from '../base/ids.ts';
import type { TeamMemberRow } from '../company/team-people.ts';
import type { Team, TeamCandidate, TeamLead } from '../company/teams.ts';

export function buildTeamLead(overrides: Partial<TeamLead> = {}): TeamLead {
  return {
    user_id: asId('3c1d9a52-7b0e-4c39-8a55-6f2e8d1b4a01'),
    name: 'Maya Nasser',
    email: 'maya@example.test',
    picture: null,
    is_active: true,
    ...overrides,
  };
}

export function buildTeam(overrides: Partial<Team> = {}): Team {
  return {
    id: asId('5c1d9a52-7b0e-4c39-8a55-6f2e8d1b4a01'),
    name: 'Alpha',
    parent: null,
    rule: null,
    is_provisioned: false,
    members: 3,
    managers: [buildTeamLead()],
    champions: [],
    progress: { active: 2, finished_courses: 5, passed_labs: 21, points: 640, minutes: 190 },
    revision: 'r1',
    ...overrides,
  };
}

export function buildTeamCandidate(overrides: Partial<TeamCandidate> = {}): TeamCandidate {
  return {
    user_id: asId('3c1d9a52-7b0e-4c39-8a55-6f2e8d1b4a07'),
    name: 'Ines Dahl',
    email: 'ines@example.test',
    picture: null,
    ...overrides,
  };
}

export function buildTeamMemberRow(overrides: Partial<TeamMemberRow> = {}): TeamMemberRow {
  return {
    user_id: asId('3c1d9a52-7b0e-4c39-8a55-6f2e8d1b4a02'),
    name: 'Mika Berg',
    email: 'mika@example.test',
    picture: null,
    state: 'active',
    department: 'Platform',
    job_title: 'Engineer',
    nested_team: null,
    last_seen_at: '2026-03-09T00:00:00.000Z',
    finished_courses: 2,
    passed_labs: 12,
    points: 320,
    minutes: 95,
    open_assignments: 1,
    overdue_assignments: 0,
    ...overrides,
  };
}
