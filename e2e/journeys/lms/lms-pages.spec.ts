import { expect, type Frame, type FrameLocator, type Page, test } from '@playwright/test';
import { type LmsBrowser, openActivity, openLmsBrowser } from '../../fixtures/lms/lms-browser.ts';
import { skipWithoutTls } from '../../fixtures/lms/lms-fixture.ts';
import { expectNoFaults } from '../../fixtures/looks/accessibility.ts';
import { expectFits } from '../../fixtures/looks/fits.ts';

const LAB = "Someone else's invoice";
const COURSE = 'Injection at the boundary';
const FIRST_ITEM = 'Data, code and the line between them';
const VIDEO_ACTIVITY = 'Video: The number that was SQL';
const VIDEO = 'Seen once more: the number that was SQL';
/** Frames of an LMS as they were measured: on a phone, and beside the menus of a desktop. */
const FRAMES = [
  { width: 374, height: 571 },
  { width: 885, height: 653 },
] as const;

let lms: LmsBrowser;

skipWithoutTls();
test.beforeAll(async ({ browser }) => {
  lms = await openLmsBrowser(browser);
});
test.afterAll(() => lms?.close());

/** The frame gets this size; the platform is one that changes none. */
async function setFrame(page: Page, { width, height }: (typeof FRAMES)[number]): Promise<void> {
  await page.locator('#tool').evaluate((frame, style) => {
    frame.style.cssText = style;
  }, `flex: none !important; border: 0 !important; width: ${width}px !important; height: ${height}px !important; min-height: 0 !important; max-height: none !important`);
  await expect.poll(() => getFrame(page).evaluate(() => [innerWidth, innerHeight])).toEqual([width, height]);
}

function getFrame(page: Page): Frame {
  const frame = page.frame({ name: 'tool' });
  if (!frame) throw new Error('the page has no tool');
  return frame;
}

/** Where an element is in its frame, px. */
const toBox = (place: FrameLocator, role: 'heading' | 'button' | 'link', name: string | RegExp) =>
  place
    .getByRole(role, { name })
    .first()
    .evaluate((element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      return { top, bottom, left, right, height: bottom - top };
    });

/** No sidebar, top bar or footer of the portal; nothing beyond the frame's width. @see LTI-25 */
async function expectBarePage(page: Page, tool: FrameLocator): Promise<void> {
  for (const role of ['navigation', 'contentinfo', 'banner'] as const)
    await expect(tool.getByRole(role)).toHaveCount(0);
  await expectFits(getFrame(page));
}

/** Whether the platform gives frames the height that the tool asks for. */
const setResizing = (frameResize: boolean) => lms.dev('behaviour', { frameResize });

async function open(activity: string): Promise<{ page: Page; tool: FrameLocator }> {
  const page = await lms.signIn(/Noor Vale/);
  return { page, tool: await openActivity(page, activity) };
}

