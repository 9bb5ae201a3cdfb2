import type { SessionFlags } from '@drawbridge/client';
import { describe, expect, it } from 'vitest';
import { namedRoutes } from '../router/named-routes.ts';
import { forAdmins, forChampions, forCompanyUsers, forTeamLeads } from '../router/page-guards.ts';
import { PLANNED_PAGES } from '../screens/company/planned/planned-pages.ts';
import { MENU, showsUpgrade, showsUpgradeBanner, toMenu } from './menu-rules.ts';

const buildFlags = (overrides: Partial<SessionFlags> = {}): SessionFlags => ({
  type: 'ENT',
  isCompanyUser: true,
  isCompanyAdmin: false,
  isCompanyManager: false,
  isChampion: false,
  championTeams: [],
  isParent: false,
  isTrial: false,
  verify: undefined,
  ...overrides,
});
const individual = { type: 'IND', isCompanyUser: false } as const;

const labelsOf = (flags: SessionFlags) =>
  toMenu(flags).map(({ id, items }) => [id, items.map(({ label }) => label.text)]);
const LEARN = [
  'Dashboard',
  'Courses',
  'Labs',
  'Challenges',
  'Playgrounds',
  'Running labs',
  'Journeys',
  'Live courses',
  'Assignments',
];
const ADMIN = [
  ['Audit trail', 'company.audit'],
  ['Organization', 'company.settings'],
  ['Integrations', 'lti-integration'],
  ['Partner sites', 'partners'],
  ['Build your challenge', 'custom-challenge'],
  ['Users', 'company.users_ops'],
  ['Teams', 'company.teamsops'],
  ['Creator Studio', 'company.creator_studio'],
  ['Reports', 'company.reports'],
  ['Tournaments', 'company.tournaments'],
  ['Interviews', 'company.interviews'],
  ['Course Assignments', 'company.course_assignments.course'],
  ['Security Champions', 'company.security-champions'],
  ['Administrators', 'company.admins'],
];

describe('SHELL-22, ROLE the sidebar', () => {
  it('SHELL-22 a company user sees the learner entries in order, and nothing else', () =>
    expect(labelsOf(buildFlags())).toEqual([['learn', LEARN]]));

  it('SHELL-22 assignments are for company users', () =>
    expect(labelsOf(buildFlags(individual))).toEqual([
      ['learn', LEARN.filter((label) => label !== 'Assignments')],
    ]));

  it('ROLE-2, ROLE-3 the Admin group: the audit trail, partner sites and exactly these, what is built first, to these routes', () => {
    const admin = toMenu(buildFlags({ isCompanyAdmin: true })).at(-1);
    expect(admin?.items.map(({ label, name }) => [label.text, name])).toEqual(ADMIN);
    expect(admin?.items.filter(({ isBeta }) => isBeta).map(({ label }) => label.text)).toEqual([
      'Creator Studio',
    ]);
    expect(admin?.items.filter(({ name }) => !namedRoutes[name].startsWith('/portal/'))).toEqual([]);
  });

  it.each([
    [{}, ['learn']],
    [{ isCompanyManager: true }, ['learn', 'manager']],
    [{ isChampion: true }, ['learn', 'champion']],
    [{ isCompanyAdmin: true }, ['learn', 'admin']],
    [{ isCompanyManager: true, isCompanyAdmin: true }, ['learn', 'admin']],
    [{ isCompanyManager: true, isChampion: true }, ['learn', 'champion', 'manager']],
    [{ isCompanyAdmin: true, isChampion: true }, ['learn', 'champion', 'admin']],
    [{ isCompanyAdmin: true, isChampion: true, isCompanyManager: true }, ['learn', 'champion', 'admin']],
  ])('ROLE-1, ROLE-4, ROLE-6, ROLE-13 %j sees the sections %j', (flags, sections) =>
    expect(toMenu(buildFlags(flags)).map(({ id }) => id)).toEqual(sections),
  );

  it('ROLE-4 a manager has Team Management alone', () =>
    expect(labelsOf(buildFlags({ isCompanyManager: true })).at(-1)).toEqual([
      'manager',
      ['Team Management'],
    ]));
});

describe('entries whose page is planned', () => {
  const planned = new Set(PLANNED_PAGES.map(({ path }) => path));

  it('are marked, and no other is', () => {
    const entries = MENU.flatMap(({ items }) => items);
    const marked = entries.filter(({ isPlanned }) => isPlanned).map(({ name }) => name);
    expect(marked).toEqual(entries.map(({ name }) => name).filter((name) => planned.has(namedRoutes[name])));
  });

  it.each(MENU.map(({ id, items }) => [id, items] as const))('come last in the section %s', (_id, items) => {
    const marks = items.map(({ isPlanned }) => isPlanned === true);
    expect(marks).toEqual(marks.toSorted((one, other) => Number(one) - Number(other)));
  });
});

describe('ROLE-8, ROLE-9 Upgrade: any one reason is enough', () => {
  it.each([
    [{ isCompanyAdmin: true }, false],
    [{ isCompanyAdmin: true, isParent: true }, true],
    [{ isCompanyAdmin: true, type: 'FT' }, true],
    [{ isCompanyAdmin: true, type: 'IND' }, true],
    [{}, true],
    [{ isCompanyManager: true }, true],
    [individual, true],
  ])('%j: %s', (flags, shown) => expect(showsUpgrade(buildFlags(flags))).toBe(shown));
});

describe('SHELL-21 the upgrade banner', () => {
  it.each([
    [{ type: 'FT' }, true],
    [{ type: 'FT', isCompanyAdmin: true }, false],
    [{ type: 'IND' }, false],
    [{}, false],
  ])('%j: %s', (flags, shown) => expect(showsUpgradeBanner(buildFlags(flags))).toBe(shown));
});

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
