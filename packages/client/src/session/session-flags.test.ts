import { describe, expect, it } from 'vitest';
import { readSessionFlags } from './session-flags.ts';

const toToken = (claims: object) => `h.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.s`;
const COMPANY = toToken({ 'custom:company_id': 'acme' });

const read = (stored: Record<string, string>) => readSessionFlags({ get: (key) => stored[key] });

describe('session flags', () => {
  it.each(['true', '1'])('ROLE-12 the flag %j is set', (value) => {
    expect(read({ token: COMPANY, is_admin: value, manager: value, sub_: value })).toMatchObject({
      isCompanyAdmin: true,
      isCompanyManager: true,
      isParent: true,
    });
  });

  it.each(['false', '0', '', 'TRUE', 'yes', 'null', 'undefined', ' true'])(
    'the flag %j is not set',
    (value) => {
      expect(read({ token: COMPANY, is_admin: value, is_security_champion: value })).toMatchObject({
        isCompanyAdmin: false,
        isChampion: false,
      });
    },
  );

  it.each([
    ['no token', undefined],
    ['no claim', toToken({ sub: 'x' })],
    ['an empty claim', toToken({ 'custom:company_id': '' })],
    ['rubbish', 'not.a-token.!'],
    ['a payload that is no object', `h.${btoa('null')}.s`],
  ])('COMP-3, DATA-6 a person with %s belongs to no company, despite the flags', (_what, token) => {
    const flags = read({ ...(token ? { token } : {}), is_admin: 'true', manager: 'true' });
    expect([flags.isCompanyUser, flags.isCompanyAdmin, flags.isCompanyManager]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it.each([
    ['["Alpha","Beta"]', ['Alpha', 'Beta']],
    ['["Alpha",7,null]', ['Alpha']],
    ['{"a":1}', []],
    ['Alpha', []],
  ])('SHELL-24 the teams are read from %s', (security_champion_teams, teams) =>
    expect(read({ security_champion_teams }).championTeams).toEqual(teams),
  );

  it.each([
    ['FORCE', 'FORCE'],
    ['OPTIONAL', 'OPTIONAL'],
    ['force', undefined],
    ['', undefined],
  ])('AUTH-40 verify %j is %j', (verify, expected) => expect(read({ verify }).verify).toBe(expected));
});
