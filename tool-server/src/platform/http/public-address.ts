import dns from 'node:dns';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { isForEverybody } from '../limits/address.ts';
import { isLoopback } from './this-machine.ts';

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

/** What may be called although it is private: hosts by their name, and networks in CIDR form. */
export interface PrivateHosts {
  hosts: readonly string[];
  networks: readonly string[];
}

const NO_PRIVATE_HOSTS: PrivateHosts = { hosts: [], networks: [] };

/** Names of hosts and networks, separated by commas; throws with the part that is neither. */
export function readPrivateHosts(text: string): PrivateHosts {
  const parts = text
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter(Boolean);
  const isNetwork = (part: string) => part.includes('/');
  const isHost = (part: string) =>
    /^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(part) && (isIP(part) !== 0 || !/^[\d.]+$/.test(part));
  const wrong = parts.find((part) => (isNetwork(part) ? !ipaddr.isValidCIDR(part) : !isHost(part)));
  if (wrong !== undefined) throw new Error(`${wrong} is no host name and no network such as 10.20.0.0/16`);
  return { hosts: parts.filter((part) => !isNetwork(part)), networks: parts.filter(isNetwork) };
}

/** Never a learning platform: what a cloud tells its machines, and addresses of no machine. */
function isNeverCalled(address: string): boolean {
  const parsed = ipaddr.process(address);
  return (
    ['linkLocal', 'multicast', 'unspecified', 'broadcast', 'reserved'].includes(parsed.range()) ||
    parsed.toString() === AZURE_PLATFORM
  );
}

function isInNetwork(address: string, networks: readonly string[]): boolean {
  const parsed = ipaddr.process(address);
  return networks.some((network) => {
    const range = ipaddr.parseCIDR(network);
    return range[0].kind() === parsed.kind() && parsed.match(range);
  });
}

const THIS_MACHINE = ['127.0.0.0/8', '0.0.0.0/8', '::1/128', '::/128'].map((range) =>
  ipaddr.parseCIDR(range),
);

/** The first part that opens the server's own machine, or all networks, to whoever registers a platform. */
export function findOpenPart({ hosts, networks }: PrivateHosts): string | undefined {
  const overlaps = (network: string) =>
    THIS_MACHINE.some(([own, ownLength]) => {
      const [address, length] = ipaddr.parseCIDR(network);
      return address.kind() === own.kind() && address.match(own, Math.min(length, ownLength));
    });
  return hosts.find(isLoopback) ?? networks.find((network) => isForEverybody(network) || overlaps(network));
}

/** True for an address that may be called under this name. */
function mayCall(hostname: string, address: string, { hosts, networks }: PrivateHosts): boolean {
  if (!isInnerAddress(address)) return true;
  if (isIP(address) === 0 || isNeverCalled(address)) return false;
  return hosts.includes(hostname.toLowerCase()) || isInNetwork(address, networks);
}

/** The call would leave the public network. Trying again changes nothing: the operator may name the host. */
export class InnerAddressError extends Error {
  constructor() {
    super('the address lies in a private network');
    this.name = 'InnerAddressError';
  }
}

/** The ports of web servers. The operator may name others. */
const WEB_PORTS: readonly number[] = [80, 443];

/** Refuses other ports: on a public address too they belong to services that are no web servers. */
export function checkPort({ protocol, port }: URL, others: readonly number[]): void {
  const called = port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port);
  if (!WEB_PORTS.includes(called) && !others.includes(called)) throw new PortError(called);
}

/** Trying again changes nothing: the operator may name the port. */
export class PortError extends Error {
  constructor(port: number) {
    super(`port ${port} is not called; OUTGOING_PORTS may name it`);
    this.name = 'PortError';
  }
}

/** A host given as an address is not resolved, so it is checked before connecting. */
export function checkHost(hostname: string, allowed: PrivateHosts = NO_PRIVATE_HOSTS): void {
  const bare = hostname.replace(/^\[|\]$/g, '');
  if (isIP(bare) !== 0 && !mayCall(bare, bare, allowed)) throw new InnerAddressError();
}

/** Resolves a name for a connection and refuses private results: checked on the address that is then used. */
export const createLookup = (allowed: PrivateHosts = NO_PRIVATE_HOSTS): typeof dns.lookup =>
  ((
    hostname: string,
    options: dns.LookupOptions,
    done: (error: Error | null, address: unknown, family?: number) => void,
  ) => {
    dns.lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '');
      const [first] = addresses;
      if (!first || addresses.some(({ address }) => !mayCall(hostname, address, allowed)))
        return done(new InnerAddressError(), '');
      if (options.all) done(null, addresses);
      else done(null, first.address, first.family);
    });
  }) as typeof dns.lookup;
