import { expect, test } from '@playwright/test';
import { expectNoFaults } from '../../fixtures/looks/accessibility.ts';
import { expectFits } from '../../fixtures/looks/fits.ts';
import { openPortal, type Portal, storeSession } from '../../fixtures/servers/portal.ts';

let portal: Portal;
test.beforeAll(async () => {
  portal = await openPortal();
});
test.afterAll(() => portal?.close());

const LEARNER = 'free@demo.test';

test('LAB-11, CALL-37 a question asked on the page of challenges is answered with sources, and each opens its lesson', {
  tag: '@lean',
}, async ({ page }) => {
  await storeSession(page, portal, LEARNER);
  await page.goto(`${portal.url}/portal/challenges`);

  await test.step('the question is asked by keyboard alone', async () => {
    await page.getByRole('textbox', { name: 'Ask for what you want to practice' }).focus();
    await page.keyboard.type('Why can a column name not be bound?');
    await page.keyboard.press('Enter');
  });
  await expect(page).toHaveURL(/\/portal\/ai-challenge\/Why%20can%20a%20column/);
  await expect(page.getByRole('heading', { name: 'Why can a column name not be bound?' })).toBeVisible();
  await expect(page.getByText('From the course texts')).toBeVisible();
  await expectNoFaults(page);

  await test.step('a source leads to the heading of its lesson', async () => {
    const sources = page.getByRole('region', { name: 'Sources' });
    const source = sources.getByRole('link', { name: /: A name cannot be a parameter$/ });
    const id = new URL((await source.getAttribute('href')) ?? '', portal.url).hash;
    expect(id).not.toBe('');
    await source.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/portal\/course-info\/media\/c2-injection-at-the-boundary\/sql\//);
    await expect(page.getByRole('main').locator(id)).toBeInViewport();
  });

  await test.step('going back shows the answer again', async () => {
    await page.goBack();
    await expect(page.getByText('From the course texts')).toBeVisible();
  });

  await test.step('another question has its own URL, and challenges to start', async () => {
    const field = page.getByRole('textbox', { name: 'Your question' });
    await field.fill('I want to practise cross-site scripting');
    await field.press('Enter');
    await expect(page).toHaveURL(/practise%20cross-site/);
    await page.getByRole('link', { name: 'Between two quotes' }).click();
    await expect(page).toHaveURL(/\/portal\/challenges\/attribute-xss/);
  });
});

test.describe('the assistant at phone width', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

  test('SVC-7 a question is asked beside a lesson; what the answer cites takes its place', async ({
    page,
  }) => {
    await storeSession(page, portal, 'ind@demo.test');
    const course = `${portal.url}/portal/course-info/media/c2-injection-at-the-boundary/sql`;
    await page.goto(`${course}/c2-names-lists-and-patterns`);
    const ask = page.getByRole('button', { name: 'Ask about this' });
    const dialog = page.getByRole('dialog', { name: 'Ask about this lesson' });

    await test.step('a heading of this lesson closes the dialog', async () => {
      await ask.click();
      await dialog
        .getByRole('textbox', { name: 'Your question' })
        .fill('Why can a column name not be bound?');
      await page.keyboard.press('Enter');
      await expect(dialog.getByText('From the course texts')).toBeVisible();
      await expectNoFaults(page);
      const sources = dialog.getByRole('region', { name: 'Sources' });
      await sources.getByRole('button', { name: /: A name cannot be a parameter$/ }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('heading', { name: 'A name cannot be a parameter' })).toBeInViewport();
    });

    await test.step('the dialog opens empty again, and Escape closes it', async () => {
      await ask.click();
      await expect(dialog.getByText('Ask the course texts')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(ask).toBeFocused();
    });

    await test.step('another lesson replaces this one', async () => {
      await ask.click();
      await dialog.getByRole('textbox', { name: 'Your question' }).fill('What does a placeholder really do?');
      await page.keyboard.press('Enter');
      const sources = dialog.getByRole('region', { name: 'Sources' });
      await sources.getByRole('link').first().click();
      await expect(dialog).toBeHidden();
      await expect(page).not.toHaveURL(/c2-names-lists-and-patterns/);
    });
  });
});

test('LAB-12 the question in the address is decoded once and never runs', async ({ page }) => {
  await storeSession(page, portal, LEARNER);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  for (const [encoded, shown] of [
    ['%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E', '<img src=x onerror=alert(1)>'],
    ['a%2Fb%253Cscript%253E', 'a/b%3Cscript%3E'],
    ['100%25%20sure%3F', '100% sure?'],
  ] as const) {
    await page.goto(`${portal.url}/portal/ai-challenge/${encoded}`);
    await expect(page.getByRole('heading', { name: shown, exact: true })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Your question' })).toHaveValue(shown);
  }
  expect(dialogs).toEqual([]);

  await page.goto(`${portal.url}/portal/ai-challenge/`);
  await expect(page.getByText('Ask the course texts')).toBeVisible();
  await page.goto(`${portal.url}/portal/ai-challenge/${'long'.repeat(600)}`);
  await expect(page.getByText('A question can have at most 2000 characters')).toBeVisible();
});

test.describe('the assistant beside a lab, at phone width', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

  test('SVC-7 a question is asked beside a lab, whose fix is not told before two tries', async ({ page }) => {
    await storeSession(page, portal, 'ind@demo.test');
    await page.goto(`${portal.url}/portal/challenges/like-pattern`);
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Ask the assistant' }).click();
    const field = page.getByRole('textbox', { name: 'Your question' });
    await expect(field).toBeFocused();
    await field.fill('What is the fix of this challenge?');
    await page.keyboard.press('Enter');
    await expect(page.getByText('No fix yet')).toBeVisible();
    await expectFits(page);
    await expectNoFaults(page);

    await test.step('the answer is still there after a look at the code', async () => {
      const panes = page.getByRole('tablist', { name: 'Panes of the lab' });
      await panes.getByRole('tab', { name: 'Code' }).click();
      await expect(page.getByText('No fix yet')).toBeHidden();
      await panes.getByRole('tab').first().click();
      await expect(page.getByText('No fix yet')).toBeVisible();
    });

    await test.step('Escape leads back to the steps', async () => {
      await field.press('Escape');
      await expect(field).toBeHidden();
      await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
    });
  });

  test('LAB-11 nothing is wider than the screen, and the course texts say when they do not know', async ({
    page,
  }) => {
    await storeSession(page, portal, LEARNER);
    await page.goto(`${portal.url}/portal/ai-challenge/What%20is%20the%20capital%20of%20France%3F`);
    await expect(page.getByText('No lesson answers this.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Your question' }).fill('How does blind injection work?');
    await page.getByRole('button', { name: 'Ask' }).tap();
    await expect(page.getByText('From the course texts')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Source 1: / })).toBeVisible();
    await expectFits(page);
  });
});
