import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { pressKey } from '../../fixtures/browser/press.ts';
import { expectNoFaults } from '../../fixtures/looks/accessibility.ts';
import { openPortal, type Portal, signIn } from '../../fixtures/servers/portal.ts';

let portal: Portal;
test.beforeAll(async () => {
  portal = await openPortal();
});
test.afterAll(() => portal?.close());

interface Session {
  id: string;
  starts_at: string;
  ends_at: string;
  event_name: string;
}
interface ListReply {
  data: { items: { sessions: Session[] }[]; now: string };
}

const LIST = '**/api/main/course/filter?*';

/** The session that is next, as if it could be joined: the clock of the server is the real one. */
async function beginSoon(page: Page) {
  await page.route(LIST, async (route) => {
    const response = await route.fetch();
    const reply = (await response.json()) as ListReply;
    // The course whose session is next comes first.
    const [next, ...others] = reply.data.items;
    const [first, ...later] = next?.sessions ?? [];
    const starts_at = new Date(Date.parse(reply.data.now) + 5 * 60_000).toISOString();
    const items = [{ ...next, sessions: [{ ...first, starts_at }, ...later] }, ...others];
    await route.fulfill({ response, json: { ...reply, data: { ...reply.data, items } } });
  });
}
const cards = (page: Page) => page.getByRole('article');

test('NAV-25, CX-39 a learner takes a seat in a live session, joins it, and gives up the seat', async ({
  page,
}) => {
  await signIn(page, portal, 'member@acme.test');

  await test.step('NAV-9 the menu leads to the sessions, at least two for each course', async () => {
    await pressKey(page, 'link', 'Live courses');
    await expect(page).toHaveURL(`${portal.url}/portal/live-courses`);
    await expect(page.getByText(/^Times are in your time zone: /)).toBeVisible();
    await expect(cards(page)).toHaveCount(9);
    await expectNoFaults(page);
  });

  const first = cards(page).first();
  const title = (await first.getByRole('heading').textContent()) ?? '';

  await test.step('registering takes a seat and offers a calendar file', async () => {
    await first.getByRole('button', { name: /^Register for/ }).press('Enter');
    await expect(first.getByText('You are registered')).toBeVisible();
    await expect(first.getByText(/^You can join from /)).toBeVisible();
    const downloading = page.waitForEvent('download');
    await first.getByRole('button', { name: /^Add to calendar/ }).press('Enter');
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^[a-z-]+\.ics$/);
    const calendar = (await readFile(await download.path(), 'utf8')).replaceAll('\r\n ', '');
    expect(calendar).toContain(`SUMMARY:${title}\r\n`);
    expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n[^]+END:VCALENDAR\r\n$/);
  });

  await test.step('NAV-22 the seat is still there after a reload', async () => {
    await page.reload();
    await expect(cards(page).first().getByText('You are registered')).toBeVisible();
  });

  await test.step('the server refuses to open the session too early', async () => {
    await beginSoon(page);
    await page.reload();
    await first.getByRole('button', { name: /^Join/ }).press('Enter');
    await expect(page.getByText('You can join from ten minutes before the start.')).toBeVisible();
  });

  await test.step('from ten minutes before the start the link leads to the course, where the preparation is open', async () => {
    await page.route('**/api/main/live-courses/join/*', async (route) => {
      const address = '/portal/course-info/intro/office-hours-review-my-fix';
      await route.fulfill({ json: { success: true, message: '', data: { address } } });
    });
    // The list is read again after a refusal; the button waits for it.
    const join = first.getByRole('button', { name: /^Join/ });
    await expect(join).not.toHaveAttribute('aria-disabled', 'true');
    await join.press('Enter');
    await expect(page).toHaveURL(`${portal.url}/portal/course-info/intro/office-hours-review-my-fix`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Office hours: review my fix');
    await expect(page.getByText('A fix that can be reviewed')).toBeVisible();
  });

  await test.step('giving up the seat asks first', async () => {
    await page.unroute(LIST);
    await page.goto(`${portal.url}/portal/live-courses`);
    await first.getByRole('button', { name: /^Cancel registration/ }).press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(title);
    await dialog.getByRole('button', { name: 'Cancel registration' }).press('Enter');
    await expect(first.getByRole('button', { name: /^Register for/ })).toBeVisible();
  });
});

test('NAV-21, NAV-26 a learner uploads a write-up, downloads it and deletes it', { tag: '@lean' }, async ({
  page,
}) => {
  await signIn(page, portal, 'member@acme.test', '/portal/challenges');
  await pressKey(page, 'link', 'Upload a write-up');
  await expect(page).toHaveURL(`${portal.url}/portal/showcase/upload`);
  await expect(page.getByText('No write-ups yet')).toBeVisible();
  await expectNoFaults(page);
  const file = page.getByLabel('File', { exact: true });
  const upload = page.getByRole('button', { name: 'Upload', exact: true });
  await page.getByLabel('Title', { exact: true }).fill('An open invoice');
  await page.getByLabel('Description', { exact: true }).fill('It had no owner.');

  await test.step('a web page named like a text file is refused when it is chosen', async () => {
    await file.setInputFiles({
      name: 'notes.md',
      mimeType: 'text/markdown',
      buffer: Buffer.from('<!doctype html><script>alert(1)</script>'),
    });
    await expect(page.getByText('Choose a PDF, Markdown, plain text, PNG or JPEG file')).toBeVisible();
  });

  const text = '# An open invoice\n\nIt had no owner.\n';
  await test.step('CALL-47 a lost answer keeps everything, and the repeat stores it once', async () => {
    await file.setInputFiles({ name: 'notes.md', mimeType: 'text/markdown', buffer: Buffer.from(text) });
    let lost = 0;
    await page.route('**/api/main/showcase/upload', async (route) => {
      const response = await route.fetch();
      lost += 1;
      if (lost === 1) await route.abort();
      else await route.fulfill({ response });
    });
    await upload.press('Enter');
    await expect(page.getByText('The write-up was not uploaded')).toBeVisible();
    await upload.press('Enter');
    await expect(page.getByText('Your write-up was received')).toBeVisible();
    await page.reload();
    await expect(cards(page)).toHaveCount(1);
    await expect(page.getByText('1 of 20')).toBeVisible();
  });

  await test.step('the file is returned unchanged', async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download An open invoice' }).press('Enter');
    const download = await downloading;
    expect([download.suggestedFilename(), await readFile(await download.path(), 'utf8')]).toEqual([
      'notes.md',
      text,
    ]);
  });

  await test.step('deleting asks first', async () => {
    await page.getByRole('button', { name: 'Delete An open invoice' }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
    await expect(page.getByText('No write-ups yet')).toBeVisible();
  });
});
