import { isIPv4 } from 'node:net';
import type { RequestHandler } from 'express';

/** True for an address or host name that only this machine reaches: `localhost`, names below it, 127.0.0.0/8 and `::1`. */
export function isLoopback(host: string): boolean {
  const name = host
    .toLowerCase()
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/, '')
    .replace(/\.$/, '');
  if (name === 'localhost' || name.endsWith('.localhost') || name === '::1') return true;
  return isIPv4(name) && name.startsWith('127.');
}

/** Headers by which a proxy marks a request that it forwards. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/**
 * Serves callers on this machine only. The peer is not enough: a proxy here forwards requests from anywhere, and a page
 * whose name was pointed at 127.0.0.1 (DNS rebinding) sends its own name as host.
 */
export const onlyThisMachine: RequestHandler = (req, res, next) => {
  const host = URL.parse(`http://${req.headers.host ?? ''}`)?.hostname ?? '';
  const isForwarded = FORWARDED.some((name) => req.headers[name] !== undefined);
  if (isLoopback(req.socket.remoteAddress ?? '') && isLoopback(host) && !isForwarded) return next();
  res
    .status(403)
    .set('cache-control', 'no-store')
    .type('text/plain')
    .send('This page answers browsers on its own machine only.\n');
};
