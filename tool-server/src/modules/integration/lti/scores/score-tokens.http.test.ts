import { asId } from '@drawbridge/contracts';
import { changePlatform, openLaunch } from '@drawbridge/contracts/integration';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createGrades, type Grades, SCORE_SCOPE as SCOPE } from '../../../../../test/fixtures/lti/grades.ts';
import { AGS_CLAIM, claim } from '../../../../../test/fixtures/lti/lti-browser.ts';
import { createLtiTool, LAB, type LtiTool } from '../../../../../test/fixtures/lti/lti-tool.ts';

const LINE_ITEM_SCOPE = 'https://purl.imsglobal.org/spec/lti-ags/scope/lineitem';

let lti: LtiTool;
let grades: Grades;

beforeEach(async () => {
  lti = await createLtiTool();
  grades = createGrades(lti);
});
afterEach(() => lti.close());

describe('Security Framework 4.1.1 access tokens', () => {
  it('are requested separately for two deployments: each assertion names its own', async () => {
    await (await lti.admin()).call(changePlatform, {
      ...lti.platform.registration,
      id: asId<'platform'>(lti.platformId),
      deployment_ids: ['school-A', 'school-B'],
    });
    for (const deployment of ['school-A', 'school-B']) {
      await lti.browser.enter({
        login: { lti_deployment_id: deployment },
        claims: {
          sub: deployment,
          [claim('deployment_id')]: deployment,
          [claim('custom')]: { lab_id: LAB },
          [AGS_CLAIM]: { scope: [SCOPE], lineitem: lti.platform.lineItem(deployment) },
        },
      });
      await grades.grade(4, false, deployment);
    }
    await grades.deliver();
    expect(grades.given()).toEqual([40, 40]);
    const named = lti.platform.assertions.map((assertion) => assertion[claim('deployment_id')]);
    expect([named.length, new Set(named)]).toEqual([2, new Set(['school-A', 'school-B'])]);
  });
});

describe('Security Framework 4.1.2, RFC 6749 5.1 how long an access token is used', () => {
  const requests = () => lti.platform.hits['/token'] ?? 0;
  /** One score each of new learners, all sent together. */
  async function deliverFor(...learners: string[]): Promise<void> {
    for (const sub of learners) {
      await grades.enter({ lab_id: LAB }, { sub });
      await grades.grade(4, false, sub);
    }
    await grades.deliver();
  }

  it('is requested once for many scores that are due together', async () => {
    await deliverFor('a', 'b', 'c', 'd', 'e', 'f');
    expect([grades.given().length, requests()]).toEqual([6, 1]);
  });

  it('is used again until a minute before it ends', async () => {
    await deliverFor('a');
    lti.tool.clock.advance(3_539_000);
    await deliverFor('b');
    expect(requests()).toBe(1);
    lti.tool.clock.advance(1_000);
    await deliverFor('c');
    expect([grades.given().length, requests()]).toEqual([3, 2]);
  });

  it('is requested again at once where the platform refuses it, one time', async () => {
    await deliverFor('a');
    lti.platform.revokeTokens();
    await deliverFor('b');
    expect([grades.given().length, requests()]).toEqual([2, 2]);
  });

  it('has an assertion of its own each time: nobody can guess or repeat its jti', async () => {
    await deliverFor('a');
    lti.platform.revokeTokens();
    await deliverFor('b');
    const ids = lti.platform.assertions.map(({ jti }) => jti);
    expect([ids.length, new Set(ids).size]).toEqual([2, 2]);
    for (const id of ids)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    for (const { exp = 0, iat = 0 } of lti.platform.assertions) expect(exp - iat).toBeLessThanOrEqual(300);
  });
});

describe('Security Framework 4.1.1 the audience of an assertion', () => {
  it('is the token address, or what the registration says instead', async () => {
    lti.platform.tokenAudience = 'https://api.brightspace.test/auth/token';
    await grades.enter();
    await grades.grade(4);
    await grades.deliver();
    expect([grades.given(), lti.platform.assertions]).toEqual([[], []]);
    await (await lti.admin()).call(changePlatform, {
      ...lti.platform.registration,
      id: asId<'platform'>(lti.platformId),
      token_audience: lti.platform.tokenAudience,
    });
    await grades.deliverLater();
    expect([grades.given(), lti.platform.assertions[0]?.aud]).toEqual([[40], lti.platform.tokenAudience]);
  });
});

describe('RFC 6749 5.1, A.12 an access token that cannot be used', () => {
  it.each([
    ['a page', '<!doctype html>'],
    ['no token', '{"token_type":"Bearer"}'],
    ['an empty token', '{"access_token":""}'],
    ['a token that is a list', '{"access_token":["a"]}'],
    ['a token that would end the header', JSON.stringify({ access_token: 'a\r\nx: y' })],
    ['a token of other letters', JSON.stringify({ access_token: 'tök€n' })],
    ['a token longer than any header', JSON.stringify({ access_token: 'x'.repeat(20_000) })],
  ])('is told as a fault of the token address: %s', async (_what, text) => {
    lti.platform.instead.set('POST /token', (res) => res.end(text));
    await grades.enter();
    await grades.grade(4);
    await grades.deliver();
    expect(grades.logged('lti.score_retry')).toMatchObject([
      { fault: 'no_token', reason: 'the token address gave no access token' },
    ]);
    expect(lti.platform.scoreCalls).toEqual([]);
    lti.platform.instead.clear();
    await grades.deliverLater();
    expect(grades.given()).toEqual([40]);
  });
});

