import { randomUUID } from 'node:crypto';
import { asId } from '@drawbridge/contracts';
import {
  activatePlatform,
  deactivatePlatform,
  deletePlatform,
  listPlatforms,
  openLaunch,
} from '@drawbridge/contracts/integration';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { claim, toText } from '../../../../test/fixtures/lti/lti-browser.ts';
import { COURSE, createLtiTool, LAB, type LtiTool } from '../../../../test/fixtures/lti/lti-tool.ts';
import { ltiPlatform } from '../../kernel/people/lti-platform.table.ts';
import { toDemoCompanyId } from '../../operations/demo/index.ts';

let lti: LtiTool;

beforeEach(async () => {
  lti = await createLtiTool();
});
afterEach(() => lti.close());

interface StoredPlatform {
  issuer: string;
  authLoginUrl?: string;
  company?: 'acme' | 'globex';
}

/** Stores a row as it may have been stored before addresses were checked. */
async function storePlatform({ issuer, authLoginUrl = issuer, company = 'globex' }: StoredPlatform) {
  const id = randomUUID();
  await lti.tool.database.db.insert(ltiPlatform).values({
    id,
    companyId: toDemoCompanyId(company),
    name: 'Stored',
    issuer,
    clientId: 'stored',
    authLoginUrl,
    authTokenUrl: `${issuer}/token`,
    keySetUrl: `${issuer}/keys`,
    createdAt: lti.tool.clock.now(),
  });
  lti.tool.clock.advance(10_000);
  return id;
}

const readPolicy = ({ headers }: Response) => headers.get('content-security-policy') ?? '';
const toNames = (policy: string) => policy.split(';').map((part) => part.trim().split(' ')[0]);
const readFramers = (response: Response) =>
  readPolicy(response)
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part.startsWith('frame-ancestors '));
const only = (address: string) => [`frame-ancestors ${new URL(address).origin}`];
const ANYONE = ['frame-ancestors *'];
const NOBODY = ["frame-ancestors 'none'"];

/** A launch, its page, and the reference to the platform that the page puts into its address. */
async function launch() {
  const { path, ltik } = await lti.browser.enter({ claims: { [claim('custom')]: { lab_id: LAB } } });
  const page = await lti.tool.fetch(path);
  const { data } = await lti.tool.anonymous.call(openLaunch, { ltik });
  return { path, ltik, page, ref: data.platform.ref };
}
const PATHS = ['/labs', `/labs/details/${LAB}`, '/integration', '/integration/courses-details'];

describe('P1, LTI-22 a page of a launch may be framed', () => {
  it.each(PATHS)('by the platform of this launch and no other, at %s with its ltik', async (path) => {
    const { ltik } = await lti.browser.enter();
    for (const address of [`${path}/${ltik}`, `${path}?ltik=${ltik}`])
      expect(readFramers(await lti.tool.fetch(address))).toEqual(only(lti.platform.issuer));
  });

  it.each(PATHS)(
    'by the platform of this launch and no other, at %s when it is loaded again',
    async (path) => {
      const { ref } = await launch();
      const again = await lti.tool.fetch(`${path}?course_id=${COURSE}&platform=${ref}`);
      expect([again.status, ...readFramers(again)]).toEqual([200, ...only(lti.platform.issuer)]);
    },
  );

  it.each([...PATHS, '/integration/video-play'])('by no origin without a launch, at %s', async (path) => {
    const page = await lti.tool.fetch(path);
    expect([page.status, ...readFramers(page)]).toEqual([200, ...NOBODY]);
  });

  it('by the origin of the sign-in as well, where that is another than the issuer', async () => {
    await storePlatform({ issuer: 'https://lms.test', authLoginUrl: 'https://sso.test/auth' });
    const response = await lti.tool.fetch(
      `/lti/login?${new URLSearchParams({ iss: 'https://lms.test', login_hint: 'x', target_link_uri: 'https://tool.test/labs', lti_storage_target: '_parent' })}`,
    );
    expect(readFramers(response)).toEqual(['frame-ancestors https://lms.test https://sso.test']);
  });

  it('by its platform only at the steps of the launch, which have controls', async () => {
    const { nonce, state, response } = await lti.browser.login({ lti_storage_target: '_parent' });
    expect(readFramers(response)).toEqual(only(lti.platform.issuer));
    const id_token = lti.platform.signToken(lti.browser.toClaims(nonce));
    const unbound = await lti.browser.post({ id_token, state });
    expect([toText(await unbound.clone().text()), ...readFramers(unbound)]).toEqual([
      expect.stringContaining('One more step'),
      ...only(lti.platform.issuer),
    ]);
  });

  it('whatever the number of platforms, under a header of the same length', async () => {
    const { path, page, ref } = await launch();
    const before = readPolicy(page).length;
    await lti.tool.database.db.insert(ltiPlatform).values(
      Array.from({ length: 200 }, (_, index) => ({
        id: randomUUID(),
        companyId: toDemoCompanyId('globex'),
        name: `School ${index}`,
        issuer: `https://lms-${index}.school.test`,
        clientId: 'client',
        authLoginUrl: `https://sso-${index}.school.test`,
        authTokenUrl: 'https://lms.school.test/token',
        keySetUrl: 'https://lms.school.test/keys',
        createdAt: lti.tool.clock.now(),
      })),
    );
    lti.tool.clock.advance(10_000);
    const { ltik } = await lti.browser.enter();
    for (const address of [`/labs/${ltik}`, `/labs?platform=${ref}`])
      expect(readPolicy(await lti.tool.fetch(address))).toHaveLength(before);
    expect((await lti.tool.fetch(path)).status).toBe(200);
  });
});

