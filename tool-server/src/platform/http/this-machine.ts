import type { IncomingMessage, RequestListener } from 'node:http';
import { isIPv4 } from 'node:net';
import type { Duplex } from 'node:stream';

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

/** Headers by which proxies, tunnels and content networks mark a request that they forward. */
const FORWARDED = [
  'forwarded',
  'via',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-original-host',
  'true-client-ip',
  'cf-connecting-ip',
  'fastly-client-ip',
];

/** HTTP/1.0 is what nginx speaks to a server unless told otherwise; a browser never does. */
function isForwarded({ headers, httpVersion }: IncomingMessage): boolean {
  if (httpVersion === '1.0' || FORWARDED.some((name) => headers[name] !== undefined)) return true;
  return Object.keys(headers).some((name) => name.startsWith('x-forwarded-'));
}

/**
 * True for a request that a program on this machine addressed to it. The peer is not enough: a proxy here forwards
 * requests from anywhere, and a page whose name was pointed at 127.0.0.1 (DNS rebinding) sends its own name as host.
 */
export function isOfThisMachine(req: IncomingMessage): boolean {
  const host = URL.parse(`http://${req.headers.host ?? ''}`)?.hostname ?? '';
  return isLoopback(req.socket.remoteAddress ?? '') && isLoopback(host) && !isForwarded(req);
}

/** True for a request that may be served. */
export type MayCall = (req: IncomingMessage) => boolean;

/** Outside production there are accounts with a known password: others are served only in a demo in public. */
export function createMayCall(config: { mode: string; isDemoInPublic: boolean }): MayCall {
  return config.mode === 'production' || config.isDemoInPublic ? () => true : isOfThisMachine;
}

const REFUSAL =
  'Outside production this server answers only requests that come from its own machine, without a proxy, and name it as localhost, because everybody knows the passwords of the demo accounts. Set NODE_ENV=production for a server that others use, or DEMO_IN_PUBLIC=1 for a demo in public.';

/** 403 in the form that the caller reads: JSON for calls, otherwise a page of plain text. */
export const refuseOthers: RequestListener = (req, res) => {
  const isCall = req.url?.startsWith('/api/') ?? false;
  const body = isCall
    ? JSON.stringify({ success: false, code: 'forbidden', message: REFUSAL, data: null })
    : `${REFUSAL}\n`;
  res.writeHead(403, {
    'content-type': isCall ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    // What was sent is not read.
    connection: 'close',
  });
  res.end(body);
};

/** The same for a request of a socket. */
export function refuseSocket(socket: Duplex): void {
  socket.on('error', () => socket.destroy());
  socket.end('HTTP/1.1 403 Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
}
