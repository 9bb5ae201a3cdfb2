import { asId } from '@drawbridge/contracts';
import {
  changePlatform,
  listPlatformRefusals,
  openLaunch,
  testPlatform,
} from '@drawbridge/contracts/integration';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGrades, SCORE_SCOPE } from '../../../../../test/fixtures/lti/grades.ts';
import { AGS_CLAIM, claim, INSTRUCTOR } from '../../../../../test/fixtures/lti/lti-browser.ts';
import {
  createLtiTool,
  LAB,
  type LtiTool,
  toLaunchedPerson,
} from '../../../../../test/fixtures/lti/lti-tool.ts';
import { NRPS } from '../../../../../test/fixtures/lti/roster-calls.ts';
import { ltiIgnoredClaim } from '../lti.table.ts';

const DL = 'https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings';
const DAY_MS = 86_400_000;

let lti: LtiTool;
beforeAll(async () => {
  lti = await createLtiTool();
});
afterAll(() => lti.close());
beforeEach(async () => {
  lti.tool.clock.advance(8 * DAY_MS);
  lti.tool.logs.splice(0);
  await lti.tool.database.db.delete(ltiIgnoredClaim);
});

async function enter(claims: Record<string, unknown>) {
  const { ltik, path } = await lti.browser.enter({ claims });
  return { path, data: (await lti.tool.anonymous.call(openLaunch, { ltik })).data };
}
const readIgnored = (): unknown[] =>
  lti.tool.logs
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ event }) => event === 'lti.claim_ignored')
    .map(({ claim: name, found }) => [name, found]);

