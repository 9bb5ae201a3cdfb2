import { expect, type Page, test } from '@playwright/test';
import { pressInFrame } from '../../fixtures/browser/press.ts';
import { readFix, typeFix } from '../../fixtures/learner.ts';
import { frameOf, openPartnerVisit, type PartnerVisit } from '../../fixtures/partner-visit.ts';
import { answerQuiz } from '../../fixtures/quiz-answers.ts';
import { enterPassword } from '../../fixtures/servers/portal.ts';

const COURSE = 'Injection at the boundary';
const L1 = 'l1-someone-elses-invoice';
const LAB = "Someone else's invoice";

let visit: PartnerVisit;
test.beforeAll(async ({ browser }) => {
  visit = await openPartnerVisit(browser);
});
test.afterAll(() => visit?.close());

/** What the page can do with a widget that is a dialog. */
interface DialogElement {
  open(): Promise<void>;
  close(): Promise<void>;
}
const eventsOf = (page: Page) => page.locator('#events');

test('DEMO-2, EMB-4, EMB-7, EMB-12 a visitor starts a course by its card, and the page receives what they do in the player', {
  tag: '@lean',
}, async () => {
  const page = await visit.openPage('/course.html', 'grace');
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
    expect(await visit.browser.cookies(visit.portal.url)).toEqual([]);
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
    const again = await visit.openPage('/course.html', 'grace');
    await again.locator('drawbridge-course-card').getByRole('button', { name: 'Start', exact: true }).click();
    await expect(frameOf(again, '#player').getByRole('button', { name: 'Continue' })).toBeVisible();
    const other = await visit.openPage('/course.html', 'alan');
    await other.locator('drawbridge-course-card').getByRole('button', { name: 'Start', exact: true }).click();
    await expect(frameOf(other, '#player').getByRole('button', { name: 'Enroll' })).toBeVisible();
    await again.close();
    await other.close();
  });

  await test.step('achievements are those of the visitor, and need a sign-in', async () => {
    const figuresOf = (visited: Page) => frameOf(visited, 'drawbridge-embed[widget=achievements]');
    const other = await visit.openPage('/cards.html', 'alan');
    await expect(figuresOf(other).getByText('Your first points are waiting')).toBeVisible();
    await other.close();
    const anybody = await visit.openPage('/cards.html');
    await expect(figuresOf(anybody).getByText('Sign in to continue')).toBeVisible();
    await anybody.close();
  });
});

test('EMB-7 a quiz that is failed and then passed in the frame is one event on the page', async () => {
  const page = await visit.openPage('/course.html', 'edsger');
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
  const page = await visit.openPage('/cards.html');
  const card = page.locator('.branded drawbridge-course-card');
  const [opened] = await Promise.all([
    visit.browser.waitForEvent('page'),
    card.getByRole('button', { name: 'Start', exact: true }).click(),
  ]);
  await enterPassword(opened, 'free@demo.test');
  await expect(opened).toHaveURL(`${visit.portal.url}/portal/course-info/intro/c2-injection-at-the-boundary`);
  await opened.evaluate(() => localStorage.clear());
  await opened.close();
  await page.close();
});

test('a reader solves the lab in a post without an account, signs in, and has the pass in the portal', async () => {
  const page = await visit.openPage('/blog.html');
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
      visit.browser.waitForEvent('page'),
      lab.getByRole('complementary', { name: 'Guest' }).getByRole('link', { name: 'Sign in' }).click(),
    ]);
    expect(opened.url()).not.toContain('dbgt_');
    await enterPassword(opened, 'ind@demo.test');
    await expect(opened).toHaveURL(`${visit.portal.url}/portal/labs/${L1}`);
    await expect(opened.getByRole('link', { name: /^Next lab/ }).first()).toBeVisible();
    await opened.goto(`${visit.portal.url}/portal/profile/achievements`);
    const figures = opened.getByRole('tabpanel').locator('dl > div');
    await expect(figures.filter({ hasText: 'Labs passed' })).toContainText('1');
    await opened.evaluate(() => localStorage.clear());
    await opened.close();
  });
  await page.close();
});

test('EMB-8 dialogs belong to the page around the frame: Escape closes them and the focus returns', async () => {
  const page = await visit.openPage('/dialogs.html', 'grace');
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
