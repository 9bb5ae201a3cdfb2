import { expect, type Locator, type Page, test } from '@playwright/test';
import { openTests, readFix, readTrap, typeFix } from '../../fixtures/learner.ts';
import { expectFits } from '../../fixtures/looks/fits.ts';
import { openPortal, type Portal, storeSession } from '../../fixtures/servers/portal.ts';

const L1 = 'l1-someone-elses-invoice';
const LESSON = '/portal/course-info/media/c1-who-may-do-what/records/c1-check-where-you-load';

let portal: Portal;
test.beforeAll(async () => {
  portal = await openPortal();
});
test.afterAll(() => portal?.close());

const outcomeOf = (page: Page, name: string) =>
  page.getByRole('region', { name: 'How the attack ends' }).getByRole('article', { name });

async function openAttack(page: Page) {
  await openTests(page);
  await page.getByRole('tab', { name: 'Attack', exact: true }).click();
}

/** Types into the editor, which on a narrow page is a tab. */
async function fix(page: Page, files: ReadonlyMap<string, string>) {
  const code = page.getByRole('tab', { name: 'Code', exact: true });
  if (await code.isVisible()) await code.click();
  await typeFix(page, page, files);
}

/** What does not depend on the width of the page. */
async function followTrap(page: Page): Promise<void> {
  await test.step('REC-20 a known wrong fix leads from the verdict to the lesson that explains it', async () => {
    await fix(page, readTrap(L1, 'page-only'));
    await page.getByRole('button', { name: 'Submit' }).first().click();
    await expect(page.getByRole('heading', { name: 'Not there yet' })).toBeVisible();
    const note = page.getByRole('region', { name: /^Your fix behaves like/ });
    const link = note.getByRole('link', { name: 'Read the lesson: Check where you load' });
    await expect(link).toHaveAttribute('href', LESSON);
    await expectFits(page);
    // Not in the course yet: enrolling opens that lesson, not the first one.
    await link.click();
    await page.getByRole('button', { name: 'Enroll and start' }).click();
    await expect(page).toHaveURL(portal.url + LESSON);
    await expect(page.getByRole('heading', { level: 1, name: 'Check where you load' })).toBeVisible();
  });

  await test.step('REC-21 the recommendations lead there too, with the reason', async () => {
    const token = await page.evaluate(() => localStorage.getItem('token'));
    const reply = await page.request.post(`${portal.url}/api/main/course/filter`, {
      headers: { authorization: token ?? '' },
      data: { recommend: true, types: ['course'] },
    });
    const { items } = ((await reply.json()) as { data: { items: { reason?: object }[] } }).data;
    expect(items[0]?.reason).toMatchObject({
      kind: 'failed_trap',
      lesson: { item_id: 'c1-check-where-you-load' },
    });
  });
}

async function expectNothingHidden(page: Page): Promise<void> {
  await test.step('nothing of a hidden attack has reached the page', async () => {
    const tests = await page.getByRole('combobox', { name: 'Attack' }).getByRole('option').allTextContents();
    expect(tests).toEqual([
      "Attack: open a neighbor's invoice by its number",
      "Attack: write on a neighbor's invoice",
    ]);
    const token = await page.evaluate(() => localStorage.getItem('token'));
    const reply = await page.request.post(`${portal.url}/api/challenge/lab/open`, {
      headers: { authorization: token ?? '' },
      data: { lab_id: L1 },
    });
    const { lab } = ((await reply.json()) as { data: { lab: { tests: { id: string }[] } } }).data;
    expect(lab.tests.map(({ id }) => id)).toEqual([
      'own-list',
      'own-invoice',
      'own-note',
      'neighbour-read',
      'neighbour-note',
    ]);
  });
}

const SIZES = [
  { name: 'a laptop, where a trap leads to its lesson,', width: 1_440, height: 900, person: 'ind@demo.test' },
  { name: 'a phone', width: 375, height: 812, person: 'member@acme.test' },
] as const;

for (const { name, width, height, person } of SIZES)
  test(`on ${name} the attack is stepped through on both programs, and a pass leads to the difference`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    await storeSession(page, portal, person);
    await page.goto(`${portal.url}/portal/labs/${L1}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await test.step('before a change the attack on the starter is shown, which gets through', async () => {
      await openAttack(page);
      await expect(outcomeOf(page, 'The starter')).toContainText('Gets through');
      await expect(outcomeOf(page, 'The starter')).toContainText('Disclosed: invoice LL-2042');
      await expect(outcomeOf(page, 'Your code')).toContainText('Your code is still the starter.');
      await expectFits(page);
    });

    if (width > 1_000) await followTrap(page);

    await test.step('the attack ends differently on the learner’s fix, and the steps are moved by keys', async () => {
      await page.goto(`${portal.url}/portal/labs/${L1}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

      await fix(page, readFix(L1, 'solution'));
      await openAttack(page);
      await expect(outcomeOf(page, 'Your code')).toContainText('Blocked');
      const player = page.getByRole('region', { name: /^Attack, step by step/ });
      await player.getByRole('slider', { name: 'Step' }).focus();
      await page.keyboard.press('End');
      const starter = player.getByRole('region', { name: 'The starter' });
      const mine = player.getByRole('region', { name: 'Your code' });
      await expect(starter).toContainText('200');
      await expect(mine).toContainText('404');
      const measure = async (one: Locator) => {
        const { y = Number.NaN, height: tall = Number.NaN } = (await one.boundingBox()) ?? {};
        return { top: y, bottom: y + tall };
      };
      // Side by side where there is room, otherwise one over the other.
      if (width > 1_000)
        await expect.poll(async () => (await measure(mine)).top - (await measure(starter)).top).toBe(0);
      else
        await expect
          .poll(async () => (await measure(mine)).top - (await measure(starter)).bottom)
          .toBeGreaterThan(0);
      await page
        .getByRole('combobox', { name: 'Attack' })
        .selectOption({ label: "Attack: write on a neighbor's invoice" });
      await expect(outcomeOf(page, 'The starter')).toContainText('Gets through');
      await expectFits(page);
    });

    if (width > 1_000) await expectNothingHidden(page);

    await test.step('after the pass, one click compares the learner’s fix with the author’s', async () => {
      // A fix of one's own: it differs from the author's in a comment.
      const own = new Map([...readFix(L1, 'solution')].map(([file, text]) => [file, `// mine\n${text}`]));
      await fix(page, own);
      await page.getByRole('button', { name: 'Submit' }).first().click();
      await expect(page.getByRole('heading', { name: 'The bridge is open' })).toBeVisible();
      await page.getByRole('button', { name: 'Compare with the solution' }).first().click();
      const diff = page.getByRole('tabpanel', { name: /solution/i }).last();
      await expect(diff.getByText('// mine')).toBeVisible();
      await expect(page.getByText('only in my code')).toBeVisible();
      await expectFits(page);
    });

    await test.step('another click steps through the attack in the whole window', async () => {
      if (width < 1_000) await openTests(page);
      await page.getByRole('button', { name: 'Step through the attack' }).click();
      await expect(page.getByRole('tab', { name: 'Attack', exact: true })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await expect(outcomeOf(page, 'Your code')).toContainText('Blocked');
      if (width > 1_000)
        await expect
          .poll(async () => (await page.locator('[data-pane="tests"]').boundingBox())?.width)
          .toBe(width);
    });
  });