describe('LTI-22 the preview of a lab may be framed', () => {
  const fetchPreview = (query = '') => lti.tool.fetch(`/embed/frame/lab-preview${query}`);

  it('by our own page inside the platform of this launch', async () => {
    const { ref } = await launch();
    const own = `frame-ancestors 'self' ${lti.platform.issuer}`;
    expect(readFramers(await fetchPreview(`?platform=${ref}`))).toEqual([own]);
  });

  it.each(['', '?platform=', '?platform=x', '?platform=a&platform=b'])(
    'by our own page alone without a launch: %j',
    async (query) => {
      const response = await fetchPreview(query);
      expect([response.status, ...readFramers(response)]).toEqual([200, "frame-ancestors 'self'"]);
    },
  );

  it('by our own page alone once the platform is disabled', async () => {
    const { ref } = await launch();
    await (await lti.admin()).call(deactivatePlatform, { id: asId(lti.platformId) });
    expect(readFramers(await fetchPreview(`?platform=${ref}`))).toEqual(["frame-ancestors 'self'"]);
  });
});

describe('the reference to a platform in the address of a launched page', () => {
  const load = (ref: string) => lti.tool.fetch(`/labs?platform=${ref}`);

  it('is the same for every launch of the platform, and holds neither its ltik nor its token', async () => {
    const [first, second] = [await launch(), await launch()];
    expect(first.ref).toBe(second.ref);
    expect(first.ref).toMatch(/^[\w-]{20,80}$/);
    expect(first.ref).not.toContain(lti.platformId);
  });

  it.each<[string, (ref: string) => string]>([
    ['changed', (ref) => `${ref.slice(0, -2)}${ref.endsWith('AA') ? 'BB' : 'AA'}`],
    ['cut', (ref) => ref.slice(0, 20)],
    ['empty', () => ''],
    ['made up', () => 'A'.repeat(43)],
    ['the bare id of the platform', () => lti.platformId],
  ])('that is %s names no platform: a page for people, which anyone may frame', async (_what, change) => {
    const page = await load(change((await launch()).ref));
    expect([page.status, toText(await page.text()), ...readFramers(page)]).toEqual([
      401,
      expect.stringContaining('does not belong to a launch'),
      ...ANYONE,
    ]);
  });

  it('of a disabled platform opens a page that says so, and works again once it is enabled', async () => {
    const { ref } = await launch();
    const id = asId<'platform'>(lti.platformId);
    await (await lti.admin()).call(deactivatePlatform, { id });
    const off = await load(ref);
    expect([off.status, toText(await off.text())]).toEqual([403, expect.stringContaining('switched off')]);
    await (await lti.admin()).call(activatePlatform, { id });
    expect((await load(ref)).status).toBe(200);
  });

  it('of a deleted platform names none', async () => {
    const { ref } = await launch();
    await (await lti.admin()).call(deletePlatform, { id: asId(lti.platformId) });
    const page = await load(ref);
    expect([page.status, ...readFramers(page)]).toEqual([400, ...ANYONE]);
  });
});

