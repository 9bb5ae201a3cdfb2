import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { type Arrival, type LmsClient, openLmsClient } from '../../fixtures/lms/lms-client.ts';
import { skipWithoutTls } from '../../fixtures/lms/lms-fixture.ts';
import { CLASS, openSwitchedLms, type SwitchedLms, type Switches } from '../../fixtures/lms/lms-switches.ts';
import { expectFits } from '../../fixtures/looks/fits.ts';

/**
 * What platforms do differently in their services, by the switches of the example LMS, with the tool itself. Each switch
 * of its page Behavior is used here, in `lms-launch-quirks`, by a preset in `lms-platforms`, or in the journey that is
 * named below.
 */
const ELSEWHERE = {
  frameResize: 'lms-pages',
  singleUseSignIn: 'lms-blocked-cookies',
  storage: 'lms-blocked-cookies',
  capabilities: 'lms-platform',
  acceptMultiple: 'lms-content',
} as const;

const COURSE = 'Course: Injection at the boundary';
const COURSE_ID = 'c2-injection-at-the-boundary';
const TOMAS = 'u-102';

let site: SwitchedLms;
let learner: LmsClient;
let teacher: LmsClient;

skipWithoutTls();
test.beforeAll(async ({ browser }) => {
  site = await openSwitchedLms(browser);
  [learner, teacher] = [await openLmsClient(site.lms, TOMAS), await openLmsClient(site.lms, 'u-201')];
});
test.afterAll(() => site?.lms.close());

test.describe('LTI-17 the roster', () => {
  /** The class of a new course, whose roster is read when an instructor first asks for it. */
  async function readClass(switches: Switches): Promise<{ names: string[]; roster: Roster }> {
    await site.setSwitches(switches);
    const { token } = await teacher.enter('All labs', await site.addCourse({ title: 'A course' }));
    const read = () => teacher.call<{ roster: Roster }>('GET', 'integration/launch/progress', token);
    await expect.poll(async () => (await read()).roster.state).toMatch(/^(ready|failed)$/);
    const { items } = await teacher.call<{ items: { name: string }[] }>(
      'GET',
      'integration/launch/progress/learners?status=all',
      token,
    );
    return { names: items.map(({ name }) => name), roster: (await read()).roster };
  }

  for (const [what, switches] of [
    ['in pages of two', { rosterPageSize: 2, rosterNext: 'own' }],
    ['without differences', { rosterDifferences: false }],
    ['in which everybody is a learner', { rosterRoles: 'all-learners' }],
  ] as const)
    test(`${what} is read whole`, { tag: '@lean' }, async () => {
      const { names, roster } = await readClass(switches);
      expect(roster.state).toBe('ready');
      expect(names).toEqual(
        expect.arrayContaining(['Noor Vale', 'Tomas Reed', 'Zoé Müller-Öztürk', 'Kofi Asante']),
      );
    });

  test('a roster of 200 learners is shown in parts, and one of them is found', async () => {
    await site.setSwitches({ rosterPageSize: 50 });
    const course = await site.addCourse({ title: 'A large course' });
    await site.lms.dev('members', { course, count: 200 });
    const { page, tool } = await site.launchInCourse(/Iris Lund/, course);
    await tool.getByRole('button', { name: CLASS }).click();
    await expect(tool.getByRole('tab', { name: /^Learners/ })).toContainText('206');
    const frame = page.frame({ name: 'tool' });
    if (!frame) throw new Error('the page has no tool');
    await expectFits(frame);
    await tool.getByRole('searchbox', { name: 'Search learners' }).fill('Zoé');
    await expect(tool.getByRole('button', { name: 'Zoé Müller-Öztürk' })).toBeVisible();
    await expect(tool.getByRole('button', { name: 'Noor Vale' })).toHaveCount(0);
    await page.close();
  });

  for (const [what, switches, problem] of [
    [
      'next page is at another host',
      { rosterPageSize: 2, rosterNext: 'elsewhere', rosterNextHost: 'http://elsewhere.example' },
      'other_host',
    ],
    ['pages have no end', { rosterPageSize: 2, rosterNext: 'loop' }, 'malformed'],
  ] as const)
    test(`whose ${what} is not read, and the reason is known`, async () => {
      expect((await readClass(switches)).roster).toMatchObject({ state: 'failed', problem });
    });
});

interface Roster {
  state: string;
  problem?: string;
}
interface Grade {
  lineItemId: string;
  userId: string;
  score: number;
  maximum: number;
}
const FIRST_COURSE = 'course-7';
const FIRST_ARTICLE = 'Data, code and the line between them';
interface Subject {
  items: { _key: string; title: string }[];
}
const ITEMS = 20;
const percentAfter = (count: number) => Math.round((count / ITEMS) * 100);

