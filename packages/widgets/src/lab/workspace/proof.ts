import type { LabBreach } from '@drawbridge/contracts';
import type { PreviewExchange } from '@drawbridge/labs/engine';

type Pattern = LabBreach['all'][number];

/** The description of the world event that proves a breach, which the runner has already found. */
export function findProof(exchanges: readonly PreviewExchange[], breach: LabBreach): string | undefined {
  for (const pattern of breach.all)
    for (const { events, lines } of exchanges) {
      const at = events.findIndex((event) => fits({ ...event }, pattern));
      if (at >= 0) return lines[at]?.text;
    }
  return undefined;
}

function fits(event: Record<string, unknown>, pattern: Pattern): boolean {
  return Object.entries(pattern).every(([name, wanted]) => {
    const value = event[name];
    if (wanted !== 'some') return value === wanted;
    return Array.isArray(value) || typeof value === 'string' ? value.length > 0 : Boolean(value);
  });
}
