import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { pressInFrame } from '../../fixtures/browser/press.ts';
import { openStrictContext } from '../../fixtures/browser/strict-context.ts';
import { readFix, typeFix } from '../../fixtures/learner.ts';
import { translatePage } from '../../fixtures/looks/translate.ts';
import { openPartnerSite, type PartnerSite } from '../../fixtures/partner-site.ts';
import { answerQuiz } from '../../fixtures/quiz-answers.ts';
import { enterPassword, openPortal, type Portal } from '../../fixtures/servers/portal.ts';

const COURSE = 'Injection at the boundary';
const L1 = 'l1-someone-elses-invoice';
const LAB = "Someone else's invoice";

let portal: Portal;
let partner: PartnerSite;
/** Cookies and storage of other sites are blocked. */
let browser: BrowserContext;
test.beforeAll(async ({ browser: ofWorker }) => {
  portal = await openPortal();
  partner = await openPartnerSite(portal);
  browser = await openStrictContext(ofWorker);
});
test.afterAll(async () => {
  await browser?.close();
  await partner?.close();
  await portal?.close();
});

/** A page of the partner, as somebody who is signed in there, or as anybody. */
async function openPage(path: string, visitor?: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(
    `${partner.url}${visitor ? `/sign-in?name=${visitor}&back=${path}` : `/sign-out?back=${path}`}`,
  );
  return page;
}
/** What the page can do with a widget that is a dialog. */
interface DialogElement {
  open(): Promise<void>;
  close(): Promise<void>;
}
const frameOf = (page: Page, selector: string) => page.locator(selector).locator('iframe').contentFrame();
const eventsOf = (page: Page) => page.locator('#events');

test('DEMO-2, EMB-4, EMB-7, EMB-12 a visitor starts a course by its card, and the page receives what they do in the player', {
  tag: '@lean',
}, async () => {
  const page = await openPage('/course.html', 'grace');
  await test.step('the card is on the page, and its button opens the player below', async () => {
    const card = page.locator('drawbridge-course-card');
    await expect(card.getByRole('heading', { name: COURSE })).toBeVisible();
    await card.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(page.locator('#player')).toBeVisible();
  });
  const player = frameOf(page, '#player');
  await test.step('the player identifies the visitor without a cookie', async () => {
    const enroll = player.getByRole('button', { name: 'Enroll' });
    await pressInFrame(page, enroll);
    await expect(eventsOf(page)).toContainText('enrolled {"course_id":"c2-injection-at-the-boundary"}');
    await expect(eventsOf(page)).toContainText('started {"course_id":"c2-injection-at-the-boundary"}');
    // The first item of the course opens with the enrollment: one start.
    await expect(player.getByRole('button', { name: 'Complete and continue' })).toBeVisible();
    await expect(eventsOf(page).getByText(/^started /)).toHaveCount(1);
    expect(await browser.cookies(portal.url)).toEqual([]);
  });
  await test.step('the frame is as high as its contents, and follows them', async () => {
    // Until the article and its fonts are here, what is below still moves.
    await expect(player.getByText('The mechanism is one.')).toBeVisible();
    await player.locator('body').evaluate(async () => void (await document.fonts.ready));
    const box = page.locator('#player .box');
    const height = () => box.evaluate((element) => element.getBoundingClientRect().height);
    const wanted = () =>
      player.locator('body').evaluate((body) => Math.ceil(body.getBoundingClientRect().height));
    const isFollowed = () => expect.poll(async () => (await height()) - (await wanted())).toBe(0);
    await isFollowed();
    // In a box that is as high as the window and grows with its contents, and after the page hid it for a while.
    const element = page.locator('#player');
    const before = await height();
    await element.evaluate((shown) => {
      const { style } = shown.parentElement ?? shown;
      style.cssText += '; display: flex; flex-direction: column; min-height: 100vh; padding-block: 40px';
      shown.style.display = 'none';
    });
    await expect(box).toBeHidden();
    await element.evaluate((shown) => shown.style.removeProperty('display'));
    await expect.poll(height).toBe(before);
    await isFollowed();
  });
  await test.step('a completed article is an event on the page, with its progress', async () => {
    await player.getByRole('button', { name: 'Complete and continue' }).click();
    await expect(eventsOf(page)).toContainText(/itemCompleted .*"completed_items":1/);
  });
  await test.step('no token is in a URL of the frame', async () => {
    const source = await page.locator('#player iframe').getAttribute('src');
    expect(source).not.toContain('dbet_');
    expect(
      page
        .frames()
        .map((frame) => frame.url())
        .join(' '),
    ).not.toContain('dbet_');
  });
  await page.close();

  await test.step('the same visitor continues in another tab; another visitor begins', async () => {
    const again = await openPage('/course.html', 'grace');
    await again.locator('drawbridge-course-card').getByRole('button', { name: 'Start', exact: true }).click();
    await expect(frameOf(again, '#player').getByRole('button', { name: 'Continue' })).toBeVisible();
    const other = await openPage('/course.html', 'alan');
    await other.locator('drawbridge-course-card').getByRole('button', { name: 'Start', exact: true }).click();
    await expect(frameOf(other, '#player').getByRole('button', { name: 'Enroll' })).toBeVisible();
    await again.close();
    await other.close();
  });

  await test.step('achievements are those of the visitor, and need a sign-in', async () => {
    const figuresOf = (visited: Page) => frameOf(visited, 'drawbridge-embed[widget=achievements]');
    const other = await openPage('/cards.html', 'alan');
    await expect(figuresOf(other).getByText('Your first points are waiting')).toBeVisible();
    await other.close();
    const anybody = await openPage('/cards.html');
    await expect(figuresOf(anybody).getByText('Sign in to continue')).toBeVisible();
    await anybody.close();
  });
});

