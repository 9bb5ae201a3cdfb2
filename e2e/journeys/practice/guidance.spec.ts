import { expect, test } from '@playwright/test';
import { chooseByKey } from '../../fixtures/browser/press.ts';
import { passLab } from '../../fixtures/learner.ts';
import { untilAnswered } from '../../fixtures/looks/page-state.ts';
import { openPortal, type Portal, signIn } from '../../fixtures/servers/portal.ts';

const L1 = 'l1-someone-elses-invoice';
const LAB = `/portal/labs/${L1}`;
const QUESTION = 'How do you want to do this lab?';

let portal: Portal;
test.beforeAll(async () => {
  portal = await openPortal();
});
test.afterAll(() => portal?.close());

test('LAB-7 a learner works alone, is guided later, and pays once, whatever is reset', async ({ page }) => {
  await signIn(page, portal, 'ind@demo.test', LAB);
  const question = page.getByRole('region', { name: QUESTION });
  const steps = page.getByRole('button', { name: /^Step \d of 6/ });

  await test.step('nothing is chosen or paid by keyboard while the network fails', async () => {
    await expect(question).toBeVisible();
    await page.route('**/lab/guidance', (route) => route.abort());
    await question.getByRole('button', { name: /Walk me through/ }).press('Enter');
    await expect(question.getByRole('alert')).toContainText('No points were deducted');
    await page.unroute('**/lab/guidance');
    await question.getByRole('button', { name: /Let me find it/ }).press('Enter');
    await expect(question).toBeHidden();
  });

  await test.step('the guided steps are hidden', async () => {
    await steps.press('Enter');
    await chooseByKey(page, /4\. Yours to find/);
    await expect(page.getByRole('heading', { name: 'Yours to find' })).toBeVisible();
  });

  await test.step('guidance opens them, and every hint, for 30 points', async () => {
    await steps.press('Enter');
    await chooseByKey(page, 'Change how I do this lab');
    await expect(question).toBeFocused();
    await question.getByRole('button', { name: /Walk me through.*Worth 70 of 100 points/ }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Yours to find' })).toBeHidden();
    await expect(page.getByText('70 of 100 points left')).toBeVisible();
  });

  await test.step('a reset neither closes nor refunds anything', async () => {
    await page.getByRole('button', { name: 'Reset', exact: true }).press('Enter');
    await chooseByKey(page, 'Reset the whole lab');
    await untilAnswered(page, '/lab/reset', () =>
      page.getByRole('button', { name: 'Reset the lab' }).press('Enter'),
    );
    await page.reload();
    await expect(page.getByText('70 of 100 points left')).toBeVisible();
    await expect(question).toBeHidden();
  });
});

test.describe('guidance on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

  test('SVC-3 a learner who is stuck sees the solution for no points, and passes', async ({ page }) => {
    await signIn(page, portal, 'member@acme.test', LAB);
    await page.getByRole('button', { name: /Let me find it/ }).tap();
    await page.getByRole('button', { name: 'More' }).tap();
    await page.getByRole('menuitem', { name: 'Solution' }).tap();
    await page.getByRole('button', { name: 'Show the solution' }).tap();
    await page.getByRole('button', { name: 'Keep trying' }).tap();
    await page.getByRole('button', { name: 'Show the solution' }).tap();
    await page.getByRole('button', { name: 'Show it for no points' }).tap();
    await expect(page.getByRole('heading', { name: 'Files of the solution' })).toBeVisible();
    await passLab(page, portal, L1);
    await page.goto(`${portal.url}/portal/labs`);
    await expect(page.getByRole('listitem').filter({ hasText: "Someone else's invoice" })).toContainText(
      'Passed',
    );
  });
});
