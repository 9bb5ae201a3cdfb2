import type { LabLogEntry } from '@drawbridge/contracts/practice';
import { t } from './messages.ts';

/** One entry of an attack as a line of the log: a request, or a page that a victim opens. */
export function toLogLine(entry: LabLogEntry): { what: string; url: string; body: string } {
  if ('method' in entry) return { what: entry.method, url: entry.url, body: entry.body };
  const { victim } = entry;
  if ('url' in entry) return { what: t('attack.log.link'), url: `${victim} → ${entry.url}`, body: '' };
  return { what: t('attack.log.page'), url: `${victim} → ${t('victim.ownPage')}`, body: '' };
}
