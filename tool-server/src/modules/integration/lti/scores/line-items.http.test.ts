import { asId } from '@drawbridge/contracts';
import { resendPlatformScores } from '@drawbridge/contracts/integration';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  createGrades,
  type EnterOptions,
  type Grades,
  SCORE_SCOPE,
} from '../../../../../test/fixtures/lti/grades.ts';
import type { StoredLineItem } from '../../../../../test/fixtures/lti/lti-line-items.ts';
import {
  COURSE,
  createLtiTool,
  LAB,
  type LtiTool,
  OTHER_LAB,
} from '../../../../../test/fixtures/lti/lti-tool.ts';

let lti: LtiTool;
let grades: Grades;

beforeEach(async () => {
  lti = await createLtiTool();
  grades = createGrades(lti);
});
afterEach(() => lti.close());

const MANAGE = 'https://purl.imsglobal.org/spec/lti-ags/scope/lineitem';
const READ = `${MANAGE}.readonly`;

/** A launch of a link without a line item, on a platform that lets us manage them. */
const enter = (options: EnterOptions & { custom?: Record<string, string> } = {}) =>
  grades.enter(options.custom ?? { lab_id: LAB }, {
    item: undefined,
    scope: [SCORE_SCOPE, MANAGE],
    ...options,
  });
const made = () => lti.platform.lineItems.stored;
const methods = () => lti.platform.lineItems.calls.map((call) => call.split(' ')[0]);
const receivers = () => lti.platform.scores.map(({ lineItem }) => lineItem);