describe.each(['https://a;sandbox', 'https://*', 'https://a;report-uri', 'https://a,b', "https://'self'"])(
  'P1 a platform stored with the address %s',
  (hostile) => {
    it('changes no policy of another company', async () => {
      const before = await launch();
      await storePlatform({ issuer: hostile, authLoginUrl: 'http://evil.test/report' });
      const after = await launch();
      const withoutNonce = (policy: string) => policy.replace(/'nonce-[^']+'/, '');
      expect(withoutNonce(readPolicy(after.page))).toBe(withoutNonce(readPolicy(before.page)));
      for (const path of [
        '/labs',
        '/lti/launch',
        '/embed/frame/lab-preview',
        `/embed/frame/lab-preview?platform=${after.ref}`,
      ])
        expect(readPolicy(await lti.tool.fetch(path))).not.toMatch(/a;|a,b|report|\*\S|\/\*|evil/);
    });

    it.each([
      ['issuer', { issuer: hostile }],
      ['sign-in', { issuer: 'https://lms.test', authLoginUrl: `${hostile}/auth` }],
    ])('as its %s cannot launch: a page for people, and a line in the log', async (_field, row) => {
      const id = await storePlatform(row);
      const response = await lti.tool.fetch(
        `/lti/login?${new URLSearchParams({ iss: row.issuer, login_hint: 'x', target_link_uri: 'https://tool.test/labs', lti_storage_target: '_parent' })}`,
      );
      expect([response.status, response.headers.get('location'), ...readFramers(response)]).toEqual([
        403,
        null,
        ...ANYONE,
      ]);
      expect(toText(await response.text())).toContain('address that is not allowed');
      const [line] = lti.tool.logs.filter((text) => text.includes('"platform_address"'));
      expect(line).toContain(id);
      expect(toNames(readPolicy(response))).toEqual([
        'default-src',
        'script-src',
        'style-src',
        'img-src',
        'form-action',
        'base-uri',
        'frame-ancestors',
      ]);
    });

    it('that was launched before opens no page', async () => {
      const { ref, ltik } = await launch();
      await lti.tool.database.db.update(ltiPlatform).set({ authLoginUrl: hostile });
      lti.tool.clock.advance(10_000);
      for (const address of [`/labs?platform=${ref}`, `/labs/${ltik}`]) {
        const page = await lti.tool.fetch(address);
        expect([page.status, ...readFramers(page)]).toEqual([403, ...ANYONE]);
      }
      expect(readFramers(await lti.tool.fetch(`/embed/frame/lab-preview?platform=${ref}`))).toEqual([
        "frame-ancestors 'self'",
      ]);
    });

    it('is still listed, so that its company can correct it', async () => {
      await storePlatform({ issuer: hostile, company: 'acme' });
      const { status, data } = await (await lti.admin()).call(listPlatforms, {});
      expect([status, data.items.map(({ issuer }) => issuer)]).toEqual([
        200,
        expect.arrayContaining([hostile]),
      ]);
    });
  },
);

