import type { SessionFlags } from '@drawbridge/client';
import { describe, expect, it } from 'vitest';
import { buildFlags } from '../testing/build-flags.ts';
import type { PortalPageRecord } from './page-record.ts';
import { MENU, PORTAL_ROUTES } from './portal-pages.ts';

const individual = { type: 'IND', isCompanyUser: false } as const;

const labelsOf = (flags: SessionFlags) =>
  MENU.toSections(flags).map(({ id, items }) => [id, items.map(({ label }) => label.text)]);
const LEARN = [
  'Dashboard',
  'Assignments',
  'Courses',
  'Labs',
  'Challenges',
  'Journeys',
  'Live courses',
  'Playgrounds',
  'Running labs',
];
const ADMIN = [
  ['Users', 'company.users_ops'],
  ['Teams', 'company.teamsops'],
  ['Build your challenge', 'custom-challenge'],
  ['Creator Studio', 'company.creator_studio'],
  ['Reports', 'company.reports'],
  ['Tournaments', 'company.tournaments'],
  ['Interviews', 'company.interviews'],
  ['Course Assignments', 'company.course_assignments.course'],
  ['Security Champions', 'company.security-champions'],
  ['Administrators', 'company.admins'],
  ['Organization', 'company.settings'],
  ['Integrations', 'lti-integration'],
];

describe('SHELL-22, ROLE the sidebar', () => {
  it('SHELL-22 a company user sees the learner entries in order, and nothing else', () =>
    expect(labelsOf(buildFlags())).toEqual([['learn', LEARN]]));

  it('SHELL-22 assignments are for company users', () =>
    expect(labelsOf(buildFlags(individual))).toEqual([
      ['learn', LEARN.filter((label) => label !== 'Assignments')],
    ]));

  it('ROLE-2, ROLE-3 the Admin group has exactly these entries in this order, with these routes', () => {
    const admin = MENU.toSections(buildFlags({ isCompanyAdmin: true })).at(-1);
    expect(admin?.items.map(({ label, id }) => [label.text, id])).toEqual(ADMIN);
    expect(admin?.items.filter(({ isBeta }) => isBeta).map(({ label }) => label.text)).toEqual([
      'Creator Studio',
    ]);
    expect(admin?.items.filter(({ href }) => !href.startsWith('/portal/'))).toEqual([]);
  });

  it('the search also finds the pages of the account, and for an administrator the audit trail and partner sites', () => {
    const find = (flags: SessionFlags) => MENU.toSearchPages(flags).map(({ label }) => label.text);
    const account = ['My Profile', 'Favorites', 'Notifications'];
    expect(find(buildFlags())).toEqual(account);
    expect(find(buildFlags({ isCompanyAdmin: true }))).toEqual([...account, 'Audit trail', 'Partner sites']);
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
  ])('ROLE-1, ROLE-4, ROLE-6, ROLE-13 a user of %j sees the sections %j', (flags, sections) =>
    expect(MENU.toSections(buildFlags(flags)).map(({ id }) => id)).toEqual(sections),
  );

  it('ROLE-4 a manager only has Team Management', () =>
    expect(labelsOf(buildFlags({ isCompanyManager: true })).at(-1)).toEqual([
      'manager',
      ['Team Management'],
    ]));
});

describe('a position in the menu', () => {
  const pages: readonly (Pick<PortalPageRecord, 'menu' | 'routeName'> & { name: string })[] = PORTAL_ROUTES;
  const positions = pages.flatMap(({ name, routeName, menu = [] }) =>
    menu.map((position) => ({ ...position, name, routeName })),
  );
  const sections = [...new Set(positions.map(({ section }) => section))];

  it('the position is that of a page with a prescribed name', () => {
    expect(positions.filter(({ routeName }) => routeName === undefined)).toEqual([]);
  });

  it.each(sections)('each position is used once in the section %s, counted from 1', (id) => {
    const orders = positions.filter(({ section }) => section === id).map(({ order }) => order);
    expect(orders.toSorted((one, other) => one - other)).toEqual(orders.map((_, index) => index + 1));
  });
});
