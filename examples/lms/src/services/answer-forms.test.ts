import { describe, expect, it } from 'vitest';
import { provideSetup } from '../testing/provide-setup.ts';
import { AGS, NRPS, openServices, postJson } from '../testing/services.ts';
import { NOOR } from '../testing/setup.ts';

const SCORE = `${AGS}score`;
const COURSE = '/lti/contexts/course-7';
const ITEM = `${COURSE}/line-items/link-1`;

const setup = provideSetup();

const { behave } = setup;
const openAll = () => openServices(setup, SCORE, NRPS, `${AGS}lineitem`, `${AGS}result.readonly`);

describe('switches of access tokens', () => {
  it('tokenStatus and tokenFields: 201, and a life in text', async () => {
    behave({ tokenStatus: '201', tokenFields: 'loose' });
    const { status, body } = await setup.tool.requestToken(setup.lms.url, SCORE);
    expect(status).toBe(201);
    expect(body).toMatchObject({ expires_in: '3600', token_type: 'bearer' });
  });

  it('tokenAddress: the address of the tool gives tokens, and the shared one is not found', async () => {
    behave({ tokenAddress: 'own' });
    const aud = `${setup.lms.url}/lti/token/1`;
    const post = async (path: string) =>
      (await fetch(setup.lms.url + path, { method: 'POST', body: new URLSearchParams({ aud }) })).status;
    expect([await post('/lti/token'), await post('/lti/token/1')]).toEqual([404, 400]);
    behave({ tokenAddress: 'shared' });
    expect([await post('/lti/token'), await post('/lti/token/1')]).toEqual([400, 404]);
  });

  it('unreadableKeys: a page with 404 where the key set of the tool cannot be read, and for nothing else', async () => {
    behave({ unreadableKeys: 'not-found' });
    const wrong = await setup.tool.requestToken(setup.lms.url, SCORE, { sub: 'somebody' });
    expect([wrong.status, wrong.body.error]).toEqual([400, 'invalid_client']);
    const jwksUri = `${setup.tool.url}/nothing`;
    expect((await postJson(setup, '/dev/tools/drawbridge-demo', { jwksUri })).status).toBe(200);
    expect((await postJson(setup, '/dev/tools/drawbridge-demo', { jwksUri: 'nothing' })).status).toBe(400);
    expect((await postJson(setup, '/dev/tools/nobody', { jwksUri })).status).toBe(400);
    // The page is no JSON.
    await expect(setup.tool.requestToken(setup.lms.url, SCORE)).rejects.toThrow('JSON');
    behave({ unreadableKeys: 'invalid-client' });
    expect((await setup.tool.requestToken(setup.lms.url, SCORE)).body.error).toBe('invalid_client');
  });
});

describe('switches of the format of answers', () => {
  it('byteOrderMark and htmlType: every answer of a service begins with the mark, as a web page', async () => {
    const { call } = await openAll();
    behave({ byteOrderMark: true, htmlType: true });
    const configuration = await fetch(`${setup.lms.url}/.well-known/openid-configuration`);
    const keys = await fetch(`${setup.lms.url}/lti/keys`);
    const services = ['/memberships', '/line-items', '/line-items/link-1', '/line-items/link-1/results'];
    const answers = await Promise.all(services.map((path) => call(COURSE + path)));
    for (const answer of [configuration, keys, ...answers]) {
      expect(answer.headers.get('content-type')).toContain('text/html');
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    }
  });

  it('emptyObjects and absentClaims: an accepted score is answered with a list, a member has nulls', async () => {
    const { score, read } = await openAll();
    behave({ emptyObjects: 'lists', absentClaims: 'null', personalData: 'absent' });
    expect(await (await score(`${ITEM}/scores`)).json()).toEqual([]);
    const { body } = await read(`${COURSE}/memberships`);
    expect((body as { members: object[] }).members[0]).toMatchObject({ name: null, picture: null });
  });

  it('ids: a roster has numbers, and a score names a person by their digits', async () => {
    const { score, read } = await openAll();
    behave({ ids: 'roster' });
    const { body } = await read(`${COURSE}/memberships`);
    expect((body as { members: object[] }).members[0]).toMatchObject({ user_id: 101 });
    expect((await score(`${ITEM}/scores`, { userId: '101' })).status).toBe(200);
    expect(setup.lms.state.scores.map(({ userId }) => userId)).toEqual([NOOR]);
    expect((await score(`${ITEM}/scores`, { userId: NOOR })).status).toBe(400);
    expect((await read(`${ITEM}/results?user_id=101`)).body).toMatchObject([{ userId: '101' }]);
    expect((await read(`${ITEM}/results?user_id=102`)).body).toEqual([]);
  });

  it('ids: line items name their link by a number, and are found and made by it', async () => {
    const { call, read } = await openAll();
    behave({ ids: 'numbers' });
    const list = `${COURSE}/line-items`;
    expect((await read(`${list}?resource_link_id=1`)).body).toMatchObject([{ resourceLinkId: 1 }]);
    expect((await read(`${list}?resource_link_id=link-1`)).body).toEqual([]);
    const made = await call(list, {
      method: 'POST',
      type: 'application/vnd.ims.lis.v2.lineitem+json',
      body: { label: 'More', scoreMaximum: 5, resourceLinkId: '3' },
    });
    expect(await made.json()).toMatchObject({ resourceLinkId: 3 });
    expect((await read(`${COURSE}/memberships?rlid=1`)).status).toBe(200);
  });
});

describe('switches of scores', () => {
  it.each([
    ['403', 403],
    ['429', 429],
  ] as const)(
    'rateLimit: the first call of a person for a column gets %s, the next is free',
    async (rateLimit, status) => {
      const { score } = await openAll();
      behave({ rateLimit });
      const statuses: number[] = [];
      const people = [NOOR, NOOR, 'u-102', NOOR];
      for (const [second, userId] of people.entries()) {
        // Two scores of one person within a millisecond would be of the same time.
        const timestamp = `2026-03-02T09:00:0${second}.000Z`;
        statuses.push((await score(`${ITEM}/scores`, { userId, timestamp })).status);
      }
      expect(statuses).toEqual([status, 200, status, 200]);
      expect(setup.lms.state.scores).toHaveLength(2);
    },
  );

  it('ungradedStatus: the test student and a teacher are refused with it', async () => {
    const { score } = await openAll();
    behave({ ungradedStatus: '422' });
    for (const userId of ['u-900', 'u-201'])
      expect((await score(`${ITEM}/scores`, { userId })).status).toBe(422);
  });
});
