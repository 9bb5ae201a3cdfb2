import { expect, type Page, test } from '@playwright/test';
import { type BuiltStorybook, openStorybook } from '../../fixtures/built-storybook.ts';

let storybook: BuiltStorybook;
test.beforeAll(async () => {
  storybook = await openStorybook();
});
test.afterAll(() => storybook?.close());

const CARD = 'widgets-course-coursecard--in-progress';
const storyOf = (page: Page) => page.frameLocator('#storybook-preview-iframe');

/** A choice of a menu of the toolbar. @see SB-6 */
async function choose(page: Page, menu: RegExp, item: RegExp): Promise<void> {
  await page.getByRole('button', { name: menu }).click();
  await page
    .getByRole('option', { name: item })
    .or(page.getByRole('button', { name: item }))
    .last()
    .click();
}

test('DEMO-4, SB-6, SB-8 a designer opens the card, and changes its theme, direction and language', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`${storybook.url}/?path=/story/${CARD}`);
  const html = storyOf(page).locator('html');
  await expect(storyOf(page).getByRole('heading', { name: 'Injection at the boundary' })).toBeVisible();
  await choose(page, /^Theme/, /^Dark/);
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await choose(page, /^Direction/, /right to left/i);
  await expect(html).toHaveAttribute('dir', 'rtl');
  expect(errors).toEqual([]);
});

test('SB-9 a designer opens the welcome page, replays a movement and reads when to use a button', async ({
  page,
}) => {
  await page.goto(`${storybook.url}/?path=/docs/welcome--docs`);
  await storyOf(page).getByRole('link', { name: 'motion', exact: true }).click();
  await storyOf(page).getByRole('button', { name: 'Replay slow' }).click();
  await choose(page, /^Motion/, /^Reduced/);
  await expect(storyOf(page).getByText('Motion is reduced')).toBeVisible();
  await page.goto(`${storybook.url}/iframe.html?viewMode=docs&id=components-button--docs`);
  await expect(page.getByRole('heading', { name: 'When to use it' })).toBeVisible();
  await expect(page.getByText('One primary button in a view', { exact: false })).toBeVisible();
});

test("SB-1 the card's page shows its keyboard, its events, its code and its size", async ({ page }) => {
  await page.goto(`${storybook.url}/iframe.html?viewMode=docs&id=widgets-course-coursecard--docs`);
  for (const title of ['Anatomy', 'Keyboard', 'Events', 'Size'])
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  await expect(page.getByText('<drawbridge-course-card').first()).toBeVisible();
});

test("EMB-16 the playground writes a brand's style sheet", async ({ page }) => {
  await page.goto(`${storybook.url}/iframe.html?viewMode=docs&id=design-white-label-playground--docs`);
  const css = page.locator('pre', { hasText: '--drawbridge-' });
  await page.getByRole('textbox', { name: 'Main action, light, as text' }).fill('#7a1f5c');
  await expect(css).toContainText('--drawbridge-color-primary: light-dark(#7a1f5c');
  const start = page.getByRole('button', { name: 'Continue' }).first();
  await expect(start).toHaveCSS('background-color', 'rgb(122, 31, 92)');
});

test('EMB-15 the element withstands a page with aggressive styles', async ({ page }) => {
  await page.goto(`${storybook.url}/iframe.html?viewMode=docs&id=design-hosts--docs`);
  const card = page
    .frameLocator('iframe[title="An element on a page with aggressive styles"]')
    .locator('drawbridge-course-card');
  const title = card.getByRole('heading', { name: 'Injection at the boundary' });
  await expect(title).toBeVisible();
  await expect(title).toHaveCSS('text-transform', 'none');
  await expect(title).toHaveCSS('font-size', '16px');
});
