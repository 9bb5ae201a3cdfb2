import { expect, type Page, type Request, test } from '@playwright/test';
import {
  MAX_SHIFT,
  readLayoutShifts,
  sumShifts,
  watchLayoutShifts,
} from '../../fixtures/looks/layout-shift.ts';
import { openPortal, type Portal, signIn } from '../../fixtures/servers/portal.ts';

let portal: Portal;
test.beforeAll(async () => {
  portal = await openPortal();
});
test.afterAll(() => portal?.close());

for (const [width, height] of [
  [1440, 757],
  [768, 1024],
  [375, 812],
] as const)
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });
    for (const last of ['user/dashboard', 'challenge/labs', 'course/filter'])
      test(`nothing moves while the dashboard loads, with ${last} as the last answer`, async ({ page }) => {
        await watchLayoutShifts(page);
        const held = Promise.withResolvers<void>();
        await page.route(`**/api/**/${last}**`, async (route) => {
          await held.promise;
          await route.continue();
        });
        await signIn(page, portal, 'member@globex.test', '/portal/dashboard');
        // What does not wait for it is there.
        await expect(
          last === 'challenge/labs'
            ? page.getByRole('region', { name: 'Begin here' })
            : page.getByRole('heading', { level: 1 }),
        ).toBeVisible();
        held.resolve();
        await expect(page.getByRole('region', { name: 'Begin here' })).toBeVisible();
        await expect(page.getByRole('article').first()).toBeVisible();
        await expect(page.locator('[data-skeleton]')).toHaveCount(0);
        const moved = await readLayoutShifts(page);
        expect(sumShifts(moved), JSON.stringify(moved)).toBeLessThanOrEqual(MAX_SHIFT);
      });
  });

test('the dashboard makes each of its calls once, and waits for none that the quiet page makes later', async ({
  page,
}) => {
  await signIn(page, portal, 'member@globex.test', '/portal/notifications');
  await expect(page.getByText('No notifications yet')).toBeVisible();
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    // A preflight and the socket are no calls; the shell counts what is unread on its own.
    if (!pathname.startsWith('/api/') || pathname.includes('notification')) return;
    calls.push(`${request.method()} ${pathname}${search} ${request.postData() ?? ''}`);
  });
  await page.goto(`${portal.url}/portal/dashboard`);
  await expect(page.getByRole('heading', { name: /^You should also try/ })).toBeVisible();
  await expect(page.locator('[data-skeleton]')).toHaveCount(0);
  expect(calls.filter((call, index) => calls.indexOf(call) !== index)).toEqual([]);
  expect(calls.some((call) => call.includes('user/profile'))).toBe(true);
});

const section = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });
const SUGGESTIONS = 'You should also try some of these courses';
const RECOMMENDED = 'Recommended for You';
const isRecommendation = (request: Request) => (request.postData() ?? '').includes('"recommend":true');

test('DASH-5, DASH-8, DASH-16, DASH-18 suggestions come from a page of 40, no course is there twice, and a link leads to all', {
  tag: '@lean',
}, async ({ page }) => {
  const asked = page.waitForRequest(
    (request) => request.url().includes('/course/filter') && !isRecommendation(request),
  );
  await signIn(page, portal, 'member@globex.test', '/portal/dashboard');
  expect(new URL((await asked).url()).searchParams.get('per_page')).toBe('40');
  await expect(section(page, SUGGESTIONS).getByRole('article').first()).toBeVisible();
  const main = page.locator('main');
  const titles = await main
    .locator('[aria-label="Begin here"] h2, [aria-roledescription="carousel"] h3, [data-course] h3')
    .allTextContents();
  expect(titles.length).toBeGreaterThanOrEqual(4);
  expect(new Set(titles).size).toBe(titles.length);
  await page.getByRole('link', { name: 'Explore 1000+ Labs' }).click();
  await expect(page).toHaveURL(`${portal.url}/portal/courses`);
});

test('DASH-10, DASH-17 recommendations are requested once preferences are there, 50 at a time', {
  tag: '@lean',
}, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/course/filter') && isRecommendation(request)) asked.push(request.url());
  });
  await signIn(page, portal, 'empty@demo.test', '/portal/dashboard');
  const form = page.getByRole('dialog', { name: 'What should we recommend to you?' });
  await expect(section(page, SUGGESTIONS).getByRole('article').first()).toBeVisible();
  await expect(section(page, RECOMMENDED)).toHaveCount(0);
  expect(asked).toEqual([]);
  for (const name of ['Developer', 'Beginner', 'Command injection'])
    await form.getByRole('button', { name, exact: true }).click();
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(section(page, RECOMMENDED).getByRole('article').first()).toBeVisible();
  expect(asked.map((address) => new URL(address).searchParams.get('per_page'))).toEqual(['50']);
});

test('DASH-11, DASH-13, DASH-14 an empty section says so', { tag: '@lean' }, async ({ page }) => {
  for (const path of ['main/course/filter', 'challenge/labs'])
    await page.route(`**/api/${path}**`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), data: { items: [] } } });
    });
  await signIn(page, portal, 'ind@demo.test', '/portal/dashboard');
  for (const words of [
    'No recommended courses available',
    'Sorry, no suggestive courses available',
    'Sorry, no challenges available',
  ])
    await expect(page.getByText(words)).toBeVisible();
});

test('SHELL-22, COMP-19 a member reads first what is overdue and due, by date, and the sidebar has its number', {
  tag: '@lean',
}, async ({ page }) => {
  await signIn(page, portal, 'member@acme.test', '/portal/dashboard');
  const due = page.getByRole('region', { name: 'Due for your company' });
  await expect(due.getByRole('listitem').first()).toContainText('Overdue');
  const hero = page.getByRole('region', { name: /Begin here|Pick up where you left off/ });
  const top = async (part: typeof due) => (await part.boundingBox())?.y ?? 0;
  expect(await top(due)).toBeLessThan(await top(hero));
  const count = await due.getByRole('listitem').count();
  await expect(page.getByRole('link', { name: `Assignments ${count}` })).toBeVisible();
  await expect(page.locator('main').getByRole('article').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(2_000);
});
