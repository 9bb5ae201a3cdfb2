import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLms, type Lms } from '@drawbridge/example-lms';
import { type FakeTool, startFakeTool } from '@drawbridge/example-lms/testing';
import { expect, type Page, test } from '@playwright/test';
import { expectNoFaults } from '../../fixtures/looks/accessibility.ts';
import { expectFits } from '../../fixtures/looks/fits.ts';

const LTI = 'https://purl.imsglobal.org/spec/lti/claim/';
const DL = 'https://purl.imsglobal.org/spec/lti-dl/claim/';

let folder: string;
let lms: Lms;
let tool: FakeTool;

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'drawbridge-lms-'));
  // The platform is at localhost and the tool at 127.0.0.1: two sites.
  tool = await startFakeTool();
  lms = await createLms({ port: 0, dataDir: folder, toolUrl: tool.url });
});
test.beforeEach(async () => {
  await fetch(`${lms.url}/dev/reset`, { method: 'POST' });
  tool.onLaunch = () => 'Launched';
});
test.afterAll(async () => {
  await lms?.close();
  await tool?.close();
  rmSync(folder, { recursive: true, force: true });
});

async function signIn(page: Page, name: RegExp): Promise<void> {
  await page.goto(lms.url);
  await page.getByRole('button', { name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Secure code for web developers');
}

/** A tool whose content picker has one button, which returns the given claims. */
function offerContent(claims: Record<string, unknown>): void {
  tool.onLaunch = async (request) => {
    const settings = request[`${DL}deep_linking_settings`] as { deep_link_return_url: string; data: string };
    const now = Math.floor(Date.now() / 1000);
    const jwt = await tool.sign({
      iss: 'drawbridge-demo',
      aud: lms.url,
      iat: now,
      exp: now + 60,
      nonce: `n-${Math.random()}`,
      [`${LTI}message_type`]: 'LtiDeepLinkingResponse',
      [`${LTI}version`]: '1.3.0',
      [`${LTI}deployment_id`]: '1',
      [`${DL}data`]: settings.data,
      ...claims,
    });
    return `<form method="post" action="${settings.deep_link_return_url}"><input type="hidden" name="JWT" value="${jwt}"><button>Add the lab</button></form>`;
  };
}
const LAB = { type: 'ltiResourceLink', title: 'Chosen lab', lineItem: { scoreMaximum: 10 } };

test('LTI-18 a teacher adds content in a frame, and removes it after a confirmation', async ({ page }) => {
  offerContent({ [`${DL}content_items`]: [LAB] });
  await signIn(page, /Iris Lund/);
  await page.getByRole('link', { name: 'Add content' }).click();
  await page.frameLocator('#tool').getByRole('button', { name: 'Add the lab' }).click();
  await expect(page).toHaveURL(`${lms.url}/`);
  const row = page.getByRole('listitem').filter({ hasText: 'Chosen lab' });
  await expect(row.getByRole('link', { name: '10 points' })).toBeVisible();

  await row.getByRole('button', { name: 'Remove' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Remove “Chosen lab”?' });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await row.getByRole('button', { name: 'Remove' }).click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Chosen lab')).toHaveCount(0);
});

test('LTI-18 a teacher adds content in a tab, which closes', async ({ page }) => {
  offerContent({ [`${DL}content_items`]: [LAB] });
  await signIn(page, /Iris Lund/);
  await page.getByRole('link', { name: 'Add content' }).click();
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Open in a new tab' }).click(),
  ]);
  const closed = tab.waitForEvent('close');
  await tab.getByRole('button', { name: 'Add the lab' }).click();
  await closed;
  await expect(page.getByRole('heading', { name: 'Chosen lab' })).toBeVisible();
});

test('what the tool says about added content is shown until the teacher continues', async ({ page }) => {
  offerContent({ [`${DL}content_items`]: [LAB], [`${DL}msg`]: 'Two labs were not open to this course.' });
  await signIn(page, /Iris Lund/);
  await page.getByRole('link', { name: 'Add content' }).click();
  const frame = page.frameLocator('#tool');
  await frame.getByRole('button', { name: 'Add the lab' }).click();
  await expect(frame.getByText('Two labs were not open to this course.')).toBeVisible();
  await frame.getByRole('link', { name: 'Back to the course' }).click();
  await expect(page.getByRole('heading', { name: 'Chosen lab' })).toBeVisible();
});

test('invalid content is refused with the reason, inside the frame', async ({ page }) => {
  offerContent({ [`${DL}content_items`]: [{ type: 'html', html: '<p>' }] });
  await signIn(page, /Iris Lund/);
  await page.getByRole('link', { name: 'Add content' }).click();
  const frame = page.frameLocator('#tool');
  await frame.getByRole('button', { name: 'Add the lab' }).click();
  await expect(frame.getByRole('alert')).toContainText('the request allowed ltiResourceLink');
});

/** A tool that stores a value in the frame of that name, or in the page around it, and shows the answers. */
const storeIn = (name: string) => `<pre></pre><form></form>
<script>
  const seen = document.querySelector('pre');
  const target = ${name === '_parent' ? 'parent' : `parent.frames['${name}']`};
  addEventListener('message', ({ data, origin }) => { seen.textContent += origin + ' ' + JSON.stringify(data) + '\\n'; });
  const send = (to, subject, rest) => to.postMessage({ subject, message_id: subject, ...rest }, '${lms.url}');
  send(parent, 'lti.capabilities');
  send(target, 'lti.put_data', { key: 'state', value: '42' });
  send(target, 'lti.get_data', { key: 'state' });
</script>`;

