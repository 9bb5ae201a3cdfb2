import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { skipWithoutTls } from '../fixtures/lms-fixture.ts';
import {
  CLASS,
  type Launched,
  openSwitchedLms,
  type SwitchedLms,
  type Switches,
} from '../fixtures/lms-switches.ts';

/**
 * What platforms do differently in their services, by the switches of the example LMS, with the tool itself. Each switch
 * of its page Behaviour is used here, in `lms-launch-quirks`, or in the journey that is named below.
 */
const ELSEWHERE = {
  frameResize: 'lms-pages',
  singleUseSignIn: 'lms-blocked-cookies',
  storage: 'lms-blocked-cookies',
  capabilities: 'lms-platform',
  acceptMultiple: 'lms-content',
} as const;

const COURSE = 'Course: Injection at the boundary';

let site: SwitchedLms;

skipWithoutTls();
test.beforeAll(async ({ browser }) => {
  site = await openSwitchedLms(browser);
});
test.afterAll(() => site?.lms.close());

test.describe('LTI-17 the roster', () => {
  /** The page of the class of a new course, whose roster is read when it is opened. */
  async function openClass(switches: Switches): Promise<Launched> {
    await site.setSwitches(switches);
    const { page, tool } = await site.launchInCourse(
      /Iris Lund/,
      await site.addCourse({ title: 'A course' }),
    );
    await tool.getByRole('button', { name: CLASS }).click();
    return { page, tool };
  }

  for (const [what, switches] of [
    ['in pages of two', { rosterPageSize: 2, rosterNext: 'own' }],
    ['without differences', { rosterDifferences: false }],
    ['in which everybody is a learner', { rosterRoles: 'all-learners' }],
  ] as const)
    test(`${what} is read whole`, async () => {
      const { page, tool } = await openClass(switches);
      await expect(tool.getByText(/^Roster of /)).toBeVisible();
      for (const name of ['Noor Vale', 'Tomas Reed', 'Zoé Müller-Öztürk', 'Kofi Asante'])
        await expect(tool.getByRole('button', { name })).toBeVisible();
      await page.close();
    });

  test('of 200 learners is shown in parts, and one of them is found', async () => {
    await site.setSwitches({ rosterPageSize: 50 });
    const course = await site.addCourse({ title: 'A large course' });
    await site.lms.dev('members', { course, count: 200 });
    const { page, tool } = await site.launchInCourse(/Iris Lund/, course);
    await tool.getByRole('button', { name: CLASS }).click();
    await expect(tool.getByRole('tab', { name: /^Learners/ })).toContainText('206');
    const frame = page.frame({ name: 'tool' });
    const overflow = await frame?.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await tool.getByRole('searchbox', { name: 'Search learners' }).fill('Zoé');
    await expect(tool.getByRole('button', { name: 'Zoé Müller-Öztürk' })).toBeVisible();
    await expect(tool.getByRole('button', { name: 'Noor Vale' })).toHaveCount(0);
    await page.close();
  });

  for (const [what, switches, words] of [
    [
      'next page is at another host',
      { rosterPageSize: 2, rosterNext: 'elsewhere', rosterNextHost: 'http://elsewhere.example' },
      /Its address is not one of Harbor LMS/,
    ],
    [
      'pages have no end',
      { rosterPageSize: 2, rosterNext: 'loop' },
      /Harbor LMS sent something that is not a roster/,
    ],
  ] as const)
    test(`whose ${what} is not read, and the page says why`, async () => {
      const { page, tool } = await openClass(switches);
      await expect(tool.getByText(words)).toBeVisible();
      await page.close();
    });
});

interface Grade {
  lineItemId: string;
  userId: string;
  score: number;
  maximum: number;
}
const TOMAS = 'u-102';
const FIRST_COURSE = 'course-7';
const FIRST_ARTICLE = 'Data, code and the line between them';
const ITEMS = 20;
const percentAfter = (count: number) => Math.round((count / ITEMS) * 100);

