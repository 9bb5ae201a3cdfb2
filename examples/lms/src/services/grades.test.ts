import { beforeEach, describe, expect, it } from 'vitest';
import { provideSetup } from '../testing/provide-setup.ts';
import { AGS, findLink, LINE_ITEM_TYPE, openServices, postJson } from '../testing/services.ts';
import { IRIS, NOOR } from '../testing/setup.ts';

interface WireItem {
  id: string;
  label: string;
  scoreMaximum: number;
  [name: string]: unknown;
}
interface Endpoint {
  scope: string[];
  lineitems: string;
  lineitem?: string;
}

const BASE = '/lti/contexts/course-7/line-items';
const setup = provideSetup();
let services: Awaited<ReturnType<typeof openServices>>;

beforeEach(async () => {
  services = await openServices(setup, `${AGS}lineitem`, `${AGS}score`, `${AGS}result.readonly`);
});

async function readItems(address: string) {
  const { body, ...rest } = await services.read(address);
  return { ...rest, body: body as WireItem[] };
}
const create = (body: object) => services.call(BASE, { method: 'POST', type: LINE_ITEM_TYPE, body });
const readEndpoint = async (path = '/activities/link-1/launch') => {
  const { claims } = await (await setup.as(NOOR)).launch(path);
  return claims['https://purl.imsglobal.org/spec/lti-ags/claim/endpoint'] as Endpoint | undefined;
};

describe('AGS 3.1 the claim', () => {
  it('the claim names the scopes, the container and the line item of the link', async () => {
    expect(await readEndpoint()).toEqual({
      scope: ['lineitem', 'lineitem.readonly', 'score', 'result.readonly'].map((name) => AGS + name),
      lineitems: setup.lms.url + BASE,
      lineitem: `${setup.lms.url}${BASE}/link-1`,
    });
  });

  it('the claim names no line item for a link that has none or several, or when the switch says so', async () => {
    expect(await readEndpoint('/activities/link-3/launch')).not.toHaveProperty('lineitem');
    await create({ label: 'Second', scoreMaximum: 10, resourceLinkId: 'link-1' });
    expect(await readEndpoint()).not.toHaveProperty('lineitem');
    setup.lms.state.behaviour.lineItemClaim = false;
    expect(await readEndpoint('/activities/link-2/launch')).not.toHaveProperty('lineitem');
  });

  it('the claim and the tokens lack what the administrator disabled', async () => {
    setup.lms.state.behaviour.gradeService = 'scores-only';
    expect((await readEndpoint())?.scope).not.toContain(`${AGS}lineitem`);
    expect((await create({ label: 'x', scoreMaximum: 1 })).status).toBe(403);
    setup.lms.state.behaviour.gradeService = 'off';
    expect(await readEndpoint()).toBeUndefined();
    expect((await setup.tool.requestToken(setup.lms.url, `${AGS}score`)).body.error).toBe('invalid_scope');
  });
});

