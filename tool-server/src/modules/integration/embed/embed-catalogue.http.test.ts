import { addPartner, deletePartner } from '@drawbridge/contracts/integration';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestTool, type TestTool } from '../../../../test/fixtures/create-test-tool.ts';
import { DEMO_PARTNER } from '../../operations/demo/index.ts';

const LIST = '/api/integration/embed/courses';
const COURSE = 'c2-injection-at-the-boundary';
const SITE = 'https://partner.test';

let tool: TestTool;
let key: string;
beforeAll(async () => {
  tool = await createTestTool();
  const admin = await tool.as('admin@acme.test');
  const { data } = await admin.call(addPartner, { name: 'Site', allowed_origins: [SITE] });
  key = data.partner.publishable_key;
});
afterAll(() => tool.close());

interface Body {
  success: boolean;
  code?: string;
  data: { items?: { _key: string }[]; course?: { _key: string } } | null;
}

async function get(
  address: string,
  query: Record<string, string> = { key },
  headers: Record<string, string> = { origin: SITE },
) {
  const response = await tool.fetch(`${address}?${new URLSearchParams(query)}`, { headers });
  const body = (await response.json()) as Body;
  return { response, body, allowed: response.headers.get('access-control-allow-origin') };
}

describe("EMB-4, EMB-11 the catalogue on a partner's page", () => {
  it.each([LIST, `${LIST}/${COURSE}`])(
    '%s can be read only by that page, and is cached briefly',
    async (address) => {
      const { response, allowed } = await get(address);
      expect([response.status, allowed]).toEqual([200, SITE]);
      expect(response.headers.get('vary')?.toLowerCase()).toContain('origin');
      expect(response.headers.get('cache-control')).toBe('public, max-age=300');
      expect(response.headers.get('access-control-allow-credentials')).toBeNull();
    },
  );

  it('the catalogue has no progress or entitlements, even for a signed-in learner', async () => {
    const { token = '' } = await tool.as('member@acme.test');
    const { body } = await get(`${LIST}/${COURSE}`, { key }, { origin: SITE, authorization: token });
    expect(body.data?.course).toMatchObject({
      _key: COURSE,
      is_enrolled: false,
      is_completed: false,
      progress: 0,
      completed_items: 0,
      upgrade: false,
      disabled: false,
    });
  });

  it('the catalogue is limited to the requested number and filtered by topic', async () => {
    const { body } = await get(LIST);
    const all = body.data?.items ?? [];
    expect(all.length).toBeGreaterThan(0);
    expect((await get(LIST, { key, limit: '1' })).body.data?.items).toHaveLength(1);
    expect((await get(LIST, { key, topic: 'no such topic' })).body.data?.items).toEqual([]);
    const topic = tool.catalogue.courses[0]?.tags[0] ?? '';
    const some = (await get(LIST, { key, topic })).body.data?.items ?? [];
    expect(some.map(({ _key }) => _key)).toEqual(
      tool.catalogue.courses.filter(({ tags }) => tags.includes(topic)).map(({ id }) => id),
    );
  });

  it.each(['0', '25', '-1', 'x', '1.5'])('a request for %s courses is refused', async (limit) => {
    const { response, body, allowed } = await get(LIST, { key, limit });
    expect([response.status, body.code, allowed]).toEqual([400, 'bad_input', '*']);
  });

  it('a course that does not exist is not found', async () => {
    const { response, body } = await get(`${LIST}/no-such-course`);
    expect([response.status, body.code]).toEqual([404, 'course_not_found']);
  });

  it.each([
    ['our own page, as a browser says it', { 'sec-fetch-site': 'same-origin' }],
    ['our own page by its origin', { origin: 'https://tool.test' }],
  ])('the catalogue can be read by %s', async (_what, headers) => {
    expect((await get(LIST, { key }, headers as Record<string, string>)).response.status).toBe(200);
  });
});

describe('EMB-11 refusals, which contain no data and can be read by the refused page', () => {
  it.each([LIST, `${LIST}/${COURSE}`])('%s is refused with an unknown key', async (address) => {
    for (const unknown of ['dbpk_nothing', DEMO_PARTNER.secretKey, 'x']) {
      const { response, body, allowed } = await get(address, { key: unknown });
      expect([response.status, body.code, body.data, allowed]).toEqual([403, 'unknown_key', null, '*']);
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  });

  it.each([{}, { key: '' }, { key: 'x'.repeat(101) }] as Record<string, string>[])(
    'a request without a possible key is refused: %#',
    async (query) => {
      const { response, allowed } = await get(LIST, query);
      expect([response.status, allowed]).toEqual([400, '*']);
    },
  );

  it("a request with another partner's key is refused", async () => {
    const { body } = await get(LIST, { key: DEMO_PARTNER.publishableKey });
    expect(body.code).toBe('origin_not_allowed');
  });

  it.each([
    'https://partner.test.evil.test',
    'https://evilpartner.test',
    'https://sub.partner.test',
    'https://partner.test.',
    'https://partner.test:443',
    'https://partner.test:8443',
    'https://partner.test/',
    'https://partner.test/path',
    'http://partner.test',
    'HTTPS://PARTNER.TEST',
    'https://Partner.test',
    'https://user@partner.test',
    'null',
    '*',
    'own',
    'same-origin',
    '',
  ])('a request from the origin %j is refused', async (origin) => {
    const { response, body, allowed } = await get(LIST, { key }, { origin });
    expect([response.status, body.code, body.data, allowed]).toEqual([403, 'origin_not_allowed', null, '*']);
  });

  it.each([
    [{}],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ 'sec-fetch-site': 'none' }],
    [{ origin: 'https://evil.test', 'sec-fetch-site': 'same-origin' }],
  ])("a request outside a page, or from another site's page, is refused: %j", async (headers) => {
    const { body, allowed } = await get(LIST, { key }, headers);
    expect([body.code, body.data, allowed]).toEqual(['origin_not_allowed', null, '*']);
  });

  it('requests are refused once the partner is deleted', async () => {
    const admin = await tool.as('admin@acme.test');
    const { data } = await admin.call(addPartner, { name: 'Short', allowed_origins: [SITE] });
    const query = { key: data.partner.publishable_key };
    expect((await get(LIST, query)).response.status).toBe(200);
    await admin.call(deletePartner, { id: data.partner.id });
    expect((await get(LIST, query)).body.code).toBe('unknown_key');
  });
});

describe('other calls', () => {
  it.each(['/api/integration/partners', '/api/main/user/dashboard', '/api/integration/embed-token'])(
    '%s is not for pages of other sites, partner or not',
    async (address) => {
      const response = await tool.fetch(address, { headers: { origin: SITE } });
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
    },
  );
});
