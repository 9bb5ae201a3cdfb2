import { expect, type Page, test } from '@playwright/test';
import { openPortal, type Portal, signIn } from '../../fixtures/servers/portal.ts';

/** The pane of code: files, errors, touch. */
let portal: Portal;
test.beforeAll(async () => {
  portal = await openPortal();
});
test.afterAll(() => portal?.close());

const JUDGED = { timeout: 60_000 };
const editorOf = (page: Page, path: string) => page.getByRole('textbox', { name: `Code of ${path}` });

test('an error leads to its line, as worded by the page and by the server', async ({ page }) => {
  await signIn(page, portal, 'member@acme.test', '/portal/labs/l1-someone-elses-invoice');
  await page.getByRole('tab', { name: /server\.js/ }).click();
  const server = editorOf(page, 'server.js');
  await expect(server).toBeVisible();
  await page.getByRole('tab', { name: /store\.js/ }).click();
  const store = editorOf(page, 'store.js');
  await store.click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('nothing.here();');
  await page.keyboard.press('Enter');
  await page.getByRole('tab', { name: /server\.js/ }).click();

  await test.step('the preview names the line once, without stack frames of the runtime', async () => {
    await expect(page.getByRole('heading', { name: 'Your code threw an error' })).toBeVisible(JUDGED);
    await expect(page.getByText('runtime:')).toBeHidden();
    await page.getByRole('button', { name: 'store.js:1:1', exact: true }).click();
    await expect(store).toBeFocused();
    await expect(page.locator('.cm-faultLine')).toHaveText('nothing.here();');
    await expect(page.locator('.cm-faultLine')).toBeInViewport();
  });

  await test.step('the server names the same line', async () => {
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    const result = page.getByRole('tabpanel', { name: 'Result' });
    await expect(result.getByText('ReferenceError: nothing is not defined')).toHaveCount(1, JUDGED);
    await expect(result.getByRole('button', { name: 'store.js:1:1', exact: true })).toBeVisible();
  });

  await test.step('the mark disappears with the error', async () => {
    await store.click();
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('Control+/');
    await expect(page.locator('.cm-faultLine')).toHaveCount(0, JUDGED);
  });
});

test.describe('the editor on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  test('code keys are below the editor while it has the focus, and files are a menu', async ({ page }) => {
    await signIn(page, portal, 'member@acme.test', '/portal/labs/l12-comments-that-run');
    await page.getByRole('tab', { name: 'Code' }).tap();
    await page.getByRole('button', { name: /^Files: views\/comment\.js/ }).tap();
    await page.getByRole('treeitem', { name: 'encode.js' }).tap();
    await expect(page.getByRole('tree')).toBeHidden();
    const editor = editorOf(page, 'encode.js');
    const keys = page.getByRole('group', { name: 'Keys for code' });
    await expect(keys).toBeHidden();
    await expect(page.getByText('leaves the editor')).toBeHidden();

    await editor.tap();
    await expect(keys).toBeVisible();
    await page.keyboard.press('Control+Home');
    for (const key of ['{', '}', ';']) await keys.getByRole('button', { name: key, exact: true }).tap();
    await keys.getByRole('button', { name: 'Move left' }).tap();
    await keys.getByRole('button', { name: '=', exact: true }).tap();
    await expect(page.locator('.cm-line').first()).toContainText('{}=;');
    await expect(editor).toBeFocused();
    const readSizes = () =>
      keys
        .getByRole('button')
        .evaluateAll((all) =>
          all.map((one) => one.getBoundingClientRect()).flatMap(({ width, height }) => [width, height]),
        );
    await expect.poll(async () => (await readSizes()).filter((px) => px < 44)).toEqual([]);

    await test.step('an on-screen keyboard gives the code the space of the bars, until typing is done', async () => {
      const submit = page.getByRole('button', { name: 'Submit' });
      await expect(submit).toBeVisible();
      await page.setViewportSize({ width: 375, height: 400 });
      await expect(submit).toBeHidden();
      await expect(page.getByRole('tab', { name: 'Code' })).toBeHidden();
      await expect.poll(async () => (await editor.boundingBox())?.height).toBeGreaterThan(250);
      await keys.getByRole('button', { name: 'Done typing' }).tap();
      await expect(editor).not.toBeFocused();
      await expect(keys).toBeHidden();
      await expect(submit).toBeVisible();
    });
  });
});
