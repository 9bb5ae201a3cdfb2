import { test } from '@playwright/test';
import { openPortal, type Portal, storeSession } from '../../fixtures/servers/portal.ts';

let portal: Portal;
test.beforeAll(async () => {
  portal = await openPortal();
});
test.afterAll(() => portal?.close());
const PAGES: [string | undefined, string, string][] = [
  [undefined, '/login', 'login'],
  [undefined, '/upgrade', 'plans'],
  [undefined, '/signup/free', 'signup'],
  ['free@demo.test', '/portal/dashboard', 'dash-free'],
  ['ind@demo.test', '/portal/dashboard', 'dash-ind'],
  ['member@acme.test', '/portal/dashboard', 'dash-member'],
  ['free@demo.test', '/portal/upgrade', 'upgrade-free'],
  ['ind@demo.test', '/portal/challenges', 'challenges'],
  ['ind@demo.test', '/portal/courses', 'courses'],
  ['ind@demo.test', '/portal/live-courses', 'live'],
  ['ind@demo.test', '/portal/profile/achievements', 'achievements'],
  ['free@demo.test', '/portal/journeys', 'journeys'],
  ['ind@demo.test', '/portal/course-info/intro/c1-who-may-do-what', 'intro'],
  ['ind@demo.test', '/portal/labs/l1-someone-elses-invoice', 'lab'],
  ['admin@acme.test', '/portal/lti-integration', 'integrations'],
  ['admin@acme.test', '/portal/company/audit', 'audit'],
];
test('look', async ({ page }) => {
  test.setTimeout(560_000);
  let who: string | undefined;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [email, path, name] of PAGES) {
    if (email && email !== who) {
      await storeSession(page, portal, email);
      who = email;
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(portal.url + path, { waitUntil: 'networkidle' });
    await page.waitForTimeout(1200);
    const later = page.getByRole('button', { name: 'Later' });
    if (await later.isVisible().catch(() => false)) await later.click();
    await page.screenshot({ path: `/tmp/look/${name}.1440.png`, fullPage: true });
    console.log(name, await page.evaluate(() => document.documentElement.scrollHeight));
    await page.evaluate(() => {
      document.documentElement.dataset['theme'] = 'dark';
    });
    await page.waitForTimeout(400);
    await page.setViewportSize({ width: 375, height: 812 });
    await page.waitForTimeout(500);
    await page.screenshot({ path: `/tmp/look/${name}.375.dark.png`, fullPage: true });
    for (const w of [320, 375, 768]) {
      await page.setViewportSize({ width: w, height: 812 });
      await page.waitForTimeout(400);
      const [a, b] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.clientWidth,
      ]);
      if (a !== b) console.log('WIDE', name, w, a, b);
    }
  }
});
