import { describe, expect, it } from 'vitest';
import { isAddressRange, toNeighbourhood, toSource } from './address.ts';

describe('an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', 'unknown'],
  ])('the address %s counts as %s', (address, source) => expect(toSource(address)).toBe(source));

  it.each([
    ['203.0.113.7', '203.0.113.0/24'],
    ['2001:db8:1:2::9', '2001:db8:1::/48'],
    ['nonsense', 'unknown'],
  ])('the address %s is in the network %s', (address, neighbourhood) =>
    expect(toNeighbourhood(address)).toBe(neighbourhood),
  );

  it.each(['loopback', '10.0.0.1', '10.0.0.0/8', '2001:db8::/32', '::1'])(
    'the range %s is accepted',
    (text) => expect(isAddressRange(text)).toBe(true),
  );
  it.each(['true', '10.0.0', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', '::1/129', 'proxy.example'])(
    'the range %s is refused',
    (text) => expect(isAddressRange(text)).toBe(false),
  );
});
