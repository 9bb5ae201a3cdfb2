import { expect, test } from '@playwright/test';
import { expectNoFaults } from '../../fixtures/looks/accessibility.ts';
import { failNext } from '../../fixtures/looks/failures.ts';
import { openPortal, type Portal, signIn } from '../../fixtures/servers/portal.ts';

let portal: Portal;
test.beforeAll(async () => {
  portal = await openPortal();
});
test.afterAll(() => portal?.close());

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

test('DASH-1, LAB-1 the first dashboard leads to a first solved challenge, on a phone and although the network fails', {
  tag: '@lean',
}, async ({ page }) => {
  await signIn(page, portal, 'empty@demo.test', '/portal/dashboard');
  await page.getByRole('button', { name: 'Later' }).click();
  const first = page.getByRole('region', { name: 'Solve your first challenge' });
  await expect(first).toContainText('about 3 minutes');
  await first.getByRole('link', { name: 'Open the challenge' }).click();

  await test.step('the tour can be skipped, and the lesson says what to do', async () => {
    await page.getByRole('button', { name: 'Skip the tour' }).click();
    await expect(page.getByText('Change the number in the address bar')).toBeVisible();
    await expectNoFaults(page);
  });

  await test.step('a ticket that does not exist is no success; the next one is', async () => {
    await page.getByRole('tab', { name: 'Preview' }).click();
    const app = page.frameLocator('iframe');
    const address = page.getByRole('textbox', { name: 'Address in the lab' });
    await address.fill('/tickets/9999');
    await address.press('Enter');
    await expect(app.getByText('There is no ticket with this number.')).toBeVisible();
    await expect(page.getByText('You have the practice flag.')).toHaveCount(0);
    await address.fill('/tickets/7305');
    await address.press('Enter');
    await expect(app.getByText('Dr. Emil Sander')).toBeVisible();
  });

  await test.step('the challenge, submitted again after a lost connection, is solved, and the dashboard continues', async () => {
    await failNext(page, '**/api/challenge/lab/submit');
    await page.getByRole('button', { name: 'Submit' }).first().click();
    await expect(page.getByRole('heading', { name: 'The bridge is open' })).toBeVisible({ timeout: 60_000 });
    await page.goto(`${portal.url}/portal/dashboard`);
    await expect(page.getByRole('region', { name: 'My Achievements' })).toBeVisible();
    await expect(first).toHaveCount(0);
  });
});
