import { expect, type Page, test } from '@playwright/test';
import { expectNoFaults } from '../../fixtures/looks/accessibility.ts';
import { expectFits } from '../../fixtures/looks/fits.ts';
import { countCalls, findHeading } from '../../fixtures/looks/page-state.ts';
import { readMail } from '../../fixtures/servers/outbox.ts';
import { openPortal, type Portal, signIn } from '../../fixtures/servers/portal.ts';

const EMAIL = 'member@acme.test';
const PHONE = { width: 375, height: 812 };

let portal: Portal;
test.beforeAll(async () => {
  portal = await openPortal();
});
test.afterAll(() => portal?.close());

const openSection = (page: Page, section: string) => page.goto(`${portal.url}/portal/profile/${section}`);
const menuOf = (page: Page, name: string) => page.getByRole('button', { name: `Account menu of ${name}` });

/** One red pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.locator('input[type="file"]').setInputFiles({ name, mimeType, buffer });

test('PROF-3..PROF-8 a learner changes name and picture, and the shell shows both at once', {
  tag: '@lean',
}, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await signIn(page, portal, EMAIL, '/portal/profile');
  await expect(findHeading(page, 'Your name')).toBeVisible();
  await expectNoFaults(page);
  await expectFits(page);

  await test.step('PROF-4, PROF-5 the name is changed', async () => {
    const updates = countCalls(page, 'user/update-profile-info');
    const first = page.getByLabel('First name');
    await first.fill('<M>');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Special characters are not allowed')).toBeVisible();
    await expect(first).toBeFocused();
    expect(updates.count).toBe(0);
    await first.fill('Mikaela');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Profile updated successfully')).toBeVisible();
    await expect(findHeading(page, 'Mikaela Berg')).toBeVisible();
    await expect(menuOf(page, 'Mikaela Berg')).toBeVisible();
    await page.reload();
    await expect(menuOf(page, 'Mikaela Berg')).toBeVisible();
  });

  await test.step('PROF-8 a file that is no picture is refused without a call', async () => {
    const uploads = countCalls(page, 'user/upload-profile-image');
    await choose(page, 'me.png', 'image/png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    await expect(page.getByText('Choose a PNG, JPEG or WebP picture')).toBeVisible();
    await choose(page, 'large.png', 'image/png', Buffer.concat([PNG, Buffer.alloc(2 * 1024 * 1024)]));
    await expect(page.getByText('Choose a picture of at most 2 MB')).toBeVisible();
    expect(uploads.count).toBe(0);
  });

  await test.step('PROF-6, PROF-7 the picture is changed', async () => {
    await choose(page, 'me.png', 'image/png', PNG);
    await expect(page.getByText('Profile picture updated successfully')).toBeVisible();
    const shown = menuOf(page, 'Mikaela Berg').locator('img');
    await expect(shown).toHaveAttribute('src', new RegExp(`^${portal.url}/pictures/[\\w-]{22}\\.webp$`));
    // It is really drawn: the policy of the page lets it through.
    await expect
      .poll(() => shown.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
      .toBe(256);
    await page.reload();
    await expect(shown).toBeVisible();
    await page.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('Profile picture removed')).toBeVisible();
    await expect(shown).toHaveCount(0);
  });
});

test('PROF-16 settings are saved as they are switched, and dates follow the time zone', async ({ page }) => {
  await signIn(page, portal, 'admin@acme.test', '/portal/profile/settings');
  const digest = page.getByRole('checkbox', { name: /Weekly digest/ });
  await expect(digest).toBeChecked();
  await expectNoFaults(page);
  await digest.focus();
  await page.keyboard.press('Space');
  await page.getByRole('checkbox', { name: /Company report/ }).check();
  await page.getByRole('checkbox', { name: 'Cloud' }).check();
  await page.getByRole('combobox', { name: 'Time zone' }).selectOption('Pacific/Kiritimati');
  await expect(page.getByText(/It is .* there now/)).toBeVisible();
  await expect(page.getByText('Profile updated successfully').first()).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('drawbridge.timeZone')))
    .toBe('Pacific/Kiritimati');

  await page.reload();
  await expect(digest).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: /Company report/ })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Cloud' })).toBeChecked();
  await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Pacific/Kiritimati');
  await page.goto(`${portal.url}/portal/company/audit`);
  await expect(page.getByText(/Pacific\/Kiritimati/)).toBeVisible();
});

test('PROF-14, PROF-15 a token is created, used by a program, and revoked', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize(PHONE);
  await signIn(page, portal, EMAIL, '/portal/profile/tokens');
  await expect(page.getByText('No API token yet')).toBeVisible();
  await expectNoFaults(page);
  await expectFits(page);

  const call = (token: string, path: string, init: RequestInit = {}) =>
    fetch(`${portal.url}/api/main/${path}`, {
      ...init,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    });

  const token = await test.step('PROF-14, PROF-15 the token is shown once in full, and copied', async () => {
    await page.getByRole('button', { name: 'Generate API token' }).click();
    await page.getByLabel('Name').fill('Deploy script');
    await page.getByRole('radio', { name: /Read and learn/ }).check();
    await expectNoFaults(page);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Token generated successfully')).toBeVisible();
    await expectFits(page);
    await page.getByRole('button', { name: 'Copy the token' }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^dbap_[\w-]{43}$/);
    await page.getByRole('button', { name: 'I have stored it' }).click();
    await expect(page.getByText(copied)).toHaveCount(0);
    await page.reload();
    await expect(page.getByText(`••••••••${copied.slice(-4)}`)).toBeVisible();
    await expect(page.getByText(copied)).toHaveCount(0);
    return copied;
  });

  await test.step('a program uses the token within its limits', async () => {
    const profile = (await (await call(token, 'user/profile')).json()) as { data: { email: string } };
    expect(profile.data.email).toBe(EMAIL);
    const event_id = 'c2-injection-at-the-boundary';
    const added = await call(token, 'user/wishlist', { method: 'POST', body: JSON.stringify({ event_id }) });
    expect(added.status).toBe(200);
    const renamed = await call(token, 'user/update-profile-info', { method: 'POST', body: '{}' });
    expect(renamed.status).toBe(403);
    await page.reload();
    await expect(page.getByText(/Last used/)).toBeVisible();
    await openSection(page, 'wishlist');
    await expect(page.getByRole('heading', { name: 'Injection at the boundary' })).toBeVisible();
  });

  await test.step('the person is notified by email', async () => {
    const mail = await readMail(portal, EMAIL);
    expect(mail.subject).toContain('New token');
  });

  await test.step('PROF-15 revoking asks first, and ends the token immediately', async () => {
    await openSection(page, 'tokens');
    const revoke = page.getByRole('button', { name: /^Revoke Deploy script/ });
    await revoke.click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await revoke.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await expect(page.getByText('Token revoked')).toBeVisible();
    await expect(page.getByText('No API token yet')).toBeVisible();
    expect((await call(token, 'user/profile')).status).toBe(401);
  });
});
