import { expect, type Page, test } from '@playwright/test';
import { answerQuiz, answerQuizWrong } from '../../fixtures/quiz-answers.ts';
import { openPortal, type Portal, storeSession } from '../../fixtures/servers/portal.ts';

const C2 = 'c2-injection-at-the-boundary';
const QUIZ = `/portal/course-info/quiz/${C2}/blind-and-second-order/c2-quiz-sql`;
const FINAL_QUIZ = `/portal/course-info/quiz/${C2}/proof/c2-quiz-final`;

let portal: Portal;
test.beforeAll(async () => {
  portal = await openPortal();
});
test.afterAll(() => portal?.close());

/** The questions on the page, in order. */
async function readQuestions(page: Page): Promise<string[]> {
  const questions = page.getByRole('main').locator('fieldset legend');
  await expect(questions).toHaveCount(8);
  return questions.locator('p:first-of-type').allTextContents();
}

test('PLAYER-10, SVC-8 a quiz keeps its questions until it is submitted, on every device, and asks others in the next attempt', {
  tag: '@lean',
}, async ({ page, browser }) => {
  await storeSession(page, portal, 'free@demo.test');
  await page.goto(portal.url + QUIZ);
  await expect(page.getByText(/^8 questions, drawn from 13\./)).toBeVisible();
  const first = await readQuestions(page);
  await page.reload();
  expect(await readQuestions(page)).toEqual(first);

  const device = await browser.newContext();
  const other = await device.newPage();
  await storeSession(other, portal, 'free@demo.test');
  await other.goto(portal.url + QUIZ);
  expect(await readQuestions(other)).toEqual(first);

  await test.step('an open question is named and gets the focus; nothing is submitted', async () => {
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Not answered yet: questions 1, 2, 3, 4, 5, 6, 7, 8.')).toBeVisible();
    await expect(page.locator('fieldset input').first()).toBeFocused();
  });
  await answerQuizWrong(page, C2, 'sql.yaml');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('0%: not passed yet')).toBeVisible();

  await test.step('the same attempt on the other device is closed, and leads to the next one', async () => {
    await answerQuiz(other, C2, 'sql.yaml');
    await other.getByRole('button', { name: 'Submit' }).click();
    await expect(other.getByText('This attempt is closed')).toBeVisible();
    await other.getByRole('button', { name: 'Try again' }).click();
    await expect(other.getByText(/Your best so far: \d+%/)).toBeFocused();
  });

  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/Your best so far: \d+%/)).toBeFocused();
  const next = await readQuestions(page);
  expect(await readQuestions(other)).toEqual(next);
  expect(next.filter((question) => !first.includes(question))).toHaveLength(5);
  await device.close();
});

test('PLAYER-10 a failed final quiz says when it can be taken again, also after a reload', async ({
  page,
}) => {
  await storeSession(page, portal, 'free@demo.test');
  await page.goto(portal.url + FINAL_QUIZ);
  await expect(page.getByText(/you can try again with other questions after 10 minutes\./)).toBeVisible();
  await answerQuizWrong(page, C2, 'final.yaml');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('0%: not passed yet')).toBeVisible();
  const wait = page.getByText(/^You can try again (tomorrow )?at \d/);
  await expect(wait).toBeVisible();
  await page.reload();
  await expect(wait).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^(10:00|9:\d\d) left$/);
  await expect(page.locator('fieldset')).toHaveCount(0);
});
