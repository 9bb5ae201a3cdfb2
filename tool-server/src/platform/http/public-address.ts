import dns from 'node:dns';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** All public IPv6 addresses: the other seven eighths are translated, local, multicast or not assigned. @see RFC 4291 */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3');
/** Public by its number, but inside of every Azure network: its platform answers there. */
const AZURE_PLATFORM = '168.63.129.16';

/**
 * True for what is no public address: loopback, private, link-local, shared, reserved for documentation or benchmarks,
 * multicast, and the IPv6 ranges that hold another address (6to4, Teredo, NAT64, mapped). @see RFC 6890
 */
export function isInnerAddress(address: string): boolean {
  if (isIP(address) === 0) return true;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return true;
  return parsed.kind() === 'ipv6' ? !parsed.match(GLOBAL_UNICAST) : parsed.toString() === AZURE_PLATFORM;
}

class InnerAddressError extends Error {
  constructor() {
    super('the address lies in a private network');
    this.name = 'InnerAddressError';
  }
}

/** Where web servers listen; others may be named by the operator. */
const WEB_PORTS: readonly number[] = [80, 443];

/** Refuses other ports: on a public address too they belong to services that are no web servers. */
export function checkPort({ protocol, port }: URL, others: readonly number[]): void {
  const called = port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port);
  if (!WEB_PORTS.includes(called) && !others.includes(called))
    throw new Error(`port ${called} is not called; OUTGOING_PORTS may name it`);
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
