import { describe, expect, it } from 'vitest';
import { buildFlags } from '../testing/build-flags.ts';
import { showsUpgrade, showsUpgradeBanner } from './upgrade.rule.ts';

const individual = { type: 'IND', isCompanyUser: false } as const;

describe('ROLE-8, ROLE-9 the entry Upgrade', () => {
  it.each([
    [{ isCompanyAdmin: true }, false],
    [{ isCompanyAdmin: true, isParent: true }, true],
    [{ isCompanyAdmin: true, type: 'FT' }, true],
    [{ isCompanyAdmin: true, type: 'IND' }, true],
    [{}, true],
    [{ isCompanyManager: true }, true],
    [individual, true],
  ])('the entry Upgrade for %j is shown: %s', (flags, shown) =>
    expect(showsUpgrade(buildFlags(flags))).toBe(shown),
  );
});

describe('SHELL-21 the upgrade banner', () => {
  it.each([
    [{ type: 'FT' }, true],
    [{ type: 'FT', isCompanyAdmin: true }, false],
    [{ type: 'IND' }, false],
    [{}, false],
  ])('the upgrade banner for %j is shown: %s', (flags, shown) =>
    expect(showsUpgradeBanner(buildFlags(flags))).toBe(shown),
  );
});
