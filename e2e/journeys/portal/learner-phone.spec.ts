import { test } from '@playwright/test';
import { expectNoFaults } from '../../fixtures/looks/accessibility.ts';
import { expectFits } from '../../fixtures/looks/fits.ts';
import { openPortal, type Portal, storeSession } from '../../fixtures/servers/portal.ts';

let portal: Portal;
test.beforeAll(async () => {
  portal = await openPortal();
});
test.afterAll(() => portal?.close());

const COURSE = 'c2-injection-at-the-boundary';
const PAGES = [
  'dashboard',
  'courses',
  'labs',
  'challenges',
  'playgrounds',
  'running-labs',
  'journeys',
  'journeys/j1-secure-developer-foundations',
  'certifications',
  'live-courses',
  'showcase/upload',
  'custom-challenge',
  'custom-challenge/saved-challenges',
  'favorite',
  'notifications',
  'profile/settings',
  'profile/tokens',
  'profile/security',
  `course-info/intro/${COURSE}`,
  `course-info/media/${COURSE}/sql/c2-names-lists-and-patterns`,
  `course-info/info/${COURSE}`,
];

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

test('at phone width, every page of a learner fits and has no accessibility fault in either theme', async ({
  page,
}) => {
  await storeSession(page, portal, 'ind@demo.test');
  for (const path of PAGES)
    await test.step(path, async () => {
      await page.goto(`${portal.url}/portal/${path}`);
      await expectNoFaults(page);
      await expectFits(page);
    });
});
