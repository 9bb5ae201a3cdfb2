import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { type LmsBrowser, openActivity, openLmsBrowser } from '../fixtures/lms-browser.ts';
import { skipWithoutTls } from '../fixtures/lms-fixture.ts';
import { type LmsAdmin, openLmsAdmin } from '../fixtures/lms-portal.ts';

/**
 * What platforms do differently, by the switches of the example LMS, with the tool itself. Each switch of its page
 * Behaviour is used here or in the journey that is named below.
 */
const ELSEWHERE = {
  frameResize: 'lms-pages',
  singleUseSignIn: 'lms-blocked-cookies',
  storage: 'lms-blocked-cookies',
  capabilities: 'lms-platform',
  acceptMultiple: 'lms-content',
} as const;

const COURSE = 'Course: Injection at the boundary';
const LABS = 'Labs and challenges';
const CLASS = 'Progress of the class';
type Switches = Record<string, unknown>;

let lms: LmsBrowser;
let admin: LmsAdmin;

skipWithoutTls();
test.beforeAll(async () => {
  lms = await openLmsBrowser();
  admin = await openLmsAdmin(lms);
});
test.afterAll(() => lms?.close());

/** The switches of the beginning, and these. */
async function setSwitches(switches: Switches): Promise<void> {
  await lms.dev('behaviour/presets/harbor', {});
  await lms.dev('behaviour', switches);
}

async function launch(name: RegExp, activity: string): Promise<{ page: Page; tool: FrameLocator }> {
  const page = await lms.signIn(name);
  return { page, tool: await openActivity(page, activity) };
}

const opened = (tool: FrameLocator) =>
  expect(tool.getByRole('heading', { level: 1, name: LABS })).toBeVisible();

test.describe('a launch opens the activity', () => {
  for (const [what, switches] of [
    ['without names and addresses', { personalData: 'absent' }],
    ['with names that are null', { personalData: 'null' }],
    ['without email addresses', { personalData: 'no-email' }],
    ['with a variable that arrives as it was written', { customVariables: 'literal' }],
    ['with a variable that arrives empty', { customVariables: 'empty' }],
    ['with a variable that does not arrive', { customVariables: 'absent' }],
    ['with a session key in the way back', { returnUrl: 'session-key' }],
    ['without a way back', { returnUrl: 'absent' }],
    ['without a course', { contextClaim: false }],
    ['by a form', { loginMethod: 'POST' }],
    ['by a login that names no client id', { loginClientId: false }],
    ['by a login that names no deployment', { loginDeployment: false }],
    ['by a token that lives an hour', { tokenSeconds: 3_600 }],
    ['with a container of line items alone', { lineItemClaim: false }],
    ['without a grade service', { gradeService: 'off' }],
    ['without a roster', { roster: false }],
    ['of another product', { productFamily: 'sakai' }],
    [
      'of a platform as Moodle',
      { loginMethod: 'POST', capabilities: false, storage: 'none', productFamily: 'moodle' },
    ],
    [
      'of a platform as Canvas',
      { loginMethod: 'POST', storage: 'frame', tokenSeconds: 3_600, productFamily: 'canvas' },
    ],
  ] as const)
    test(`LTI-4 ${what}`, async () => {
      await setSwitches(switches);
      const { page, tool } = await launch(/Noor Vale/, 'All labs');
      await opened(tool);
      await page.close();
    });

  test('LTI-16 of nobody, and says that the work is not kept', async () => {
    await setSwitches({ anonymous: true });
    const { page, tool } = await launch(/Noor Vale/, 'All labs');
    await expect(tool.getByText(/did not say who you are/)).toBeVisible();
    await page.close();
  });

  test('the session key of a way back is in no log', () => expect(lms.toolLog()).not.toContain('sesskey'));
});

test.describe('LTI-17 the role of a launch', () => {
  for (const [roles, isInstructor] of [
    ['full', true],
    ['short', true],
    ['unknown', false],
    ['look-alike', false],
    ['empty', false],
  ] as const)
    test(`${roles}: a teacher ${isInstructor ? 'has' : 'has not'} the class`, async () => {
      await setSwitches({ roles });
      const { page, tool } = await launch(/Iris Lund/, 'All labs');
      await opened(tool);
      await expect(tool.getByRole('button', { name: CLASS })).toHaveCount(isInstructor ? 1 : 0);
      await page.close();
    });
});

test.describe('LTI-4 a launch is refused, in words', () => {
  for (const [what, switches, words] of [
    ['whose deployment id is a number', { deploymentClaim: 'number' }, /parts of the wrong type/],
    ['whose token has expired', { tokenSeconds: -600 }, /too old, or its clock is wrong/],
  ] as const)
    test(what, async () => {
      await setSwitches(switches);
      const { page, tool } = await launch(/Noor Vale/, 'All labs');
      await expect(tool.getByText(words)).toBeVisible();
      await page.close();
    });
});

interface Listed {
  items: Array<Record<string, unknown> & { id: string; client_id: string; deployment_ids: string[] }>;
}