describe('AGS 3.2 a link without a line item', () => {
  it('may share its line item with another link of the same person: the platform decides', async () => {
    const item = { id: lti.platform.lineItem('shared'), label: 'Both', scoreMaximum: 100, tag: 'drawbridge' };
    lti.platform.instead.set('GET /items', (res) =>
      res.end(
        JSON.stringify([
          { ...item, resourceId: LAB },
          { ...item, resourceId: OTHER_LAB },
        ]),
      ),
    );
    const people = Array.from({ length: 12 }, (_, index) => `learner-${index}`);
    for (const sub of people)
      for (const lab of [LAB, OTHER_LAB]) {
        await enter({ custom: { lab_id: lab }, link: `link-${lab}`, sub });
        await grades.grade(4, false, sub, lab);
      }
    await grades.deliver();
    expect(receivers()).toEqual(people.map(() => item.id));
    expect(lti.tool.logs.filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  it('gets one of ours: looked for by link, resource and tag, then made', async () => {
    const launched = await enter();
    expect(launched.isGraded).toBe(true);
    await grades.grade(4);
    expect(await grades.toState(launched)).toBe('pending');
    await grades.deliver();
    expect(made()).toEqual([
      {
        id: `${lti.platform.issuer}/items/made-1?type_id=1`,
        scoreMaximum: 100,
        label: expect.not.stringContaining('l1-') as string,
        resourceId: LAB,
        tag: 'drawbridge',
        resourceLinkId: 'link-1',
      },
    ]);
    expect(lti.platform.lineItems.calls[0]).toBe(
      `GET ?resource_link_id=link-1&resource_id=${LAB}&tag=drawbridge`,
    );
    expect(lti.platform.lineItems.contentTypes).toEqual(['application/vnd.ims.lis.v2.lineitem+json']);
    expect([receivers(), grades.given()]).toEqual([[made()[0]?.id], [40]]);
    expect(await grades.toState(launched)).toBe('delivered');
  });

  it('is the same for all who launch at once, whatever they launch it from', {
    timeout: 60_000,
  }, async () => {
    const learners = Array.from({ length: 24 }, (_, index) => `learner-${index}`);
    await Promise.all([...learners, ...learners].map((sub) => enter({ sub })));
    for (const sub of learners) await grades.grade(7, false, sub);
    await grades.deliver();
    expect(made()).toHaveLength(1);
    expect(lti.platform.scores.map(({ score }) => score.userId).toSorted()).toEqual(learners.toSorted());
    await enter({ sub: 'late' });
    await grades.grade(7, false, 'late');
    await grades.deliver();
    expect([made().length, methods()]).toEqual([1, ['GET', 'POST']]);
  });

  it('has one for each link and each lab or course', async () => {
    await enter();
    await enter({ link: 'link-2' });
    await enter({ link: 'link-3', custom: { course_id: COURSE } });
    await grades.deliver();
    expect(
      made()
        .map(({ resourceLinkId, resourceId }) => `${resourceLinkId} ${resourceId}`)
        .toSorted(),
    ).toEqual([`link-1 ${LAB}`, `link-2 ${LAB}`, `link-3 ${COURSE}`]);
  });

  it('takes the one that is there, on a later page and among those of others', async () => {
    const ours = {
      label: 'x',
      scoreMaximum: 100,
      resourceId: LAB,
      tag: 'drawbridge',
      resourceLinkId: 'link-1',
    };
    const item = (name: string, fields: object) => ({ ...ours, id: lti.platform.lineItem(name), ...fields });
    made().push(
      item('other-tag', { tag: 'quiz' }),
      item('other-resource', { resourceId: 'l9' }),
      item('other-link', { resourceLinkId: 'link-9' }),
      item('right', {}),
    );
    Object.assign(lti.platform.lineItems, { ignoresFilters: true, pageSize: 1 });
    await enter();
    await grades.grade(4);
    await grades.deliver();
    expect([receivers(), methods()]).toEqual([
      [lti.platform.lineItem('right')],
      ['GET', 'GET', 'GET', 'GET'],
    ]);
  });

  it('takes the one whose link is written as a number', async () => {
    const item = {
      id: lti.platform.lineItem('ours'),
      tag: 'drawbridge',
      resourceId: LAB,
      resourceLinkId: 42,
    };
    lti.platform.instead.set('GET /items', (res) => res.end(JSON.stringify([item])));
    await grades.enter({ lab_id: LAB }, { item: undefined, scope: [SCORE_SCOPE, MANAGE], link: '42' });
    await grades.grade(4);
    await grades.deliver();
    expect([lti.platform.lineItems.stored, lti.platform.scores.map(({ lineItem }) => lineItem)]).toEqual([
      [],
      [item.id],
    ]);
  });

  it('takes one without a link where the platform does not store links', async () => {
    made().push({
      id: lti.platform.lineItem('plain'),
      label: 'x',
      scoreMaximum: 100,
      resourceId: LAB,
      tag: 'drawbridge',
    });
    lti.platform.lineItems.ignoresFilters = true;
    await enter();
    await grades.grade(4);
    await grades.deliver();
    expect(receivers()).toEqual([lti.platform.lineItem('plain')]);
  });

  it.each([
    ['the number of its link is a number there', '4711', [{ resourceLinkId: 4_711 }]],
    ['nothing is null there', 'link-1', null],
  ])('is made once where %s', async (_what, link, stored) => {
    const ours = { id: lti.platform.lineItem('theirs'), resourceId: LAB, tag: 'drawbridge' };
    const items = stored && stored.map((item) => ({ ...ours, ...item }));
    lti.platform.instead.set('GET /items', (res) => res.end(JSON.stringify(items)));
    await enter({ link });
    await grades.deliver();
    expect(made()).toHaveLength(items === null ? 1 : 0);
  });

  it('goes on with its own column when the platform names that later', async () => {
    await enter();
    await grades.grade(4);
    await grades.deliver();
    await enter();
    const { ltik } = await lti.browser.enter({
      claims: {
        'https://purl.imsglobal.org/spec/lti/claim/custom': { lab_id: LAB },
        'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint': {
          scope: [SCORE_SCOPE],
          lineitem: made()[0]?.id,
        },
      },
    });
    expect(ltik).not.toBe('');
    await grades.deliverLater();
    expect(lti.platform.scoreCalls).toHaveLength(1);
  });
});

describe('AGS 3.2 a line item whose making fails', () => {
  it.each(['late', 'drop', 500] as const)(
    'is looked for before it is made again, after %j',
    async (fault) => {
      lti.platform.lineItems.makeFaults.push(fault);
      await enter();
      await grades.grade(4);
      await grades.deliver();
      expect(methods()).toEqual(['GET', 'POST']);
      await grades.deliverLater();
      expect([made().length, grades.given()]).toEqual([1, [40]]);
      expect(methods()).toEqual(fault === 'late' ? ['GET', 'POST', 'GET'] : ['GET', 'POST', 'GET', 'POST']);
    },
  );

  it('is not made again at once after an unknown outcome: the platform may still be at it', async () => {
    lti.platform.lineItems.makeFaults.push('late');
    await enter();
    await grades.deliver();
    await grades.deliverLater(29_000);
    expect(methods()).toEqual(['GET', 'POST']);
  });

  it.each([429, 503, 'drop', { text: '<html>' }, { text: '{"error":"no"}' }, { text: '"no"' }] as const)(
    'is not made while the list cannot be read: %j',
    async (fault) => {
      lti.platform.lineItems.readFaults.push(fault);
      await enter();
      await grades.grade(4);
      await grades.deliver();
      expect(methods()).toEqual(['GET']);
      await grades.deliverLater();
      expect([methods(), grades.given()]).toEqual([['GET', 'GET', 'POST'], [40]]);
    },
  );

  it('is given up when the platform refuses it, until the next launch', async () => {
    lti.platform.lineItems.makeFaults.push(403);
    const launched = await enter();
    await grades.grade(4);
    await grades.deliver();
    await grades.deliverLater();
    expect(await grades.toDelivery(launched)).toMatchObject({ state: 'failed', fault: 'line_item_refused' });
    expect(methods()).toEqual(['GET', 'POST']);
    await enter();
    await grades.deliver();
    expect([made().length, grades.given()]).toEqual([1, [40]]);
  });

  it('is asked for again by an administrator', async () => {
    lti.platform.lineItems.makeFaults.push(403);
    await enter();
    await grades.grade(4);
    await grades.deliver();
    const { data } = await (await lti.admin()).call(resendPlatformScores, { id: asId(lti.platformId) });
    expect(data.resent).toBe(1);
    await grades.deliver();
    expect(grades.given()).toEqual([40]);
  });

  it('is found only where the platform lets us read only', async () => {
    const launched = await enter({ scope: [SCORE_SCOPE, READ] });
    await grades.grade(4);
    await grades.deliver();
    expect(await grades.toDelivery(launched)).toMatchObject({ state: 'failed', fault: 'line_item_missing' });
    expect([methods(), made()]).toEqual([['GET'], []]);
    made().push({
      id: lti.platform.lineItem('theirs'),
      label: 'x',
      scoreMaximum: 5,
      resourceId: LAB,
      tag: 'drawbridge',
      resourceLinkId: 'link-1',
    });
    await enter({ scope: [SCORE_SCOPE, READ] });
    await grades.deliver();
    expect(receivers()).toEqual([lti.platform.lineItem('theirs')]);
  });

  it.each([[[SCORE_SCOPE]], [[MANAGE]], [[]]])('is not tried with the scopes %j', async (scope) => {
    expect((await enter({ scope })).isGraded).toBe(false);
    await grades.grade(4);
    await grades.deliver();
    expect(lti.platform.lineItems.calls).toEqual([]);
  });

  it('sends no token to another host that a page links, and takes no address there', async () => {
    lti.platform.lineItems.nextHost = 'https://evil.test';
    await enter();
    await grades.deliver();
    expect(methods()).toEqual(['GET', 'POST']);
    made().push({
      id: 'https://evil.test/items/1',
      label: 'x',
      scoreMaximum: 1,
      resourceId: LAB,
      tag: 'drawbridge',
      resourceLinkId: 'link-2',
    });
    lti.platform.lineItems.nextHost = undefined;
    await lti.tool.database.query({
      name: 'test_other_keys',
      text: `update lti_platform set key_set_url = 'https://keys.test/keys'`,
      values: [],
    });
    await lti.tool.database.query({
      name: 'test_second_link',
      text: `update lti_line_item set resource_link_id = 'link-2', url = null, due_at = $1::timestamptz`,
      values: [lti.tool.clock.now().toISOString()],
    });
    await grades.deliver();
    expect(grades.logged('lti.line_item_dead').map(({ fault }) => fault)).toEqual(['other_host']);
  });
});

describe('AGS 3.2 a line item of ours that was deleted at the platform', () => {
  let remembered: StoredLineItem = { id: '', label: '', scoreMaximum: 0 };
  beforeEach(async () => {
    for (const sub of ['learner-1', 'learner-2']) {
      await enter({ sub });
      await grades.grade(4, false, sub);
    }
    await grades.deliver();
    expect(grades.given()).toEqual([40, 40]);
    [remembered = remembered] = made();
    made().length = 0;
  });

  it('is made again, and shows the scores of all learners', async () => {
    made().push({ id: 'x', label: 'something else', scoreMaximum: 1 });
    await grades.grade(9);
    await grades.deliver();
    const renewed = made().find(({ resourceId }) => resourceId === LAB)?.id;
    expect(renewed).toContain('made-2');
    const taken = lti.platform.scores
      .slice(2)
      .map(({ lineItem, score }) => `${score.userId} ${score.scoreGiven} ${lineItem}`);
    expect(taken.toSorted()).toEqual([`learner-1 90 ${renewed}`, `learner-2 40 ${renewed}`]);
  });

  it('is made again for those too whose launch named it', async () => {
    made().push({ ...remembered });
    await lti.browser.enter({
      claims: {
        sub: 'learner-3',
        'https://purl.imsglobal.org/spec/lti/claim/custom': { lab_id: LAB },
        'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint': {
          scope: [SCORE_SCOPE],
          lineitem: remembered.id,
        },
      },
    });
    await grades.grade(7, false, 'learner-3');
    await grades.deliver();
    made().splice(0, 1, { id: 'x', label: 'something else', scoreMaximum: 1 });
    await grades.grade(9);
    await grades.deliver();
    await grades.deliver();
    const taken = lti.platform.scores.slice(3).map(({ score }) => `${score.userId} ${score.scoreGiven}`);
    expect(taken.toSorted()).toEqual(['learner-1 90', 'learner-2 40', 'learner-3 70']);
  });

  it('is made again once, until a person asks for it', async () => {
    made().push({ id: 'x', label: 'something else', scoreMaximum: 1 });
    await grades.grade(9);
    await grades.deliver();
    made().length = 0;
    await grades.grade(10);
    await grades.deliver();
    const launched = await enter();
    await grades.deliver();
    expect([made(), await grades.toDelivery(launched)]).toMatchObject([
      [],
      { state: 'failed', fault: 'line_item_gone' },
    ]);
    await (await lti.admin()).call(resendPlatformScores, { id: asId(lti.platformId) });
    await grades.deliver();
    expect([made().length, await grades.toState(launched)]).toEqual([1, 'delivered']);
  });
});

describe('AGS 3.3 a line item of the platform that was deleted', () => {
  it('is not made by us', async () => {
    await grades.enter({ lab_id: LAB }, { scope: [SCORE_SCOPE, MANAGE] });
    await grades.grade(4);
    lti.platform.scoreFaults.push(404);
    await grades.deliver();
    await grades.deliverLater();
    expect([made(), lti.platform.lineItems.calls]).toEqual([[], []]);
  });
});
