import { asId } from '@drawbridge/contracts';
import {
  activatePlatform,
  changePlatform,
  closeLaunch,
  deactivatePlatform,
  deletePlatform,
  type LinkedItem,
  openLaunch,
  returnContent,
} from '@drawbridge/contracts/integration';
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../../../../test/fixtures/create-test-tool.ts';
import { claim, INSTRUCTOR, LEARNER, toText } from '../../../../../test/fixtures/lti/lti-browser.ts';
import {
  COURSE,
  createLtiTool,
  LAB,
  type LtiTool,
  labs,
  OTHER_LAB,
} from '../../../../../test/fixtures/lti/lti-tool.ts';
import { getLab } from '../../../../../test/fixtures/practice/our-labs.ts';

const PLAYGROUND = 'http-bench';
const DL = 'https://purl.imsglobal.org/spec/lti-dl/claim/';
const RETURN_URL = 'https://school.lms.test/content?session=7&x=<y>';

let lti: LtiTool;
beforeAll(async () => {
  lti = await createLtiTool({ labs: [...labs, getLab(PLAYGROUND)] });
});
afterAll(() => lti.close());

const toClaims = (settings: Record<string, unknown> = {}, more: Record<string, unknown> = {}) => ({
  [claim('message_type')]: 'LtiDeepLinkingRequest',
  [claim('resource_link')]: undefined,
  [claim('target_link_uri')]: undefined,
  [claim('roles')]: [INSTRUCTOR],
  [`${DL}deep_linking_settings`]: Object.fromEntries(
    Object.entries({
      deep_link_return_url: RETURN_URL,
      accept_types: ['link', 'ltiResourceLink'],
      accept_presentation_document_targets: ['iframe', 'window', 'embed'],
      accept_multiple: true,
      accept_lineitem: true,
      data: 'opaque <"&data',
      ...settings,
    }).filter(([, value]) => value !== undefined),
  ),
  ...more,
});

/** An instructor on the page that offers the choice. */
async function request(settings: Record<string, unknown> = {}) {
  const { path, ltik } = await lti.browser.enter({ claims: toClaims(settings) });
  const { data } = await lti.tool.anonymous.call(openLaunch, { ltik });
  return { path, session: data, caller: lti.tool.withToken(data.token) };
}

const lab = (more: Partial<LinkedItem> = {}): LinkedItem => ({ kind: 'lab', id: LAB, ...more });

async function readResponse(caller: Caller, items: LinkedItem[]) {
  const { data } = await caller.call(returnContent, { items });
  const keys = (await (await lti.tool.fetch('/lti/keys')).json()) as JSONWebKeySet;
  const verified = await jwtVerify(data.fields['jwt'] ?? '', createLocalJWKSet(keys), {
    algorithms: ['RS256'],
    issuer: lti.platform.clientId,
    audience: lti.platform.issuer,
    currentDate: lti.tool.clock.now(),
    requiredClaims: ['nonce', 'iat', 'exp'],
  });
  return { form: data, payload: verified.payload, header: verified.protectedHeader };
}

const itemsOf = (payload: Record<string, unknown>) =>
  payload[`${DL}content_items`] as Record<string, unknown>[];

