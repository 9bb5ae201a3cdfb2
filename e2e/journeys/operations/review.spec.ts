import { expect, type Page, test } from '@playwright/test';
import { openPortal, type Portal, signIn } from '../../fixtures/servers/portal.ts';

const FORM = 'https://forms.test/review';

/** The form, as its own site answers. */
async function answerForm(page: Page, script: string, headers: Record<string, string> = {}) {
  await page.route(`${FORM}*`, (route) =>
    route.fulfill({
      headers: { 'content-type': 'text/html', ...headers },
      body: `<h1>How do you like it?</h1><script>${script}</script>`,
    }),
  );
}

async function openReview(page: Page, portal: Portal) {
  await signIn(page, portal, 'member@acme.test');
  await page.getByRole('button', { name: 'Write a Review' }).click();
  return page.getByRole('dialog', { name: 'Write a review' });
}

const READY = "parent.postMessage({ type: 'ready' }, '*');";

test.describe('a review form that announces itself', () => {
  let portal: Portal;
  test.beforeAll(async () => {
    portal = await openPortal({ env: { REVIEW_FORM_URL: FORM } });
  });
  test.afterAll(() => portal.close());

  test('REV-1, REV-4 a form that announces itself is shown', { tag: '@lean' }, async ({ page }) => {
    await answerForm(page, READY);
    const dialog = await openReview(page, portal);
    const frame = dialog.frameLocator('iframe');
    await expect(frame.getByRole('heading', { name: 'How do you like it?' })).toBeVisible();
    await expect(dialog.getByText('Loading G2 Review Form...')).toBeHidden();
  });

  test('REV-3, EMB-17 a form that refuses to be framed is reported, and can be retried', async ({ page }) => {
    await answerForm(page, READY, { 'x-frame-options': 'DENY' });
    const dialog = await openReview(page, portal);
    await expect(dialog.getByText('Unable to load review form')).toBeVisible();
    await expect(dialog.locator('iframe')).toHaveCount(0);
    await page.unroute(`${FORM}*`);
    await answerForm(page, READY);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.frameLocator('iframe').getByRole('heading')).toBeVisible();
  });

  test('REV-3 a form whose address does not resolve is reported', async ({ page }) => {
    const dialog = await openReview(page, portal);
    await expect(dialog.getByText('Unable to load review form')).toBeVisible();
    await expect(dialog.locator('iframe')).toHaveCount(0);
  });
});

test('REV-3 a form that cannot announce itself is shown if configured so, with a way out', async ({
  page,
}) => {
  const portal = await openPortal({ env: { REVIEW_FORM_URL: FORM, REVIEW_FORM_SIGNAL: 'load' } });
  try {
    await answerForm(page, '');
    const dialog = await openReview(page, portal);
    await expect(dialog.frameLocator('iframe').getByRole('heading')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Open it in a new tab' })).toHaveAttribute(
      'target',
      '_blank',
    );
  } finally {
    await portal.close();
  }
});
