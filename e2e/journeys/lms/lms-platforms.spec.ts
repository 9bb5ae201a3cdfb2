import { expect, test } from '@playwright/test';
import {
  countUnsent,
  openRegistrationLink,
  type Registered,
  readClass,
  readScores,
  registerByHand,
  registerByLink,
  submitSolution,
} from '../../fixtures/lms/lms-chain.ts';
import { type LmsClient, openLmsClient } from '../../fixtures/lms/lms-client.ts';
import { type LmsFixture, openLmsFixture, skipWithoutTls } from '../../fixtures/lms/lms-fixture.ts';
import { type LmsAdmin, openLmsAdmin } from '../../fixtures/lms/lms-portal.ts';

/**
 * The whole way with the example LMS as each platform that it plays: registration, content, launch, a score, the roster.
 * No browser: what a page looks like is seen in the other journeys.
 */
const LAB = 'Signed in as no one';
const LAB_ID = 'l8-signed-in-as-no-one';
/** What the gradebook receives of one learner who passes. */
const FULL_SCORE = ['100 of 100'];
const TEACHER = 'u-201';
const CLASS = ['Noor Vale', 'Tomas Reed', 'Mei Tanaka', 'Zoé Müller-Öztürk', 'Kofi Asante'];

/** Where a platform has more to show, after the rest. */
const FURTHER_STEPS = {
  'the test student launches, and teaches nobody': async ({ course }) => {
    const student = await openLmsClient(lms, 'u-900');
    const { learner } = await student.enter(LAB, course);
    expect(learner).toMatchObject({ is_anonymous: false, is_instructor: false });
  },
  'updated by a second link, it launches as before': async ({ course, learner }) => {
    const { text } = await openRegistrationLink(lms, admin, teacher);
    expect(text).toContain('The registration of Drawbridge is updated');
    await learner.enter(LAB, course);
    expect(await readScores(lms, course)).toEqual(FULL_SCORE);
  },
  'the test of a registration whose keys it cannot read names them': async ({ platform, clientId }) => {
    await lms.dev(`tools/${clientId}`, { jwksUri: `${lms.toolUrl}/nothing` });
    const { checks } = await admin.call<{ checks: object[] }>('POST', `platforms/${platform}/test`, {});
    expect(checks).toContainEqual(
      expect.objectContaining({ id: 'token', result: 'keys_unread', value: `${lms.toolUrl}/lti/keys` }),
    );
  },
} satisfies Record<string, (place: Place) => Promise<void>>;

interface Place extends Registered {
  course: string;
  learner: LmsClient;
}
interface Row {
  registered: (given: Parameters<typeof registerByLink>[0]) => Promise<Registered>;
  /** Registrations by hand share a client id: each has a learner of its own, who has no result yet. */
  learner: string;
  also?: readonly (keyof typeof FURTHER_STEPS)[];
}

const byLink = { registered: registerByLink, learner: 'u-101' };
const PLATFORMS: Record<string, Row> = {
  harbor: byLink,
  moodle: {
    ...byLink,
    also: [
      'updated by a second link, it launches as before',
      'the test of a registration whose keys it cannot read names them',
    ],
  },
  canvas: { ...byLink, also: ['the test student launches, and teaches nobody'] },
  'canvas-old': {
    registered: registerByHand,
    learner: 'u-101',
    also: ['the test student launches, and teaches nobody'],
  },
  blackboard: { registered: registerByHand, learner: 'u-102' },
  brightspace: byLink,
  sakai: byLink,
  classera: { registered: registerByHand, learner: 'u-103' },
  tao: { registered: registerByHand, learner: 'u-105' },
  php: { ...byLink, learner: 'u-105' },
};

let lms: LmsFixture;
let admin: LmsAdmin;
let teacher: LmsClient;

skipWithoutTls();
test.beforeAll(async () => {
  lms = await openLmsFixture();
  [admin, teacher] = [await openLmsAdmin(lms), await openLmsClient(lms, TEACHER)];
});
test.afterAll(() => lms?.close());

async function playPreset(name: string): Promise<void> {
  await lms.dev('reset', {});
  await lms.dev(`behaviour/presets/${name}`, {});
}

for (const [name, { registered, learner: userId, also = [] }] of Object.entries(PLATFORMS))
  test(`LTI-4, LTI-17, LTI-18, LTI-19, LTI-20 as ${name}: it registers, a picked lab launches, its score arrives once, the class is listed`, {
    tag: '@lean',
  }, async () => {
    await playPreset(name);
    const platform = await registered({ lms, admin, visitor: teacher, name });
    const { deployment } = platform;
    const { key: course } = (await lms.dev('courses', { title: name, deployment })) as { key: string };
    const learner = await openLmsClient(lms, userId);

    await test.step('a teacher picks a lab', async () => {
      const { token } = await teacher.enterPicker({ course, deployment });
      const added = await teacher.addContent(token, { kind: 'lab', id: LAB_ID, score_maximum: 100 });
      expect(added.text).toContain('1 activity was added');
    });

    await test.step('a learner launches it and submits, and the gradebook gets one score', async () => {
      const { token, learner: person } = await learner.enter(LAB, course);
      expect(person).toMatchObject({ is_anonymous: false, is_instructor: false });
      expect(await submitSolution(learner, token, LAB_ID)).toBe('passed');
      const arrived = () => readScores(lms, course);
      await expect.poll(arrived, { timeout: 90_000 }).toEqual(FULL_SCORE);
      // Nothing is left to send: what arrived by then is all that arrives.
      await expect.poll(() => countUnsent(admin, platform)).toBe(0);
      expect(await arrived()).toEqual(FULL_SCORE);
    });

    await test.step('the roster lists each learner once', async () => {
      const { token } = await teacher.enter(LAB, course);
      const names = await readClass(teacher, token);
      expect(names).toEqual(expect.arrayContaining(CLASS));
      expect(new Set(names).size).toBe(names.length);
    });

    for (const step of also)
      await test.step(step, () => FURTHER_STEPS[step]({ ...platform, course, learner }));
  });

test('LTI-20 hostile: a platform that names another issuer is not registered', { tag: '@lean' }, async () => {
  await playPreset('hostile');
  const count = async () => (await admin.call<{ items: object[] }>('GET', 'platforms')).items.length;
  const before = await count();
  expect((await openRegistrationLink(lms, admin, teacher)).text).toMatch(/another host than its issuer/);
  expect(await count()).toBe(before);
});

test('each preset of the example LMS is one of these platforms', { tag: '@lean' }, async () => {
  const presets = Object.keys((await lms.dev('presets.json')) as object);
  expect(presets.toSorted()).toEqual([...Object.keys(PLATFORMS), 'hostile'].toSorted());
});
