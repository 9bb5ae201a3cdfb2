import { expect, test } from '@playwright/test';
import { passLab } from '../../fixtures/learner.ts';
import { openPortal, type Portal, signIn } from '../../fixtures/servers/portal.ts';

const C2 = 'c2-injection-at-the-boundary';
const L1 = 'l1-someone-elses-invoice';
const TITLE = "Someone else's invoice";

/** PLAYER-32: Continue opens the first lesson that is not done. */
const FIRST_LESSON = `/portal/course-info/media/${C2}/boundary/c2-what-a-boundary-is`;

let portal: Portal;
test.beforeAll(async () => {
  portal = await openPortal();
});
test.afterAll(() => portal?.close());

test('a lab passed on its own counts in the course, on the dashboard and among the achievements', async ({
  page,
}) => {
  await signIn(page, portal, 'ind@demo.test');
  const course = page.getByRole('region', { name: /Begin here|Pick up where you left off/ });

  await test.step('before the pass, another course is the one to begin with', async () => {
    await expect(course).toHaveAccessibleName('Begin here');
    await expect(course).toContainText('Who may do what');
  });

  await test.step('afterwards one lesson is done, and the same link leads into the course everywhere', async () => {
    await passLab(page, portal, L1);
    await page.reload();
    await expect(course).toHaveAccessibleName('Pick up where you left off');
    await expect(course).toContainText('1 of 20 lessons completed');
    await expect(course.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', FIRST_LESSON);
    await page.goto(`${portal.url}/portal/courses`);
    await expect(page.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', FIRST_LESSON);
  });

  await test.step('the course shows the lab by its own title and minutes, as done', async () => {
    await page.getByRole('link', { name: 'Injection at the boundary', exact: true }).click();
    const item = page.getByRole('listitem').filter({ hasText: TITLE }).last();
    await expect(item).toContainText(`${TITLE}, done`);
    await expect(item).toContainText('Lab · 30m');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Data, code and the line between them' }),
    ).toBeVisible();
  });

  await test.step('the lab leads to the next lesson in the course, and to the next lab on its own', async () => {
    await page.goto(`${portal.url}/portal/course-info/lab/${C2}/boundary/c2-lab-identifier-is-input`);
    await expect(
      page.getByRole('link', { name: 'Next lesson: From one quote to the whole table' }).first(),
    ).toHaveAttribute('href', `/portal/course-info/media/${C2}/sql/c2-how-a-query-breaks`);
    await page.goto(`${portal.url}/portal/labs/${L1}`);
    const next = page.getByRole('link', { name: /^Next lab: The button was hidden/ }).first();
    await expect(next).toHaveAttribute('href', '/portal/labs/l2-the-button-was-hidden');
    await next.click();
    await expect(page).toHaveURL(`${portal.url}/portal/labs/l2-the-button-was-hidden`);
    await expect(page.getByRole('heading', { name: /^The button was hidden/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Next/ })).toHaveCount(0);
  });

  await test.step('achievements include its points', async () => {
    await page.goto(`${portal.url}/portal/profile/achievements`);
    const figures = page.getByRole('tabpanel').locator('dl > div');
    await expect(figures.filter({ hasText: 'Points' })).toContainText('100');
    await expect(figures.filter({ hasText: 'Labs passed' })).toContainText('1');
    await expect(figures.filter({ hasText: 'Challenges passed' })).toContainText('0');
  });

  await test.step('the notification is a link to the lab', async () => {
    await page.goto(`${portal.url}/portal/notifications`);
    await expect(page.getByRole('link', { name: `You passed the lab “${TITLE}”.` })).toHaveAttribute(
      'href',
      `/portal/labs/${L1}`,
    );
  });
});
