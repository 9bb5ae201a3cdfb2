import type { AuditEntry } from '@drawbridge/contracts/kernel';
import { dateFormat } from '@drawbridge/ui/messages';
import { isMessage, t } from './messages.ts';

/** A name from code as words: `listPlatforms` and `list_platforms` are `List platforms`. */
export function toWords(name: string): string {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[_.]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The text for a value of an open list: from the table, otherwise derived from the value. */
const toText = (table: 'reason' | 'object' | 'details', value: string) => {
  const id = `${table}.${value}`;
  return isMessage(id) ? t(id) : toWords(value);
};

/** Kinds of objects whose name is among the details. */
const NAMED: ReadonlySet<string> = new Set(['platform', 'team']);

/** The operator is no person of the company; the details say so. */
const isOperator = ({ actor, details }: AuditEntry) => actor.id === null && details['by'] === 'operator';

/** Nor is the directory that provisions its users and teams. */
const isDirectory = ({ actor, details }: AuditEntry) =>
  actor.id === null && details['way'] === 'directory provisioning';

export function toWho(entry: AuditEntry): { name: string; email: string | undefined } {
  const { id, name, email } = entry.actor;
  if (isOperator(entry)) return { name: t('operator'), email: undefined };
  if (isDirectory(entry)) return { name: t('directory'), email: undefined };
  if (id === null) return { name: t('unknown'), email: undefined };
  if (name === null && email === null) return { name: t('deleted'), email: undefined };
  return name === null ? { name: email ?? '', email: undefined } : { name, email: email ?? undefined };
}

export const toReason = ({ reason }: AuditEntry) => (reason === null ? undefined : toText('reason', reason));

export function toObject({
  subject,
  details,
}: AuditEntry): { kind: string; name: string | undefined } | undefined {
  if (!subject) return undefined;
  const { kind, id, name } = subject;
  const known = kind === 'call' ? toWords(id) : (name ?? (NAMED.has(kind) ? details['name'] : undefined));
  return { kind: toText('object', kind), name: known || undefined };
}

/** Further facts with their names; the name of a platform or team is shown as that of the object. */
export function toDetails(entry: AuditEntry): [name: string, value: string][] {
  const { actor, subject, details } = entry;
  const isGone = actor.id !== null && actor.name === null && actor.email === null;
  return [
    ...(isGone ? [[t('details.person'), actor.id ?? ''] as [string, string]] : []),
    ...(subject && subject.kind !== 'call' ? [[t('details.object'), subject.id] as [string, string]] : []),
    ...Object.entries(details)
      .filter(([name]) => !(name === 'name' && NAMED.has(subject?.kind ?? '')))
      .filter(([name]) => !(name === 'by' && isOperator(entry)) && !(name === 'way' && isDirectory(entry)))
      .map(([name, value]): [string, string] => [toText('details', name), value]),
  ];
}

/** Day and time to the second, in the reader's own zone. */
export function toMoment(iso: string): { day: string; time: string } {
  const at = new Date(iso);
  return {
    day: dateFormat({ dateStyle: 'medium' }).format(at),
    time: dateFormat({ timeStyle: 'medium' }).format(at),
  };
}
