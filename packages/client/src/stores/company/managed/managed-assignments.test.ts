import { asId } from '@drawbridge/contracts';
import {
  type AssignedPerson,
  changeAssignment,
  createAssignment,
  deleteAssignment,
  exemptFromAssignment,
  findAssignees,
  getAssignmentProgress,
  getAssignmentReport,
  getManagedAssignment,
  listManagedAssignments,
  type ManagedAssignment,
  type ManagedAssignmentRow,
  type StateCounts,
} from '@drawbridge/contracts/company';
import { listCourses, listJourneys } from '@drawbridge/contracts/learning';
import { describe, expect, it, vi } from 'vitest';
import { createFakeServer } from '../../../testing/index.ts';
import { createAssignmentReportStore } from './assignment-report.ts';
import {
  type AssignmentInput,
  createAssignmentEditorStore,
  createManagedAssignmentsStore,
} from './managed-assignments.ts';

const toId = (nth: number) => asId<'assignment'>(`3f6a0e5d-9f43-4a53-8a1d-3c0f7e3b1a0${nth}`);
const PERSON = asId<'person'>('7b0e5b52-6c1e-4e0f-9f0f-2f5a3f0b9a11');
const now = '2026-03-05T09:00:00.000Z';
const counts: StateCounts = {
  upcoming: 0,
  not_started: 1,
  in_progress: 0,
  overdue: 0,
  closed: 0,
  finished: 0,
  exempt: 0,
};
const row = (nth: number): ManagedAssignmentRow => ({
  id: toId(nth),
  type: 'course',
  name: `Number ${nth}`,
  starts_at: now,
  due_at: now,
  time_zone: 'UTC',
  zone_of: 'company',
  has_hard_end: false,
  repeat: 'none',
  cycle: 1,
  phase: 'running',
  items_count: 1,
  is_for_everyone: false,
});
const input: AssignmentInput = {
  type: 'course',
  name: 'One',
  starts_on: '2026-03-02T09:00',
  due_on: '2026-03-12T17:00',
  time_zone: 'UTC',
  items: [{ kind: 'course', id: 'c1' }],
  person_ids: [PERSON],
};
const stored: ManagedAssignment = {
  ...row(1),
  people_count: 1,
  note: '',
  starts_on: '2026-03-02T09:00',
  due_on: '2026-03-12T17:00',
  counts_past_work: false,
  pass_percent: 100,
  people: 'dynamic',
  early_days: 0,
  sends_reminders: true,
  version: 3,
  items: [],
  teams: [],
  persons: [],
};

function setUp() {
  const server = createFakeServer();
  const notices: string[] = [];
  const deps = {
    client: server.client,
    notify: (_tone: string, text: string) => void notices.push(text),
  };
  return { server, notices, deps };
}

