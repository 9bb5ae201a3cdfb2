import { expect, test } from '@playwright/test';
import { pressKey } from '../../fixtures/browser/press.ts';
import { expectNoFaults } from '../../fixtures/looks/accessibility.ts';
import { expectFits } from '../../fixtures/looks/fits.ts';
import { openPortal, type Portal, storeSession } from '../../fixtures/servers/portal.ts';

let portal: Portal;
test.beforeAll(async () => {
  portal = await openPortal();
});
test.afterAll(() => portal?.close());

const WORDS = [
  ['sql injection', 'Signed in as no one'],
  ['XSS', 'Comments that run'],
  ['idor', "Someone else's invoice"],
  ['csrf', 'A transfer nobody asked for'],
  ['jwt', 'The token that chose its own algorithm'],
  ['path traversal', 'Downloads outside the folder'],
  ['command injection', "The thumbnailer's shell"],
  ['access control', 'The button was hidden, the route was not'],
  ['python', 'Repair the password store'],
  ['brute force', 'Guessing accounts, slowly and quickly'],
  ['docker', 'Put the Dockerfile on a diet'],
] as const;

test('a learner finds a lab by technical terms, from the dashboard and by keyboard', async ({ page }) => {
  await storeSession(page, portal, 'ind@demo.test');
  await page.goto(`${portal.url}/portal/dashboard`);

  await test.step('DASH-12 the dashboard offers an exercise for now, and challenges', async () => {
    await expect(page.getByRole('region', { name: 'Solve your first challenge' })).toBeVisible();
    const challenges = page.getByRole('region', { name: 'Test how good you are by trying some of our' });
    await expect(challenges.getByRole('article')).toHaveCount(4);
    await expectNoFaults(page);
  });

  await test.step('the sidebar leads to the labs', async () => {
    await pressKey(page, 'link', 'Labs');
    await expect(page).toHaveURL(`${portal.url}/portal/labs`);
    await expect(page.getByRole('link', { name: 'Labs', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  await test.step('each term finds its lab, and not all of them', async () => {
    const search = page.getByRole('searchbox', { name: 'Search labs' });
    await expect(page.getByRole('article').first()).toBeVisible();
    const all = await page.getByRole('article').count();
    for (const [word, title] of WORDS) {
      await search.fill(word);
      await expect(page.getByText(/^[1-9]\d* shown$/), word).toHaveCount(1);
      await expect(page.getByRole('link', { name: title }), word).toBeVisible();
      await expect(page.getByRole('article'), word).not.toHaveCount(all);
    }
    await search.fill('quilting');
    await expect(page.getByText('Nothing matches these filters')).toBeVisible();
    await pressKey(page, 'button', 'Clear filters');
  });

  await test.step('a topic and a language are part of the URL', async () => {
    await pressKey(page, 'button', 'Filters');
    await pressKey(page, 'button', 'Injection');
    await pressKey(page, 'button', 'Python');
    await expect(page).toHaveURL(/topic=Injection&language=Python/);
    await page.reload();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('article')).toContainText('OS command injection');
    await pressKey(page, 'button', 'Clear filters');
  });

  await test.step('a card is a link that opens in a new tab', async () => {
    const link = page.getByRole('link', { name: 'Signed in as no one' });
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      link.click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await expect(tab).toHaveURL(`${portal.url}/portal/labs/l8-signed-in-as-no-one`);
    await tab.close();
    await expect(page).toHaveURL(`${portal.url}/portal/labs`);
  });
});

test.describe('finding a lab at phone width', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

  test('the list with its filters fits, and every filter can be reached', async ({ page }) => {
    await storeSession(page, portal, 'ind@demo.test');
    await page.goto(`${portal.url}/portal/labs`);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expectFits(page);
    await page.getByRole('button', { name: 'Filters', exact: true }).tap();
    await page.getByRole('button', { name: 'Injection' }).tap();
    await expect(page.getByRole('article')).toHaveCount(3);
    await expectNoFaults(page);
  });
});
