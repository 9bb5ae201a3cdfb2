import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type FrameLocator, type Page, type Response, test } from '@playwright/test';
import { needWholeBrowser } from '../../fixtures/browser/need-whole-browser.ts';
import { openStrictBrowser } from '../../fixtures/browser/strict-browser.ts';
import { type LmsFixture, openLmsFixture, skipWithoutTls } from '../../fixtures/lms/lms-fixture.ts';

let fixture: LmsFixture;
/** The site of another company, and the requests that it received. */
let elsewhere: Server;
let elsewhereUrl: string;
const requestedPaths: string[] = [];

/** A site whose page frames the address in its own address. */
async function startElsewhere(): Promise<void> {
  elsewhere = createServer((req, res) => {
    const url = new URL(req.url ?? '/', elsewhereUrl);
    requestedPaths.push(url.pathname);
    const framed = url.searchParams.get('frame')?.replaceAll('&', '&amp;');
    res.setHeader('content-type', 'text/html');
    res.end(`<!doctype html><title>Elsewhere</title><iframe name="tool" src="${framed}"></iframe>`);
  });
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  elsewhereUrl = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
}

/** Platforms of another company, as they could be stored before addresses were checked. */
const HOSTILE = ['https://a;report-uri', 'https://b;script-src-elem', 'https://c;sandbox', 'https://*'];

skipWithoutTls();
test.beforeAll(async () => {
  await startElsewhere();
  fixture = await openLmsFixture({
    statements: HOSTILE.map(
      (issuer) => `insert into lti_platform
        (id, company_id, name, issuer, client_id, auth_login_url, auth_token_url, key_set_url, created_at)
        select gen_random_uuid(), id, 'Hostile', '${issuer}', 'hostile', '${elsewhereUrl}/report',
          '${elsewhereUrl}/token', '${elsewhereUrl}/keys', now()
        from company where name = 'Globex'`,
    ),
  });
});
test.afterAll(async () => {
  await fixture?.close();
  elsewhere?.close();
});

/** Opens a lab in the frame of the LMS; gives the responses that the frames of the tool got. */
async function launchLab(
  page: Page,
): Promise<{ documents: Response[]; lab: FrameLocator; toolUrl: () => string }> {
  const documents: Response[] = [];
  page.on('response', (response) => {
    const isDocument = response.request().resourceType() === 'document';
    if (isDocument && response.url().startsWith(fixture.toolUrl)) documents.push(response);
  });
  await page.goto(fixture.lmsUrl);
  await page.getByRole('button', { name: /Noor Vale/ }).click();
  await page.getByRole('link', { name: "Open Lab: Someone else's invoice" }).click();
  return {
    documents,
    lab: page.frameLocator('#tool'),
    toolUrl: () => page.frame({ name: 'tool' })?.url() ?? '',
  };
}

/** A page of the other site with an address of the tool in its frame. */
async function frameElsewhere(page: Page, address: string): Promise<void> {
  await page.goto(`${elsewhereUrl}/page?frame=${encodeURIComponent(address)}`);
}

test('P1, LTI-22 a platform registered by one company appears in no policy of another company, whose launch works', {
  tag: '@lean',
}, async ({ page }) => {
  const { documents, lab } = await launchLab(page);
  await expect(lab.getByRole('heading', { name: "Someone else's invoice" })).toBeVisible();
  await expect(lab.frameLocator('iframe').getByLabel('E-mail')).toBeVisible();

  const pages = documents.filter((document) => document.status() === 200);
  expect(pages.length).toBeGreaterThanOrEqual(2);
  for (const document of pages) {
    const policy = document.headers()['content-security-policy'] ?? '';
    const framers = policy.split('; ').filter((directive) => directive.startsWith('frame-ancestors'));
    const own = document.url().includes('/embed/frame/') ? "'self' " : '';
    expect(framers).toEqual([`frame-ancestors ${own}${fixture.lmsUrl}`]);
    expect(policy).not.toMatch(/report-uri|script-src-elem|\*/);
  }
  expect(requestedPaths).toEqual([]);
});

test('LTI-22 a launched page survives a reload in its frame, with its preview', async ({ page }) => {
  const { lab, toolUrl } = await launchLab(page);
  const app = lab.frameLocator('iframe');
  await expect(app.getByLabel('E-mail')).toBeVisible();
  await expect.poll(toolUrl).toContain('?platform=');
  const loaded = page.waitForResponse((response) => response.url().includes('/labs/details/'));
  await page.frame({ name: 'tool' })?.evaluate(() => location.reload());
  expect((await loaded).status()).toBe(200);
  await expect(lab.getByRole('heading', { name: "Someone else's invoice" })).toBeVisible();
  await expect(app.getByLabel('E-mail')).toBeVisible();
});

test('LTI-13 a reloaded page in a frame without storage explains how to continue', async () => {
  needWholeBrowser();
  const strict = await openStrictBrowser();
  const page = await strict.newPage();
  const { lab, toolUrl } = await launchLab(page);
  await expect(lab.getByRole('heading', { name: "Someone else's invoice" })).toBeVisible();
  await expect.poll(toolUrl).toContain('?platform=');
  await page.frame({ name: 'tool' })?.evaluate(() => location.reload());
  await expect(lab.getByText('Open this from your learning platform')).toBeVisible();
  await strict.close();
});

test('P1, LTI-22 no other site may frame a launched page, its preview or a page without a launch', async ({
  page,
}) => {
  const { toolUrl } = await launchLab(page);
  await expect.poll(toolUrl).toContain('?platform=');
  const launched = toolUrl();
  const { search } = new URL(launched);
  for (const address of [
    launched,
    `${fixture.toolUrl}/embed/frame/lab-preview${search}`,
    `${fixture.toolUrl}/labs`,
  ]) {
    const refused = page.waitForEvent('console', {
      predicate: (message) => message.text().includes('frame-ancestors'),
    });
    await frameElsewhere(page, address);
    await refused;
    await expect.poll(toolUrl).toMatch(/^chrome-error:/);
  }
});

test('LTI-28 the page that explains a failed launch is visible in any frame', async ({ page }) => {
  const login = new URLSearchParams({
    iss: 'https://unknown.example',
    login_hint: 'x',
    target_link_uri: `${fixture.toolUrl}/labs`,
  });
  const shown = page.frameLocator('iframe');
  await frameElsewhere(page, `${fixture.toolUrl}/lti/login?${login}`);
  await expect(shown.getByText('This learning platform is not registered here')).toBeVisible();
  await frameElsewhere(page, `${fixture.toolUrl}/lti/logn`);
  await expect(shown.getByText('There is nothing at this address')).toBeVisible();
});
