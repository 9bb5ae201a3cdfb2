import { expect, type Page, test } from '@playwright/test';
import { expectNoFaults } from '../../fixtures/looks/accessibility.ts';
import { expectFits } from '../../fixtures/looks/fits.ts';
import { openPortal, type Portal, signIn } from '../../fixtures/servers/portal.ts';

const NIA = 'nia@acme.test';
const MIKA = 'member@acme.test';
const USER = 'urn:ietf:params:scim:schemas:core:2.0:User';
const GROUP = 'urn:ietf:params:scim:schemas:core:2.0:Group';
const PATCH = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';

let portal: Portal;
test.beforeAll(async () => {
  portal = await openPortal({
    statements: [
      `insert into company_domain (company_id, domain, verified_at)
        select company_id, 'acme.test', now() from person where email = 'admin@acme.test'
        on conflict (company_id, domain) do update set verified_at = now()`,
    ],
  });
});
test.afterAll(() => portal?.close());

interface Answer {
  status: number;
  body: { id: string; totalResults?: number; active?: boolean; Resources?: { id: string }[] };
}

/** What a directory calls with: the base URL and the secret that the page shows. */
function createDirectory(baseUrl: string, secret: string) {
  return async (method: string, path: string, body?: object): Promise<Answer> => {
    const response = await fetch(`${baseUrl}/${path}`, {
      method,
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/scim+json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: (text === '' ? {} : JSON.parse(text)) as Answer['body'] };
  };
}

const openPage = (page: Page) => page.goto(`${portal.url}/portal/company/company-provisioning`);

test('SVC-11 an owner connects a directory; it creates a user and a team, hands nothing over by itself, and the leaver is out at once', {
  tag: '@lean',
}, async ({ page, browser }) => {
  await signIn(page, portal, 'admin@acme.test');
  await openPage(page);
  await expectNoFaults(page);
  await page.getByRole('button', { name: 'Create secret and switch on' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create secret' }).click();
  const shown = page.getByRole('group', { name: 'Secret token' }).locator('code').first();
  const directory = createDirectory(`${portal.url}/api/scim/v2`, (await shown.innerText()).trim());
  await page.getByRole('button', { name: 'I have stored it' }).click();

  await test.step('the connection test passes', async () => {
    await page.getByRole('button', { name: 'Test connection' }).click();
    await expect(page.getByText('Every step passed.')).toBeVisible();
  });

  await test.step('the directory is empty, and creates a user and a group', async () => {
    expect((await directory('GET', 'Users?startIndex=1&count=2')).body.totalResults).toBe(0);
  });
  const nia = await directory('POST', 'Users', {
    schemas: [USER],
    userName: NIA,
    externalId: 'x-nia',
    name: { givenName: 'Nia', familyName: 'Reyes' },
    emails: [{ value: NIA, type: 'work', primary: true }],
    active: true,
  });
  expect(nia.status).toBe(201);
  const members = [{ value: nia.body.id }];
  const group = await directory('POST', 'Groups', { schemas: [GROUP], displayName: 'Crew', members });
  expect(group.status).toBe(201);

  const asked = await directory('POST', 'Users', { schemas: [USER], userName: MIKA });
  expect(asked.status).toBe(409);
  await test.step('an account that exists is asked for, and an owner hands it over', async () => {
    await page.reload();
    await page.getByRole('checkbox', { name: /Mika/ }).check();
    await page.getByRole('button', { name: 'Hand over' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Hand over' }).click();
    await expect(page.getByText('Handed over: 1.')).toBeVisible();
  });

  await test.step('the leaver is deactivated, out of the portal at once, and the log says so', async () => {
    const person = await browser.newPage();
    await signIn(person, portal, MIKA);
    const found = await directory('GET', `Users?filter=${encodeURIComponent(`userName eq "${MIKA}"`)}`);
    const id = found.body.Resources?.[0]?.id ?? '';
    const operation = { op: 'Replace', path: 'active', value: 'False' };
    const left = await directory('PATCH', `Users/${id}`, { schemas: [PATCH], Operations: [operation] });
    expect([left.status, left.body.active]).toEqual([200, false]);
    await person.goto(`${portal.url}/portal/courses`);
    await expect(person).toHaveURL(/\/\?redirect=|\/login/);
    await person.context().close();
    await page.goto(`${portal.url}/portal/company/user-info/${encodeURIComponent(MIKA)}`);
    await page.getByRole('link', { name: 'Directory log' }).press('Enter');
    await expect(page.getByText('Only requests about Mika Berg')).toBeVisible();
    await page.setViewportSize({ width: 375, height: 812 });
    await expectFits(page);
    await expectNoFaults(page);
  });

  await test.step('the team of the directory has the new user', async () => {
    await page.goto(`${portal.url}/portal/company/teams`);
    await page.getByRole('link', { name: 'Crew' }).press('Enter');
    await expect(page.getByText('Nia Reyes')).toBeVisible();
  });

  await test.step('switched off, the directory is refused at once, and its users are deactivated in the background', async () => {
    await openPage(page);
    await page.getByRole('button', { name: 'Switch off' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: /^Deactivate 1/ }).check();
    await dialog.getByRole('button', { name: 'Switch off' }).click();
    await expect(page.getByText('Finished')).toBeVisible();
    expect((await directory('GET', 'Users')).status).toBe(401);
    await expect(page.getByRole('button', { name: 'Create secret and switch on' })).toBeEnabled();
    await expectNoFaults(page);
  });

  await test.step('another company sees nothing of it', async () => {
    await signIn(page, portal, 'admin@globex.test', '/portal/company/users?search=nia');
    await expect(page.getByText(NIA)).toHaveCount(0);
  });
});