/** Changes the registration of the LMS at the tool. */
async function changeRegistration(change: (platform: Listed['items'][number]) => object): Promise<void> {
  const { items } = await admin.call<Listed>('GET', 'platforms');
  const platform = items.find(({ client_id }) => client_id === 'drawbridge-demo');
  if (!platform) throw new Error('the LMS is not registered');
  await admin.call('PUT', `platforms/${platform.id}`, { ...platform, ...change(platform) });
}

/** Installs the tool once more at the LMS; the second function adds the deployment to the registration. */
async function addDeployment(
  deploymentId: string,
): Promise<{ deployment: string; register: () => Promise<void> }> {
  const made = (await lms.dev('deployments', { deploymentId })) as { key: string };
  return {
    deployment: made.key,
    register: () =>
      changeRegistration(({ deployment_ids }) => ({ deployment_ids: [...deployment_ids, deploymentId] })),
  };
}

async function addCourse(given: { title: string; deployment?: string; contextId?: string }): Promise<string> {
  const { key } = (await lms.dev('courses', given)) as { key: string };
  return key;
}

async function launchInCourse(name: RegExp, course: string, activity = 'All labs') {
  const page = await lms.signIn(name);
  await page.goto(`${lms.lmsUrl}/courses/${course}`);
  return { page, tool: await openActivity(page, activity) };
}

test.describe('deployments', () => {
  test('LTI-4 a second one under the same issuer and client id is refused until it is registered; courses of equal ids stay apart', async () => {
    await setSwitches({ deploymentIds: 'opaque' });
    const { deployment, register } = await addDeployment('second');
    const [first] = (await lms.dev('courses.json')) as { contextId: string }[];
    const course = await addCourse({
      title: 'Twin',
      deployment,
      ...(first && { contextId: first.contextId }),
    });
    const refused = await launchInCourse(/Iris Lund/, course);
    await expect(refused.tool.getByText(/installation of the tool is not registered here/)).toBeVisible();
    await refused.page.close();

    await register();
    const learner = await launchInCourse(/Tomas Reed/, course);
    await opened(learner.tool);
    await learner.page.close();
    // Only in the first course did Noor open anything.
    const { page, tool } = await launchInCourse(/Iris Lund/, course);
    await tool.getByRole('button', { name: CLASS }).click();
    await expect(tool.getByText(/^Twin/)).toBeVisible();
    await expect(tool.getByRole('row', { name: /Noor Vale/ })).toContainText('Never');
    await expect(tool.getByRole('row', { name: /Tomas Reed/ })).not.toContainText('Never');
    await page.close();
  });
});

