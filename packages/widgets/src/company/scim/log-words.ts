import type { ScimLogLine } from '@drawbridge/client/stores/company/scim/scim-log';
import type { Tone } from '@drawbridge/ui';
import { t } from './messages.ts';

const ACTS: Readonly<Record<string, 'create' | 'change' | 'delete' | 'read'>> = {
  POST: 'create',
  PUT: 'change',
  PATCH: 'change',
  DELETE: 'delete',
  GET: 'read',
};
const KINDS: Readonly<Record<string, 'user' | 'group'>> = { Users: 'user', Groups: 'group' };

/** What the directory asked for. */
export function toAsk({ method, path, person, subject }: ScimLogLine): string {
  const act = ACTS[method];
  const [collection = '', id = ''] = path.split('/');
  const kind = KINDS[collection];
  if (!act || !kind) return t('ask.other', { method, path });
  return t(`ask.${act}.${kind}`, { who: subject ?? person?.name ?? id }).trim();
}

export function toResult({ status, changes }: ScimLogLine): { tone: Tone; text: string } {
  if (status >= 400) return { tone: 'fail', text: t('log.status', { status }) };
  return changes.length > 0
    ? { tone: 'pass', text: t('show.changed') }
    : { tone: 'neutral', text: t('show.unchanged') };
}

/** What changed, and why something did not. */
export function toDetails({ status, changes, detail }: ScimLogLine): string[] {
  const lines = [...changes, ...(detail === null ? [] : [detail])];
  return lines.length === 0 && status < 400 ? [t('log.already')] : lines;
}