test.describe('LTI-19 a score', () => {
  let done = 0;

  /** Marks articles of the course as complete, one directly after the other. */
  async function complete(titles: readonly string[], course = FIRST_COURSE): Promise<void> {
    if (done === 0) {
      const { page, tool } = await site.launchInCourse(/Tomas Reed/, course, COURSE);
      await tool.getByRole('button', { name: 'Enroll and start' }).press('Enter');
      await expect(tool.getByRole('heading', { level: 1, name: FIRST_ARTICLE })).toBeVisible();
      await page.close();
    }
    const { page, tool } = await site.launchInCourse(/Tomas Reed/, course, COURSE);
    // By key: the page grows while an article is loaded.
    await tool.getByRole('button', { name: titles[0] }).first().press('Enter');
    for (const title of titles) {
      const heading = tool.getByRole('heading', { level: 1, name: title });
      await expect(heading).toBeVisible();
      await tool.getByRole('button', { name: 'Mark complete' }).press('Enter');
      // Past its middle the course asks what one thinks of it.
      const onward = tool.getByRole('button', { name: /^Next lesson: / });
      const skip = tool.getByRole('button', { name: 'Skip', exact: true });
      await expect(onward.or(skip).first()).toBeVisible();
      if (await skip.isVisible()) await skip.press('Enter');
      await onward.press('Enter');
      await expect(heading).toHaveCount(0);
    }
    done += titles.length;
    await page.close();
  }

  const expectGrade = (percent: number, course = FIRST_COURSE) =>
    expect
      .poll(
        async () => {
          const columns = (await site.lms.dev('line-items.json')) as { id: string; courseKey: string }[];
          const own = new Set(columns.filter(({ courseKey }) => courseKey === course).map(({ id }) => id));
          const grades = (await site.lms.dev('grades.json')) as Grade[];
          return grades
            .filter(({ userId, lineItemId }) => userId === TOMAS && own.has(lineItemId))
            .map(({ score, maximum }) => Math.round((score / maximum) * 100));
        },
        { timeout: 90_000 },
      )
      .toEqual([percent]);

  for (const [what, switches, articles, faults] of [
    ['where another state than FullyGraded erases the grade', { onlyFullyGraded: true }, [FIRST_ARTICLE], []],
    [
      'twice within a second, where a time counts in whole seconds',
      { wholeSeconds: true, scoreStatus: '201' },
      ['From one quote to the whole table', 'What a placeholder really does'],
      [],
    ],
    [
      'after 409, 429 and 500',
      { accessTokenSeconds: 1, lineItemPageSize: 1, gradeService: 'scores-only' },
      ['Names, lists and patterns: what cannot be bound'],
      [409, 429, 500],
    ],
    [
      'after a time-out and an answer that was lost',
      {},
      ['Blind: reading through a yes or no'],
      ['timeout', 'stored-drop'],
    ],
  ] as const)
    test(`arrives ${what}`, async () => {
      await site.setSwitches(switches);
      if (faults.length > 0) await site.lms.dev('faults', { faults, retryAfterSeconds: 1 });
      await complete(articles);
      await expectGrade(percentAfter(done));
      const { services } = (await site.lms.dev('faults')) as { services: { score: { queue: unknown[] } } };
      expect(services.score.queue, 'faults that were not met').toEqual([]);
    });

  test('arrives where an assertion has to name the authorization server, once the registration does', async () => {
    await site.setSwitches({ tokenAudience: 'authorization-server' });
    await site.changeRegistration(() => ({ token_audience: `${site.lms.lmsUrl}/lti/authorization-server` }));
    // The tool has no token that was made for the other audience.
    await site.lms.restartTool();
    await complete(['Second order: the value that waits']);
    await expectGrade(percentAfter(done));
    await site.changeRegistration(() => ({ token_audience: null }));
  });

  test('arrives at an address with a query, answered with 204', async () => {
    await site.setSwitches({ lineItemQuery: true, scoreStatus: '204' });
    const course = await site.addCourse({ title: 'With a query' });
    await complete(['A line or a list: commands and their arguments'], course);
    await expectGrade(percentAfter(done), course);
  });
});