for (const [storage, name] of [
  ['parent', '_parent'],
  ['frame', 'harbor_storage'],
] as const)
  test(`LTI-23 a tool stores values where the switch says: ${storage}`, async ({ page }) => {
    lms.state.behaviour.storage = storage;
    tool.onLaunch = () => storeIn(name);
    await signIn(page, /Noor Vale/);
    await page.getByRole('link', { name: "Open Lab: Someone else's invoice" }).click();
    const seen = page.frameLocator('#tool').locator('pre');
    await expect(seen).toContainText('lti.get_data.response');
    const answers = (await seen.textContent()) ?? '';
    const capability =
      storage === 'frame'
        ? '{"subject":"lti.put_data","frame":"harbor_storage"}'
        : '{"subject":"lti.put_data"}';
    expect(answers).toContain(capability);
    expect(answers).toContain(
      `${lms.url} {"subject":"lti.get_data.response","message_id":"lti.get_data","key":"state","value":"42"}`,
    );
  });

test('a platform without storage, capabilities and resize does not answer, and its frame keeps its height', async ({
  page,
}) => {
  Object.assign(lms.state.behaviour, { storage: 'none', capabilities: false, frameResize: false });
  tool.onLaunch = () => 'Launched';
  await signIn(page, /Noor Vale/);
  await page.getByRole('link', { name: "Open Lab: Someone else's invoice" }).click();
  await expect(page.frameLocator('#tool').getByText('Launched')).toBeVisible();
  // Messages between two windows keep their order: after the last one, every answer has arrived.
  await page.evaluate(() => {
    addEventListener('message', ({ data, source }) => {
      if (data.subject === 'last') (source as Window).postMessage({ subject: 'end' }, '*');
    });
  });
  const answers = await page.frame({ name: 'tool' })?.evaluate(
    () =>
      new Promise((resolve) => {
        const seen: unknown[] = [];
        addEventListener('message', ({ data }) => {
          if (data.subject === 'end') resolve(seen);
          else seen.push(data);
        });
        for (const subject of ['lti.capabilities', 'lti.put_data', 'lti.frameResize', 'last'])
          parent.postMessage({ subject, message_id: '1', key: 'a', value: 'b', height: 2000 }, '*');
      }),
  );
  expect(answers).toEqual([]);
  expect((await page.locator('#tool').boundingBox())?.height).toBe(640);
});

test("LTI-20 an administrator adds a tool by its link, and the tool's page closes itself", async ({
  page,
}) => {
  tool.pages.set('/lti/register', async (query) => {
    const read = await fetch(query.get('openid_configuration') ?? '');
    const configuration = (await read.json()) as { registration_endpoint: string };
    const answer = await fetch(configuration.registration_endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${query.get('registration_token')}`,
      },
      body: JSON.stringify({
        application_type: 'web',
        response_types: ['id_token'],
        grant_types: ['implicit', 'client_credentials'],
        initiate_login_uri: `${tool.url}/lti/login`,
        redirect_uris: [`${tool.url}/lti/launch`],
        client_name: 'Second tool',
        jwks_uri: `${tool.url}/lti/keys`,
        token_endpoint_auth_method: 'private_key_jwt',
        scope: '',
        'https://purl.imsglobal.org/spec/lti-tool-configuration': {
          domain: new URL(tool.url).host,
          target_link_uri: `${tool.url}/labs`,
          claims: [],
          messages: [{ type: 'LtiDeepLinkingRequest' }],
        },
      }),
    });
    return `${answer.status} for ${query.get('invitation')}
      <button onclick="parent.postMessage({subject:'org.imsglobal.lti.close'}, '*')">Close</button>`;
  });
  await signIn(page, /Ada Holm/);
  await page.getByRole('link', { name: 'Tools' }).click();
  await page.getByLabel('Registration link').fill(`${tool.url}/lti/register?invitation=abc`);
  await page.getByRole('button', { name: 'Continue' }).click();
  const frame = page.frameLocator('#tool');
  await expect(frame.getByText('201 for abc')).toBeVisible();
  await frame.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(`${lms.url}/tools`);
  await expect(page.getByRole('heading', { name: 'Second tool' })).toBeVisible();
});

test('a switch of the Behavior page changes the next launch', async ({ page }) => {
  tool.onLaunch = (claims) => `name: ${String(claims.name)}`;
  await signIn(page, /Noor Vale/);
  await page.goto(`${lms.url}/behaviour`);
  await page.getByLabel('Names and email addresses').selectOption('Neither: the claims are absent');
  await page.getByRole('button', { name: 'Save switches' }).click();
  await expect(page.getByRole('status')).toContainText('Saved');
  await page.goto(`${lms.url}/activities/link-1`);
  await expect(page.frameLocator('#tool').getByText('name: undefined')).toBeVisible();
});

test('the pages of the platform have no accessibility fault, in either theme, and fit a phone', async ({
  page,
}) => {
  await signIn(page, /Ada Holm/);
  for (const address of [
    '/',
    '/gradebook',
    '/people',
    '/messages',
    '/behaviour',
    '/tools',
    '/courses/course-7/add/d-1',
  ])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width: 375, height: 800 });
      await page.emulateMedia({ colorScheme });
      await page.goto(lms.url + address);
      await expectNoFaults(page);
      await expectFits(page, address);
    }
});
