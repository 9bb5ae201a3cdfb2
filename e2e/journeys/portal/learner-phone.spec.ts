import { expect, test } from '@playwright/test';
import { expectNoFaults } from '../../fixtures/looks/accessibility.ts';
import { expectFits } from '../../fixtures/looks/fits.ts';
import { openPortal, type Portal, signInOnLoginPage, storeSession } from '../../fixtures/servers/portal.ts';
import { expectPresses, startStopwatch } from '../../fixtures/stopwatch.ts';

const STARTED = 'c1-who-may-do-what';
const COURSE = 'c2-injection-at-the-boundary';

let portal: Portal;
test.beforeAll(async () => {
  portal = await openPortal({
    statements: [
      `insert into enrolment (person_id, course_id, enrolled_at, completed_at)
        select p.id, c.id, now() - interval '9 days', case when c.id = '${COURSE}' then now() - interval '1 day' end
        from person p, course c
        where p.email = 'ind@demo.test' and c.id in ('${COURSE}', '${STARTED}') on conflict do nothing`,
      `insert into completion (person_id, course_id, item_id, completed_at)
        select p.id, i.course_id, i.item_id, now() - interval '1 day' from person p, course_item i
        where p.email = 'ind@demo.test' and (i.course_id = '${COURSE}' or i.item_id in ('c1-two-questions', 'c1-lab-someone-elses-invoice'))
        on conflict do nothing`,
    ],
  });
});
test.afterAll(() => portal?.close());

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

/** Two to sign in, the lesson that goes on, the menu and its courses, the review, the end of the course, and on. */
const MOST_PRESSES = 8;

test('PLAYER-32, PLAYER-33, PLAYER-40 for who returns on a phone, what goes on, a completed course and what comes next are eight presses away', async ({
  page,
}) => {
  const watch = await startStopwatch(page);
  await signInOnLoginPage(page, portal, 'ind@demo.test');

  await test.step('what goes on comes first, and opens the lesson', async () => {
    const current = page.getByRole('region', { name: 'Pick up where you left off' });
    await expect(page.getByRole('main').getByRole('region').first()).toHaveAccessibleName(
      'Pick up where you left off',
    );
    await current.getByRole('link', { name: 'Continue' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Check where you load' })).toBeVisible();
    await expectFits(page);
  });

  await test.step('a completed course says Review, and opens its last lesson', async () => {
    await page.getByRole('button', { name: 'Toggle the sidebar' }).tap();
    await page.getByRole('link', { name: 'Courses', exact: true }).tap();
    const card = page.getByRole('article').filter({ hasText: 'Injection at the boundary' });
    await expect(card).toContainText('Completed');
    await card.getByRole('link', { name: 'Review' }).tap();
    await expect(page).toHaveURL(/\/c2-quiz-final$/);
    await expectFits(page);
  });

  await test.step('its end says what comes next', async () => {
    await page.getByRole('link', { name: 'Finish the course' }).tap();
    await expect(page.getByRole('heading', { name: 'You have completed this course' })).toBeVisible();
    await expectFits(page);
    await page.getByRole('link', { name: /^Next: / }).tap();
    await expect(page).toHaveURL(/\/portal\/course-info\/intro\/c3-/);
    await expect(page.getByRole('button', { name: 'Enroll and start' })).toBeVisible();
    await expectFits(page);
  });

  expectPresses(watch, { most: MOST_PRESSES });
});
