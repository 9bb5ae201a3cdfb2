import { describe, expect, it } from 'vitest';
import { readProvenEmail } from './proven-email.ts';

describe('an address from an identity provider', () => {
  it.each([
    ['ada@acme.test', 'ada@acme.test'],
    [' Ada.Berg@ACME.test ', 'ada.berg@acme.test'],
    ["sean.o'brien@acme.test", "sean.o'brien@acme.test"],
    ['r&d@acme.test', 'r&d@acme.test'],
    ['jürgen@acme.test', 'jürgen@acme.test'],
    ['jose\u0301@acme.test', 'josé@acme.test'],
    ['用户@例え.テスト', '用户@xn--r8jz45g.xn--zckzah'],
    ['ada@Müller.test', 'ada@xn--mller-kva.test'],
    ['a!#$%*/=?^`{|}~@acme.test', 'a!#$%*/=?^`{|}~@acme.test'],
    [`${'x'.repeat(244)}@acme.test`, `${'x'.repeat(244)}@acme.test`],
  ])('an address is accepted unchanged, in lowercase letters: %j', (value, email) => {
    expect(readProvenEmail(value)).toBe(email);
  });

  it.each([
    undefined,
    null,
    7,
    ['ada@acme.test'],
    '',
    'ada',
    'ada@',
    '@acme.test',
    'ada@acme',
    'a@b@acme.test',
    'ada berg@acme.test',
    'ada\n@acme.test',
    'ada\0@acme.test',
    'ada\u202e@acme.test',
    'ada\ud800@acme.test',
    'Ada <ada@acme.test>',
    'ada,ben@acme.test',
    '"ada"@acme.test',
    'ada@acme.test;bcc',
    'ada@[127.0.0.1]',
    'ada@acme..test',
    `${'x'.repeat(245)}@acme.test`,
  ])('an address that no mail would reach is refused: %j', (value) => {
    expect(readProvenEmail(value)).toBeUndefined();
  });

  it.each([
    // Read as parts of a web address, these would name the domain before them.
    'ada@acme.test/evil.test',
    'ada@acme.test?evil.test',
    'ada@acme.test#evil.test',
    'ada@acme.test\\evil.test',
    'ada@acme.test:25',
    'ada@%61cme.test',
    'ada@acme.test／evil.test',
    // Addresses of machines, and what no domain is made of.
    'ada@127.1',
    'ada@1.2',
    'ada@0x7f.1',
    'ada@acme_1.test',
    "ada@acme'.test",
    // The sign of the unit kelvin, whose small letter is a k: somebody else has that address.
    'mi\u212Ae@acme.test',
  ])("an address that could be read as another person's, or without a domain, is refused: %j", (value) => {
    expect(readProvenEmail(value)).toBeUndefined();
  });
});
