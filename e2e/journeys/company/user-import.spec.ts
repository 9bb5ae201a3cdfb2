import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { expectNoFaults } from '../../fixtures/looks/accessibility.ts';
import { expectFits } from '../../fixtures/looks/fits.ts';
import { openPortal, type Portal, signIn } from '../../fixtures/servers/portal.ts';

let portal: Portal;
test.beforeAll(async () => {
  portal = await openPortal();
});
test.afterAll(() => portal?.close());

/** The text of a file that a button saves. */
async function save(page: Page, button: string): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return readFile(await (await download).path(), 'utf8');
}

/** Drops a file on the field, as from the desktop. */
async function drop(page: Page, text: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], 'people.csv', { type: 'text/csv' }));
    return transfer;
  }, text);
  await page.getByLabel('CSV file').dispatchEvent('drop', { dataTransfer });
}

test('COMP-16 an administrator imports the sample with one bad line, sees progress and result, and a second run changes nothing', async ({
  page,
}) => {
  let file = '';

  await test.step('the list of users leads to the import, and its sample has the columns', async () => {
    await signIn(page, portal, 'admin@acme.test');
    await page.goto(`${portal.url}/portal/company/users`);
    await page.getByRole('link', { name: 'Import a file' }).click();
    await expect(page).toHaveTitle('Import users · Drawbridge');
    file = `${await save(page, 'Download a sample')}nobody,,,,,\r\n`;
    await expectNoFaults(page);
  });

  await test.step('the check names the bad line, and changes nothing', async () => {
    await page
      .getByLabel('CSV file')
      .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
    await expect(page.getByText('people.csv: 4 lines with a user.')).toBeVisible();
    await expect(page.getByRole('row', { name: '5 email Not an email address: nobody' })).toBeVisible();
    await expectNoFaults(page);
  });

  await test.step('a reload keeps the check, and another one the result', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Import 3 users' }).click();
    await expect(page.getByText('Finished')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Finished')).toBeVisible();
    expect(await save(page, 'Download the result')).toContain(
      '5,nobody,refused,not an email address,1,nobody',
    );
    await expectNoFaults(page);
  });

  await test.step('the same file, dropped, has nothing to import', async () => {
    await page.getByRole('button', { name: 'Import another file' }).click();
    await drop(page, file);
    await expect(page.getByText('There is nothing to import')).toBeVisible();
    await page.setViewportSize({ width: 375, height: 812 });
    await expectFits(page);
    await expectNoFaults(page);
  });

  await test.step('the users are in the list', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${portal.url}/portal/company/users?search=okafor`);
    await expect(page.getByRole('link', { name: 'Ada Okafor' })).toBeVisible();
  });
});
