import type { IncomingMessage } from 'node:http';
import type { Clock } from '../clock.ts';
import { toSource } from '../limits/address.ts';
import type { Log } from '../log/log.ts';

const HOUR_MS = 3_600_000;
/** So many peers in an hour: who forges the header from everywhere fills neither the memory nor the log. */
const MOST_PEERS = 100;

/** Express's reading of `TRUSTED_PROXIES`: true for a peer whose word is believed. */
export type IsTrusted = (peer: string, hop: number) => boolean;

/**
 * Warns of a peer that sends `X-Forwarded-For` and is not named in `TRUSTED_PROXIES`, once an hour. Mostly it is a proxy
 * that somebody forgot, and all callers behind it count as one; the header is not believed either way.
 */
export function createUnnamedProxyWatch({
  isTrusted,
  clock,
  log,
}: {
  isTrusted: IsTrusted;
  clock: Clock;
  log: Log;
}) {
  const peers = new Map<string, { warnedAtMs: number; requests: number }>();
  return (req: IncomingMessage): void => {
    const address = req.socket.remoteAddress;
    if (address === undefined || req.headers['x-forwarded-for'] === undefined) return;
    if (isTrusted(address, 0)) return;
    const peer = toSource(address);
    const nowMs = clock.now().getTime();
    const known = peers.get(peer);
    if (known && nowMs - known.warnedAtMs < HOUR_MS) {
      known.requests += 1;
      return;
    }
    peers.delete(peer);
    // In the order of the map the oldest warning is first.
    const [oldest] = peers;
    if (oldest && peers.size >= MOST_PEERS) {
      if (nowMs - oldest[1].warnedAtMs < HOUR_MS) return;
      peers.delete(oldest[0]);
    }
    peers.set(peer, { warnedAtMs: nowMs, requests: 0 });
    log.warn(
      { event: 'proxy.unnamed', network: peer, requestsSinceWarning: known?.requests ?? 0 },
      'X-Forwarded-For from a peer that TRUSTED_PROXIES does not name: if it is a proxy of yours, all callers behind it count as one',
    );
  };
}
