import { expect, type Page, test } from '@playwright/test';
import { passLab, readFix, typeFix } from '../../fixtures/learner.ts';
import { expectNoFaults } from '../../fixtures/looks/accessibility.ts';
import { failNext, loseNextAnswer } from '../../fixtures/looks/failures.ts';
import { expectFits } from '../../fixtures/looks/fits.ts';
import { answerQuiz } from '../../fixtures/quiz-answers.ts';
import { needPostgres } from '../../fixtures/servers/need-postgres.ts';
import { openPortal, type Portal, signIn } from '../../fixtures/servers/portal.ts';
import { expectPresses, startStopwatch } from '../../fixtures/stopwatch.ts';

const EMAIL = 'empty@demo.test';
const C2 = 'c2-injection-at-the-boundary';
const TITLE = 'Injection at the boundary';
const L1 = 'l1-someone-elses-invoice';
const QUIZ = `/portal/course-info/quiz/${C2}/proof/c2-quiz-final`;
const ACHIEVEMENTS = '/portal/profile/achievements';

let portal: Portal;
needPostgres();
test.beforeAll(async () => {
  portal = await openPortal();
});
test.afterAll(() => portal?.close());

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const figure = (page: Page, name: string) =>
  page
    .getByRole('group', { name: 'Your achievements' })
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd');
/** What failed was said; the message is gone before the next one. */
async function expectTold(page: Page, isModal = false) {
  const message = page.getByText('Server busy please try later!');
  await expect(message).toBeVisible();
  // Behind a dialog it goes by itself.
  if (!isModal) await page.getByRole('button', { name: 'Dismiss' }).first().click();
  await expect(message).toBeHidden();
}

