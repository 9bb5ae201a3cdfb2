import type { AssignmentInput } from '@drawbridge/client/stores/company/managed/managed-assignments';
import { asId } from '@drawbridge/contracts';
import type {
  Assignable,
  Assignee,
  AssignmentItemKind,
  AssignmentRepeat,
  AssignmentType,
  ManagedAssignment,
} from '@drawbridge/contracts/company';

/** A chosen course, journey or challenge. */
export interface ChosenItem {
  kind: AssignmentItemKind;
  id: string;
  title: string;
  isWithdrawn?: boolean;
}

/** What the form holds; numbers are texts while they are typed. */
export interface FormState {
  name: string;
  note: string;
  items: readonly ChosenItem[];
  isForEveryone: boolean;
  /** Teams and people; they are kept while everyone is chosen, in case that is taken back. */
  assignees: readonly Assignee[];
  people: 'dynamic' | 'frozen';
  starts_on: string;
  due_on: string;
  time_zone: string;
  zone_of: 'company' | 'person';
  has_hard_end: boolean;
  sends_reminders: boolean;
  pass_percent: string;
  counts_past_work: boolean;
  repeat: AssignmentRepeat;
  repeat_months: string;
  early_days: string;
}

/** A learner gets two weeks unless the administrator says otherwise. */
const USUAL_DAYS = 14;
const USUAL_MONTHS = '12';
export const USUAL_EARLY_DAYS = '30';
const pad = (value: number) => String(value).padStart(2, '0');

/** A day of the reader's calendar at a time: `2026-03-12T17:00`. */
function toWall(day: Date, time: string): string {
  return `${day.getFullYear()}-${pad(day.getMonth() + 1)}-${pad(day.getDate())}T${time}`;
}

/** A form that was not filled in yet: from this morning, for two weeks. */
export function toNewState(now: Date, timeZone: string): FormState {
  const due = new Date(now);
  due.setDate(due.getDate() + USUAL_DAYS);
  return {
    name: '',
    note: '',
    items: [],
    isForEveryone: false,
    assignees: [],
    people: 'dynamic',
    starts_on: toWall(now, '09:00'),
    due_on: toWall(due, '17:00'),
    time_zone: timeZone,
    zone_of: 'company',
    has_hard_end: false,
    sends_reminders: true,
    pass_percent: '100',
    counts_past_work: true,
    repeat: 'none',
    repeat_months: USUAL_MONTHS,
    early_days: USUAL_EARLY_DAYS,
  };
}

/** The form of a stored assignment. @see COMP-51 */
export const toState = (one: ManagedAssignment): FormState => ({
  name: one.name,
  note: one.note,
  items: one.items.map(({ kind, id, title, is_withdrawn }) => ({
    kind,
    id,
    title,
    isWithdrawn: is_withdrawn,
  })),
  isForEveryone: one.is_for_everyone,
  assignees: [
    ...one.teams.map((team) => ({ kind: 'team' as const, ...team })),
    ...one.persons.map((person) => ({ kind: 'person' as const, ...person })),
  ],
  people: one.people,
  starts_on: one.starts_on,
  due_on: one.due_on,
  time_zone: one.time_zone,
  zone_of: one.zone_of ?? 'company',
  has_hard_end: one.has_hard_end ?? false,
  sends_reminders: one.sends_reminders ?? true,
  pass_percent: String(one.pass_percent ?? 100),
  counts_past_work: one.counts_past_work ?? false,
  repeat: one.repeat ?? 'none',
  repeat_months: one.repeat_months === undefined ? USUAL_MONTHS : String(one.repeat_months),
  early_days: one.repeat === 'none' ? USUAL_EARLY_DAYS : String(one.early_days),
});

/** A typed number; NaN, which the server refuses at its field, for anything else. */
const toNumber = (typed: string) => (typed.trim() === '' ? Number.NaN : Number(typed));

export const toInput = (type: AssignmentType, state: FormState): AssignmentInput => {
  const { items, isForEveryone, pass_percent, repeat_months, early_days, ...rest } = state;
  const { assignees: named, ...same } = rest;
  const assignees = isForEveryone ? [] : named;
  return {
    ...same,
    type,
    pass_percent: toNumber(pass_percent),
    ...(same.repeat === 'after_pass' ? { repeat_months: toNumber(repeat_months) } : {}),
    early_days: same.repeat === 'none' ? 0 : toNumber(early_days),
    items: items.map(({ kind, id }) => ({ kind: kind === 'journey' ? 'journey' : 'course', id })),
    is_for_everyone: isForEveryone,
    team_ids: assignees.flatMap(({ kind, id }) => (kind === 'team' ? [id] : [])),
    person_ids: assignees.flatMap(({ kind, id }) => (kind === 'person' ? [asId<'person'>(id)] : [])),
  };
};

/** The items that a result of a search stands for: a set stands for its challenges. */
export const toItems = (found: Assignable): ChosenItem[] =>
  found.kind === 'set'
    ? (found.items ?? []).map(({ id, title }) => ({ kind: 'challenge', id, title }))
    : [{ kind: found.kind, id: found.id, title: found.title }];

const isSame = (one: { kind: string; id: string }, other: { kind: string; id: string }) =>
  one.kind === other.kind && one.id === other.id;

/** What is chosen, with more behind it; each entry is there once. */
export const withAdded = <One extends { kind: string; id: string }>(
  chosen: readonly One[],
  more: readonly One[],
): One[] => [...chosen, ...more.filter((one) => !chosen.some((known) => isSame(known, one)))];

export const without = <One extends { kind: string; id: string }>(
  chosen: readonly One[],
  gone: { kind: string; id: string },
): One[] => chosen.filter((one) => !isSame(one, gone));

export const holds = (
  chosen: readonly { kind: string; id: string }[],
  wanted: readonly { kind: string; id: string }[],
): boolean => wanted.every((one) => chosen.some((known) => isSame(known, one)));
