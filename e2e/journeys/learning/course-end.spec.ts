import { expect, type Page, type Route, test } from '@playwright/test';
import { expectNoFaults } from '../../fixtures/looks/accessibility.ts';
import { expectFits } from '../../fixtures/looks/fits.ts';
import { answerQuiz } from '../../fixtures/quiz-answers.ts';
import { openPortal, type Portal, signIn, storeSession } from '../../fixtures/servers/portal.ts';

const C2 = 'c2-injection-at-the-boundary';
const ARTICLE = `/portal/course-info/media/${C2}/proof/c2-proving-a-fix`;
const VIDEO = `/portal/course-info/video/${C2}/sql/c2-video-number-that-was-sql`;
const QUIZ = `/portal/course-info/quiz/${C2}/proof/c2-quiz-final`;
const END = `/portal/course-info/completed/${C2}/`;
/** What is left to do at first. */
const LEFT = ['c2-proving-a-fix', 'c2-video-number-that-was-sql', 'c2-quiz-final'];
const LEARNERS = ['ind@demo.test', 'member@acme.test'];

let portal: Portal;
test.beforeAll(async () => {
  const learners = LEARNERS.map((email) => `'${email}'`).join(', ');
  const left = LEFT.map((item) => `'${item}'`).join(', ');
  portal = await openPortal({
    env: { REVIEW_FORM_URL: 'https://forms.test/review' },
    statements: [
      `insert into completion (person_id, course_id, item_id, completed_at)
        select a.person_id, i.course_id, i.item_id, now() - interval '1 day'
        from person p join account a on a.person_id = p.id, course_item i
        where p.email in (${learners}) and i.course_id = '${C2}' and i.item_id not in (${left})
        on conflict do nothing`,
    ],
  });
});
test.afterAll(() => portal?.close());

const video = (page: Page) => page.locator('video');
const progress = (page: Page) => page.getByRole('progressbar', { name: 'Progress', exact: true });
const feedback = (page: Page) => page.getByRole('dialog', { name: 'How was Injection at the boundary?' });
const mark = (page: Page) => page.getByRole('button', { name: /^(Mark complete|Complete and continue)$/ });
const next = (page: Page) => page.getByRole('link', { name: /^(Next lesson|Still to do): / });

/** The network fails at the first mark of each item. */
async function failFirstMarks(page: Page): Promise<void> {
  const failed = new Set<string>();
  await page.route('**/api/main/item/mark', (route: Route) => {
    const { item_id: item } = route.request().postDataJSON() as { item_id: string };
    if (failed.has(item)) return route.continue();
    failed.add(item);
    return route.abort('connectionfailed');
  });
}

/** Plays a video from shortly before its end. */
async function playToEnd(page: Page): Promise<void> {
  await expect
    .poll(() => video(page).evaluate((element: HTMLVideoElement) => element.readyState))
    .toBeGreaterThan(0);
  await video(page).evaluate(async (element: HTMLVideoElement) => {
    element.muted = true;
    element.currentTime = element.duration - 1;
    await element.play();
  });
}