test('a new learner states preferences, sees why courses are recommended, completes a course although the network fails, and shows the badge', async ({
  page,
  browser,
}) => {
  await test.step('PROF-9, PROF-10 the profile of a person who has done nothing says what will be there', async () => {
    await signIn(page, portal, EMAIL, ACHIEVEMENTS);
    await page.getByRole('button', { name: 'Later' }).click();
    await expect(page.getByText('Your first points are waiting')).toBeVisible();
    for (const words of [
      /each day you learn is marked here/,
      'No badge yet',
      'No certificate yet',
      'Nothing done yet',
      'No video watched yet',
      'No recent lab in progress',
    ])
      await expect(page.getByText(words)).toBeVisible();
    await expectNoFaults(page);
  });

  await test.step('REC-7, REC-9, REC-17 preferences that could not be sent stay, and are sent again', async () => {
    await page.goto(`${portal.url}/portal/dashboard`);
    const form = page.getByRole('dialog', { name: 'What should we recommend to you?' });
    await form.getByRole('button', { name: 'Developer', exact: true }).click();
    await form.getByRole('button', { name: 'Beginner' }).click();
    await form.getByRole('button', { name: 'Command injection' }).click();
    await failNext(page, '**/api/main/user/forms/preference');
    await form.getByRole('button', { name: 'Submit' }).click();
    await expectTold(page, true);
    await expect(form.getByRole('button', { name: 'Command injection' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await form.getByRole('button', { name: 'Submit' }).click();
    await expect(form).toBeHidden();
  });

  await test.step('DASH-9, REC-8 recommendations have their reason, without a reload', async () => {
    await expect(page.getByRole('heading', { name: 'Recommended for You' })).toBeVisible();
    // The best fit is the course that the dashboard leads to.
    const hero = page.getByRole('region', { name: 'Begin here' });
    await expect(hero).toContainText('Because you chose command injection');
    await expect(hero).toContainText(TITLE);
    await hero.getByRole('link', { name: 'Start' }).click();
    await expect(page).toHaveURL(`${portal.url}/portal/course-info/intro/${C2}`);
  });

  await test.step('PLAYER-2, ERR-21 a failed enrollment is reported, and its repeat counts once', async () => {
    const enroll = page.getByRole('button', { name: 'Enroll and start' });
    await loseNextAnswer(page, '**/api/main/course/info');
    await enroll.click();
    await expectTold(page);
    await enroll.click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Data, code and the line between them' }),
    ).toBeVisible();
  });

  await test.step('PLAYER-19 a mark whose answer is lost is undone, and counts once when made again', async () => {
    const progress = page.getByRole('progressbar', { name: 'Progress', exact: true });
    await loseNextAnswer(page, '**/api/main/item/mark');
    const mark = page.getByRole('button', { name: 'Complete and continue' });
    await mark.click();
    await expectTold(page);
    await expect(progress).toHaveAttribute('aria-valuenow', '0');
    await mark.click();
    await expect(page).toHaveURL(/course-info\/lab\//);
  });

  await test.step('the first lab is passed, and the list of labs shows it', async () => {
    await passLab(page, portal, L1);
    await page.goto(`${portal.url}/portal/labs`);
    await expect(page.getByRole('article').filter({ hasText: "Someone else's invoice" })).toContainText(
      'Passed',
    );
  });

  await test.step('PLAYER-21, PLAYER-24 the last quiz completes the course, although the answer to its mark is lost', async () => {
    await portal.runOnDatabase(
      `insert into completion (person_id, course_id, item_id, completed_at)
        select p.id, i.course_id, i.item_id, now() from person p, course_item i
        where p.email = '${EMAIL}' and i.course_id = '${C2}' and i.item_id <> 'c2-quiz-final'
        on conflict do nothing`,
    );
    await page.goto(portal.url + QUIZ);
    await expect(page.locator('fieldset')).toHaveCount(10);
    await answerQuiz(page, C2, 'final.yaml');
    // A pass is marked by itself.
    await loseNextAnswer(page, '**/api/main/item/mark');
    await failNext(page, '**/api/certifications/badges/award/*');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText(/^Passed with/)).toBeVisible();
    await expectTold(page);
    await page.getByRole('button', { name: 'Mark complete' }).click();
    await page
      .getByRole('region', { name: `How was ${TITLE}?` })
      .getByRole('button', { name: 'Skip' })
      .click();
    await page
      .getByRole('button', { name: /^View the badge / })
      .first()
      .click();
  });

  const address = await test.step('a badge that could not be loaded is requested again', async () => {
    await expect(page).toHaveURL(/\/portal\/course-info\/completed\/c2-[a-z-]+\/[0-9a-f-]{36}$/);
    await expect(page.getByText('The badge could not be loaded')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('You earned a badge:')).toBeVisible();
    return (await page.getByRole('link', { name: 'Public page' }).getAttribute('href')) ?? '';
  });

  await test.step('PROF-9, PROF-10 the profile shows all of it, and each thing once', async () => {
    await failNext(page, '**/api/macro/user-stats');
    await page.goto(portal.url + ACHIEVEMENTS);
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await expect(figure(page, 'Labs passed')).toHaveText('1');
    await expect(figure(page, 'Courses completed')).toHaveText('1');
    await expect(figure(page, 'Courses started')).toHaveText('1');
    await expect(figure(page, 'Quizzes submitted')).toHaveText('1');
    await expect(figure(page, 'Videos completed')).toHaveText('1');
    await expect(figure(page, 'Badges')).toHaveText('3');
    await expect(page.getByText('The last twelve weeks').first()).toBeVisible();
    await expect(part(page, 'Badges').getByRole('link', { name: /^Open the public page of / })).toHaveCount(
      3,
    );
    await expect(
      part(page, 'Certificates').getByRole('button', { name: `Download certificate: ${TITLE}` }),
    ).toBeVisible();
    const done = part(page, 'What you have done');
    await expect(done.getByRole('listitem')).toHaveCount(2);
    await expect(done.getByRole('listitem').filter({ hasText: TITLE })).toContainText('Completed');
    // What is passed is in the list above.
    await expect(part(page, 'Recent labs').getByText('No recent lab in progress')).toBeVisible();
    await expectNoFaults(page);
    await page.setViewportSize({ width: 375, height: 812 });
    await expectFits(page);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('PROF-12 the badge links to its public page', async () => {
    await page.getByRole('link', { name: `Open the public page of ${TITLE}` }).click();
    await expect(page).toHaveURL(new URL(address, portal.url).href);
    const stranger = await (await browser.newContext()).newPage();
    await stranger.goto(new URL(address, portal.url).href);
    await expect(stranger.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    await expect(stranger.getByText('Verified by this browser')).toBeVisible();
    await expect(stranger.getByText('A learner who is not shown publicly')).toBeVisible();
    await stranger.context().close();
  });
});

const C1 = 'c1-who-may-do-what';
/**
 * To the dashboard, its course, the enrollment, a lesson; in the lab its three files and Submit; on from the badge; the
 * course again, Submit of the quiz, the end of the course, the certificate. The answers of the quiz are counted apart.
 */
const MOST_PRESSES = 13;

test('PLAYER-25, PLAYER-26, REC-8 from the free plan to the certificate are thirteen presses and one for each answer, beside the lessons between', async ({
  page,
}) => {
  const watch = await startStopwatch(page);
  await signIn(page, portal, 'free@demo.test');
  await expect(page).toHaveURL(`${portal.url}/portal/upgrade`);

  await test.step('a lesson', async () => {
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await part(page, 'Begin here').getByRole('link', { name: 'Start' }).click();
    await page.getByRole('button', { name: 'Enroll and start' }).click();
    await page.getByRole('button', { name: 'Complete and continue' }).click();
  });

  await test.step('a lab, and the badge for it', async () => {
    await expect(page).toHaveURL(/c1-lab-someone-elses-invoice$/);
    await typeFix(page, page, readFix(L1, 'solution'));
    await page.getByRole('button', { name: 'Submit' }).first().click();
    await expect(page.getByText('You earned a badge:')).toBeVisible({ timeout: 90_000 });
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Check where you load' })).toBeVisible();
  });

  // More lessons, labs and quizzes of the same kinds.
  await portal.runOnDatabase(
    `insert into completion (person_id, course_id, item_id, completed_at)
      select p.id, i.course_id, i.item_id, now() from person p, course_item i
      where p.email = 'free@demo.test' and i.course_id = '${C1}' and i.item_id <> 'c1-quiz-final'
      on conflict do nothing`,
  );

  const answers =
    await test.step('PLAYER-32 the dashboard leads to the final quiz, all that is left', async () => {
      await page.goto(`${portal.url}/portal/dashboard`);
      await part(page, 'Pick up where you left off').getByRole('link', { name: 'Continue' }).click();
      await expect(page.locator('fieldset')).toHaveCount(8);
      await answerQuiz(page, C1, 'final.yaml');
      const chosen = await page.locator('fieldset input:checked').count();
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByText('Passed with 100%')).toBeVisible();
      return chosen;
    });

  await test.step('the end of the course has the certificate', async () => {
    await page.getByRole('link', { name: 'Finish the course' }).click();
    await expect(page.getByRole('heading', { name: 'You have completed this course' })).toBeVisible();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download certificate' }).click();
    expect((await downloading).suggestedFilename()).toMatch(/^certificate-[A-Z0-9-]+\.pdf$/);
  });

  expectPresses(watch, { most: MOST_PRESSES + answers });
});
