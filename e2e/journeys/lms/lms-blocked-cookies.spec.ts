import { type BrowserContext, expect, type FrameLocator, type Page, test } from '@playwright/test';
import { needWholeBrowser } from '../../fixtures/browser/need-whole-browser.ts';
import { openStrictBrowser } from '../../fixtures/browser/strict-browser.ts';
import { openStrictContext } from '../../fixtures/browser/strict-context.ts';
import { type LmsFixture, openLmsFixture, skipWithoutTls } from '../../fixtures/lms/lms-fixture.ts';

const LAB = "Someone else's invoice";

let fixture: LmsFixture;

skipWithoutTls();
test.beforeAll(async () => {
  fixture = await openLmsFixture();
  await fixture.dev('behaviour', { singleUseSignIn: true });
});
test.afterAll(() => fixture?.close());

/** A browser whose frames of the LMS store no cookie of the tool, whatever its attributes. */
const openBlockedBrowser = () =>
  openStrictBrowser({
    blocked: { site: fixture.toolUrl, inFramesOf: fixture.lmsUrl },
  });

async function openLms(browser: BrowserContext, storage: 'parent' | 'frame' | 'none'): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(fixture.lmsUrl);
  await page.getByRole('button', { name: /Noor Vale/ }).click();
  await fixture.dev('behaviour', { storage });
  return page;
}

/** Opens a lab in the frame of the course; gives the frame, and the addresses that the tool's documents had. */
async function launch(page: Page): Promise<{ frame: FrameLocator; documents: string[] }> {
  const documents: string[] = [];
  page.on('response', (response) => {
    const { pathname, origin } = new URL(response.url());
    if (response.request().resourceType() === 'document' && origin === fixture.toolUrl)
      documents.push(`${response.status()} ${pathname.replace(/(login)\/.*|\/labs\/.*/, '$1')}`);
  });
  await page.goto(fixture.lmsUrl);
  await page.getByRole('link', { name: `Open Lab: ${LAB}` }).click();
  return { frame: page.frameLocator('#tool'), documents };
}

const isOpen = (lab: FrameLocator | Page) => expect(lab.getByRole('heading', { name: LAB })).toBeVisible();

test('LTI-23 a frame that stores no cookie gets a new tab before the single sign-in is used up, and the tab launches', async () => {
  needWholeBrowser();
  const browser = await openBlockedBrowser();
  const page = await openLms(browser, 'none');
  const { frame, documents } = await launch(page);
  await expect(frame.getByRole('heading', { name: 'One more step to open the activity' })).toBeVisible();
  expect(documents).toEqual(['200 /lti/login']);
  const [tab] = await Promise.all([
    browser.waitForEvent('page'),
    frame.getByRole('link', { name: 'Open in a new tab' }).click(),
  ]);
  await isOpen(tab);
  await expect(frame.getByText('The activity opens in a new tab.')).toBeVisible();
  await browser.close();
});

for (const [storage, where] of [
  ['parent', 'the page around'],
  ['frame', 'a frame that the platform names'],
] as const)
  test(`LTI-23 a platform that stores the binding in ${where} launches in such a frame, without a press`, async () => {
    needWholeBrowser();
    const browser = await openBlockedBrowser();
    const page = await openLms(browser, storage);
    const { frame, documents } = await launch(page);
    await isOpen(frame);
    const steps = documents.filter((line) => line.includes('/lti/'));
    expect(steps).toEqual(['200 /lti/login', '401 /lti/launch', '303 /lti/launch']);
    await browser.close();
  });

test('LTI-23 a browser that stores the partitioned cookie passes the test once, without a page afterwards', {
  tag: '@lean',
}, async ({ browser: ofWorker }) => {
  const browser = await openStrictContext(ofWorker);
  const page = await openLms(browser, 'parent');
  const first = await launch(page);
  await isOpen(first.frame);
  expect(first.documents[0]).toBe('200 /lti/login');
  const second = await launch(page);
  await isOpen(second.frame);
  expect(second.documents.filter((line) => line.includes('login'))).toContain('302 /lti/login');
  expect(second.documents.filter((line) => line.startsWith('401'))).toEqual([]);
  await browser.close();
});

test('LTI-23 a launch in a separate window shows no page before the activity', async ({
  browser: ofWorker,
}) => {
  const browser = await openStrictContext(ofWorker);
  const page = await openLms(browser, 'none');
  const statuses: number[] = [];
  browser.on('response', (response) => {
    if (response.url().startsWith(`${fixture.toolUrl}/lti/`)) statuses.push(response.status());
  });
  const [tab] = await Promise.all([
    browser.waitForEvent('page'),
    page.getByRole('link', { name: 'in a new tab' }).first().click(),
  ]);
  await isOpen(tab);
  expect(statuses).toEqual([302, 303]);
  await browser.close();
});

test.describe('a browser without support for partitioned cookies', () => {
  needWholeBrowser();
  test.beforeAll(() => fixture.forgetPartitioned());

  test('LTI-23 cookies that the person allows for the frame launch it, with one sign-in', async () => {
    const browser = await openStrictBrowser();
    await browser.addInitScript(() => {
      const known = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
      Object.defineProperty(Document.prototype, 'cookie', {
        ...known,
        set(text: string) {
          known?.set?.call(this, text.replace('; Partitioned', ''));
        },
      });
    });
    const page = await openLms(browser, 'none');
    const { frame, documents } = await launch(page);
    const allow = frame.getByRole('button', { name: 'Allow cookies and continue' });
    await expect(allow).toBeVisible();
    const devTools = await browser.newCDPSession(page);
    await devTools.send('Browser.setPermission', {
      permission: { name: 'storage-access' },
      setting: 'granted',
      origin: fixture.lmsUrl,
      embeddedOrigin: fixture.toolUrl,
    });
    await allow.click();
    await isOpen(frame);
    const steps = documents.filter((line) => line.includes('/lti/'));
    expect(steps).toEqual(['200 /lti/login', '302 /lti/login', '401 /lti/launch', '303 /lti/launch']);
    await browser.close();
  });
});
