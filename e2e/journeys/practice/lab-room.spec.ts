import { expect, type Page, test } from '@playwright/test';
import { chooseByKey } from '../../fixtures/browser/press.ts';
import { openPortal, type Portal, signIn } from '../../fixtures/servers/portal.ts';

/** How much of a lab is in sight without scrolling: a laptop of 1440 × 900 leaves 757 px to the page. */
let portal: Portal;
test.beforeAll(async () => {
  portal = await openPortal();
});
test.afterAll(() => portal?.close());

const LAB = '/portal/labs/l1-someone-elses-invoice';

/** Lines of the lesson in sight, and the characters of the paragraphs' full lines, on average. */
function measureLesson(page: Page) {
  return page.locator('[data-pane="steps"] section', { has: page.locator('p') }).evaluate((area) => {
    const style = getComputedStyle(area);
    const padding = Number.parseFloat(style.paddingBlockStart) + Number.parseFloat(style.paddingBlockEnd);
    const paragraphs = [...area.querySelectorAll('p')];
    const lineHeight = Number.parseFloat(getComputedStyle(paragraphs[0] ?? area).lineHeight);
    const full = paragraphs.map((paragraph) => {
      const lines = Math.round(paragraph.getBoundingClientRect().height / lineHeight);
      return { lines, characters: paragraph.textContent.length };
    });
    const long = full.filter(({ lines }) => lines > 2);
    const toSum = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0);
    return {
      lines: Math.floor((area.clientHeight - padding) / lineHeight),
      // The last line of a paragraph is half full on average.
      characters: Math.round(
        toSum(long.map(({ characters }) => characters)) / toSum(long.map(({ lines }) => lines - 0.5)),
      ),
    };
  });
}

/** Lines of code in sight: those that wrap count as often as they wrap. */
function countCodeLines(page: Page) {
  return page.locator('.cm-scroller').evaluate((scroller) => {
    const line = scroller.querySelector('.cm-line');
    return Math.floor(
      scroller.clientHeight / Number.parseFloat(getComputedStyle(line ?? scroller).lineHeight),
    );
  });
}

test.describe('a lab on a laptop', () => {
  test.use({ viewport: { width: 1440, height: 757 } });

  test('the lesson has 18 lines of 60 to 72 characters beside 25 lines of code', async ({ page }) => {
    await signIn(page, portal, 'ind@demo.test', LAB);
    await expect(page.locator('.cm-line').first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Look around' })).toBeVisible();
    // The panes get their sizes after the text is there.
    await expect(async () => {
      const { lines, characters } = await measureLesson(page);
      expect(lines).toBeGreaterThanOrEqual(18);
      expect(characters).toBeGreaterThanOrEqual(60);
      expect(characters).toBeLessThanOrEqual(72);
      expect(await countCodeLines(page)).toBeGreaterThanOrEqual(25);
    }).toPass({ timeout: 45_000 });
  });

  test('a pane can fill the page, and the lab the screen, by keyboard', async ({ page }) => {
    await signIn(page, portal, 'ind@demo.test', LAB);
    await page.locator('.cm-content').focus();
    await page.keyboard.press('Alt+Enter');
    await expect(page.getByRole('button', { name: 'Next' })).toBeHidden();
    await expect.poll(async () => (await page.locator('[data-pane="code"]').boundingBox())?.width).toBe(1440);
    await page.keyboard.press('Alt+Enter');
    await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
    await page.getByRole('button', { name: 'Full screen' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Leave full screen' })).toBeVisible();
    // Menus and dialogs are above the lab on the full screen too.
    await page.getByRole('button', { name: 'Reset', exact: true }).press('Enter');
    await chooseByKey(page, 'Reset the whole lab');
    await page.getByRole('button', { name: 'Keep working' }).press('Enter');
    await page.getByRole('button', { name: 'Leave full screen' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Full screen' })).toBeVisible();
  });
});

test.describe('a lab on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

  test('the lesson has at least 14 lines', async ({ page }) => {
    await signIn(page, portal, 'ind@demo.test', LAB);
    await expect(page.getByRole('heading', { level: 2, name: 'Look around' })).toBeVisible();
    await expect.poll(async () => (await measureLesson(page)).lines).toBeGreaterThanOrEqual(14);
  });
});
