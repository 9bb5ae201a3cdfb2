import { expect, test } from '@playwright/test';
import { type LmsClient, openLmsClient } from '../../fixtures/lms/lms-client.ts';
import { skipWithoutTls } from '../../fixtures/lms/lms-fixture.ts';
import { CLASS, opened, openSwitchedLms, type SwitchedLms } from '../../fixtures/lms/lms-switches.ts';

/**
 * What platforms do differently in launches, by the switches of the example LMS, with the tool itself. What the two servers
 * say to each other needs no browser; each look that a launch can have is seen in one once.
 */
let site: SwitchedLms;
let learner: LmsClient;
let teacher: LmsClient;

const ACTIVITY = 'All labs';

skipWithoutTls();
test.beforeAll(async ({ browser }) => {
  site = await openSwitchedLms(browser);
  [learner, teacher] = [await openLmsClient(site.lms, 'u-101'), await openLmsClient(site.lms, 'u-201')];
});
test.afterAll(() => site?.lms.close());

test.describe('a launch opens the activity', () => {
  for (const [what, switches] of [
    ['without names and addresses', { personalData: 'absent' }],
    ['with names that are null', { personalData: 'null' }],
    ['without email addresses', { personalData: 'no-email' }],
    ['with a variable that arrives as it was written', { customVariables: 'literal' }],
    ['with a variable that arrives empty', { customVariables: 'empty' }],
    ['with a variable that does not arrive', { customVariables: 'absent' }],
    ['without a way back', { returnUrl: 'absent' }],
    ['without a course', { contextClaim: false }],
    ['by a form', { loginMethod: 'POST' }],
    ['by a login that names no client id', { loginClientId: false }],
    ['by a login that names no deployment', { loginDeployment: false }],
    ['by a token that lives a day, and is new', { tokenSeconds: 86_400 }],
    ['for an audience that is a list of one', { audience: 'list' }],
    ['of a deployment whose id is a number', { deploymentClaim: 'number' }],
    ['with a way back that is a path', { returnUrl: 'relative' }],
    ['with a way back that leads nowhere', { returnUrl: 'blank' }],
    ['with a way back that leads to an app', { returnUrl: 'app' }],
    ['with a container of line items alone', { lineItemClaim: false }],
    ['without a grade service', { gradeService: 'off' }],
    ['without a roster', { roster: false }],
    ['of another product', { productFamily: 'sakai' }],
  ] as const)
    test(`LTI-4 ${what}`, { tag: '@lean' }, async () => {
      await site.setSwitches(switches);
      const session = await learner.enter(ACTIVITY);
      expect(session.learner).toMatchObject({ is_anonymous: false, is_instructor: false });
      expect(session.return_url === undefined).toBe('returnUrl' in switches);
    });

  for (const [what, switches] of [
    [
      'of a platform as Moodle',
      { loginMethod: 'POST', capabilities: false, storage: 'none', productFamily: 'moodle' },
    ],
    [
      'of a platform as Canvas',
      { loginMethod: 'POST', storage: 'frame', tokenSeconds: 3_600, productFamily: 'canvas' },
    ],
  ] as const)
    test(`LTI-4 ${what}, in its frame`, async () => {
      await site.setSwitches(switches);
      const { page, tool } = await site.launch(/Noor Vale/, ACTIVITY);
      await opened(tool);
      await page.close();
    });

  test('LTI-16 a launch of nobody opens, and says that the work is not kept', { tag: '@lean' }, async () => {
    await site.setSwitches({ anonymous: true });
    const { page, tool } = await site.launch(/Noor Vale/, ACTIVITY);
    await expect(tool.getByText(/did not say who you are/)).toBeVisible();
    await page.close();
  });

  test('LTI-28 a session key in the link back is in no log', async () => {
    await site.setSwitches({ returnUrl: 'session-key' });
    expect((await learner.enter(ACTIVITY)).return_url).toBeDefined();
    const log = await site.lms.readToolLog();
    expect(log).toContain('lti.launched');
    expect(log).not.toContain('sesskey');
  });
});

