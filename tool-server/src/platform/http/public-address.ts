import dns from 'node:dns';
import { BlockList, isIP } from 'node:net';

/** Loopback, private, link-local and other ranges that are not public. @see RFC 6890 */
const INNER = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  INNER.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 128],
  ['::1', 128],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  INNER.addSubnet(net, bits, 'ipv6');

export function isInnerAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 0) return true;
  return INNER.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

class InnerAddressError extends Error {
  constructor() {
    super('the address lies in a private network');
    this.name = 'InnerAddressError';
  }
}

/** A host given as an address is not resolved, so it is checked before connecting. */
export function checkHost(hostname: string): void {
  const bare = hostname.replace(/^\[|\]$/g, '');
  if (isIP(bare) !== 0 && isInnerAddress(bare)) throw new InnerAddressError();
}

/** Resolves a name for a connection and refuses private results: checked on the address that is then used. */
export const lookupOuter: typeof dns.lookup = ((
  hostname: string,
  options: dns.LookupOptions,
  done: (error: Error | null, address: unknown, family?: number) => void,
) => {
  dns.lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '');
    const [first] = addresses;
    if (!first || addresses.some(({ address }) => isInnerAddress(address)))
      return done(new InnerAddressError(), '');
    if (options.all) done(null, addresses);
    else done(null, first.address, first.family);
  });
}) as typeof dns.lookup;
