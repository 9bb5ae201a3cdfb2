import { describe, expect, it } from 'vitest';
import { createReservedNames } from './reserved-names.rule.ts';

const { isReservedAlias, isReservedName } = createReservedNames(['Drawbridge', 'Acme Security Lab', 'Moat']);

describe('a reserved alias', () => {
  it.each([
    'Drawbridge',
    'Drawbridge Support',
    'drawbridge_team',
    'The-Drawbridge-1',
    'Acme Security Lab',
    'acmesecuritylab42',
    'Moat',
    'moat team',
    'Admin',
    'ADMIN',
    'admins',
    'ａｄｍｉｎ',
    'аdmіn',
    'Adm1n',
    'adrnin',
    'admin 2026',
    'the_real_admin',
    'AdminTeam',
    'adminteam',
    'joe admin',
    'Site Administrator',
    'Ѕupport',
    'help-desk support',
    'Moderator',
    'Security Team',
    'ʜᴇʟᴘᴅᴇsᴋ',
  ])('a reserved alias is %s', (alias) => expect(isReservedAlias(alias)).toBe(true));

  it.each([
    'Badminton',
    'Moatless',
    'Staffan',
    'Mika',
    'root',
    'bridge',
    'Draw',
    'Operation',
    'supporting cast',
    'Админка',
    '日本',
  ])('a reserved alias is not %s', (alias) => expect(isReservedAlias(alias)).toBe(false));
});

describe('a reserved name of a person', () => {
  it.each([
    'Admin User',
    'System Administrator',
    'Drawbridge Support',
    'Drаwbridge Team',
    'Support',
    'Customer Support',
  ])("a reserved person's name is %s", (name) => expect(isReservedName(name)).toBe(true));

  it.each(['Joe Support', 'Anna Admin', 'Mika Staff', 'Staffan Berg', 'Ines Dahl', ''])(
    "a reserved person's name is not %s",
    (name) => expect(isReservedName(name)).toBe(false),
  );
});
