import { expect, it } from 'vitest';
import { findActive } from './find-active.ts';
import type { MenuSection } from './menu-item.ts';

const toSection = (id: string, pages: Record<string, string>): MenuSection => ({
  id,
  items: Object.entries(pages).map(([page, href]) => ({
    page,
    id: page,
    href,
    label: { id: page, text: page },
    icon: { d: '' },
  })),
});
const learn = toSection('learn', {
  dashboard: '/portal/dashboard',
  courses: '/portal/courses',
  labs: '/portal/labs',
  challenges: '/portal/challenges',
});
const menu = [
  learn,
  toSection('champion', { champions: '/portal/security-champions' }),
  toSection('admin', {
    partners: '/portal/partners',
    builder: '/portal/custom-challenge',
    tournaments: '/portal/company/tournaments',
    companyChampions: '/portal/company/security-champions',
  }),
];

it.each([
  ['/portal/dashboard', 'dashboard'],
  ['/portal/company/tournaments/create', 'tournaments'],
  ['/portal/company/security-champions/report', 'companyChampions'],
  ['/portal/security-champions', 'champions'],
  ['/portal/coursesome', undefined],
  ['/portal/profile', undefined],
])('%s is active below %s', (path, page) => expect(findActive(menu, path)?.page).toBe(page));

it('a page is under the first of its parents that the person has in the menu', () => {
  const parents = ['builder', 'challenges'];
  expect(findActive(menu, '/portal/saved', parents)?.page).toBe('builder');
  expect(findActive([learn], '/portal/saved', parents)?.page).toBe('challenges');
  expect(findActive([learn], '/portal/labs/x', ['partners'])?.page).toBe('labs');
});
