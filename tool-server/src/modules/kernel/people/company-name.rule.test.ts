import { describe, expect, it } from 'vitest';
import { toCompanyNameKey } from './company-name.rule.ts';

describe('company names that people confuse', () => {
  it.each([
    'ACME',
    ' acme ',
    'A C M E',
    'Acme, Inc.',
    'ACME Incorporated',
    'Acme GmbH',
    'Acme GmbH & Co. KG',
    'Acme S.p.A.',
    'Acme S. A.',
    'ACME Co., Ltd.',
    'The Acme Company',
    'АCME',
    'Αcme',
    'ａｃｍｅ',
    'Acmé',
    'Ac\u200bme',
    'Acrne',
    '"Acme"',
  ])('%s is Acme', (name) => expect(toCompanyNameKey(name)).toBe(toCompanyNameKey('Acme')));

  it('a symbol between two words counts as a word', () => {
    expect(toCompanyNameKey('Smith & Sons Ltd')).toBe(toCompanyNameKey('Smith and Sons'));
    expect(toCompanyNameKey('Smith Sons')).not.toBe(toCompanyNameKey('Smith and Sons'));
  });

  it.each(['Acme Security', 'Acmeco', 'New Acme', 'Akme', 'Acme 2'])('%s is not Acme', (name) =>
    expect(toCompanyNameKey(name)).not.toBe(toCompanyNameKey('Acme')),
  );

  it('a name of only legal forms, other scripts or symbols is still a name', () => {
    const keys = ['The Company', 'SE', 'AG', '株式会社東京', 'شركة', '!!!', '???'].map(toCompanyNameKey);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).not.toContain('');
  });
});