describe('a page that explains why nothing opens', () => {
  const login = (change: Record<string, string>) =>
    lti.tool.fetch(
      `/lti/login?${new URLSearchParams({ iss: lti.platform.issuer, client_id: lti.platform.clientId, login_hint: 'x', target_link_uri: 'https://tool.test/labs', ...change })}`,
    );
  /** The opening tags of all that can be pressed, sent or run. */
  const readControls = (html: string) => html.match(/<(a|button|form|input|script|iframe)\b[^>]*>/g) ?? [];
  const COPY_ONLY = [
    '<script type="module" src="/lti/pages/copy-incident.js">',
    '<button id="copy" type="button" hidden>',
  ];

  it.each<[string, () => Promise<Response>, number]>([
    ['an unknown platform', () => login({ iss: 'https://unknown.test' }), 400],
    ['an unknown client id', () => login({ client_id: 'unknown' }), 400],
    ['a login that lacks a field', () => login({ login_hint: '' }), 400],
    ['a foreign target', () => login({ target_link_uri: 'https://evil.test' }), 400],
    [
      'an unknown deployment',
      () => lti.browser.launch({ claims: { [claim('deployment_id')]: 'other' } }),
      401,
    ],
    ['a wrong signature', () => lti.browser.launch({ header: { alg: 'RS512' } }), 401],
    ['the launch address opened by hand', () => lti.tool.fetch('/lti/launch'), 400],
    ['an ltik that is none', () => lti.tool.fetch('/labs/not-an-ltik-at-all'), 401],
    [
      'a platform that is switched off',
      async () => {
        await (await lti.admin()).call(deactivatePlatform, { id: asId(lti.platformId) });
        return login({});
      },
      403,
    ],
  ])('of %s may be framed by anyone and can only copy the incident', async (_what, loadPage, status) => {
    const page = await loadPage();
    expect([page.status, ...readFramers(page)]).toEqual([status, ...ANYONE]);
    const html = await page.text();
    expect(readControls(html)).toEqual(COPY_ONLY);
    expect(toText(html)).toContain('Incident');
  });

  describe('LTI core 5.4.4 the way back to the platform', () => {
    const refused = (returnUrl: unknown, claims = {}) =>
      lti.browser.launch({
        claims: {
          [claim('version')]: '1.1',
          [claim('launch_presentation')]: { return_url: returnUrl },
          ...claims,
        },
      });
    const readLinks = async (page: Response) =>
      readControls(await page.text()).filter((tag) => tag.startsWith('<a'));

    it('is a link out of the frame when the signed launch gives an address of the platform', async () => {
      const { issuer } = lti.platform;
      expect(await readLinks(await refused(`${issuer}/course/7?a=1&b="><script>`))).toEqual([
        `<a href="${issuer}/course/7?a=1&amp;b=%22%3E%3Cscript%3E" target="_top" rel="noreferrer">`,
      ]);
    });

    it.each([
      ['of another origin', 'https://evil.test/'],
      ['of a host that begins like the platform', () => `${lti.platform.issuer}.evil.test/`],
      ['with the platform as its user', () => `${lti.platform.issuer}@evil.test/`],
      ['that is a script', 'javascript:alert(1)'],
      ['that is data', 'data:text/html,x'],
      ['that is relative', '/back'],
      ['that is no text', { href: 'https://evil.test/' }],
    ])('is not offered for an address %s', async (_what, given) => {
      const page = await refused(typeof given === 'function' ? given() : given);
      expect([page.status >= 400, await readLinks(page)]).toEqual([true, []]);
    });

    it("is not offered when the signature is not the platform's", async () => {
      const page = await lti.browser.launch({
        token: (claims) => {
          const [header, payload] = lti.platform.signToken(claims).split('.');
          return `${header}.${payload}.AAAA`;
        },
        claims: { [claim('launch_presentation')]: { return_url: `${lti.platform.issuer}/back` } },
      });
      expect([page.status, await readLinks(page)]).toEqual([401, []]);
    });
  });

  it.each([
    ['GET', '/lti'],
    ['GET', '/lti/registration'],
    ['GET', '/lti/logn'],
    ['POST', '/lti/login/'.concat('x')],
    ['POST', '/lti/keys'],
    ['GET', '/lti/pages/no-such-file.js'],
  ])('of a mistyped address is a page too: %s %s', async (method, path) => {
    const page = await lti.tool.fetch(path, { method });
    expect([page.status, page.headers.get('content-type'), ...readFramers(page)]).toEqual([
      404,
      'text/html; charset=utf-8',
      ...ANYONE,
    ]);
    const html = await page.text();
    expect(toText(html)).toContain('/lti/login');
    expect(readControls(html)).toEqual(COPY_ONLY);
  });
});

describe('LTI-24 the page of a launch where the operator runs a chat', () => {
  it.each([
    ['its ltik in the path', (path: string) => path],
    ['its ltik in the query', (path: string) => `/labs?ltik=${path.split('/').at(-1)}`],
  ])('runs no script of it, with %s', async (_where, toAddress) => {
    const chatting = await createLtiTool({
      env: { CHAT_SCRIPT_URL: 'https://chat.test/x.js', CHAT_APP_ID: 'x' },
    });
    const { path } = await chatting.browser.enter();
    const { status, headers } = await chatting.tool.fetch(toAddress(path));
    await chatting.close();
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toMatch(/script-src (?!.*chat\.test)/);
  });
});
