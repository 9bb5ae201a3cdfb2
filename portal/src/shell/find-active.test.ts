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
])('%s lies under %s', (path, name) => expect(findActive(MENU, path)).toBe(name));
