import { expect, type Page, test } from '@playwright/test';
import { openPortal, type Portal, storeSession } from '../fixtures/portal.ts';

const QUIZ = '/portal/course-info/quiz/c2-injection-at-the-boundary/proof/c2-quiz-final';

let portal: Portal;
test.beforeAll(async () => {
  portal = await openPortal();
});
test.afterAll(() => portal?.close());

/** The questions on the page, in order. */
async function readQuestions(page: Page): Promise<string[]> {
  const questions = page.getByRole('main').locator('fieldset legend');
  await expect(questions).toHaveCount(10);
  return questions.locator('p:first-of-type').allTextContents();
}

test('PLAYER-10, SVC-8 a quiz keeps its questions until it is submitted, on every device, and asks others in the next attempt', {
  tag: '@lean',
}, async ({ page, browser }) => {
  await storeSession(page, portal, 'free@demo.test');
  await page.goto(portal.url + QUIZ);
  await expect(page.getByText(/^10 questions, drawn from 15\./)).toBeVisible();
  const first = await readQuestions(page);
  await page.reload();
  expect(await readQuestions(page)).toEqual(first);

  const device = await browser.newContext();
  const other = await device.newPage();
  await storeSession(other, portal, 'free@demo.test');
  await other.goto(portal.url + QUIZ);
  expect(await readQuestions(other)).toEqual(first);

  for (const at of first.keys()) await page.locator('fieldset').nth(at).locator('input').first().check();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText(/^(\d+%: not passed yet|Passed with \d+%)$/)).toBeVisible();

  await test.step('the same attempt on the other device is closed, and leads to the next one', async () => {
    await other.locator('fieldset input').first().check();
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
