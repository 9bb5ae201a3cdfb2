import { describe, expect, it } from 'vitest';
import { buildFlags } from '../testing/build-flags.ts';
import { forAdmins, forChampions, forCompanyUsers, forTeamLeads } from './page-guards.ts';

const individual = { type: 'IND', isCompanyUser: false } as const;

describe('page rules', () => {
  it.each([
    ['COMP-2, ROLE-11', forAdmins, { isCompanyAdmin: true }, undefined],
    ['COMP-2', forAdmins, { isCompanyManager: true, isChampion: true }, '/'],
    ['ROLE-5, CX-23', forTeamLeads, { isCompanyManager: true }, undefined],
    ['ROLE-5', forTeamLeads, { isCompanyAdmin: true }, undefined],
    ['ROLE-5', forTeamLeads, { isChampion: true }, '/'],
    ['ROLE-7', forChampions, { isChampion: true }, undefined],
    ['ROLE-7', forChampions, { isCompanyAdmin: true }, '/portal/dashboard'],
    ['ROLE-11', forCompanyUsers, {}, undefined],
    ['ROLE-11', forCompanyUsers, individual, '/portal/dashboard'],
  ])('%s %# %j', (_id, guard, flags, elsewhere) => expect(guard(buildFlags(flags))).toBe(elsewhere));
});
