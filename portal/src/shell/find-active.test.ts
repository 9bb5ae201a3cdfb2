import { expect, it } from 'vitest';
import { findActive } from './find-active.ts';
import { MENU } from './menu-rules.ts';

it.each([
  ['/portal/dashboard', 'dashboard'],
  ['/portal/company/tournaments/create', 'company.tournaments'],
  ['/portal/company/security-champions/report', 'company.security-champions'],
  ['/portal/security-champions', 'security-champions'],
  ['/portal/coursesome', undefined],
  ['/portal/profile', undefined],
])('%s lies under %s', (path, name) => expect(findActive(MENU, path)?.name).toBe(name));

it('a page is under the first entry it names that the person has', () => {
  const named = ['custom-challenge', 'challenges'] as const;
  expect(findActive(MENU, '/portal/saved', named)?.name).toBe('custom-challenge');
  const learner = MENU.filter(({ id }) => id === 'learn');
  expect(findActive(learner, '/portal/saved', named)?.name).toBe('challenges');
  expect(findActive(learner, '/portal/labs/x', ['partners'])?.name).toBe('labs');
});
