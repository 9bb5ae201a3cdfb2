/** Addresses that a request from outside should not be able to make an app call. */
const RANGES: ReadonlyArray<readonly [string, number]> = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
];

const IPV4 = /^\d{1,3}(\.\d{1,3}){3}$/;
const toNumber = (address: string) => address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);

function isInternalV4(address: string): boolean {
  const value = toNumber(address);
  return RANGES.some(([start, bits]) => {
    const size = 2 ** (32 - bits);
    return Math.floor(value / size) === Math.floor(toNumber(start) / size);
  });
}

/** `[::ffff:7f00:1]` is another form of 127.0.0.1. */
function toMappedV4(address: string): string | null {
  const match = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(address);
  if (match === null) return null;
  const [high = 0, low = 0] = [match[1], match[2]].map((part) => Number.parseInt(part ?? '0', 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

export const isAddress = (host: string): boolean => IPV4.test(host) || host.startsWith('[');

/** Loopback, private, link-local and similar ranges, as a URL's host spells them (RFC 1918, 3927, 4193, 4291, 6598). */
export function isInternal(address: string): boolean {
  if (IPV4.test(address)) return isInternalV4(address);
  const bare = address.replace(/^\[|\]$/g, '').toLowerCase();
  const mapped = toMappedV4(bare);
  if (mapped !== null) return isInternalV4(mapped);
  return bare === '::' || bare === '::1' || /^f[cd]/.test(bare) || /^fe[89ab]/.test(bare);
}
