import type { LabPack } from '@drawbridge/contracts/practice';
import type { Exchange } from '../exchange.ts';

/** Placeholder in a lab's seed where the flag belongs: in its SQL, its files, its environment. */
export const FLAG_MARK = '{{flag}}';

/**
 * The flag a page runs with. It looks like one and is worth nothing: the server replays the attack with the real one.
 */
export function toDecoy({ content_hash }: Pick<LabPack, 'content_hash'>): string {
  return `flag{practice-${content_hash.slice(0, 16)}}`;
}

function placeIn(value: unknown, flag: string): unknown {
  if (typeof value === 'string') return value.replaceAll(FLAG_MARK, flag);
  if (Array.isArray(value)) return value.map((item) => placeIn(item, flag));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, placeIn(item, flag)]));
}

/** The seed with the flag in its places. */
export function placeFlag(seed: LabPack['seed'], flag: string): LabPack['seed'] {
  return {
    ...(seed.sql === undefined ? {} : { sql: seed.sql.replaceAll(FLAG_MARK, flag) }),
    world: placeIn(seed.world, flag) as LabPack['seed']['world'],
  };
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

/** True when a page in a victim's browser sent the flag to a host that is not the app's. */
export function carriesFlag({ events }: Pick<Exchange, 'events'>, flag: string): boolean {
  return events
    .filter((event) => event.kind === 'outgoing' && event.by === 'page')
    .some(
      (event) => 'body' in event && [event.url, event.body].some((text) => unescaped(text).includes(flag)),
    );
}

/** True when the flag reached the attacker: in a response to them, or sent to their host. */
export function showsFlag(exchange: Pick<Exchange, 'response' | 'events'>, flag: string): boolean {
  const { response } = exchange;
  return (
    [response.body, ...response.headers.map(([, value]) => value)].some((text) => text.includes(flag)) ||
    carriesFlag(exchange, flag)
  );
}