describe('LTI core 5.4 a launch whose optional claims are of another kind than they should be', () => {
  it.each<[string, Record<string, unknown>, [string, string]]>([
    ['a name that is an object', { given_name: { toString: 'x' } }, ['given_name', 'object']],
    ['a name that is a number', { family_name: 7 }, ['family_name', 'number']],
    ['a context that is a text', { [claim('context')]: 'context-1' }, ['context', 'text']],
    ['a context id without end', { [claim('context')]: { id: 'x'.repeat(256) } }, ['context.id', 'text']],
    ['a context id that no database stores', { [claim('context')]: { id: '\0' } }, ['context.id', 'text']],
    ['a title that is a list', { [claim('context')]: { id: 'c', title: ['x'] } }, ['title', 'list']],
    ['custom parameters that are a list', { [claim('custom')]: ['lab_id'] }, ['custom', 'list']],
    ['a parameter that is an object', { [claim('custom')]: { x: {} } }, ['custom.x', 'object']],
    [
      'a return address that is a path',
      { [claim('launch_presentation')]: { return_url: '/course/7' } },
      ['return_url', 'no_address'],
    ],
    [
      'a return address of a browser',
      { [claim('launch_presentation')]: { return_url: 'about:blank' } },
      ['return_url', 'no_address'],
    ],
    [
      'a return address of an app',
      { [claim('launch_presentation')]: { return_url: 'school-app://back' } },
      ['return_url', 'no_address'],
    ],
    [
      'a return address that is a script',
      { [claim('launch_presentation')]: { return_url: 'javascript:alert(1)' } },
      ['return_url', 'no_address'],
    ],
    [
      'a return address with a password',
      { [claim('launch_presentation')]: { return_url: 'https://a:b@lms.test/' } },
      ['return_url', 'no_address'],
    ],
    [
      'a return address without end',
      { [claim('launch_presentation')]: { return_url: `https://lms.test/${'x'.repeat(2_048)}` } },
      ['return_url', 'too_long'],
    ],
    [
      'a presentation that is a text',
      { [claim('launch_presentation')]: 'iframe' },
      ['launch_presentation', 'text'],
    ],
    ['grades that are a list', { [AGS_CLAIM]: [] }, ['endpoint', 'list']],
    ['scopes that are one text', { [AGS_CLAIM]: { scope: SCORE_SCOPE } }, ['scope', 'text']],
    [
      'a line item that is a number',
      { [AGS_CLAIM]: { scope: [SCORE_SCOPE], lineitem: 7 } },
      ['lineitem', 'number'],
    ],
    [
      'line items at a path',
      { [AGS_CLAIM]: { scope: [], lineitems: '/items' } },
      ['lineitems', 'no_address'],
    ],
    ['a roster that is true', { [NRPS]: true }, ['namesroleservice', 'boolean']],
    [
      'a roster at a path',
      { [NRPS]: { context_memberships_url: 'members' } },
      ['context_memberships_url', 'no_address'],
    ],
    ['another authorised party than its only audience', { azp: 'somebody-else' }, ['azp', 'other_party']],
    ['an authorised party that is null', { azp: null }, ['azp', 'other_party']],
  ])('is accepted without %s, and the log names the claim', async (_what, claims, ignored) => {
    await enter(claims);
    expect(readIgnored()).toEqual([ignored]);
  });

  it.each<[string, Record<string, unknown>]>([
    ['a return address that is null', { [claim('launch_presentation')]: { return_url: null } }],
    ['an empty return address', { [claim('launch_presentation')]: { return_url: '' } }],
    ['a presentation that is null', { [claim('launch_presentation')]: null }],
    ['a parameter that is null', { [claim('custom')]: { x: null } }],
    ['no name', { given_name: undefined, family_name: undefined }],
    ['roles of which one is no text', { [claim('roles')]: [INSTRUCTOR, null, 7] }],
  ])('is accepted with %s, which nobody has to correct', async (_what, claims) => {
    await enter(claims);
    expect(readIgnored()).toEqual([]);
  });

  it('takes a number and a flag among its parameters for their text, and opens what another names', async () => {
    const { path } = await enter({
      [claim('custom')]: { canvas_course_id: 1374, is_open: true, lab_id: LAB },
    });
    expect(path).toContain(`/labs/details/${LAB}/`);
    expect(readIgnored()).toEqual([]);
  });

  it('keeps what is right of a claim that is wrong in part', async () => {
    const grades = createGrades(lti);
    const lineitem = lti.platform.lineItem('partial');
    const { data } = await enter({
      [claim('custom')]: { lab_id: LAB },
      [AGS_CLAIM]: { scope: [SCORE_SCOPE, 7, null], lineitem, lineitems: ['x'] },
    });
    expect(data.is_graded).toBe(true);
    await grades.grade(10, true);
    await grades.deliver();
    expect(lti.platform.scores.map((one) => [one.lineItem, one.score.scoreGiven])).toEqual([[lineitem, 100]]);
  });

  it('has its deep linking settings read so too, with what they are by default', async () => {
    const { path } = await lti.browser.enter({
      claims: {
        [claim('message_type')]: 'LtiDeepLinkingRequest',
        [claim('roles')]: [INSTRUCTOR],
        [DL]: {
          deep_link_return_url: 'https://lms.test/content',
          accept_types: ['ltiResourceLink', 7],
          accept_presentation_document_targets: ['iframe'],
          accept_multiple: 1,
          accept_lineitem: 'perhaps',
        },
      },
    });
    expect(path).toContain('/integration/');
    expect(readIgnored()).toEqual([
      ['accept_multiple', 'number'],
      ['accept_lineitem', 'text'],
    ]);
  });
});

describe('LTI core 5.3 ids that are numbers', () => {
  it('are the texts of their digits: of a person, a link, a context and a deployment', async () => {
    const { registration } = lti.platform;
    expect(registration.deployment_ids).toEqual(['deployment-1']);
    const numeric = { sub: 4_711, [claim('resource_link')]: { id: 7 }, [claim('context')]: { id: 42 } };
    await enter(numeric);
    const rows = await lti.tool.database.query<Record<string, string>>({
      name: 'test_numeric_ids',
      text: `select s.person_id, s.resource_link_id, s.context_id from lti_session s order by s.launched_at desc limit 1`,
      values: [],
    });
    expect(rows).toEqual([
      { person_id: toLaunchedPerson(lti, '4711'), resource_link_id: '7', context_id: '42' },
    ]);
    expect(readIgnored()).toEqual([]);
  });
});