test.describe('LTI-17 the role of a launch', { tag: '@lean' }, () => {
  for (const [roles, isInstructor] of [
    ['full', true],
    ['short', true],
    ['unknown', false],
    ['look-alike', false],
    ['empty', false],
  ] as const)
    test(`${roles}: a teacher ${isInstructor ? 'is' : 'is not'} an instructor`, async () => {
      await site.setSwitches({ roles });
      expect((await teacher.enter(ACTIVITY)).learner.is_instructor).toBe(isInstructor);
    });
});

test.describe('LTI-4 refused launches and their messages', { tag: '@lean' }, () => {
  test('a launch whose token has expired is refused', async () => {
    await site.setSwitches({ tokenSeconds: -600 });
    expect((await learner.launch(ACTIVITY)).text).toMatch(/too old, or its clock is wrong/);
  });
});

/** Installs the tool once more at the LMS; the second function adds the deployment to the registration. */
async function addDeployment(
  deploymentId: string,
): Promise<{ deployment: string; register: () => Promise<void> }> {
  const made = (await site.lms.dev('deployments', { deploymentId })) as { key: string };
  return {
    deployment: made.key,
    register: () =>
      site.changeRegistration(({ deployment_ids }) => ({
        deployment_ids: [...deployment_ids, deploymentId],
      })),
  };
}

test.describe('several deployments', () => {
  test('LTI-4 a second deployment under the same issuer and client id is refused until it is registered; courses with equal ids stay separate', async () => {
    await site.setSwitches({ deploymentIds: 'opaque' });
    const noor = await site.launch(/Noor Vale/, ACTIVITY);
    await opened(noor.tool);
    await noor.page.close();
    const { deployment, register } = await addDeployment('second');
    const [first] = (await site.lms.dev('courses.json')) as { contextId: string }[];
    const course = await site.addCourse({
      title: 'Twin',
      deployment,
      ...(first && { contextId: first.contextId }),
    });
    const refused = await site.launchInCourse(/Iris Lund/, course);
    await expect(refused.tool.getByText(/installation of the tool is not registered here/)).toBeVisible();
    await refused.page.close();

    await register();
    const tomas = await site.launchInCourse(/Tomas Reed/, course);
    await opened(tomas.tool);
    await tomas.page.close();
    // Only in the first course did Noor open anything.
    const { page, tool } = await site.launchInCourse(/Iris Lund/, course);
    await tool.getByRole('button', { name: CLASS }).click();
    await expect(tool.getByText(/^Twin/)).toBeVisible();
    await expect(tool.getByRole('row', { name: /Noor Vale/ })).toContainText('Never');
    await expect(tool.getByRole('row', { name: /Tomas Reed/ })).not.toContainText('Never');
    await page.close();
  });
});

test.describe('LTI-4 the keys of a platform', () => {
  test('the keys are read again after a rotation that dropped the old one', async () => {
    await site.setSwitches({});
    await site.lms.dev('keys/rotate', { publishOld: false });
    await learner.enter(ACTIVITY);
  });

  test('known keys are used while their address is down', async () => {
    await site.setSwitches({ keySet: 'failing' });
    await learner.enter(ACTIVITY);
  });

  test('the keys may arrive slowly', async () => {
    await site.setSwitches({ keySet: 'slow' });
    await site.lms.restartTool();
    await learner.enter(ACTIVITY);
  });

  for (const [keySet, words] of [
    ['hanging', /cannot be read right now/],
    ['missing', /does not give them/],
    ['foreign', /signature of the learning platform is not valid/],
  ] as const)
    test(`${keySet}: a launch is refused in words where none are known, and opens once they can be read`, async () => {
      await site.setSwitches({ keySet });
      await site.lms.restartTool();
      expect((await learner.launch(ACTIVITY)).text).toMatch(words);
      await site.setSwitches({});
      await site.lms.restartTool();
      await learner.enter(ACTIVITY);
    });
});