describe('LTI-28 what the token address says in a refusal', () => {
  async function readDetail(text: string): Promise<unknown> {
    lti.platform.instead.set('POST /token', (res) => res.writeHead(400).end(text));
    await grades.enter();
    await grades.grade(4);
    await grades.deliver();
    const [{ fault, reason, detail } = {}] = grades.logged('lti.score_retry');
    expect([fault, reason]).toEqual(['no_token', 'the token address answered 400']);
    return detail;
  }

  it.each<[string, string, string | undefined]>([
    [
      'RFC 6749 5.2 error and description',
      '{"error":"invalid_client","error_description":"no key for kid x","access_token":"secret-one"}',
      'invalid_client: no key for kid x',
    ],
    ['an error alone', '{"error":"invalid_scope"}', 'invalid_scope'],
    ['our assertion repeated', '{"error":"bad eyJhbGciOiJSUzI1NiJ9.eyJpc3MiOiJ4In0.c2ln"}', 'bad [token]'],
    ['no error', '{"access_token":"secret-one"}', undefined],
    [
      'errors of another kind',
      '{"error":{"token":"secret-one"},"error_description":["secret-one"]}',
      undefined,
    ],
    ['a page', '<h1>Not Found</h1>', '<h1>Not Found</h1>'],
    ['half a document', '{"access_token": "secret-one", "x', '{"access_token": [token], "x'],
    ['a form', 'access_token=secret-one&x=1', 'access_token=[token]&x=1'],
    ['nothing', '', undefined],
  ])('is in the log of a score that waits, without tokens: %s', async (_what, text, detail) => {
    expect(await readDetail(text)).toBe(detail);
    expect(lti.tool.logs.join()).not.toContain('secret-one');
  });

  it('is in the log of a line item that waits, at most 500 characters of it', async () => {
    lti.platform.instead.set('POST /token', (res) => res.writeHead(400).end(`no key ${'x'.repeat(1_000)}`));
    await grades.enter({ lab_id: LAB }, { item: undefined, scope: [SCOPE, LINE_ITEM_SCOPE] });
    await grades.deliver();
    const [{ detail } = {}] = grades.logged('lti.line_item_retry');
    expect([String(detail).length, detail]).toEqual([500, expect.stringMatching(/^no key x/)]);
  });
});

describe('AGS the token of a platform goes to its own host', () => {
  /** The same server under another name of this machine. */
  const elsewhere = (address: string) => address.replace('127.0.0.1', 'localhost');
  const change = async (fields: Partial<LtiTool['platform']['registration']>) =>
    (await lti.admin()).call(changePlatform, {
      ...lti.platform.registration,
      id: asId<'platform'>(lti.platformId),
      ...fields,
    });
  async function play(lineItem = lti.platform.lineItem('one')) {
    const { ltik } = await lti.browser.enter({
      claims: { [claim('custom')]: { lab_id: LAB }, [AGS_CLAIM]: { scope: [SCOPE], lineitem: lineItem } },
    });
    const { data } = await lti.tool.anonymous.call(openLaunch, { ltik });
    await grades.grade(4);
    await grades.deliver();
    await grades.deliverLater();
    return grades.toState({ caller: lti.tool.withToken(data.token), isGraded: data.is_graded });
  }
  const deadReasons = () =>
    lti.tool.logs
      .map((line) => JSON.parse(line) as { event?: string; reason?: string })
      .filter(({ event }) => event === 'lti.score_dead')
      .map(({ reason }) => reason);

  it('is not requested for a registration that names the token address of another and signs with keys of its own', async () => {
    await change({ auth_token_url: elsewhere(lti.platform.registration.auth_token_url) });
    expect(await play()).toBe('failed');
    expect([lti.platform.assertions.length, lti.platform.scoreCalls.length]).toEqual([0, 0]);
    expect(deadReasons()).toEqual(['the line item is at another host than the access tokens']);
  });

  it('goes to another host where those who issue it signed that', async () => {
    expect(await play(elsewhere(lti.platform.lineItem('one')))).toBe('delivered');
  });

  it('goes to a host that the operator named', async () => {
    await lti.close();
    lti = await createLtiTool({ env: { LTI_SERVICE_HOSTS: 'localhost=127.0.0.1' } });
    grades = createGrades(lti);
    lti.platform.tokenAudience = elsewhere(lti.platform.registration.auth_token_url);
    await change({ auth_token_url: elsewhere(lti.platform.registration.auth_token_url) });
    expect(await play()).toBe('delivered');
  });
});
