import { expect, test } from '@playwright/test';
import { expectNoFaults } from '../../fixtures/looks/accessibility.ts';
import { openPortal, type Portal, signIn, storeSession } from '../../fixtures/servers/portal.ts';

const C2 = 'c2-injection-at-the-boundary';

let portal: Portal;
test.beforeAll(async () => {
  portal = await openPortal();
});
test.afterAll(() => portal?.close());

test('Ctrl K finds labs, lessons, pages and actions, by keyboard alone', { tag: '@lean' }, async ({
  page,
}) => {
  await signIn(page, portal, 'champion@acme.test');
  const field = page.getByRole('combobox', { name: 'Search' });
  // The dashboard behind it has options too.
  const chosen = page.getByRole('listbox').getByRole('option', { selected: true });

  await test.step('the keys open it and Escape closes it; the focus goes back to where it was', async () => {
    const opener = page.getByRole('button', { name: 'Search Ctrl K' });
    await opener.focus();
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(field).toBeHidden();
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();
  });

  await test.step('the open palette has no accessibility fault, and lists nothing that the person may not open', async () => {
    await expect(page.getByRole('option', { name: /^Someone else's invoice\s*Lab$/ })).toBeAttached();
    await expectNoFaults(page);
    await expect(page.getByRole('option', { name: /^Administrators/ })).toHaveCount(0);
  });

  await test.step('a word that is not in its title finds a lab, and Enter opens it', async () => {
    await page.keyboard.type('idor');
    await expect(chosen).toHaveText(/^Someone else's invoice\s*Lab$/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${portal.url}/portal/labs/l1-someone-elses-invoice`);
    await expect(page.getByRole('heading', { level: 1, name: "Someone else's invoice" })).toBeVisible();
  });

  await test.step('the keys open the commands of the lab, and nothing else, in a lab', async () => {
    await expect(page.locator('.cm-content')).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox')).toHaveCount(1);
    await expect(field).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  await test.step('the first entry continues the course in progress', async () => {
    await page.goto(`${portal.url}/portal/favorite`);
    await expect(page.getByText('No favorites yet')).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(chosen).toHaveText(/^Continue: Data, code and the line between them/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/portal/course-info/media/${C2}/`));
  });

  await test.step('the palette signs out', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('sign out');
    await expect(chosen).toHaveText(/^Logout/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/\?redirect=|\/login/);
  });
});

for (const [where, width] of [
  ['', 1440],
  [', on a phone too', 375],
] as const)
  test(`ASVS 7.4.4 a lab, which has the whole window, offers Logout among its commands${where}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 757 });
    await storeSession(page, portal, 'member@acme.test');
    await page.goto(`${portal.url}/portal/labs/l1-someone-elses-invoice`);
    await expect(page.getByRole('heading', { level: 1, name: "Someone else's invoice" })).toBeVisible();
    if (width < 768) {
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Commands' }).click();
    } else await page.getByRole('button', { name: /^Commands/ }).click();
    await page.getByRole('combobox', { name: 'Commands' }).fill('log out');
    await expect(page.getByRole('option', { selected: true })).toHaveText(/^Logout/);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Email')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });

test('the outline of a course never reaches over the footer', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 757 });
  await storeSession(page, portal, 'ind@demo.test');
  await page.goto(`${portal.url}/portal/course-info/media/${C2}/boundary/c2-what-a-boundary-is`);
  await expect(page.getByRole('heading', { level: 1, name: /^Data, code/ })).toBeVisible();
  await page.getByRole('link', { name: 'Contact support' }).scrollIntoViewIfNeeded();
  const outline = page.getByRole('navigation', { name: 'Course outline' }).locator('..');
  const footer = page.getByRole('contentinfo').last();
  await expect
    .poll(async () => {
      const [above, below] = await Promise.all([outline.boundingBox(), footer.boundingBox()]);
      return above && below && above.y + above.height - below.y;
    })
    .toBeLessThanOrEqual(0);
});

test('the preview shows what a page paints behind a picture, not a broken picture over it', async ({
  page,
}) => {
  await storeSession(page, portal, 'ind@demo.test');
  await page.goto(`${portal.url}/portal/labs/l13-a-policy-that-really-blocks`);
  const pictures = page.frameLocator('iframe').locator('img.photo');
  await expect(pictures.first()).toBeVisible();
  await expect
    .poll(() => pictures.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth)))
    .toEqual([1, 1, 1]);
  await expect(pictures.first()).toHaveAttribute('alt', 'Heron House');
});
