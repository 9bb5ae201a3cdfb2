import { type ParsedInputOf, problem } from '@drawbridge/contracts';
import type { previewAssignment } from '@drawbridge/contracts/company';
import { toInstant, toLocalMs } from '../../../../platform/zoned-time.ts';
import { type Repeating, toYearlyCycle } from '../cycles.rule.ts';

/** The form of an assignment, as an administrator sends it. */
export type AssignmentForm = Omit<ParsedInputOf<typeof previewAssignment>, 'assignment_id'>;

const refuse = (field: string, message: string) => problem('bad_input', { errors: { [field]: message } });

/** A time on the clocks of a zone, `2026-03-12T17:00`, as an instant. */
const fromWall = (wall: string, timeZone: string) => new Date(toInstant(Date.parse(`${wall}Z`), timeZone));

/** An instant as the clocks of a zone show it, `2026-03-12T17:00`. */
export const toWall = (at: Date, timeZone: string): string =>
  new Date(toLocalMs(at.getTime(), timeZone)).toISOString().slice(0, 16);

const DAYS_IN_MONTH = 28;

/** Throws `bad_input` where the dates do not fit how it repeats. */
function checkRepeat(
  repeating: Repeating,
  dates: { startsAt: Date; dueAt: Date },
  hasHardEnd: boolean,
): void {
  const { repeat, repeatMonths, earlyDays } = repeating;
  if (repeat === 'yearly' && toYearlyCycle(dates, repeating).sinceAt <= dates.dueAt)
    throw refuse('due_on', 'Each year has to end before work for the next year begins to count.');
  if (repeat !== 'after_pass') return;
  if (repeatMonths === null) throw refuse('repeat_months', 'Enter a number of months.');
  if (hasHardEnd)
    throw refuse('has_hard_end', 'After a hard end nobody can pass, so that it would never be due again.');
  if (earlyDays < 1 || earlyDays >= repeatMonths * DAYS_IN_MONTH)
    throw refuse('early_days', 'Enter at least 1 day, and less than the months between two due dates.');
}

/** The stored fields of a form. Throws `bad_input` at a field that does not fit the others. @see COMP-52 */
export function readForm(form: AssignmentForm) {
  const timeZone = form.time_zone;
  const startsAt = fromWall(form.starts_on, timeZone);
  const dueAt = fromWall(form.due_on, timeZone);
  if (dueAt <= startsAt) throw refuse('due_on', 'The due date must be after the start.');
  const repeating = {
    repeat: form.repeat,
    repeatMonths: form.repeat === 'after_pass' ? (form.repeat_months ?? null) : null,
    earlyDays: form.repeat === 'none' ? 0 : form.early_days,
    timeZone,
  };
  checkRepeat(repeating, { startsAt, dueAt }, form.has_hard_end);
  return {
    type: form.type,
    name: form.name,
    note: form.note,
    startsAt,
    dueAt,
    ...repeating,
    zoneOf: form.zone_of,
    hasHardEnd: form.has_hard_end,
    countsPastWork: form.counts_past_work,
    passPercent: form.pass_percent,
    people: form.people,
    isForEveryone: form.is_for_everyone,
    sendsReminders: form.sends_reminders,
  };
}

/** The parts of a form, each once. */
export function readParts(form: AssignmentForm) {
  const items = Map.groupBy(form.items, ({ kind, id }) => `${kind} ${id}`);
  return {
    items: [...items.values()].flatMap(([first]) => (first ? [first] : [])),
    teamIds: [...new Set(form.team_ids)],
    personIds: [...new Set(form.person_ids)],
  };
}