test('EMB-7 a quiz that is failed and then passed in the frame is one event on the page', async () => {
  const page = await openPage('/course.html', 'edsger');
  await page.locator('drawbridge-course-card').getByRole('button', { name: 'Start', exact: true }).click();
  const player = frameOf(page, '#player');
  const enroll = player.getByRole('button', { name: 'Enroll' });
  await pressInFrame(page, enroll);
  // Until the article is here, the frame grows and the outline moves away from under the pointer.
  await expect(player.getByText('The mechanism is one.')).toBeVisible();
  await player
    .getByRole('navigation', { name: 'Course outline' })
    .getByRole('button', { name: /^Checkpoint: SQL/ })
    .click();
  const passed = page.locator('#events', { hasText: '"item_id":"c2-quiz-sql"' });
  await test.step('a failed quiz sends no event', async () => {
    await expect(player.locator('fieldset')).toHaveCount(8);
    for (const question of await player.locator('fieldset').all())
      await question.locator('input').first().check();
    await player.getByRole('button', { name: 'Submit' }).click();
    await expect(player.getByText(/not passed yet$/)).toBeVisible();
    await expect(passed).toHaveCount(0);
  });
  await test.step('a passed quiz sends one event', async () => {
    await player.getByRole('button', { name: 'Try again' }).click();
    await expect(player.locator('fieldset:enabled')).toHaveCount(8);
    await answerQuiz(player, 'c2-injection-at-the-boundary', 'sql.yaml');
    await player.getByRole('button', { name: 'Submit' }).click();
    await expect(player.getByText('Passed with 100%')).toBeVisible();
    await expect(passed).toBeVisible();
    await expect(eventsOf(page)).toContainText(
      'itemCompleted {"course_id":"c2-injection-at-the-boundary","item_id":"c2-quiz-sql"}',
    );
  });
  await page.close();
});

test("EMB-19 a start without a session opens the portal's sign-in page, which continues to the course", async () => {
  const page = await openPage('/cards.html');
  const card = page.locator('.branded drawbridge-course-card');
  const [opened] = await Promise.all([
    browser.waitForEvent('page'),
    card.getByRole('button', { name: 'Start', exact: true }).click(),
  ]);
  await enterPassword(opened, 'free@demo.test');
  await expect(opened).toHaveURL(`${portal.url}/portal/course-info/intro/c2-injection-at-the-boundary`);
  await opened.evaluate(() => localStorage.clear());
  await opened.close();
  await page.close();
});

test('a reader solves the lab in a post without an account, signs in, and has the pass in the portal', async () => {
  const page = await openPage('/blog.html');
  const lab = frameOf(page, '#lab');
  await expect(lab.getByRole('heading', { level: 1, name: LAB })).toBeVisible();
  await expect(eventsOf(page)).toContainText(`started {"lab_id":"${L1}"}`);
  await test.step('letters that are typed quickly stay in order', async () => {
    const editor = lab.getByRole('textbox', { name: /^Code of/ }).first();
    await editor.click();
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.type('// one by one, quickly\n', { delay: 5 });
    await expect(editor).toContainText('// one by one, quickly');
  });
  await typeFix(page, lab, readFix(L1, 'solution'));
  await lab.getByRole('button', { name: 'Submit' }).click();
  await expect(lab.getByRole('heading', { name: 'The bridge is open' })).toBeVisible();
  await expect(eventsOf(page)).toContainText(`itemCompleted {"lab_id":"${L1}"}`);
  await test.step('the sign-in takes over the work, though the frame has separate storage', async () => {
    const [opened] = await Promise.all([
      browser.waitForEvent('page'),
      lab.getByRole('complementary', { name: 'Guest' }).getByRole('link', { name: 'Sign in' }).click(),
    ]);
    expect(opened.url()).not.toContain('dbgt_');
    await enterPassword(opened, 'ind@demo.test');
    await expect(opened).toHaveURL(`${portal.url}/portal/labs/${L1}`);
    await expect(opened.getByRole('link', { name: /^Next lab/ }).first()).toBeVisible();
    await opened.goto(`${portal.url}/portal/profile/achievements`);
    const figures = opened.getByRole('tabpanel').locator('dl > div');
    await expect(figures.filter({ hasText: 'Labs passed' })).toContainText('1');
    await opened.evaluate(() => localStorage.clear());
    await opened.close();
  });
  await page.close();
});

