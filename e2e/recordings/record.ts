/**
 * `npm run record`: records the video of course C2 again, from the lab itself. Not part of the tests. It needs `ffmpeg`,
 * and about three minutes. It prints the second of each scene: the captions beside the video are written by hand and
 * follow them.
 */
import path from 'node:path';
import { findBrowser } from '@drawbridge/tooling/chromium';
import { ROOT } from '@drawbridge/tooling/root';
import { chromium, type Page } from '@playwright/test';
import { openPortal, storeSession } from '../fixtures/servers/portal.ts';
import { drawPointer, pressSlowly } from './pointer.ts';
import { SIZE, startScreencast } from './screencast.ts';

const FOLDER = path.join(ROOT, 'packages/content/courses/c2-injection-at-the-boundary/videos');
const NAME = 'the-number-that-was-sql';

const SIGN_IN_FIX = [
  "  return db.get('SELECT * FROM staff WHERE staff_no = ? AND access_code = ? AND active = 1', staffNo, code);",
  '}',
  '',
  '',
];
const SEARCH_FIX = [
  "const ORDERS = new Map([['name', 'name'], ['role', 'role, name'], ['ward', 'ward, name'], ['extension', 'extension']]);",
  '',
  'function searchDirectory(term, sort) {',
  "  const order = ORDERS.get(sort) ?? 'name';",
  '  return db.all(',
  "    `SELECT name, role, ward, extension FROM staff WHERE active = 1 AND name LIKE '%' || ? || '%' ORDER BY ${order}`,",
  '    term,',
  '  );',
  '}',
  '',
  'module.exports = { findStaff, findShifts, findBySignIn, searchDirectory };',
  '',
];

const portal = await openPortal();
const browser = await chromium.launch(findBrowser());
try {
  const page = await browser.newPage({ viewport: SIZE, colorScheme: 'light' });
  await drawPointer(page);
  await storeSession(page, portal, 'ind@demo.test');
  await recordLab(page);
} finally {
  await browser.close();
  await portal.close();
}

/** Types lines in the place of those from one line to another, or to the end of the file. */
async function replaceLines(
  page: Page,
  { from, to }: { from: string | RegExp; to?: string },
  lines: string[],
): Promise<void> {
  const findLine = (text: string | RegExp) => page.locator('.cm-content .cm-line', { hasText: text }).first();
  await pressSlowly(page, findLine(from), { x: 2, y: 8 });
  if (to === undefined) await page.keyboard.press('ControlOrMeta+Shift+End');
  else {
    const box = await findLine(to).boundingBox();
    if (!box) throw new Error(`the line is not shown: ${to}`);
    await page.keyboard.down('Shift');
    await page.mouse.click(box.x + 2, box.y + 8);
    await page.keyboard.up('Shift');
  }
  await page.waitForTimeout(800);
  for (const [at, text] of lines.entries()) {
    await page.keyboard.insertText(at === 0 ? text : `\n${text}`);
    await page.waitForTimeout(250);
  }
}

async function recordLab(page: Page): Promise<void> {
  await page.goto(`${portal.url}/portal/labs/l8-signed-in-as-no-one`);
  await page.getByRole('button', { name: /^Let me find it/ }).click();
  await page.getByRole('button', { name: 'Skip the tour' }).click();
  await page.getByText('2 of 4 pass').waitFor({ timeout: 120_000 });
  const app = page.frameLocator('iframe').first();
  const tab = (name: string | RegExp) => page.getByRole('tab', { name });
  const signIn = async (number: string, code: string) => {
    await pressSlowly(page, app.locator('input[name=staff_no]'));
    for (const character of number) {
      await page.keyboard.insertText(character);
      await page.waitForTimeout(90);
    }
    await pressSlowly(page, app.locator('input[name=code]'));
    await page.keyboard.insertText(code);
    await page.waitForTimeout(500);
    await pressSlowly(page, app.getByRole('button', { name: 'Sign in' }));
  };

  const cast = await startScreencast(page);
  const scene = async (name: string, holdMs: number) => {
    process.stdout.write(`${cast.seconds().toFixed(1).padStart(6)} s  ${name}\n`);
    await page.waitForTimeout(holdMs);
  };
  await scene('the sign-in of the portal', 3_500);
  await signIn("'", 'x');
  await scene('a quote: the page fails', 3_000);
  await pressSlowly(page, tab('Database'));
  await scene('the statement with the quote', 4_500);
  await pressSlowly(page, tab('Preview'));
  await pressSlowly(page, page.getByRole('button', { name: 'Back', exact: true }));
  await page.waitForTimeout(800);
  await signIn("' OR 1=1 --", '');
  await scene('signed in without a code', 5_000);
  await pressSlowly(page, tab('Database'));
  await scene('the statement that was sent', 4_500);
  await replaceLines(page, { from: /^ +return db\.get\($/, to: '// Directory: people' }, SIGN_IN_FIX);
  await scene('the sign-in is bound', 4_500);
  await replaceLines(page, { from: 'function searchDirectory' }, SEARCH_FIX);
  await scene('the search is bound, the order is chosen', 3_500);
  await cast.skip(() => page.getByText('4 of 4 pass').waitFor({ timeout: 300_000 }));
  await scene('all tests pass', 3_500);
  await pressSlowly(page, page.getByRole('button', { name: 'Submit' }));
  await page.waitForTimeout(1_000);
  await cast.skip(() => page.getByText('Passed', { exact: true }).first().waitFor({ timeout: 300_000 }));
  await scene('the server has tried the hidden attacks', 5_000);
  process.stdout.write(`${cast.seconds().toFixed(1).padStart(6)} s  end\n`);
  await cast.stop({
    video: path.join(FOLDER, `${NAME}.webm`),
    poster: path.join(FOLDER, `${NAME}.webp`),
    posterAt: 1,
  });
}
