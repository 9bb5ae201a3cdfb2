import type { Server } from 'node:http';

/** Returns the address of a server as an origin that this process can call, or undefined before it listens. */
export function toOwnAddress(http: Server): string | undefined {
  const bound = http.address();
  if (bound === null || typeof bound === 'string') return undefined;
  const { address, family, port } = bound;
  const isAny = address === '::' || address === '0.0.0.0';
  if (family === 'IPv6') return `http://[${isAny ? '::1' : address}]:${port}`;
  return `http://${isAny ? '127.0.0.1' : address}:${port}`;
}