test.describe('LTI-19 a score', () => {
  let done = 0;

  /** Marks articles of the course as complete, one directly after the other. */
  async function complete(titles: readonly string[], course = FIRST_COURSE): Promise<void> {
    const { token } = await learner.enter(COURSE, course);
    const opened = await learner.call<{ course: { items: Subject[] } }>('POST', 'main/course/info', token, {
      event_id: COURSE_ID,
      enroll: true,
    });
    const items = opened.course.items.flatMap((subject) => subject.items);
    for (const title of titles) {
      const item = items.find((one) => one.title === title);
      if (!item) throw new Error(`the course has no ${title}`);
      await learner.call('POST', 'main/item/mark', token, { event_id: COURSE_ID, item_id: item._key });
    }
    done += titles.length;
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

  test('a score arrives if an assertion has to name the authorization server, once the registration does', async () => {
    await site.setSwitches({ tokenAudience: 'authorization-server' });
    await site.changeRegistration(() => ({ token_audience: `${site.lms.lmsUrl}/lti/authorization-server` }));
    // The tool has no token that was made for the other audience.
    await site.lms.restartTool();
    await complete(['Second order: the value that waits']);
    await expectGrade(percentAfter(done));
    await site.changeRegistration(() => ({ token_audience: null }));
  });

  test('a score arrives at an address with a query, answered with 204', async () => {
    await site.setSwitches({ lineItemQuery: true, scoreStatus: '204' });
    const course = await site.addCourse({ title: 'With a query' });
    await complete(['A line or a list: commands and their arguments'], course);
    await expectGrade(percentAfter(done), course);
  });
});

test.describe('LTI-18 a request for content', () => {
  const LAB = 'Signed in as no one';
  const LAB_ID = 'l8-signed-in-as-no-one';

  /** Adds the lab as the picker does; gives the page of the LMS at which that ends. */
  async function addLab(course = FIRST_COURSE): Promise<Arrival> {
    const { token } = await teacher.enterPicker({ course, deployment: 'd-1' });
    return teacher.addContent(token, { kind: 'lab', id: LAB_ID, score_maximum: 100 });
  }
  const countColumns = async () => ((await site.lms.dev('line-items.json')) as unknown[]).length;

  for (const [what, switches, columns] of [
    ['that takes no line items gets none', { acceptLineItem: 'no' }, 0],
    ['that does not say whether it takes them gets one', { acceptLineItem: 'unsaid' }, 1],
    ['without data, which adds by itself', { deepLinkingData: false, autoCreate: true }, 1],
    ['that takes every type', { acceptTypes: 'all' }, 1],
  ] as const)
    test(`${what}: the lab is added`, { tag: '@lean' }, async () => {
      await site.setSwitches(switches);
      const before = await countColumns();
      const { status, text } = await addLab();
      expect([status, text]).toEqual([200, expect.stringContaining('1 activity was added')]);
      expect(text).toContain(LAB);
      expect((await countColumns()) - before).toBe(columns);
    });

  for (const [what, switches] of [
    ['parameters and not the address', { linkKeeps: 'custom' }],
    ['address and not the parameters', { linkKeeps: 'url' }],
  ] as const)
    test(`whose platform keeps the ${what} of a link: the lab launches`, { tag: '@lean' }, async () => {
      await site.setSwitches(switches);
      const course = await site.addCourse({ title: what });
      await addLab(course);
      expect((await learner.enter(LAB, course)).lab_id).toBe(LAB_ID);
    });

  test('a request that accepts no links is refused with a message, and a way back', async () => {
    await site.setSwitches({ acceptTypes: 'no-resource-links' });
    const page = await site.lms.signIn(/Iris Lund/);
    await page.getByRole('link', { name: 'Add content' }).click();
    const tool = page.frameLocator('#tool');
    await expect(tool.getByRole('heading', { name: 'Content cannot be added here' })).toBeVisible();
    await expect(tool.getByText(/does not accept LTI links/)).toBeVisible();
    await tool.getByRole('link', { name: 'Back to Harbor LMS' }).click();
    await expect(page).toHaveURL(`${site.lms.lmsUrl}/`);
    await page.close();
  });
});

test.describe('LTI-20 a registration', { tag: '@lean' }, () => {
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
      expect((await teacher.visit(new URL(url))).text).toMatch(words);
    });
});

test('each switch of the example LMS is set by a journey with the tool', async () => {
  const readJourney = (name: string) =>
    readFileSync(path.join(import.meta.dirname, `${name}.spec.ts`), 'utf8');
  const switches = Object.keys((await site.lms.dev('behaviour')) as object);
  const presets = (await site.lms.dev('presets.json')) as Record<string, { changes: object }>;
  const { hostile: _refused, ...played } = presets;
  const ofPresets = new Set(Object.values(played).flatMap(({ changes }) => Object.keys(changes)));
  const elsewhere = new Map<string, string>(Object.entries(ELSEWHERE));
  const isSet = (name: string) => {
    // `lms-platforms` goes the whole way with each preset.
    if (ofPresets.has(name)) return true;
    const journey = elsewhere.get(name);
    const journeys = journey ? [journey] : ['lms-launch-quirks', 'lms-service-quirks'];
    return journeys.some((one) => new RegExp(`\\b${name}(:|,| })`).test(readJourney(one)));
  };
  expect(switches.length).toBeGreaterThan(30);
  expect(switches.filter((name) => !isSet(name))).toEqual([]);
});
