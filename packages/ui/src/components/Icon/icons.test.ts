import { describe, expect, it } from 'vitest';
import * as allIcons from './icons/index.ts';

const icons = { ...allIcons };

/** Names of the specification, and ours for them. */
const NAMED: Record<string, keyof typeof icons> = {
  dashboard: 'iconDashboard',
  course: 'iconCourse',
  'live-event': 'iconLiveEvent',
  challenge: 'iconChallenge',
  playground: 'iconPlayground',
  'running-lab': 'iconRunningLab',
  about: 'iconAbout',
  users: 'iconUsers',
  teams: 'iconTeams',
  reports: 'iconReports',
  assignments: 'iconAssignments',
  tests: 'iconTests',
  administrators: 'iconAdministrators',
  admin: 'iconAdmin',
  video: 'iconVideo',
  menu: 'iconMenu',
  google: 'iconGoogle',
  heart: 'iconHeart',
  'no-wishlist': 'iconNoWishlist',
};

describe('SHELL-11 the icons of the sidebar', () => {
  it.each(Object.entries(NAMED))('there is an icon for %s', (_word, name) =>
    expect(icons[name]).toBeTruthy(),
  );
  it('each label has a different icon', () => {
    const drawn = Object.values(NAMED).map((name) => JSON.stringify(icons[name]));
    expect(new Set(drawn).size).toBe(drawn.length);
  });
});