describe('Deep Linking 2.0 4.4 the request (LTI-18)', () => {
  it('leads an instructor to the page that offers the choice, and says what the platform takes', async () => {
    const { path, session } = await request({ accept_presentation_document_targets: ['window'] });
    expect(path).toMatch(/^\/integration\/deep-linking\/[\w.-]+$/);
    expect(session.deep_linking).toEqual({
      accept_multiple: true,
      accept_lineitem: true,
      targets: ['window'],
      keeps_dates: true,
    });
    expect(JSON.stringify(session)).not.toContain('opaque');
  });

  it('says of Moodle, by its sign-in, that it keeps neither dates nor where a link opens', async () => {
    await (await lti.admin()).call(changePlatform, {
      ...lti.platform.registration,
      id: asId<'platform'>(lti.platformId),
      auth_login_url: `${lti.platform.issuer}/mod/lti/auth.php`,
    });
    const { session } = await request();
    expect(session.deep_linking).toMatchObject({ targets: ['iframe'], keeps_dates: false });
    await (await lti.admin()).call(changePlatform, {
      ...lti.platform.registration,
      id: asId<'platform'>(lti.platformId),
    });
  });

  it.each([
    ['a platform that does not say whether it takes several gets one', {}, [false, true]],
    ['flags as words are read', { accept_multiple: 'true', accept_lineitem: 'false' }, [true, false]],
  ])('%s', async (_what, settings, expected) => {
    const { session } = await request({
      accept_multiple: undefined,
      accept_lineitem: undefined,
      ...settings,
    });
    const { accept_multiple: several, accept_lineitem: lineItem } = session.deep_linking ?? {};
    expect([several, lineItem]).toEqual(expected);
  });

  it.each<[string, string, Record<string, unknown>, Record<string, unknown>]>([
    ['a learner', 'deep_linking_role', {}, { [claim('roles')]: [LEARNER] }],
    ['a place for other types', 'deep_linking_types', { accept_types: ['file', 'html'] }, {}],
    [
      'a place inside of a text',
      'deep_linking_targets',
      { accept_presentation_document_targets: ['embed'] },
      {},
    ],
    ['no settings', 'claims', {}, { [`${DL}deep_linking_settings`]: undefined }],
    ['settings of another kind', 'claims', {}, { [`${DL}deep_linking_settings`]: [] }],
    ['no return address', 'claims', { deep_link_return_url: undefined }, {}],
    ['a return address that is a script', 'claims', { deep_link_return_url: 'javascript:alert(1)' }, {}],
    [
      'a return address that is too long to be kept whole',
      'claims',
      { deep_link_return_url: `https://lms.test/${'x'.repeat(4_096)}` },
      {},
    ],
    ['types that are no list', 'claims', { accept_types: 'ltiResourceLink' }, {}],
    ['data that is an object', 'claims', { data: { a: 1 } }, {}],
    ['data that is too long to be returned whole', 'claims', { data: 'x'.repeat(32_769) }, {}],
  ])('refuses %s', async (_what, reason, settings, more) => {
    const response = await lti.browser.launch({ claims: toClaims(settings, more) });
    const page = await response.text();
    expect([response.status >= 400 && response.status < 500, toText(page)]).toEqual([
      true,
      expect.stringMatching(/Incident: [0-9a-f-]{36}/),
    ]);
    const title = reason === 'claims' ? 'The activity could not be opened' : 'Content cannot be added here';
    expect(page).toContain(`<h1 id="title">${title}</h1>`);
    expect(JSON.parse(lti.tool.logs.findLast((line) => line.includes('lti.refused')) ?? '{}')).toMatchObject({
      reason,
    });
  });
});

