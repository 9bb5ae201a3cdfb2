import type { ManagedAssignment } from '@drawbridge/contracts/company';

/** Most names of a list in one entry: its texts are short, and the assignment has the rest. */
const MOST_NAMES = 5;

const toList = (names: readonly string[]) =>
  names.length > MOST_NAMES
    ? `${names.slice(0, MOST_NAMES).join(', ')} + ${names.length - MOST_NAMES}`
    : names.join(', ');

/** What an assignment says, for its entries in the audit trail. People are counted, not named. */
export function toFacts(one: ManagedAssignment): Record<string, string> {
  return {
    name: one.name,
    type: one.type,
    starts_on: one.starts_on,
    due_on: one.due_on,
    time_zone: one.time_zone,
    zone_of: one.zone_of,
    has_hard_end: String(one.has_hard_end),
    counts_past_work: String(one.counts_past_work),
    pass_percent: String(one.pass_percent),
    membership: one.people,
    repeat: one.repeat,
    repeat_months: one.repeat_months === undefined ? '' : String(one.repeat_months),
    early_days: String(one.early_days),
    sends_reminders: String(one.sends_reminders),
    items: toList(one.items.map(({ title }) => title)),
    is_for_everyone: String(one.is_for_everyone),
    teams: toList(one.teams.map(({ name }) => name)),
    people_named: String(one.persons.length),
    people: String(one.people_count),
  };
}

/** What changed, before and after. The name is always there. */
export function toChanges(before: ManagedAssignment, after: ManagedAssignment): Record<string, string> {
  const was = toFacts(before);
  const changed = Object.entries(toFacts(after)).flatMap(([fact, now]) =>
    was[fact] === now ? [] : [[fact, `${was[fact]} → ${now}`] as const],
  );
  return {
    name: after.name,
    ...Object.fromEntries(changed),
    ...(before.note === after.note ? {} : { note: 'changed' }),
  };
}