describe('COMP-50, COMP-51 the form of an assignment', () => {
  it('CALL-47 a new assignment has one id, however often a failed save is repeated', async () => {
    const { server, deps } = setUp();
    server.on(createAssignment, () => 'offline');
    const store = createAssignmentEditorStore({ ...deps, assignmentId: undefined });
    await store.save(input);
    server.on(createAssignment, () => ({ data: stored }));
    expect((await store.save(input)).kind).toBe('done');
    const ids = server.calls.map((call) => call.input['id']);
    expect([new Set(ids).size, ids.length >= 2]).toEqual([1, true]);
  });

  it('a change names the version that was loaded; if it is outdated, that is known until it is loaded again', async () => {
    const { server, deps } = setUp();
    server.on(getManagedAssignment, () => ({ data: stored }));
    server.on(changeAssignment, () => ({ problem: 'assignment_changed' }));
    const store = createAssignmentEditorStore({ ...deps, assignmentId: toId(1) });
    await store.load();
    const outcome = await store.save(input);
    expect([outcome.kind, store.isOutdated.value]).toEqual(['refused', true]);
    expect(server.calls.at(-1)?.input).toMatchObject({ version: 3, name: 'One' });
    await store.load();
    expect(store.isOutdated.value).toBe(false);
  });

  it('CALL-32 the courses of the picker come from course/list-courses, once, however much is typed', async () => {
    const { server, deps } = setUp();
    const short = { total_ttl: 60, upgrade: false, disabled: false };
    server.on(listJourneys, () => ({ data: { items: [] } }));
    server.on(listCourses, () => ({
      data: {
        items: [
          { ...short, _key: 'c1', event_name: 'Access control', type: 'course' },
          { ...short, _key: 'x1', event_name: 'Access puzzle', type: 'challenge' },
          { ...short, _key: 'c2', event_name: 'Injection', type: 'course' },
          { ...short, _key: 'p1', event_name: 'Shell', type: 'playground' },
        ],
        total: 4,
      },
    }));
    const store = createAssignmentEditorStore({ ...deps, assignmentId: undefined });
    const found = [await store.findItems('course', ''), await store.findItems('course', ' ACC')];
    expect(found.map((items) => items?.map(({ id }) => id))).toEqual([['c1', 'c2', 'p1'], ['c1']]);
    expect(server.calls.map(({ name }) => name).toSorted()).toEqual(['listCourses', 'listJourneys']);
  });

  it('the number of people in the company is loaded beside the form, which does without it', async () => {
    const { server, deps } = setUp();
    server.on(getManagedAssignment, () => ({ data: stored }));
    const everyone = { kind: 'everyone', id: 'acme', name: 'ACME', members: 240 };
    const replies = [{ problem: 'internal' as const }, { data: { Items: [everyone] } }];
    server.on(findAssignees, () => replies.shift() ?? { problem: 'internal' });
    const store = createAssignmentEditorStore({ ...deps, assignmentId: toId(1) });
    await store.load();
    expect([store.assignment.value.state, store.peopleInCompany.value]).toEqual(['ready', undefined]);
    await store.load();
    await vi.waitFor(() => expect(store.peopleInCompany.value).toBe(240));
    expect(server.calls.at(-1)?.input).not.toHaveProperty('text');
  });

  it('a search that fails is announced, and finds nothing', async () => {
    const { server, deps, notices } = setUp();
    server.on(findAssignees, () => ({ problem: 'internal' }));
    const store = createAssignmentEditorStore({ ...deps, assignmentId: undefined });
    expect([await store.findAssignees('a'), notices.length]).toEqual([undefined, 1]);
  });
});

describe('COMP-63 the list of assignments', () => {
  it('a deleted assignment leaves the list; one that could not be deleted stays', async () => {
    const { server, deps } = setUp();
    server.on(listManagedAssignments, () => ({ data: { items: [row(1), row(2)], total: 2, now } }));
    server.on(deleteAssignment, () => ({ data: {} }));
    const store = createManagedAssignmentsStore(deps);
    await store.load({});
    await store.remove(toId(1));
    server.on(deleteAssignment, () => ({ problem: 'assignment_not_found' }));
    expect((await store.remove(toId(2))).kind).toBe('refused');
    expect(store.assignments.value).toMatchObject({ value: { items: [{ id: toId(2) }] } });
  });
});

describe('COMP-18 the progress of assignments', () => {
  it('progress comes after the rows; null stands for what could not be counted', async () => {
    const { server, deps } = setUp();
    server.on(listManagedAssignments, () => ({ data: { items: [row(1), row(2)], total: 2, now } }));
    const known = { assignment_id: toId(1), people_count: 1, counts };
    server.on(getAssignmentProgress, () => ({ data: { items: [known] } }));
    const store = createManagedAssignmentsStore(deps);
    await store.load({});
    expect([store.assignments.value.state, store.progress.value.size]).toEqual(['ready', 0]);
    await vi.waitFor(() => expect([...store.progress.value.values()]).toEqual([known, null]));
    server.on(getAssignmentProgress, () => ({ problem: 'internal' }));
    await store.load({});
    await vi.waitFor(() => expect([...store.progress.value.values()]).toEqual([null, null]));
  });
});

describe('COMP-55 the report', () => {
  it('an exemption loads the shown rows and the counts again', async () => {
    const { server, deps } = setUp();
    const person: AssignedPerson = {
      person_id: PERSON,
      name: 'Mika',
      email: '',
      state: 'not_started',
      cycle: 1,
      starts_at: now,
      due_at: now,
      progress: 0,
      completed_work: 0,
      total_work: 1,
      is_late: false,
    };
    const reply = (items: AssignedPerson[]) => ({
      data: { assignment: row(1), items, total: items.length, counts, now },
    });
    server.on(getAssignmentReport, () => reply([person]));
    server.on(exemptFromAssignment, () => ({ data: {} }));
    const store = createAssignmentReportStore({ ...deps, assignmentId: toId(1) });
    await store.load({ state: 'not_started' });
    server.on(getAssignmentReport, () => reply([]));
    await store.exempt([PERSON], 'On leave');
    expect(store.people.value).toMatchObject({ value: { items: [] } });
    expect(server.calls.at(-1)).toMatchObject({
      name: 'getAssignmentReport',
      input: { state: 'not_started' },
    });
  });
});
