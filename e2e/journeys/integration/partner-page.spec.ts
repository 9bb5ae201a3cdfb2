import { expect, test } from '@playwright/test';
import { openStrictContext } from '../../fixtures/browser/strict-context.ts';
import { translatePage } from '../../fixtures/looks/translate.ts';
import { frameOf, openPartnerVisit, type PartnerVisit } from '../../fixtures/partner-visit.ts';

const COURSE = 'Injection at the boundary';

let visit: PartnerVisit;
test.beforeAll(async ({ browser }) => {
  visit = await openPartnerVisit(browser);
});
test.afterAll(() => visit?.close());

test('EMB-14, EMB-16 five widgets follow a live theme change, a removal, and a visitor who signs out', async () => {
  const page = await visit.openPage('/five.html', 'grace');
  const widgets = page.locator('drawbridge-embed');
  await expect(widgets).toHaveCount(5);
  const card = widgets.nth(0).locator('iframe').contentFrame();
  const list = page.locator('drawbridge-embed[widget=course-list] iframe').contentFrame();
  await expect(card.getByRole('heading', { name: COURSE })).toBeVisible();
  await expect(list.getByRole('heading', { name: COURSE })).toBeVisible();
  await page.getByRole('button', { name: 'Dark' }).click();
  for (const frame of [card, list]) await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Remove the first' }).click();
  await expect(widgets).toHaveCount(4);
  await expect(list.getByRole('heading', { name: COURSE })).toBeVisible();
  // A reader's browser translates the page: what changes afterwards breaks no widget.
  const faults: Error[] = [];
  page.on('pageerror', (error) => faults.push(error));
  for (const frame of page.frames().slice(1)) expect(await translatePage(frame)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Sign out without a reload' }).click();
  const labs = page.locator('drawbridge-embed[widget=lab-list] iframe').contentFrame();
  await expect(labs.getByText('Sign in to continue')).toBeVisible();
  expect(faults).toEqual([]);
  await page.close();
});

test('EMB-15 a hostile page with a strict policy, Trusted Types and aggressive styles changes no widget', async () => {
  const page = await visit.browser.newPage();
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(`${visit.partner.url}/hostile.html`);
  const element = page.locator('drawbridge-course-card');
  await expect(element.getByRole('heading', { name: COURSE })).toBeVisible();
  const size = (name: string) =>
    element
      .locator(name)
      .first()
      .evaluate((found) => getComputedStyle(found).fontSize);
  // A page's root has thirty pixels; the reader's own size is sixteen.
  expect(await size('h3')).toBe('16px');
  expect(
    await element
      .locator('h3')
      .first()
      .evaluate((found) => getComputedStyle(found).textTransform),
  ).toBe('none');
  const frame = page.locator('drawbridge-embed').locator('iframe');
  await expect(frame).toBeVisible();
  await expect(frame.contentFrame().getByRole('heading', { name: COURSE })).toBeVisible();
  expect(faults).toEqual([]);
  await page.close();
});

test('EMB-11 a page on an unlisted origin shows a refusal and loads no data', async ({
  browser: ofWorker,
}) => {
  await visit.partner.setOrigins(['https://www.partner.test']);
  const calls: string[] = [];
  // What a browser has of the catalogue it may show for five minutes more.
  const fresh = await openStrictContext(ofWorker);
  const page = await fresh.newPage();
  page.on('response', (response) => {
    if (response.url().includes('/api/'))
      calls.push(`${response.status()} ${new URL(response.url()).pathname}`);
  });
  await page.goto(`${visit.partner.url}/hostile.html`);
  await expect(
    page.locator('drawbridge-course-card').getByText('This site is not one of the origins'),
  ).toBeVisible();
  await expect(
    page
      .locator('drawbridge-embed')
      .locator('iframe')
      .contentFrame()
      .getByText(/origin/i)
      .first(),
  ).toBeVisible();
  expect(calls.filter((call) => call.startsWith('200'))).toEqual([]);
  await visit.partner.setOrigins([visit.partner.url]);
  await fresh.close();
});

test('EMB-13 a token that expires during use is replaced once, and all waiting calls continue with the new one', async () => {
  const page = await visit.browser.newPage();
  let grants = 0;
  await page.route(`${visit.partner.url}/token`, (route) => {
    grants += 1;
    return route.continue();
  });
  const used = new Set<string>();
  // The server's answer to a token whose time is over.
  await page.route(`${visit.portal.url}/api/main/**`, (route) => {
    const token = route.request().headers()['authorization'] ?? '';
    used.add(token);
    if (grants > 1 || token === '') return route.continue();
    return route.fulfill({
      status: 401,
      json: { success: false, code: 'token_expired', message: 'The incoming token has expired' },
    });
  });
  await page.goto(`${visit.partner.url}/sign-in?name=joan&back=/course.html`);
  await page.locator('drawbridge-course-card').getByRole('button', { name: 'Start', exact: true }).click();
  await expect(frameOf(page, '#player').getByRole('button', { name: 'Enroll' })).toBeVisible();
  expect([grants, used.size]).toEqual([2, 2]);
  await page.close();
});

test('EMB-17 a service that is down shows a message with a retry, and the page keeps working', async () => {
  const page = await visit.browser.newPage();
  let isDown = true;
  await page.route(`${visit.portal.url}/api/**`, (route) => (isDown ? route.abort() : route.continue()));
  await page.goto(`${visit.partner.url}/cards.html`);
  const card = page.locator('.branded drawbridge-course-card');
  await expect(card.getByText('This course could not be loaded')).toBeVisible();
  isDown = false;
  await card.getByRole('button', { name: 'Try again' }).click();
  await expect(card.getByRole('heading', { name: COURSE })).toBeVisible();
  await page.close();
});

test("the script may be on a page twice, before and after the page's own calls", async () => {
  const page = await visit.browser.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(`${visit.partner.url}/cards.html`);
  await expect(page.locator('drawbridge-course-card').getByRole('heading', { name: COURSE })).toBeVisible();
  const script = page.locator('script[data-key]');
  const [url, key] = [await script.getAttribute('src'), await script.getAttribute('data-key')];
  const isSame = await page.evaluate(
    async ([src, dataKey]) => {
      const before: unknown = Reflect.get(window, 'Drawbridge');
      const second = document.createElement('script');
      Object.assign(second, { src });
      second.dataset['key'] = `${dataKey}-other`;
      document.head.append(second);
      await new Promise((resolve) => second.addEventListener('load', resolve));
      return Reflect.get(window, 'Drawbridge') === before;
    },
    [url, key],
  );
  expect(isSame).toBe(true);
  // The first keeps its key: with the other one a new card would be refused.
  await page.evaluate(() => {
    const card = document.createElement('drawbridge-course-card');
    card.setAttribute('course', 'c2-injection-at-the-boundary');
    card.id = 'late';
    document.body.append(card);
  });
  await expect(page.locator('#late').getByRole('heading', { name: COURSE })).toBeVisible();
  expect(faults).toEqual([]);
  await page.close();
});

test('a plain frame shows a widget without a script', async () => {
  const page = await visit.browser.newPage();
  await page.goto(`${visit.partner.url}/plain.html`);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: COURSE })).toBeVisible();
  await page.close();
});
