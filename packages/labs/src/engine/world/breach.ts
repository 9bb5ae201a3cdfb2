import type { LabBreach } from '@drawbridge/contracts';
import type { WorldEvent } from './event.ts';

const isSome = (value: unknown) =>
  Array.isArray(value) || typeof value === 'string' ? value.length > 0 : Boolean(value);

function matches(event: WorldEvent, pattern: LabBreach['all'][number]): boolean {
  const fields = event as unknown as Record<string, unknown>;
  return Object.entries(pattern).every(([name, wanted]) =>
    wanted === 'some' ? isSome(fields[name]) : fields[name] === wanted,
  );
}

/** The breaches that these events of one request prove: every pattern of a breach was seen. */
export function findBreaches(events: readonly WorldEvent[], breaches: readonly LabBreach[]): string[] {
  return breaches
    .filter(({ all }) => all.every((pattern) => events.some((event) => matches(event, pattern))))
    .map(({ id }) => id);
}