test('EMB-8 dialogs belong to the page around the frame: Escape closes them and the focus returns', async () => {
  const page = await openPage('/dialogs.html', 'grace');
  const opener = page.getByRole('button', { name: 'Tell us what you want to learn' });
  const dialog = page.locator('#preferences').getByRole('dialog');
  const form = frameOf(page, '#preferences');
  const developer = form.getByRole('button', { name: 'Developer', exact: true });
  await test.step('Escape inside the frame closes the dialog', async () => {
    await opener.click();
    await expect(dialog).toBeVisible();
    await developer.press('Enter');
    await expect(developer).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
  await test.step('a dialog that is closed and reopened starts over', async () => {
    await opener.press('Enter');
    await developer.press('Enter');
    await expect(developer).toHaveAttribute('aria-pressed', 'true');
    await page.locator('#preferences').evaluate(async (element: HTMLElement & DialogElement) => {
      await Promise.all([element.close(), element.open()]);
    });
    await expect(developer).toHaveAttribute('aria-pressed', 'false');
  });
  await test.step('submitting is an event, and closes the dialog', async () => {
    const required = form.getByRole('group', { name: /required/ });
    await expect(required.first()).toBeVisible();
    for (const group of await required.all()) await group.getByRole('button').first().click();
    await form.getByRole('button', { name: 'Submit' }).click();
    await expect(eventsOf(page)).toContainText('preferencesSubmitted {}');
    await expect(dialog).toBeHidden();
  });
  await page.close();
});

test('EMB-14, EMB-16 five widgets follow a live theme change, a removal, and a visitor who signs out', async () => {
  const page = await openPage('/five.html', 'grace');
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
  const page = await browser.newPage();
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(`${partner.url}/hostile.html`);
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
  await partner.setOrigins(['https://www.partner.test']);
  const calls: string[] = [];
  // What a browser has of the catalogue it may show for five minutes more.
  const fresh = await openStrictContext(ofWorker);
  const page = await fresh.newPage();
  page.on('response', (response) => {
    if (response.url().includes('/api/'))
      calls.push(`${response.status()} ${new URL(response.url()).pathname}`);
  });
  await page.goto(`${partner.url}/hostile.html`);
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
  await partner.setOrigins([partner.url]);
  await fresh.close();
});

test('EMB-13 a token that expires during use is replaced once, and all waiting calls continue with the new one', async () => {
  const page = await browser.newPage();
  let grants = 0;
  await page.route(`${partner.url}/token`, (route) => {
    grants += 1;
    return route.continue();
  });
  const used = new Set<string>();
  // The server's answer to a token whose time is over.
  await page.route(`${portal.url}/api/main/**`, (route) => {
    const token = route.request().headers()['authorization'] ?? '';
    used.add(token);
    if (grants > 1 || token === '') return route.continue();
    return route.fulfill({
      status: 401,
      json: { success: false, code: 'token_expired', message: 'The incoming token has expired' },
    });
  });
  await page.goto(`${partner.url}/sign-in?name=joan&back=/course.html`);
  await page.locator('drawbridge-course-card').getByRole('button', { name: 'Start', exact: true }).click();
  await expect(frameOf(page, '#player').getByRole('button', { name: 'Enroll' })).toBeVisible();
  expect([grants, used.size]).toEqual([2, 2]);
  await page.close();
});

test('EMB-17 a service that is down shows a message with a retry, and the page keeps working', async () => {
  const page = await browser.newPage();
  let isDown = true;
  await page.route(`${portal.url}/api/**`, (route) => (isDown ? route.abort() : route.continue()));
  await page.goto(`${partner.url}/cards.html`);
  const card = page.locator('.branded drawbridge-course-card');
  await expect(card.getByText('This course could not be loaded')).toBeVisible();
  isDown = false;
  await card.getByRole('button', { name: 'Try again' }).click();
  await expect(card.getByRole('heading', { name: COURSE })).toBeVisible();
  await page.close();
});

test("the script may be on a page twice, before and after the page's own calls", async () => {
  const page = await browser.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(`${partner.url}/cards.html`);
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
  const page = await browser.newPage();
  await page.goto(`${partner.url}/plain.html`);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: COURSE })).toBeVisible();
  await page.close();
});