test.describe('LTI-17 the roster', () => {
  /** The page of the class of a new course, whose roster is read when it is opened. */
  async function openClass(switches: Switches): Promise<{ page: Page; tool: FrameLocator }> {
    await setSwitches(switches);
    const { page, tool } = await launchInCourse(/Iris Lund/, await addCourse({ title: 'A course' }));
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
    await setSwitches({ rosterPageSize: 50 });
    const course = await addCourse({ title: 'A large course' });
    await lms.dev('members', { course, count: 200 });
    const { page, tool } = await launchInCourse(/Iris Lund/, course);
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
const ITEMS = 18;
const percentAfter = (count: number) => Math.round((count / ITEMS) * 100);

test.describe('LTI-19 a score', () => {
  let done = 0;

  /** Marks articles of the course as complete, one directly after the other. */
  async function complete(titles: readonly string[], course = FIRST_COURSE): Promise<void> {
    if (done === 0) {
      const { page, tool } = await launchInCourse(/Tomas Reed/, course, COURSE);
      await tool.getByRole('button', { name: 'Enroll and start' }).press('Enter');
      await expect(tool.getByRole('heading', { level: 1, name: FIRST_ARTICLE })).toBeVisible();
      await page.close();
    }
    const { page, tool } = await launchInCourse(/Tomas Reed/, course, COURSE);
    // By key: the page grows while an article is loaded.
    await tool.getByRole('button', { name: titles[0] }).first().press('Enter');
    for (const title of titles) {
      const heading = tool.getByRole('heading', { level: 1, name: title });
      await expect(heading).toBeVisible();
      await tool.getByRole('button', { name: 'Mark complete and continue' }).press('Enter');
      await expect(heading).toHaveCount(0);
    }
    done += titles.length;
    await page.close();
  }

  const expectGrade = (percent: number, course = FIRST_COURSE) =>
    expect
      .poll(
        async () => {
          const columns = (await lms.dev('line-items.json')) as { id: string; courseKey: string }[];
          const own = new Set(columns.filter(({ courseKey }) => courseKey === course).map(({ id }) => id));
          const grades = (await lms.dev('grades.json')) as Grade[];
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
      test.setTimeout(180_000);
      await setSwitches(switches);
      if (faults.length > 0) await lms.dev('faults', { faults, retryAfterSeconds: 1 });
      await complete(articles);
      await expectGrade(percentAfter(done));
      const { services } = (await lms.dev('faults')) as { services: { score: { queue: unknown[] } } };
      expect(services.score.queue, 'faults that were not met').toEqual([]);
    });

  test('arrives where an assertion has to name the authorization server, once the registration does', async () => {
    test.setTimeout(180_000);
    await setSwitches({ tokenAudience: 'authorization-server' });
    await changeRegistration(() => ({ token_audience: `${lms.lmsUrl}/lti/authorization-server` }));
    // The tool has no token that was made for the other audience.
    await lms.killAndRestartTool();
    await complete(['Second order: the value that waits']);
    await expectGrade(percentAfter(done));
    await changeRegistration(() => ({ token_audience: null }));
  });

  test('arrives at an address with a query, answered with 204', async () => {
    await setSwitches({ lineItemQuery: true, scoreStatus: '204' });
    const course = await addCourse({ title: 'With a query' });
    await complete(['A line or a list: commands and their arguments'], course);
    await expectGrade(percentAfter(done), course);
  });
});

test.describe('LTI-18 a request for content', () => {
  const LAB = 'Signed in as no one';

  async function openPicker() {
    const page = await lms.signIn(/Iris Lund/);
    await page.getByRole('link', { name: 'Add content' }).click();
    return { page, tool: page.frameLocator('#tool') };
  }
  const countColumns = async () => ((await lms.dev('line-items.json')) as unknown[]).length;

  for (const [what, switches, columns] of [
    ['that takes no line items gets none', { acceptLineItem: 'no' }, 0],
    ['that does not say whether it takes them gets one', { acceptLineItem: 'unsaid' }, 1],
    ['without data, which adds by itself', { deepLinkingData: false, autoCreate: true }, 1],
    ['that takes every type', { acceptTypes: 'all' }, 1],
  ] as const)
    test(`${what}: the lab is added`, async () => {
      await setSwitches(switches);
      const { page, tool } = await openPicker();
      const before = await countColumns();
      await tool.getByRole('checkbox', { name: LAB, exact: true }).press('Space');
      await tool.getByRole('button', { name: 'Add to Harbor LMS' }).click();
      await expect(page).toHaveURL(`${lms.lmsUrl}/`);
      await expect(page.getByRole('link', { name: `Open ${LAB}`, exact: true }).first()).toBeVisible();
      expect((await countColumns()) - before).toBe(columns);
      await page.close();
    });

  test('that takes no links is refused in words, with a way back', async () => {
    await setSwitches({ acceptTypes: 'no-resource-links' });
    const { page, tool } = await openPicker();
    await expect(tool.getByRole('heading', { name: 'Content cannot be added here' })).toBeVisible();
    await expect(tool.getByText(/does not accept LTI links/)).toBeVisible();
    await tool.getByRole('link', { name: 'Back to Harbor LMS' }).click();
    await expect(page).toHaveURL(`${lms.lmsUrl}/`);
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
      await setSwitches(switches);
      const { url: link } = await admin.call<{ url: string }>('POST', 'invitations', { days: 1 });
      const { url } = (await lms.dev('registration-tokens', { link })) as { url: string };
      const page = await lms.browser.newPage();
      await page.goto(url);
      await expect(page.getByText(words)).toBeVisible();
      await page.close();
    });
});

test.describe('LTI-4 the keys of a platform', () => {
  const open = () => launch(/Noor Vale/, 'All labs');

  test('are read again after a rotation that dropped the old one', async () => {
    await setSwitches({});
    await lms.dev('keys/rotate', { publishOld: false });
    const { page, tool } = await open();
    await opened(tool);
    await page.close();
  });

  test('that are known serve while their address is down', async () => {
    await setSwitches({ keySet: 'failing' });
    const { page, tool } = await open();
    await opened(tool);
    await page.close();
  });

  test('may come slowly', async () => {
    await setSwitches({ keySet: 'slow' });
    await lms.killAndRestartTool();
    const { page, tool } = await open();
    await opened(tool);
    await page.close();
  });

  for (const [keySet, words] of [
    ['hanging', /cannot be read right now/],
    ['missing', /does not give them/],
    ['foreign', /signature of the learning platform is not valid/],
  ] as const)
    test(`${keySet}: a launch is refused in words where none are known, and opens once they can be read`, async () => {
      await setSwitches({ keySet });
      await lms.killAndRestartTool();
      const refused = await open();
      await expect(refused.tool.getByText(words)).toBeVisible();
      await refused.page.close();
      await setSwitches({});
      await lms.killAndRestartTool();
      const { page, tool } = await open();
      await opened(tool);
      await page.close();
    });
});

test('each switch of the example LMS is set by a journey with the tool', async () => {
  const readJourney = (name: string) =>
    readFileSync(path.join(import.meta.dirname, `${name}.spec.ts`), 'utf8');
  const switches = Object.keys((await lms.dev('behaviour')) as object);
  const isSet = (name: string) => {
    const journey = new Map<string, string>(Object.entries(ELSEWHERE)).get(name) ?? 'lms-quirks';
    return new RegExp(`\\b${name}(:|,| })`).test(readJourney(journey));
  };
  expect(switches.length).toBeGreaterThan(30);
  expect(switches.filter((name) => !isSet(name))).toEqual([]);
});