test('a course is learned to its end, a quiz, although the network fails once at each mark', async ({
  page,
}) => {
  await failFirstMarks(page);
  await signIn(page, portal, 'ind@demo.test', ARTICLE);

  await test.step("PLAYER-19 an article's mark is undone, reported, and made again", async () => {
    await expect(
      page.getByRole('heading', { level: 1, name: 'Proving a fix and keeping it fixed' }),
    ).toBeVisible();
    await expect(progress(page)).toHaveAttribute('aria-valuenow', '85');
    await mark(page).click();
    await expect(page.getByText('Server busy please try later!')).toBeVisible();
    await expect(progress(page)).toHaveAttribute('aria-valuenow', '85');
    await mark(page).click();
    await expect(progress(page)).toHaveAttribute('aria-valuenow', '90');
  });

  await test.step('PLAYER-22, PLAYER-27 past its middle the course asks for feedback, and the answer is stored', async () => {
    await feedback(page).getByRole('radio', { name: '4 of 5' }).check({ force: true });
    await feedback(page).getByRole('textbox').fill('The labs are what stays.');
    await feedback(page).getByRole('button', { name: 'Send' }).click();
    await expect(feedback(page)).toBeHidden();
    await expect(next(page)).toBeVisible();
  });

  await test.step('PLAYER-9, PLAYER-37 a video resumes where it was left, and is complete at its end', async () => {
    await page.goto(portal.url + VIDEO);
    await expect
      .poll(() => video(page).evaluate((element: HTMLVideoElement) => element.readyState))
      .toBeGreaterThan(0);
    const stored = page.waitForResponse(
      (response) =>
        response.url().endsWith('/macro/publish-video-watch') &&
        (response.request().postDataJSON() as { position: number }).position >= 20,
    );
    await video(page).evaluate(async (element: HTMLVideoElement) => {
      element.muted = true;
      await element.play();
      element.currentTime = 20;
      await new Promise<void>((resolve) =>
        element.addEventListener('timeupdate', () => element.currentTime > 20 && resolve()),
      );
      element.pause();
    });
    expect((await stored).status()).toBe(200);
    await page.reload();
    await expect(page.getByText(/^Resumed at 0:2\d, where you stopped\./)).toBeVisible();
    await expect
      .poll(() => video(page).evaluate((element: HTMLVideoElement) => element.textTracks[0]?.cues?.length))
      .toBeGreaterThan(10);
    await playToEnd(page);
    await mark(page).click();
    await expect(progress(page)).toHaveAttribute('aria-valuenow', '95');
    await expect(next(page)).toBeVisible();
  });

  await test.step('PLAYER-40 the end page says that the course is not finished yet', async () => {
    await page.goto(portal.url + END);
    await expect(page.getByText('One lesson of Injection at the boundary is still to do.')).toBeVisible();
    await page.getByRole('link', { name: 'Continue' }).click();
    await expect(page).toHaveURL(portal.url + QUIZ);
  });

  await test.step('PLAYER-10, PLAYER-25 the last quiz is passed; its mark fails once; then the course ends with its badge', async () => {
    await expect(page.locator('fieldset')).toHaveCount(10);
    await answerQuiz(page, C2, 'final.yaml');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText(/^Passed with/)).toBeVisible();
    await mark(page).click();
    await expect(page).toHaveURL(portal.url + END);
    await expect(page.getByRole('heading', { name: 'You have completed this course' })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('PLAYER-20, PLAYER-27 the course asks for feedback below what was achieved', async () => {
    const asked = page.getByRole('region', { name: 'How was Injection at the boundary?' });
    await asked.getByRole('radio', { name: '5 of 5' }).check({ force: true });
    await asked.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Thanks for your feedback.')).toBeVisible();
  });

  await test.step('PLAYER-26, PLAYER-40 the end of the course has what to keep and what is next, also after a reload', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: 'You have completed this course' })).toBeVisible();
    await expect(page.getByText(/^100% complete/)).toBeVisible();
    await expect(page.getByText('How was Injection at the boundary?')).toBeHidden();
    await expect(page.getByRole('link', { name: /^Next: / })).toHaveAttribute(
      'href',
      /\/portal\/course-info\/intro\/c/,
    );
    await expect(page.getByRole('link', { name: /^Add to LinkedIn/ })).toHaveAttribute(
      'href',
      /certUrl=.+&certId=/,
    );
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download certificate' }).click();
    expect((await download).suggestedFilename()).toMatch(/^certificate-.+\.pdf$/);
    await expect(page.getByRole('heading', { name: "What's next" })).toBeVisible();
    await expectNoFaults(page);
    await page.getByRole('main').getByRole('button', { name: 'Write a review' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('PLAYER-24, PLAYER-26 the badge has its page', async () => {
    await page
      .getByRole('button', { name: /^View the badge / })
      .first()
      .click();
    await expect(page).toHaveURL(/\/portal\/course-info\/completed\/c2-[a-z-]+\/[0-9a-f-]{36}$/);
    await expect(page.getByText('You earned a badge:')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Public page' })).toHaveAttribute('href', /\/badges\//);
    await expectNoFaults(page);
  });
});

test.describe('the end of a course at phone width', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

  test('the pages at the end of a course fit', async ({ page }) => {
    await storeSession(page, portal, 'ind@demo.test');
    for (const [address, landmark] of [
      [VIDEO, 'Transcript'],
      [END, 'Injection at the boundary'],
      [`/portal/course-info/intro/${C2}`, "What's inside"],
    ] as const) {
      await page.goto(portal.url + address);
      await expect(page.getByRole('main').getByText(landmark).first()).toBeVisible();
      await expectFits(page, address);
      await expectNoFaults(page);
    }
  });
});

test('an article and a video are completed by keyboard alone, and the feedback form is closed by it', async ({
  page,
}) => {
  await signIn(page, portal, 'member@acme.test', ARTICLE);
  await mark(page).focus();
  await page.keyboard.press('Enter');
  await expect(feedback(page)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(feedback(page)).toBeHidden();
  await next(page).focus();

  await page.goto(portal.url + VIDEO);
  await video(page).focus();
  await video(page).evaluate((element: HTMLVideoElement) => {
    element.muted = true;
  });
  const isPaused = () => video(page).evaluate((element: HTMLVideoElement) => element.paused);
  await page.keyboard.press('k');
  await expect.poll(isPaused).toBe(false);
  await page.keyboard.press('k');
  await expect.poll(isPaused).toBe(true);
  await page.getByText('Transcript', { exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'I have read the transcript' }).focus();
  await page.keyboard.press('Enter');
  await expect(progress(page)).toHaveAttribute('aria-valuenow', '95');
});

test('NAV-3, NAV-15 a course outside the plan says what an upgrade opens', async ({ page }) => {
  await signIn(page, portal, 'free@demo.test', '/portal/courses/c3-the-browser-as-a-hostile-host');
  await expect(page).toHaveURL(/course-info\/info\/c3-/);
  await expect(page.getByRole('heading', { name: 'What you will learn' })).toBeVisible();
  await expect(page.getByText('Enterprise', { exact: true })).toBeVisible();
  await expectNoFaults(page);
  const interest = page.waitForResponse('**/api/macro/publish-upgrade-interest');
  await page.getByRole('main').getByRole('button', { name: 'See plans' }).click();
  expect((await interest).status()).toBe(200);
  await expect(page).toHaveURL(`${portal.url}/portal/upgrade`);
});
