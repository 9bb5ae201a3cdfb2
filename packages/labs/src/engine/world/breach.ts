import type { LabBreach } from '@drawbridge/contracts/practice';
import type { Exchange, LabRequest } from '../exchange.ts';
import { describeEvent, type WorldEvent } from './event.ts';

export interface FoundBreach {
  id: string;
  /** The event that proves it, as a sentence. */
  proof: string;
}

const isSome = (value: unknown) =>
  Array.isArray(value) || typeof value === 'string' ? value.length > 0 : Boolean(value);

function matchesEvent(event: WorldEvent, pattern: LabBreach['all'][number]): boolean {
  const fields = event as unknown as Record<string, unknown>;
  return Object.entries(pattern).every(([name, wanted]) =>
    wanted === 'some' ? isSome(fields[name]) : fields[name] === wanted,
  );
}

function matchesRequest({ method, url }: LabRequest, wanted: LabBreach['request']): boolean {
  if (wanted === undefined) return true;
  if (wanted.method !== undefined && wanted.method !== method) return false;
  const path = url.replace(/[?#].*$/s, '');
  return wanted.path.endsWith('*') ? path.startsWith(wanted.path.slice(0, -1)) : path === wanted.path;
}

/** The breaches that the exchanges of one act prove: every pattern of a breach was seen in its requests. */
export function findBreaches(exchanges: readonly Exchange[], breaches: readonly LabBreach[]): FoundBreach[] {
  return breaches.flatMap(({ id, request, all }) => {
    const events = exchanges
      .filter((exchange) => matchesRequest(exchange.request, request))
      .flatMap((exchange) => exchange.events);
    const proofs = all.map((pattern) => events.find((event) => matchesEvent(event, pattern)));
    const [proof] = proofs;
    if (proof === undefined || proofs.includes(undefined)) return [];
    return [{ id, proof: describeEvent(proof).text }];
  });
}