for (const size of FRAMES) {
  const where = `a frame of ${size.width} × ${size.height}`;

  test(`LTI-8, LTI-25 in ${where} the list of labs has one title, its way back and the first labs`, async () => {
    await setResizing(false);
    const { page, tool } = await open('All labs');
    await expect(tool.getByRole('heading', { level: 1 })).toHaveText('Labs and challenges');
    await setFrame(page, size);
    await expectBarePage(page, tool);
    // One row, then the title.
    await expect
      .poll(async () => {
        const back = await toBox(tool, 'link', 'Back to Harbor LMS');
        const account = await toBox(tool, 'button', 'Account');
        return account.top - back.bottom;
      })
      .toBeLessThan(0);
    const bottomOf = async (heading: string) => (await toBox(tool, 'heading', heading)).bottom;
    await expect.poll(() => bottomOf('Labs and challenges')).toBeLessThan(size.height / 3);
    await expect.poll(() => bottomOf('Labs')).toBeLessThan(size.height);
    await page.close();
  });

  test(`LTI-9, LTI-25 review fault 6: in ${where} the header of a lab has one row, and its lesson most of the frame`, async () => {
    await setResizing(false);
    const { page, tool } = await open(`Lab: ${LAB}`);
    await expect(tool.getByRole('heading', { level: 1, name: LAB })).toBeVisible();
    await setFrame(page, size);
    await expectBarePage(page, tool);
    const tabs = tool.getByRole('tab');
    await expect(tabs.first()).toHaveText('Lesson');
    await expect(tabs.filter({ hasText: /^(Steps|Lesson)/ })).toHaveCount(1);
    await expect(tool.getByRole('button', { name: 'Submit' })).toBeInViewport({ ratio: 1 });
    const title = tool.getByRole('heading', { level: 1, name: LAB });
    await expect
      .poll(() => title.evaluate((heading) => heading.scrollHeight - heading.clientHeight), {
        message: 'px of the title that are hidden',
      })
      .toBeLessThanOrEqual(0);
    await expect
      .poll(() =>
        title.evaluate(
          (heading) => heading.clientHeight / Number.parseFloat(getComputedStyle(heading).lineHeight),
        ),
      )
      .toBeLessThan(2.5);
    await expect
      .poll(() => tabs.first().evaluate((tab) => tab.getBoundingClientRect().top), {
        message: 'height of the header',
      })
      .toBeLessThan(64);
    // The pane that scrolls the lesson, below the header, the tabs and the goals, and above the step.
    const lesson = tool.getByRole('heading', { name: 'How do you want to do this lab?' });
    await expect
      .poll(() =>
        lesson.evaluate((heading) => {
          let pane = heading.parentElement;
          while (pane && !/auto|scroll/.test(getComputedStyle(pane).overflowY)) pane = pane.parentElement;
          return pane?.clientHeight ?? 0;
        }),
      )
      .toBeGreaterThan(size.height * 0.6);
    await page.close();
  });

  test(`LTI-10, LTI-11, LTI-25 in ${where} a course is found in the list of courses, and its player can be read`, async () => {
    await setResizing(false);
    const { page, tool } = await open('All courses');
    await expect(tool.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible();
    await setFrame(page, size);
    await expectBarePage(page, tool);
    await tool.getByRole('button', { name: COURSE, exact: true }).click();
    await expect(tool.getByRole('heading', { level: 1, name: COURSE })).toBeVisible();
    await expectBarePage(page, tool);
    await tool.getByRole('button', { name: /Enroll and start|Continue|Start/ }).click();
    await expect(tool.getByRole('heading', { level: 1, name: FIRST_ITEM })).toBeVisible();
    await expectBarePage(page, tool);
    await expect
      .poll(async () => (await toBox(tool, 'heading', FIRST_ITEM)).bottom)
      .toBeLessThan(size.height * 0.6);
    await tool.getByRole('button', { name: 'All courses' }).click();
    await expect(tool.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible();
    await page.close();
  });
}

test('LTI-25 the platform is asked for the height of each page, and for less again after a long one', async () => {
  await setResizing(true);
  const { page, tool } = await open('All labs');
  const heightOf = async () => (await page.locator('#tool').boundingBox())?.height ?? 0;
  await expect(tool.getByRole('heading', { level: 1, name: 'Labs and challenges' })).toBeVisible();
  await expect.poll(heightOf).toBeGreaterThan(1_200);
  await tool.getByRole('button', { name: LAB }).click();
  await expect(tool.getByRole('heading', { level: 1, name: LAB })).toBeVisible();
  const screenHeight = await getFrame(page).evaluate(() => screen.availHeight);
  await expect.poll(heightOf).toBeLessThanOrEqual(Math.max(480, Math.min(860, screenHeight)));
  await tool.getByRole('button', { name: 'All labs' }).click();
  await expect.poll(heightOf).toBeGreaterThan(1_200);
  await page.close();
});

test('LTI-25 a platform that ignores the height gets a page that scrolls in its frame', async () => {
  await setResizing(false);
  const { page, tool } = await open(`Course: ${COURSE}`);
  await expect(tool.getByRole('heading', { level: 1, name: COURSE })).toBeVisible();
  await setFrame(page, FRAMES[0]);
  const last = tool.getByRole('list').last().getByRole('listitem').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await page.close();
});

test('LTI-7, LTI-12, ROUTE-23 a video link launches by itself; without a launch, its page asks for one', {
  tag: '@lean',
}, async () => {
  const page = await lms.signIn(/Noor Vale/);
  const [tab] = await Promise.all([
    lms.browser.waitForEvent('page'),
    page
      .getByRole('listitem')
      .filter({ hasText: VIDEO_ACTIVITY })
      .getByRole('link', { name: 'in a new tab' })
      .click(),
  ]);
  const video = tab.getByRole('heading', { level: 1, name: VIDEO });
  // Nobody is asked to enroll in the course first.
  await expect(video).toBeVisible();
  await expect(tab.getByRole('button', { name: 'Captions' })).toBeVisible();
  for (const { width, height } of FRAMES) {
    await tab.setViewportSize({ width, height });
    for (const role of ['navigation', 'contentinfo', 'banner'] as const)
      await expect(tab.getByRole(role)).toHaveCount(0);
    await expectFits(tab);
  }
  await expectNoFaults(tab);
  // The ltik of its query is used up, and the rest of the address opens the page again.
  expect([...new URL(tab.url()).searchParams.keys()]).toEqual(['course_id', 'item_id', 'platform']);
  const again = await tab.reload();
  expect(again?.status()).toBe(200);
  expect(again?.headers()['content-security-policy']).toContain(`frame-ancestors ${lms.lmsUrl}`);
  await expect(video).toBeVisible();

  const other = await lms.browser.newPage();
  expect((await other.goto(`${lms.toolUrl}/integration/video-play`))?.status()).toBe(200);
  await expect(other.getByText('Open this from your learning platform')).toBeVisible();
  await expect(other.getByText(VIDEO)).toHaveCount(0);
});