describe('LTI-26, LTI-28 what launches send that is left out', () => {
  const admin = () => lti.admin();
  const test = async () => {
    const { data } = await (await admin()).call(testPlatform, { id: asId(lti.platformId) });
    const check = data.checks.find(({ id }) => id === 'claims');
    return { outcome: check?.outcome, ignored: data.ignored_claims };
  };

  it('is shown by the test of the registration for a week, without any value', async () => {
    await enter({});
    expect(await test()).toEqual({ outcome: 'passed', ignored: [] });
    await enter({ given_name: ['secret name'], [claim('custom')]: { x: ['secret value'] } });
    const ignored = [
      { claim: 'custom.x', found: 'list' },
      { claim: 'given_name', found: 'list' },
    ];
    await expect.poll(test).toEqual({ outcome: 'warning', ignored });
    expect(lti.tool.logs.join()).not.toContain('secret');
    lti.tool.clock.advance(7 * DAY_MS);
    // Without a launch in that time nothing is known.
    expect(await test()).toEqual({ outcome: 'skipped', ignored: [] });
  });

  it('is logged once a day, and for twenty claims at most', async () => {
    const custom = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`p${index}`, {}]));
    await enter({ [claim('custom')]: custom });
    await enter({ [claim('custom')]: custom });
    expect(readIgnored()).toHaveLength(20);
    await expect.poll(() => lti.tool.database.db.$count(ltiIgnoredClaim)).toBe(20);
    lti.tool.clock.advance(DAY_MS);
    await enter({ given_name: 7 });
    await enter({ given_name: 7 });
    expect(readIgnored()).toHaveLength(21);
  });

  it('has room for new ones where a platform sent others before, which are shown no more', async () => {
    const custom = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`p${index}`, {}]));
    await enter({ [claim('custom')]: custom });
    await expect.poll(() => lti.tool.database.db.$count(ltiIgnoredClaim)).toBeGreaterThanOrEqual(20);
    lti.tool.clock.advance(8 * DAY_MS);
    await enter({ given_name: 7 });
    await expect.poll(() => lti.tool.database.db.$count(ltiIgnoredClaim)).toBe(1);
    expect(await test()).toEqual({
      outcome: 'warning',
      ignored: [{ claim: 'given_name', found: 'number' }],
    });
  });

  it('has names of parameters without characters that turn around or break the line that shows them', async () => {
    await enter({ [claim('custom')]: { 'a\u202eb\nc': {}, '\0\ud800': {} } });
    expect(readIgnored()).toEqual([
      ['custom.ab c', 'object'],
      ['custom.\ufffd', 'object'],
    ]);
  });

  it('is no refusal', async () => {
    await enter({ given_name: 7 });
    const { data } = await (await admin()).call(listPlatformRefusals, { id: asId(lti.platformId) });
    expect(data.items).toEqual([]);
  });
});

describe('LTI core 5.3 an id that is a number', () => {
  const accepts = async (claims: Record<string, unknown>, login?: Record<string, string>) =>
    (await lti.browser.launch({ claims, ...(login && { login }) })).status === 303;

  it('of a deployment is the one of its digits, and no other', async () => {
    await (await lti.admin()).call(changePlatform, {
      ...lti.platform.registration,
      id: asId<'platform'>(lti.platformId),
      deployment_ids: ['7', 'deployment-1'],
    });
    expect(await accepts({ [claim('deployment_id')]: 7 }, { lti_deployment_id: '7' })).toBe(true);
    expect(await accepts({ [claim('deployment_id')]: '07' }, { lti_deployment_id: '07' })).toBe(false);
    expect(await accepts({ [claim('deployment_id')]: 7 })).toBe(false);
  });

  it.each([2 ** 53, 1e21, 1.5])('a number that JSON does not hold exactly is not an id: %d', async (id) => {
    expect(await accepts({ sub: id })).toBe(false);
    expect(await accepts({ [claim('resource_link')]: { id } })).toBe(false);
  });
});