test.describe('LTI-18 a request for content', () => {
  const LAB = 'Signed in as no one';

  async function openPicker() {
    const page = await site.lms.signIn(/Iris Lund/);
    await page.getByRole('link', { name: 'Add content' }).click();
    return { page, tool: page.frameLocator('#tool') };
  }
  const countColumns = async () => ((await site.lms.dev('line-items.json')) as unknown[]).length;

  for (const [what, switches, columns] of [
    ['that takes no line items gets none', { acceptLineItem: 'no' }, 0],
    ['that does not say whether it takes them gets one', { acceptLineItem: 'unsaid' }, 1],
    ['without data, which adds by itself', { deepLinkingData: false, autoCreate: true }, 1],
    ['that takes every type', { acceptTypes: 'all' }, 1],
  ] as const)
    test(`${what}: the lab is added`, async () => {
      await site.setSwitches(switches);
      const { page, tool } = await openPicker();
      const before = await countColumns();
      await tool.getByRole('checkbox', { name: LAB, exact: true }).press('Space');
      await tool.getByRole('button', { name: 'Add to Harbor LMS' }).click();
      await expect(page).toHaveURL(`${site.lms.lmsUrl}/`);
      await expect(page.getByRole('link', { name: `Open ${LAB}`, exact: true }).first()).toBeVisible();
      expect((await countColumns()) - before).toBe(columns);
      await page.close();
    });

  test('that takes no links is refused in words, with a way back', async () => {
    await site.setSwitches({ acceptTypes: 'no-resource-links' });
    const { page, tool } = await openPicker();
    await expect(tool.getByRole('heading', { name: 'Content cannot be added here' })).toBeVisible();
    await expect(tool.getByText(/does not accept LTI links/)).toBeVisible();
    await tool.getByRole('link', { name: 'Back to Harbor LMS' }).click();
    await expect(page).toHaveURL(`${site.lms.lmsUrl}/`);
    await page.close();
  });
});

test.describe('LTI-20 a registration', () => {
  for (const [what, switches, words] of [
    ['answered as Moodle does', { registrationStyle: 'moodle' }, 'Drawbridge is registered'],
    [
      'answered as Canvas does, without a deployment',
      { registrationStyle: 'canvas', registrationDeployment: false },
      'Drawbridge is registered',
    ],
    [
      'by a platform that names another issuer',
      { configurationIssuer: 'other' },
      /addresses of another host than its issuer/,
    ],
  ] as const)
    test(`${what}: ${words}`, async () => {
      await site.setSwitches(switches);
      const { url: link } = await site.admin.call<{ url: string }>('POST', 'invitations', { days: 1 });
      const { url } = (await site.lms.dev('registration-tokens', { link })) as { url: string };
      const page = await site.lms.browser.newPage();
      await page.goto(url);
      await expect(page.getByText(words)).toBeVisible();
      await page.close();
    });
});

test('each switch of the example LMS is set by a journey with the tool', async () => {
  const readJourney = (name: string) =>
    readFileSync(path.join(import.meta.dirname, `${name}.spec.ts`), 'utf8');
  const switches = Object.keys((await site.lms.dev('behaviour')) as object);
  const elsewhere = new Map<string, string>(Object.entries(ELSEWHERE));
  const isSet = (name: string) => {
    const journey = elsewhere.get(name);
    const journeys = journey ? [journey] : ['lms-launch-quirks', 'lms-service-quirks'];
    return journeys.some((one) => new RegExp(`\\b${name}(:|,| })`).test(readJourney(one)));
  };
  expect(switches.length).toBeGreaterThan(30);
  expect(switches.filter((name) => !isSet(name))).toEqual([]);
});