describe('Deep Linking 2.0 4.5 the response (LTI-18)', () => {
  it('is signed for the platform and its deployment, and returns the data as it came', async () => {
    const { caller } = await request();
    const { payload, header } = await readResponse(caller, [lab()]);
    expect(header).toMatchObject({ alg: 'RS256', kid: expect.any(String) as string });
    expect(payload).toMatchObject({
      [claim('message_type')]: 'LtiDeepLinkingResponse',
      [claim('version')]: '1.3.0',
      [claim('deployment_id')]: lti.platform.deploymentId,
      [`${DL}data`]: 'opaque <"&data',
    });
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBeLessThanOrEqual(300);
  });

  it.each([42, false, ''])('returns data as it came that is %j', async (data) => {
    const { caller } = await request({ data });
    expect((await readResponse(caller, [lab()])).payload[`${DL}data`]).toEqual(data);
  });

  it('has no data where the platform sent none, and another nonce each time', async () => {
    const { caller } = await request({ data: undefined });
    const [first, second] = [await readResponse(caller, [lab()]), await readResponse(caller, [lab()])];
    expect(Object.keys(first.payload)).not.toContain(`${DL}data`);
    expect(first.payload.nonce).not.toBe(second.payload.nonce);
  });

  it('names each item in its custom parameters and in its address at the redirect address', async () => {
    const { caller } = await request();
    const { payload } = await readResponse(caller, [lab(), { kind: 'course', id: COURSE }]);
    expect(itemsOf(payload)).toMatchObject([
      {
        type: 'ltiResourceLink',
        title: "Someone else's invoice",
        url: `https://tool.test/lti/launch?lab_id=${LAB}&graded=no`,
        custom: { lab_id: LAB, graded: 'no' },
        icon: { url: 'https://tool.test/lti/pages/icon.svg' },
      },
      {
        url: `https://tool.test/lti/launch?course_id=${COURSE}&graded=no`,
        custom: { course_id: COURSE, graded: 'no' },
      },
    ]);
  });

  it('says nothing about grades of a lab without a score, whatever was asked for', async () => {
    const { caller } = await request();
    const { payload } = await readResponse(caller, [lab({ id: PLAYGROUND, score_maximum: 20 })]);
    const [item] = itemsOf(payload);
    expect([item?.custom, item?.lineItem]).toEqual([{ lab_id: PLAYGROUND }, undefined]);
  });

  it('takes title, text, points, dates and target from the instructor', async () => {
    const { caller } = await request();
    const { payload } = await readResponse(caller, [
      lab({
        title: 'Week 3',
        text: 'Before Friday.',
        score_maximum: 20,
        target: 'window',
        available: { from: '2026-11-25T08:00:00+01:00' },
        submission: { until: '2026-12-01T23:59:00Z' },
      }),
    ]);
    expect(itemsOf(payload)).toEqual([
      {
        type: 'ltiResourceLink',
        title: 'Week 3',
        text: 'Before Friday.',
        url: `https://tool.test/lti/launch?lab_id=${LAB}&graded=yes`,
        icon: { url: 'https://tool.test/lti/pages/icon.svg', width: 64, height: 64 },
        custom: { lab_id: LAB, graded: 'yes' },
        window: { targetName: '_blank' },
        lineItem: { label: 'Week 3', scoreMaximum: 20, resourceId: LAB, tag: 'drawbridge' },
        available: { startDateTime: '2026-11-25T08:00:00+01:00' },
        submission: { endDateTime: '2026-12-01T23:59:00Z' },
      },
    ]);
  });

  it.each<[string, Record<string, unknown>, Partial<LinkedItem>, string]>([
    [
      'no line item where the platform ignores them',
      { accept_lineitem: false },
      { score_maximum: 5 },
      'lineItem',
    ],
    ['no line item without points', {}, {}, 'lineItem'],
    [
      'no window where only frames are taken',
      { accept_presentation_document_targets: ['iframe'] },
      { target: 'window' },
      'window',
    ],
  ])('sends %s', async (_what, settings, item, absent) => {
    const { caller } = await request(settings);
    const { payload } = await readResponse(caller, [lab(item)]);
    expect(Object.keys(itemsOf(payload)[0] ?? {})).not.toContain(absent);
  });

  it('may hold nothing: the instructor left without a choice', async () => {
    const { caller } = await request();
    expect(itemsOf((await readResponse(caller, [])).payload)).toEqual([]);
  });

  it('refuses a second item where the platform takes one', async () => {
    const { caller } = await request({ accept_multiple: false });
    const answer = await caller.call(returnContent, { items: [lab(), lab({ id: OTHER_LAB })] });
    expect([answer.status, answer]).toMatchObject([
      400,
      { errors: { items: expect.stringContaining('one') as string } },
    ]);
  });

  it.each<[string, number, object]>([
    ['an unknown lab', 404, { kind: 'lab', id: 'no-such-lab' }],
    ['an unknown course', 404, { kind: 'course', id: 'no-such-course' }],
    ['a course under the id of a lab', 404, { kind: 'course', id: LAB }],
    ['points below one', 400, { kind: 'lab', id: LAB, score_maximum: 0 }],
    ['points that are no number', 400, { kind: 'lab', id: LAB, score_maximum: 'many' }],
    [
      'a date without a time zone',
      400,
      { kind: 'lab', id: LAB, submission: { until: '2026-12-01T10:00:00' } },
    ],
    [
      'an end before the start',
      400,
      {
        kind: 'lab',
        id: LAB,
        available: { from: '2026-12-02T00:00:00Z', until: '2026-12-01T00:00:00Z' },
      },
    ],
  ])('refuses %s', async (_what, status, item) => {
    const { caller } = await request();
    expect((await caller.call(returnContent, { items: [item as LinkedItem] })).status).toBe(status);
  });

  it('is made for the session of a deep linking request only', async () => {
    const { ltik } = await lti.browser.enter({ claims: { [claim('roles')]: [INSTRUCTOR] } });
    const { data } = await lti.tool.anonymous.call(openLaunch, { ltik });
    expect((await lti.tool.withToken(data.token).call(returnContent, { items: [lab()] })).status).toBe(403);
    expect((await (await lti.admin()).call(returnContent, { items: [lab()] })).status).toBe(401);
    expect((await lti.tool.anonymous.call(returnContent, { items: [lab()] })).status).toBe(401);
    const { caller } = await request();
    await caller.call(closeLaunch, {});
    expect((await caller.call(returnContent, { items: [lab()] })).status).toBe(401);
  });
});