describe('AGS 3.2 line items', () => {
  it('line items are created, read, changed and deleted', async () => {
    const made = await create({
      label: 'Quiz',
      scoreMaximum: 20,
      resourceId: 'quiz-1',
      tag: 'quizzes',
      endDateTime: '2026-12-01T00:00:00Z',
    });
    expect(made.status).toBe(201);
    const { id } = (await made.json()) as WireItem;
    expect(made.headers.get('location')).toBe(id);
    const changed = await services.call(id, {
      method: 'PUT',
      type: LINE_ITEM_TYPE,
      body: { id: 'ignored', label: 'Final quiz', scoreMaximum: 30, resourceId: 'quiz-1' },
    });
    expect(await changed.json()).toEqual({ id, label: 'Final quiz', scoreMaximum: 30, resourceId: 'quiz-1' });
    expect((await services.read(id)).body).toMatchObject({ label: 'Final quiz' });
    expect((await services.call(id, { method: 'DELETE' })).status).toBe(204);
    expect((await services.call(id)).status).toBe(404);
  });

  it.each([
    ['resource_link_id=link-2', ['Lab: Signed in as no one']],
    ['resource_id=quiz-1', ['Quiz']],
    ['tag=quizzes', ['Quiz']],
    ['tag=quizzes&resource_id=other', []],
  ])('3.2.5 line items are found by %s', async (query, labels) => {
    await create({ label: 'Quiz', scoreMaximum: 20, resourceId: 'quiz-1', tag: 'quizzes' });
    const { body } = await readItems(`${BASE}?${query}`);
    expect(body.map(({ label }) => label)).toEqual(labels);
  });

  it('3.2.6 line items come in pages: each once, with the filter', async () => {
    for (const label of ['a', 'b', 'c', 'd', 'e']) await create({ label, scoreMaximum: 1, tag: 't' });
    const labels: string[] = [];
    let next: string | undefined = `${BASE}?tag=t&limit=2`;
    while (next !== undefined) {
      const page: { body: WireItem[]; link: string | null } = await readItems(next);
      labels.push(...page.body.map(({ label }) => label));
      next = findLink(page.link, 'next');
    }
    expect(labels).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('3.2.6 a page has no more line items than the platform allows, whatever the limit requests', async () => {
    setup.lms.state.behaviour.lineItemPageSize = 1;
    const { body, link } = await readItems(`${BASE}?limit=50`);
    expect(body).toHaveLength(1);
    expect(findLink(link, 'next')).toContain('page=2');
  });

  it.each([
    ['label', { scoreMaximum: 1 }],
    ['label', { label: ' ', scoreMaximum: 1 }],
    ['scoreMaximum', { label: 'x' }],
    ['scoreMaximum', { label: 'x', scoreMaximum: -1 }],
    ['tag', { label: 'x', scoreMaximum: 1, tag: 7 }],
    ['endDateTime', { label: 'x', scoreMaximum: 1, endDateTime: 'soon' }],
  ])('a line item with a wrong %s is refused at its field', async (field, body) => {
    const response = await create(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ field: `lineItem.${field}` });
  });

  it('another media type, a body that is no JSON, and an unknown link are refused', async () => {
    const json = { method: 'POST', type: 'application/json', body: { label: 'x', scoreMaximum: 1 } };
    expect((await services.call(BASE, json)).status).toBe(415);
    const broken = await fetch(setup.lms.url + BASE, {
      method: 'POST',
      headers: { 'content-type': LINE_ITEM_TYPE },
      body: '{',
    });
    expect(broken.status).toBe(400);
    expect((await create({ label: 'x', scoreMaximum: 1, resourceLinkId: 'nothing' })).status).toBe(404);
  });

  it("a tool can delete only its own line items, not the platform's", async () => {
    expect((await services.call(`${BASE}/link-1`, { method: 'DELETE' })).status).toBe(403);
    expect(setup.lms.state.lineItems.has('link-1')).toBe(true);
  });

  it('line items have URLs with a query if the switch says so, and nowhere else', async () => {
    setup.lms.state.behaviour.lineItemQuery = true;
    const endpoint = await readEndpoint();
    expect(endpoint?.lineitem).toBe(`${setup.lms.url}${BASE}/link-1?type_id=1`);
    expect((await services.score(`${BASE}/link-1/scores?type_id=1`)).status).toBe(200);
    expect((await services.score(`${BASE}/link-1/scores`)).status).toBe(404);
    const { body } = await readItems(`${endpoint?.lineitems}&limit=1`);
    expect(body[0]?.id).toBe(endpoint?.lineitem);
  });

  it('line items are hidden from other tools', async () => {
    const { body: registered } = await postJson(setup, '/dev/deployments', { deploymentId: '2' });
    const { body: course } = await postJson(setup, '/dev/courses', { deployment: registered.key });
    const claim = 'https://purl.imsglobal.org/spec/lti/claim/deployment_id';
    const { body } = await setup.tool.requestToken(setup.lms.url, `${AGS}lineitem`, { [claim]: '1' });
    const headers = { authorization: `Bearer ${String(body.access_token)}` };
    const other = `${setup.lms.url}/lti/contexts/${String(course.key)}/line-items`;
    expect((await fetch(other, { headers })).status).toBe(404);
    expect((await fetch(setup.lms.url + BASE, { headers })).status).toBe(200);
  });
});

describe('AGS 3.3, 3.4 scores and results', () => {
  const SCORES = `${BASE}/link-1/scores`;
  const RESULTS = `${BASE}/link-1/results`;

  it("a score becomes the person's result", async () => {
    expect((await services.score(SCORES, { scoreGiven: 80, comment: 'Well done' })).status).toBe(200);
    const { body } = await services.read(RESULTS);
    const lineItem = `${setup.lms.url}${BASE}/link-1`;
    expect(body).toEqual([
      {
        id: `${lineItem}/results/u-101`,
        scoreOf: lineItem,
        userId: 'u-101',
        resultScore: 80,
        resultMaximum: 100,
        comment: 'Well done',
      },
    ]);
    expect((await services.read(`${RESULTS}?user_id=u-102`)).body).toEqual([]);
  });

  it('3.4.4 a timestamp that is not later is refused, in milliseconds or in whole seconds', async () => {
    const at = (ms: number) => services.score(SCORES, { timestamp: `2026-11-25T10:00:00.${ms}Z` });
    expect((await at(100)).status).toBe(200);
    expect((await at(100)).status).toBe(409);
    expect((await at(101)).status).toBe(200);
    setup.lms.state.behaviour.wholeSeconds = true;
    expect((await at(999)).status).toBe(409);
    expect((await services.score(SCORES, { timestamp: '2026-11-25T10:00:01Z' })).status).toBe(200);
  });

  it.each([
    ['userId', { userId: 'u-201' }],
    ['userId', { userId: 'u-202' }],
    ['userId', { userId: 'u-106' }],
    ['userId', { userId: 'nobody' }],
    ['timestamp', { timestamp: '2026-11-25T10:00:00' }],
    ['timestamp', { timestamp: 'now' }],
    ['activityProgress', { activityProgress: 'Done' }],
    ['gradingProgress', { gradingProgress: undefined }],
    ['scoreGiven', { scoreGiven: -1 }],
    ['scoreMaximum', { scoreMaximum: undefined }],
    ['comment', { comment: 1 }],
  ])('a score with a wrong %s is refused with 400: %o', async (field, changes) => {
    const response = await services.score(SCORES, changes);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ field });
    expect(setup.lms.state.scores).toEqual([]);
  });

  it('a score that is not FullyGraded erases a grade if the switch says so', async () => {
    await services.score(SCORES, { timestamp: '2026-11-25T10:00:00Z' });
    setup.lms.state.behaviour.onlyFullyGraded = true;
    await services.score(SCORES, { timestamp: '2026-11-25T10:00:01Z', gradingProgress: 'Pending' });
    expect((await services.read(RESULTS)).body).toEqual([]);
  });

  it.each(['200', '201', '204'] as const)('an accepted score is answered with %s', async (scoreStatus) => {
    setup.lms.state.behaviour.scoreStatus = scoreStatus;
    expect((await services.score(SCORES)).status).toBe(Number(scoreStatus));
  });

  it('3.1 each service needs its scope', async () => {
    const readonly = await openServices(setup, `${AGS}lineitem.readonly`);
    expect((await readonly.call(BASE)).status).toBe(200);
    expect((await readonly.call(BASE, { method: 'POST', type: LINE_ITEM_TYPE, body: {} })).status).toBe(403);
    expect((await readonly.score(SCORES)).status).toBe(403);
    expect((await readonly.call(RESULTS)).status).toBe(403);
  });

  it('a token must not have expired', async () => {
    setup.lms.state.behaviour.accessTokenSeconds = 1;
    const short = await openServices(setup, `${AGS}score`);
    for (const token of setup.lms.state.tokens.values()) token.expiresAt = Date.now();
    expect((await short.score(SCORES)).status).toBe(401);
  });
});

describe('Submission Review 1.0', () => {
  it('a review opens one cell of the gradebook, of one person and one line item', async () => {
    const { claims } = await (await setup.as(IRIS)).launch('/line-items/link-1/review/u-101/launch');
    const LTI = 'https://purl.imsglobal.org/spec/lti/claim/';
    expect(claims).toMatchObject({
      sub: IRIS,
      [`${LTI}message_type`]: 'LtiSubmissionReviewRequest',
      [`${LTI}for_user`]: { user_id: 'u-101', name: 'Noor Vale' },
      [`${LTI}resource_link`]: { id: 'link-1' },
      'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint': {
        lineitem: `${setup.lms.url}${BASE}/link-1`,
      },
    });
  });

  it('a review is for teachers', async () => {
    const noor = await setup.as(NOOR);
    const response = await noor.get('/line-items/link-1/review/u-102/launch');
    expect(response.headers.get('location')).toBe('/gradebook');
    expect(await (await noor.get('/line-items/link-1/review/u-102')).text()).toContain('You may not open');
  });
});
