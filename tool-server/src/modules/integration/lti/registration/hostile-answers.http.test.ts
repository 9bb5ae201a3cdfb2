import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  forEachAnswer,
  type HostileAnswer,
  type Stranger,
  sendEndless,
  startStranger,
  toHostileAnswer,
} from '../../../../../test/fixtures/lti/hostile-answers.ts';
import { TOKEN, useRegistration } from '../../../../../test/fixtures/lti/registration.ts';
import { limitWindow } from '../../../../platform/limits/limits.table.ts';
import { ltiPlatform } from '../../../kernel/people/lti-platform.table.ts';
import { ltiInvitation } from '../lti.table.ts';

/** Changed when another one finds something. */
const SEED = 20_260;
const setup = useRegistration();

let stranger: Stranger;
let invitation = '';
beforeAll(async () => {
  stranger = await startStranger();
});
afterAll(() => stranger.close());

const readFaults = () => setup.tool.logs.filter((line) => line.includes('"level":50'));

/** A visit ends with a page: registered, or a refusal with its reason and the link still good. */
async function checkVisit({ name }: HostileAnswer): Promise<void> {
  const { db } = setup.tool.database;
  // More visits than a person's links get in a day.
  await db.delete(limitWindow);
  if (invitation === '') invitation = await setup.invite();
  const page = await setup.open(invitation);
  const stored = await db.select().from(ltiPlatform);
  if (page.status === 200) {
    expect(stored, name).toHaveLength(1);
    const [listed] = await setup.listOf(setup.acme);
    expect([listed?.client_id === '', listed?.active], name).toEqual([false, false]);
    await db.delete(ltiPlatform);
    await db.delete(ltiInvitation);
    invitation = '';
  } else {
    expect([page.status >= 400 && page.status < 500, stored], `${page.status} ${name}`).toEqual([true, []]);
    const incident = /Incident: ([0-9a-f-]{36})/.exec(page.text)?.[1] ?? 'none';
    expect(setup.toReason(incident), name).toMatch(/^(configuration|registration)_/);
  }
  expect([readFaults(), stranger.authorizations], name).toEqual([[], []]);
  expect(page.html + setup.tool.logs.join(), name).not.toContain(TOKEN);
  setup.tool.logs.splice(0);
}

const toLinks = () => [
  `${stranger.origin}/register`,
  `${setup.platform.origin}/configuration`,
  `${setup.platform.origin.replace('://', '://a:b@')}/register`,
];

describe('LTI-20 whatever a platform answers while it is registered, nobody gets an error of this server', {
  timeout: 120_000,
}, () => {
  it('as its configuration', async () => {
    invitation = '';
    setup.tool.outgoingLimit.timeoutMs = 100;
    const answers = toHostileAnswer(setup.platform.configuration, toLinks());
    await forEachAnswer(answers, { seed: SEED, count: 120 }, (answer) => {
      setup.platform.configurationAnswer = answer.send;
      return checkVisit(answer);
    });
  });

  it('to our registration', async () => {
    invitation = '';
    setup.tool.outgoingLimit.timeoutMs = 100;
    const good = {
      client_id: 'client-1',
      registration_client_uri: `${setup.platform.origin}/register/1`,
      'https://purl.imsglobal.org/spec/lti-tool-configuration': { deployment_id: '7' },
      errors: { scope: [{ message: 'is wrong', field: 'scope' }] },
      error_description: 'said',
    };
    await forEachAnswer(toHostileAnswer(good, toLinks()), { seed: SEED, count: 120 }, (answer) => {
      setup.platform.registrationAnswer = answer.send;
      return checkVisit(answer);
    });
  });

  it('a body without end is read to its limit only', async () => {
    setup.tool.outgoingLimit.timeoutMs = Number.POSITIVE_INFINITY;
    const sent: ReturnType<typeof sendEndless>[] = [];
    setup.platform.configurationAnswer = (res) => void sent.push(sendEndless(res));
    expect((await setup.open(await setup.invite())).status).toBe(400);
    setup.platform.configurationAnswer = undefined;
    setup.platform.registrationAnswer = (res) => void sent.push(sendEndless(res));
    expect((await setup.open(await setup.invite())).status).toBe(400);
    // 256 KiB, and what is on its way between two processes.
    for (const { sentBytes } of sent) expect(sentBytes()).toBeLessThan(16 * 1_048_576);
    expect(sent).toHaveLength(2);
  });
});
