import { expect, test } from '@playwright/test';
import { openFile, openTests, readFix } from '../../fixtures/learner.ts';
import { openPortal, type Portal, signIn } from '../../fixtures/servers/portal.ts';

const L1 = 'l1-someone-elses-invoice';
const ATTACK = /open a neighbor's invoice/;

let portal: Portal;
test.beforeAll(async () => {
  portal = await openPortal();
});
test.afterAll(() => portal?.close());

test('an attack is stepped through by keyboard, shared without an account, and the link is revoked', {
  tag: '@lean',
}, async ({ page, browser }) => {
  test.slow();
  await signIn(page, portal, 'ind@demo.test');
  await page.goto(`${portal.url}/portal/labs/${L1}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const openRow = async () => {
    const row = page
      .getByRole('listitem')
      .filter({ has: page.locator('summary', { hasText: ATTACK }) })
      .first();
    await row.locator('summary').first().click();
    await row.getByRole('button', { name: 'Step through it' }).click();
    const player = row.getByRole('region', { name: /^Attack, step by step/ });
    await expect(player).toBeVisible();
    return player;
  };
  const slider = (place: ReturnType<typeof page.getByRole>) => place.getByRole('slider', { name: 'Step' });

  await test.step("the page's tests can be played, and stepped through with keys", async () => {
    await openTests(page);
    const player = await openRow();
    await slider(player).focus();
    await page.keyboard.press('ArrowRight');
    await expect(player.getByText(/^store\.js:\d+ runs: /)).toBeVisible();
    await expect(player.locator('[data-marked]').first()).toContainText('db.');
    await page.keyboard.press('End');
    await expect(player.getByText(/^The app answers with 200\.$/)).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(player.getByText(/The attack caused this\.$/)).toBeVisible();
    await page.keyboard.press('Home');
    await expect(slider(player)).toHaveAttribute('aria-valuetext', /^1 of /);
    await page.keyboard.press(' ');
    await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible();
    await expect(slider(player)).toHaveAttribute('aria-valuetext', /^2 of /);
    await page.keyboard.press(' ');
    await expect(player.getByRole('button', { name: 'Play' })).toBeVisible();
  });

  await test.step('the starter is shown beside the fix, in step with it', async () => {
    const routes = [...readFix(L1, 'solution')];
    for (const [file, text] of routes) {
      await openFile(page, file);
      await page.locator('.cm-content').click();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText(text);
    }
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    // The tests have run on all of the fix.
    await expect(page.locator('summary', { hasText: ATTACK }).first()).toContainText('Blocked');
    const player = page.getByRole('region', { name: /^Attack, step by step/ });
    await expect(player.getByText('The starter').first()).toBeVisible();
    await slider(player).focus();
    await page.keyboard.press('End');
    await expect(player.getByRole('region', { name: 'The starter' })).toContainText('200');
    await expect(player.getByRole('region', { name: 'Your code' })).toContainText('404');
  });

  const address =
    await test.step('the verdict is shared: the dialog shows what will be visible', async () => {
      await page.getByRole('button', { name: 'Submit' }).first().click();
      await expect(page.getByRole('heading', { name: 'The bridge is open' })).toBeVisible();
      const player = await openRow();
      await player.getByRole('button', { name: 'Share' }).click();
      const dialog = page.getByRole('dialog', { name: 'Share this replay' });
      await expect(dialog.getByRole('checkbox', { name: /Include lines of my code/ })).not.toBeChecked();
      await dialog.getByRole('checkbox', { name: /Include lines of my code/ }).check();
      // It passed at the first submission: what was before is the starter.
      await expect(dialog.getByRole('radio', { name: 'The starter' })).toBeChecked();
      await expect(dialog.getByText(/^The starter: the attack gets through/)).toBeVisible();
      await expect(dialog.getByText(/^The fix: the attack is blocked/)).toBeVisible();
      await dialog.getByRole('radio', { name: '7 days' }).check();
      await dialog.getByRole('button', { name: 'Create link' }).click();
      const field = dialog.getByRole('textbox', { name: 'Your link' });
      await expect(field).toHaveValue(/\/replays\/[\w-]{43}$/);
      await expect(dialog.getByRole('button', { name: 'Copy as Markdown' })).toBeVisible();
      return new URL(await field.inputValue()).pathname;
    });

  const guest = await browser.newContext({ ignoreHTTPSErrors: true });
  const visitor = await guest.newPage();
  try {
    await test.step('a person without an account sees the film, and no secret of it', async () => {
      await visitor.goto(`${portal.url}${address}`);
      await expect(visitor.getByRole('heading', { level: 1, name: ATTACK })).toBeVisible();
      const player = visitor.getByRole('region', { name: /^Attack, step by step/ });
      await slider(player).focus();
      await visitor.keyboard.press('End');
      await expect(player.getByRole('region', { name: 'The starter' })).toContainText('200');
      await expect(player.getByRole('region', { name: 'The fix' })).toContainText('404');
      await visitor.keyboard.press('Home');
      await expect(player.getByText('[removed]').first()).toBeVisible();
      await expect(visitor.getByText(/Ines|Dahl|ind@demo\.test/)).toHaveCount(0);
      await expect(visitor).toHaveTitle(/neighbor's invoice/);
      await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
      expect(await visitor.evaluate(() => document.cookie)).toBe('');
    });

    await test.step('the learner revokes it, and the link is gone', async () => {
      const dialog = page.getByRole('dialog', { name: 'Share this replay' });
      await dialog.getByRole('button', { name: /^Revoke the link to/ }).click();
      await expect(dialog.getByText('You have no links yet.')).toBeVisible();
      const response = await visitor.goto(`${portal.url}${address}`);
      expect(response?.status()).toBe(404);
      await expect(visitor.getByRole('heading', { name: 'There is no replay here' }).first()).toBeVisible();
    });
  } finally {
    await guest.close();
  }
});
