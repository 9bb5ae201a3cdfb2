import { createHash } from 'node:crypto';
import type { Behaviour } from './behaviour/behaviour.ts';

type Kind = 'person' | 'course' | 'link';

/** `u-101` is 101. Other ids are derived from their characters: a whole number that JSON holds exactly. */
function toNumber(id: string): number {
  const [, digits] = /^[a-z]+-(\d{1,15})$/.exec(id) ?? [];
  if (digits !== undefined) return Number(digits);
  return Number.parseInt(createHash('sha256').update(id).digest('hex').slice(0, 12), 16);
}

/** Whether tools know it by its digits. */
const hasDigits = ({ ids }: Behaviour, kind: Kind): boolean =>
  ids === 'numbers' || (ids === 'roster' && kind === 'person');

/** An id as launches and line items have it. */
export function toSentId(behaviour: Behaviour, kind: Kind, id: string): string | number {
  if (!hasDigits(behaviour, kind)) return id;
  return behaviour.ids === 'numbers' ? toNumber(id) : String(toNumber(id));
}

/** An id of a person as rosters have it. */
export const toRosterId = (behaviour: Behaviour, id: string): string | number =>
  hasDigits(behaviour, 'person') ? toNumber(id) : id;

/** The id in a text, such as a custom parameter. */
export const toIdText = (behaviour: Behaviour, kind: Kind, id: string): string =>
  String(toSentId(behaviour, kind, id));

/** Which of these ids a tool means: by its text, however it was sent. */
export function findOwnId(
  behaviour: Behaviour,
  kind: Kind,
  { sent, known }: { sent: string; known: Iterable<string> },
): string | undefined {
  for (const id of known) if (toIdText(behaviour, kind, id) === sent) return id;
  return undefined;
}
