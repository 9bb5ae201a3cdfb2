import { asId } from '@drawbridge/contracts';
import {
  activatePlatform,
  closeLaunch,
  deactivatePlatform,
  deletePlatform,
  getScoreDelivery,
  listPlatforms,
  openLaunch,
} from '@drawbridge/contracts/integration';
import { listWishes } from '@drawbridge/contracts/learning';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toText } from '../../../../../test/fixtures/lti/lti-browser.ts';
import { createLtiTool, LAB, type LtiTool } from '../../../../../test/fixtures/lti/lti-tool.ts';

let lti: LtiTool;
let ltik: string;

beforeAll(async () => {
  lti = await createLtiTool();
});
afterAll(() => lti.close());
beforeEach(async () => {
  ({ ltik } = await lti.browser.enter());
});

const KEY = 'key-of-the-launched-page';
const open = (given: string, key: string | undefined = KEY) =>
  lti.tool.anonymous.call(openLaunch, { ltik: given, key });
const PAGES = ['/labs', `/labs/details/${LAB}`, '/integration', '/integration/courses-details'];

describe('LTI-7, CX-40 the position of the ltik', () => {
  it.each(PAGES)('is the path, the query or the authorization header of %s', async (path) => {
    const answers = await Promise.all([
      lti.tool.fetch(`${path}/${ltik}`),
      lti.tool.fetch(`${path}?ltik=${ltik}`),
      lti.tool.fetch(path, { headers: { authorization: `Bearer ${ltik}` } }),
      lti.tool.fetch(path, { headers: { authorization: `LTIK-AUTH-V1 Token=${ltik}` } }),
    ]);
    for (const { status, headers } of answers) {
      expect(status).toBe(200);
      // A page without a launch may not be framed at all.
      expect(headers.get('content-security-policy')).toContain(`frame-ancestors ${lti.platform.issuer}`);
    }
  });

  it('is the query of the video page, which has no segment for it', async () => {
    const { status, headers } = await lti.tool.fetch(`/integration/video-play?ltik=${ltik}`);
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toContain(`frame-ancestors ${lti.platform.issuer}`);
  });

  it('is refused when it is changed, wherever it is', async () => {
    const changed = `${ltik.slice(0, -2)}xx`;
    const answers = await Promise.all([
      lti.tool.fetch(`/labs?ltik=${changed}`),
      lti.tool.fetch(`/integration/video-play?ltik=${changed}`),
      lti.tool.fetch('/labs', { headers: { authorization: `Bearer ${changed}` } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
  });

  it('identifies a launch in the database that this process has not cached', async () => {
    lti.tool.clock.advance(60_000);
    expect((await lti.tool.fetch(`/labs/${ltik}`)).status).toBe(200);
    expect((await open(ltik)).status).toBe(200);
  });

  it('ROUTE-23 is never one of the fixed segments', async () => {
    const answers = await Promise.all(
      ['/labs/details', '/integration/courses-details', '/integration/video-play'].map((path) =>
        lti.tool.fetch(path),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 200, 200]);
  });
});

describe('LTI-22, LTI-24 headers of a launched page', () => {
  it('let its platform frame it, send no referrer, and forbid caching', async () => {
    const { headers } = await lti.tool.fetch(`/labs/${ltik}`);
    expect(headers.get('content-security-policy')).toContain(`frame-ancestors ${lti.platform.issuer}`);
    expect([headers.get('referrer-policy'), headers.get('cache-control')]).toEqual([
      'no-referrer',
      'no-store',
    ]);
    // Nothing is loaded from another origin, which could see the address.
    const policy = headers.get('content-security-policy') ?? '';
    for (const directive of policy.split(';').filter((part) => !part.includes('frame-ancestors')))
      expect(directive).not.toMatch(/https?:|\*|\bwss?:\/\//);
    expect(policy).toMatch(/default-src '(self|none)'/);
    // A header that the server of ltijs adds would separate the window from the platform that opened it.
    expect([
      headers.get('cross-origin-opener-policy'),
      headers.get('cross-origin-resource-policy'),
      headers.get('x-powered-by'),
      headers.get('set-cookie'),
    ]).toEqual([null, null, null, null]);
  });
});

describe('LTI-13 a page without an ltik', () => {
  it.each(PAGES)('asks the user of %s to open the tool from the platform, and has no data', async (path) => {
    const withLtik = await lti.tool.fetch(`${path}/${ltik}`);
    const without = await lti.tool.fetch(path);
    // The page itself says it (LaunchGate.stories.tsx): the document is the same for everybody.
    const read = async (page: Response) => (await page.text()).replaceAll(/csp-nonce" content="[^"]*"/g, '');
    const document = await read(without);
    expect([without.status, document]).toEqual([200, await read(withLtik)]);
    expect(document).not.toMatch(/Lea|Holm|Secure code/);
    expect((await lti.tool.anonymous.call(getScoreDelivery, {})).status).toBe(401);
  });
});

describe('LTI-14 an invalid ltik', () => {
  const forge = (change: (parts: string[]) => string[]) => change(ltik.split('.')).join('.');
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

  it.each<[string, () => string]>([
    ['a changed signature', () => `${ltik.slice(0, -2)}xx`],
    [
      'changed content',
      () =>
        forge(([header, , signature]) => [
          header ?? '',
          encode({ contextId: 'x', user: 'y' }),
          signature ?? '',
        ]),
    ],
    ['no algorithm', () => forge(([, payload]) => [encode({ alg: 'none', typ: 'JWT' }), payload ?? '', ''])],
    ['something else', () => 'not-an-ltik-at-all'],
  ])('gets a 401 page without data: %s', async (_what, toLtik) => {
    const bad = toLtik();
    const page = await lti.tool.fetch(`/labs/${bad}`);
    expect([page.status, toText(await page.text())]).toEqual([
      401,
      expect.stringContaining('does not belong to a launch'),
    ]);
    // LTI-24: the requests for its style sheet and script do not name the address.
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    const swap = await open(bad);
    expect([swap.status, swap.code, swap.data]).toEqual([401, 'launch_refused', null]);
  });

  it('has expired when it was not exchanged within ten minutes', async () => {
    lti.tool.clock.advance(600_000);
    const page = await lti.tool.fetch(`/labs/${ltik}`);
    expect([page.status, toText(await page.text())]).toEqual([401, expect.stringContaining('expired')]);
    expect((await open(ltik)).code).toBe('launch_expired');
  });

  it('is used up half a minute after it was exchanged; until then a lost response can be requested again', async () => {
    const first = await open(ltik);
    const second = await open(ltik);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect((await lti.tool.withToken(first.data.token).call(listWishes, {})).code).toBe('not_signed_in');
    expect((await lti.tool.withToken(second.data.token).call(listWishes, {})).status).toBe(200);
    lti.tool.clock.advance(30_000);
    expect((await open(ltik)).code).toBe('launch_expired');
    expect((await lti.tool.fetch(`/labs/${ltik}`)).status).toBe(401);
    expect((await lti.tool.withToken(second.data.token).call(listWishes, {})).status).toBe(200);
  });

  it('is exchanged once: only the page that did may repeat it, by its key', async () => {
    const { token } = (await open(ltik)).data;
    for (const key of ['key-of-somebody-else', undefined]) {
      const repeated = await lti.tool.anonymous.call(openLaunch, { ltik, key });
      expect([repeated.status, repeated.code]).toEqual([401, 'launch_expired']);
    }
    expect((await lti.tool.withToken(token).call(listWishes, {})).status).toBe(200);
  });

  it('is exchanged by one of eight pages that try at once', async () => {
    const swaps = await Promise.all(
      Array.from({ length: 8 }, (_, page) => open(ltik, `key-of-page-number-${page}`)),
    );
    expect(Map.groupBy(swaps, ({ status }) => status).get(200)).toHaveLength(1);
    expect(swaps.filter(({ code }) => code === 'launch_expired')).toHaveLength(7);
  });

  it('gives one token in two parallel exchanges', async () => {
    const swaps = await Promise.all(Array.from({ length: 8 }, () => open(ltik)));
    const used = await Promise.all(
      swaps.map(async ({ data }) => (await lti.tool.withToken(data.token).call(listWishes, {})).status),
    );
    expect(used.filter((status) => status === 200)).toHaveLength(1);
  });

  it('opens nothing when its platform was disabled since', async () => {
    const id = asId<'platform'>(lti.platformId);
    await (await lti.admin()).call(deactivatePlatform, { id });
    expect((await open(ltik)).code).toBe('launch_expired');
    await (await lti.admin()).call(activatePlatform, { id });
  });
});

describe('LTI-15 tokens of two kinds', () => {
  it('a portal token opens no launch call and is no ltik', async () => {
    const member = await lti.tool.as('member@acme.test');
    expect((await member.call(getScoreDelivery, {})).code).toBe('not_signed_in');
    expect((await member.call(closeLaunch, {})).code).toBe('not_signed_in');
    expect((await open(member.token ?? '')).code).toBe('launch_refused');
    expect((await lti.tool.fetch(`/labs/${member.token}`)).status).toBe(401);
    expect(
      (await lti.tool.fetch('/labs', { headers: { authorization: `Bearer ${member.token}` } })).status,
    ).toBe(401);
  });

  it('an ltik is no token, and a launch token opens no portal call', async () => {
    expect((await lti.tool.withToken(ltik).call(listWishes, {})).code).toBe('not_signed_in');
    const { token } = (await open(ltik)).data;
    expect((await lti.tool.withToken(token).call(listPlatforms, {})).code).toBe('not_signed_in');
    expect((await lti.tool.withToken(`${token.slice(0, -1)}_`).call(listWishes, {})).code).toBe(
      'not_signed_in',
    );
  });
});

describe('the launch session', () => {
  it('ends when it is closed', async () => {
    const launched = lti.tool.withToken((await open(ltik)).data.token);
    expect((await launched.call(closeLaunch, {})).status).toBe(200);
    expect((await launched.call(listWishes, {})).code).toBe('not_signed_in');
  });

  it('ends after eight hours', async () => {
    const { token, expires_at } = (await open(ltik)).data;
    expect(Date.parse(expires_at) - lti.tool.clock.now().getTime()).toBe(8 * 3_600_000);
    lti.tool.clock.advance(8 * 3_600_000);
    expect((await lti.tool.withToken(token).call(listWishes, {})).code).toBe('not_signed_in');
  });

  it('ends with its platform', async () => {
    const { token } = (await open(ltik)).data;
    await (await lti.admin()).call(deletePlatform, { id: asId(lti.platformId) });
    expect((await lti.tool.withToken(token).call(listWishes, {})).code).toBe('not_signed_in');
  });
});
