import { asId } from '@drawbridge/contracts';
import type {
  AssignedPerson,
  AssignmentProgress,
  AssignmentState,
  ManagedAssignment,
  ManagedAssignmentRow,
  StateCounts,
} from '@drawbridge/contracts/company';

/** @file Assignments and people of the stories. */

export const toCounts = (counts: Partial<StateCounts> = {}): StateCounts => ({
  upcoming: 0,
  not_started: 0,
  in_progress: 0,
  overdue: 0,
  closed: 0,
  finished: 0,
  exempt: 0,
  ...counts,
});

export const toAssignmentId = (nth: number) =>
  asId<'assignment'>(`3f6a0e5d-9f43-4a53-8a1d-3c0f7e3b1a${String(nth).padStart(2, '0')}`);
const toPersonId = (nth: number) =>
  asId<'person'>(`7b0e5b52-6c1e-4e0f-9f0f-2f5a3f0b9a${String(nth).padStart(2, '0')}`);

export function buildRow(overrides: Partial<ManagedAssignmentRow> = {}): ManagedAssignmentRow {
  return {
    id: toAssignmentId(1),
    type: 'course',
    name: 'Access control for everybody who ships',
    starts_at: '2026-03-02T08:00:00.000Z',
    due_at: '2026-03-16T16:00:00.000Z',
    time_zone: 'Europe/Berlin',
    zone_of: 'company',
    has_hard_end: false,
    repeat: 'none',
    cycle: 1,
    phase: 'running',
    items_count: 2,
    is_for_everyone: false,
    ...overrides,
  };
}

export const buildProgress = (
  nth: number,
  counts: Partial<StateCounts> = { finished: 9, in_progress: 4, not_started: 5, overdue: 2 },
): AssignmentProgress => ({
  assignment_id: toAssignmentId(nth),
  people_count: Object.values(counts).reduce((sum, one) => sum + one, 0),
  counts: toCounts(counts),
});

export const buildManaged = (overrides: Partial<ManagedAssignment> = {}): ManagedAssignment => ({
  ...buildRow(),
  people_count: 20,
  note: 'Please finish this before the next release.',
  starts_on: '2026-03-02T09:00',
  due_on: '2026-03-16T17:00',
  counts_past_work: true,
  pass_percent: 80,
  people: 'dynamic',
  early_days: 0,
  sends_reminders: true,
  version: 3,
  items: [
    {
      kind: 'course',
      id: 'c1-who-may-do-what',
      title: 'Who may do what: access control',
      is_withdrawn: false,
    },
    { kind: 'journey', id: 'j1', title: 'Secure developer foundations', is_withdrawn: true },
  ],
  teams: [{ id: 't1', name: 'Alpha', members: 18 }],
  persons: [{ id: toPersonId(2), name: 'Mika Berg', email: 'member@acme.test' }],
  ...overrides,
});

export function buildPerson(
  nth: number,
  name: string,
  state: AssignmentState,
  part: Partial<AssignedPerson> = {},
): AssignedPerson {
  return {
    person_id: toPersonId(nth),
    name,
    email: `${name.split(' ')[0]?.toLowerCase()}@acme.test`,
    state,
    cycle: 1,
    starts_at: '2026-03-02T08:00:00.000Z',
    due_at: '2026-03-16T16:00:00.000Z',
    progress: 40,
    completed_work: 4,
    total_work: 10,
    is_late: false,
    ...part,
  };
}

export const PEOPLE: readonly AssignedPerson[] = [
  buildPerson(1, 'Chidi Amadi', 'finished', {
    progress: 100,
    completed_work: 10,
    finished_at: '2026-03-18T10:00:00.000Z',
    is_late: true,
    next_due_at: '2027-03-18T10:00:00.000Z',
  }),
  buildPerson(2, 'Mika Berg', 'in_progress'),
  buildPerson(3, 'Noor Vale', 'exempt', {
    progress: 0,
    completed_work: 0,
    exemption: { reason: 'On parental leave until June', at: '2026-03-03T10:00:00.000Z', by: 'Ada Admin' },
  }),
  buildPerson(
    4,
    'Rechtsschutzversicherungsgesellschaften Grundstücksverkehrsgenehmigungszuständigkeit',
    'overdue',
    {
      progress: 0,
      completed_work: 0,
    },
  ),
];
