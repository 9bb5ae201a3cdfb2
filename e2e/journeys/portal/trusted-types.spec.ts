import { expect, test } from '@playwright/test';
import { openPortal, type Portal, signIn } from '../../fixtures/servers/portal.ts';

let portal: Portal;
test.beforeAll(async () => {
  portal = await openPortal();
});
test.afterAll(() => portal?.close());

test('P15: a lab with its editor, worker and preview needs nothing that the policy refuses, and no text becomes a script (ASVS 3.4.3)', {
  tag: '@lean',
}, async ({ page }) => {
  const refused: string[] = [];
  await page.exposeFunction('onRefused', (what: string) => void refused.push(what));
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      (window as unknown as { onRefused(what: string): void }).onRefused(
        `${violatedDirective} ${blockedURI} ${sample}`,
      ),
    ),
  );
  await signIn(page, portal, 'member@acme.test', '/portal/labs/l1-someone-elses-invoice');
  await page.getByRole('tab', { name: /store\.js/ }).click();
  await expect(page.getByRole('textbox', { name: 'Code of store.js' })).toBeVisible();
  const preview = page.frameLocator('iframe[src*="/embed/frame/lab-preview"]');
  await expect(preview.locator('body')).not.toBeEmpty({ timeout: 60_000 });
  expect(refused).toEqual([]);

  const outcomes = await page.evaluate(() => {
    const attempt = (act: () => void) => {
      try {
        act();
        return 'done';
      } catch (error) {
        return (error as Error).name;
      }
    };
    return {
      markup: attempt(() => {
        document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>';
      }),
      code: attempt(() => {
        document.createElement('script').text = 'alert(1)';
      }),
      script: attempt(() => {
        document.createElement('script').src = 'https://evil.test/x.js';
      }),
      worker: attempt(() => void new Worker('https://evil.test/x.js')),
      policy: attempt(() => {
        const { trustedTypes } = window as unknown as {
          trustedTypes: { createPolicy(name: string, rules: object): unknown };
        };
        trustedTypes.createPolicy('mine', {});
      }),
    };
  });
  expect(outcomes).toEqual({
    markup: 'TypeError',
    code: 'TypeError',
    script: 'TypeError',
    worker: 'TypeError',
    policy: 'TypeError',
  });
});
