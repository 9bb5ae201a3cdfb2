import { isIP, isIPv4, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The eight groups of an IPv6 address. */
function toGroups(address: string): string[] {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array.from({ length: missing }, () => '0'), ...after].map((group) =>
    Number.parseInt(group, 16).toString(16),
  );
}

/**
 * What counts as one address: an IPv4 address, or the /64 that a provider assigns to one household, because its owner
 * controls every address of it.
 */
export function toSource(address: string): string {
  const plain = MAPPED.exec(address)?.[1] ?? address;
  if (isIPv4(plain)) return plain;
  return isIPv6(plain) ? `${toGroups(plain).slice(0, 4).join(':')}::/64` : 'unknown';
}

/** The network of an address, coarse enough to be stored and shown: IPv4 /24, IPv6 /48. */
export function toNeighbourhood(address: string): string {
  const plain = MAPPED.exec(address)?.[1] ?? address;
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  return isIPv6(plain) ? `${toGroups(plain).slice(0, 3).join(':')}::/48` : 'unknown';
}

/** True for an address, or an address with a prefix length; the named ranges are those of Express. */
export function isAddressRange(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', prefix, ...more] = text.split('/');
  if (more.length > 0 || (!isIPv4(address) && !isIPv6(address))) return false;
  if (prefix === undefined) return true;
  const length = Number(prefix);
  return /^\d{1,3}$/.test(prefix) && length <= (isIPv4(address) ? 32 : 128);
}

/** The widest network that one organization has: 10.0.0.0/8, and the private half of IPv6. */
const WIDEST = { ipv4: 8, ipv6: 7 };

/** True for a range that holds addresses of everybody; an IPv6 range of mapped addresses counts as the IPv4 one. */
export function isForEverybody(range: string): boolean {
  const [address = '', prefix] = range.split('/');
  if (prefix === undefined || !isIP(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed instanceof ipaddr.IPv6 && parsed.isIPv4MappedAddress() && Number(prefix) >= 96)
    return Number(prefix) - 96 < WIDEST.ipv4;
  return Number(prefix) < WIDEST[parsed.kind()];
}