describe('Security Framework 5.2.2 the form that returns the response', () => {
  const post = (fields: Record<string, string>) =>
    lti.tool.fetch('/lti/content', { method: 'POST', body: new URLSearchParams(fields) });

  it('goes to the return address of the request, with the policy for that and the frame of the platform', async () => {
    const { caller } = await request();
    const { form } = await readResponse(caller, [lab()]);
    const response = await post(form.fields);
    const page = await response.text();
    expect([form.address, response.status]).toEqual(['/lti/content', 200]);
    expect(page).toContain('action="https://school.lms.test/content?session=7&amp;x=&lt;y&gt;"');
    expect(page).toContain(`name="JWT" value="${form.fields['jwt']}"`);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain('form-action https:;');
    expect(policy).toContain(`frame-ancestors ${lti.platform.issuer}`);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('may go over http in development', async () => {
    const { caller } = await request({ deep_link_return_url: 'http://lms.test/content' });
    const { form } = await readResponse(caller, [lab()]);
    const response = await post(form.fields);
    expect([response.status, response.headers.get('content-security-policy')]).toEqual([
      200,
      expect.stringContaining('form-action http:;'),
    ]);
  });

  it.each<[string, (fields: Record<string, string>) => Record<string, string>]>([
    ['another deployment', (fields) => ({ ...fields, deploymentId: 'another' })],
    ['another address', (fields) => ({ ...fields, returnUrl: 'https://evil.test/' })],
    ['another response', (fields) => ({ ...fields, jwt: 'a.b.c' })],
    [
      'another platform',
      (fields) => ({ ...fields, platformId: asId('3f0c8f0e-0000-4000-8000-000000000000') }),
    ],
    ['an empty signature', (fields) => ({ ...fields, signature: '' })],
    ['nothing', () => ({})],
  ])('refuses %s', async (_what, change) => {
    const { caller } = await request();
    const { form } = await readResponse(caller, [lab()]);
    const response = await post(change(form.fields));
    expect([response.status >= 400 && response.status < 500, await response.text()]).toEqual([
      true,
      expect.not.stringContaining('evil.test'),
    ]);
  });

  it('is not stored readable: its address may hold a session key of the platform', async () => {
    await request();
    const rows = await lti.tool.database.query<{ all: string }>({
      name: 'test_sessions',
      text: `select string_agg(s::text, ' ') as all from lti_session s`,
      values: [],
    });
    expect(rows[0]?.all).not.toContain('school.lms.test');
  });
});

describe('LTI core 3.1.1 content of a registration that changed meanwhile', () => {
  const id = () => asId<'platform'>(lti.platformId);
  const change = async (deployments: string[]) =>
    (await lti.admin()).call(changePlatform, {
      ...lti.platform.registration,
      id: id(),
      deployment_ids: deployments,
    });
  const switchOff = async () => (await lti.admin()).call(deactivatePlatform, { id: id() });
  const switchOn = async () => (await lti.admin()).call(activatePlatform, { id: id() });
  const readReason = () =>
    (
      JSON.parse(lti.tool.logs.findLast((line) => line.includes('lti.refused')) ?? '{}') as {
        reason?: string;
      }
    ).reason;
  const post = (fields: Record<string, string>) =>
    lti.tool.fetch('/lti/content', { method: 'POST', body: new URLSearchParams(fields) });

  const changes: [string, () => Promise<unknown>, () => Promise<unknown>, number, string][] = [
    ['switched off', switchOff, switchOn, 403, 'platform_inactive'],
    [
      'without this deployment',
      () => change(['another']),
      () => change(lti.platform.registration.deployment_ids),
      401,
      'deployment',
    ],
  ];

  it.each(changes)('is not signed for one that is %s', async (_what, toChanged, toBefore) => {
    const { caller } = await request();
    await toChanged();
    expect((await caller.call(returnContent, { items: [lab()] })).status).toBe(401);
    await toBefore();
    expect((await caller.call(returnContent, { items: [lab()] })).status).toBe(200);
  });

  it.each(changes)('is not posted to one that is %s', async (_what, toChanged, toBefore, status, reason) => {
    const { caller } = await request();
    const { form } = await readResponse(caller, [lab()]);
    await toChanged();
    const refused = await post(form.fields);
    const page = await refused.text();
    expect([refused.status, readReason(), page.includes('JWT')]).toEqual([status, reason, false]);
    await toBefore();
    expect((await post(form.fields)).status).toBe(200);
  });

  it('is neither signed nor posted for one that was deleted', async () => {
    const { caller } = await request();
    const { form } = await readResponse(caller, [lab()]);
    await (await lti.admin()).call(deletePlatform, { id: id() });
    expect((await caller.call(returnContent, { items: [lab()] })).status).toBe(401);
    expect([(await post(form.fields)).status, readReason()]).toEqual([400, 'platform_unknown']);
  });
});
