import { type BrowserContext, expect, test } from '@playwright/test';
import { openStrictContext } from '../../fixtures/browser/strict-context.ts';
import { readFix, typeFix } from '../../fixtures/learner.ts';
import { untilAnswered } from '../../fixtures/looks/page-state.ts';
import { openReactHost, type ReactHost } from '../../fixtures/react-host.ts';
import { openPortal, type Portal } from '../../fixtures/servers/portal.ts';

const L1 = 'l1-someone-elses-invoice';

let portal: Portal;
let host: ReactHost;
/** Cookies and storage of other sites are blocked. */
let browser: BrowserContext;
test.beforeAll(async ({ browser: ofWorker }) => {
  portal = await openPortal();
  host = await openReactHost(portal);
  browser = await openStrictContext(ofWorker);
});
test.afterAll(async () => {
  await browser?.close();
  await host?.close();
  await portal?.close();
});

test('DEMO-3, EMB-1, EMB-3 a React page on another origin calls Drawbridge by itself: a favorite, a course, a lab, without a cookie', {
  tag: '@lean',
}, async () => {
  const page = await browser.newPage();
  await page.goto(host.url);
  await test.step("a card's favorite is still there after a reload", async () => {
    const heart = page.getByRole('button', { name: 'Add Injection at the boundary to favorites' });
    await untilAnswered(page, '/wishlist', () => heart.click());
    const filled = page.getByRole('button', { name: 'Remove Injection at the boundary from favorites' });
    await expect(filled).toBeVisible();
    await page.reload();
    await expect(filled).toBeVisible();
  });
  await test.step('the player works item by item', async () => {
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    // Until the article is here, what is below it still moves.
    await expect(page.getByText('The mechanism is one.')).toBeVisible();
    await page.getByRole('button', { name: 'Complete and continue' }).click();
    await expect(page.getByText(/1 of \d+/).first()).toBeVisible();
  });
  await test.step("a lab's preview is a frame of Drawbridge, and the fix passes on the server", async () => {
    await page.goto(`${host.url}/#lab/${L1}`);
    await expect(page.frameLocator('iframe').getByRole('heading').first()).toBeVisible();
    await typeFix(page, page, readFix(L1, 'solution'));
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('heading', { name: 'The bridge is open' })).toBeVisible();
  });
  expect(await browser.cookies(portal.url)).toEqual([]);
  await page.close();
});
