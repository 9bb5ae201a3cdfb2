import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toText } from '../../../../../test/fixtures/lti/lti-browser.ts';
import { createLtiTool, type LtiTool } from '../../../../../test/fixtures/lti/lti-tool.ts';

let lti: LtiTool;
beforeAll(async () => {
  lti = await createLtiTool();
});
afterAll(() => lti.close());

const FRAMED = { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
const MARKER = '__Host-lti-frame=1';
const OLD_SAFARI =
  'Mozilla/5.0 (iPad; CPU OS 15_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/15.6 Mobile/15E148 Safari/604.1';
const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

function login(headers: Record<string, string>, fields: Record<string, string> = {}, method = 'GET') {
  const query = new URLSearchParams({
    iss: lti.platform.issuer,
    login_hint: 'hint-1',
    lti_message_hint: 'message-1',
    lti_deployment_id: lti.platform.deploymentId,
    target_link_uri: 'https://tool.test/labs',
    client_id: lti.platform.clientId,
    ...fields,
  });
  return method === 'GET'
    ? lti.tool.fetch(`/lti/login?${query}`, { headers })
    : lti.tool.fetch('/lti/login', { method, headers, body: query });
}
/** A value that the page holds for its script. */
const readData = (page: string, name: string) =>
  new RegExp(`data-${name}="([^"]*)"`).exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';

describe('LTI-23 the login finds out whether a frame stores its cookie, before the sign-in', () => {
  it.each<[string, Record<string, string>]>([
    ['a program, or the bench', {}],
    ['a tab or window', { ...FRAMED, 'sec-fetch-dest': 'document' }],
    ['a frame of a browser that stored the marker', { ...FRAMED, cookie: `other=2; ${MARKER}` }],
    ['a frame where our own page begins again', { ...FRAMED, 'sec-fetch-site': 'same-origin' }],
    ['a browser on plain http, which does not tell', { 'user-agent': CHROME }],
    ['an older Safari that stored the marker in its own tab', { 'user-agent': OLD_SAFARI, cookie: MARKER }],
  ])('sends %s on to the platform without a page', async (_what, headers) => {
    const response = await login(headers);
    expect([response.status, await response.text()]).toEqual([302, '']);
    expect(response.headers.get('set-cookie')).toMatch(/^__Host-lti-[\w-]{22}=/);
  });

  it.each<[string, Record<string, string>, string]>([
    ['a frame, by GET', FRAMED, 'GET'],
    ['a frame, by POST', FRAMED, 'POST'],
    [
      'a frame of the same site, which may be inside another',
      { ...FRAMED, 'sec-fetch-site': 'same-site' },
      'GET',
    ],
    ['a frame with a cookie that only looks like the marker', { ...FRAMED, cookie: `${MARKER}0` }, 'GET'],
    ['an older Safari', { 'user-agent': OLD_SAFARI }, 'GET'],
  ])('tests the cookie of %s', async (_what, headers, method) => {
    const response = await login(headers, {}, method);
    const page = await response.text();
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    // What the launch needs, for a browser that stores it.
    expect(response.headers.get('set-cookie')).toMatch(
      /^__Host-lti-[\w-]{22}=[\w-]{22}; .*HttpOnly.*Partitioned$/,
    );
    expect(readData(page, 'next')).toContain(`${lti.platform.issuer}/auth?`);
    expect(readData(page, 'marker')).toBe(
      `${MARKER}; Max-Age=15552000; Path=/; Secure; SameSite=None; Partitioned`,
    );
    expect(toText(page)).toContain('Open in a new tab');
  });

  it('asks a platform for its storage only where no marker shows that cookies are stored', async () => {
    const fields = { lti_storage_target: '_parent' };
    expect((await login({}, fields)).status).toBe(200);
    expect((await login({ cookie: MARKER }, fields)).status).toBe(302);
  });

  it('offers a new tab that begins the login with the same values, which no sign-in has used up', async () => {
    const page = await (await login(FRAMED)).text();
    const again = /id="tab" href="([^"]+)" target="_blank" rel="noopener"/.exec(page)?.[1] ?? '';
    const tab = await lti.tool.fetch(again.replaceAll('&amp;', '&'), {
      headers: { ...FRAMED, 'sec-fetch-dest': 'document', 'sec-fetch-site': 'same-origin' },
    });
    const { login_hint, lti_message_hint } = Object.fromEntries(
      new URL(tab.headers.get('location') ?? '').searchParams,
    );
    expect([tab.status, login_hint, lti_message_hint]).toEqual([302, 'hint-1', 'message-1']);
    expect(readData(page, 'again')).toBe(again.replaceAll('&amp;', '&'));
  });

  it('offers it for hints of any length that a login may have', async () => {
    const page = await (await login(FRAMED, { login_hint: 'h'.repeat(4_000) })).text();
    expect(readData(page, 'again')).toContain('h'.repeat(4_000));
  });

  it('writes no value of the request into the page unescaped', async () => {
    const page = await (await login(FRAMED, { login_hint: `"><script>'`, lti_message_hint: '<b>' })).text();
    expect(page).not.toMatch(/"><script>'|<b>/);
  });

  it('may be framed by the platform alone, and has no inline script', async () => {
    const response = await login(FRAMED);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain(`frame-ancestors ${lti.platform.issuer}`);
    const page = await response.text();
    expect(page).not.toMatch(/<script(?![^>]* src=)|<style| on\w+=/);
    for (const script of ['begin-login.js', 'cookies.js', 'platform-storage.js'])
      expect((await lti.tool.fetch(`/lti/pages/${script}`)).status).toBe(200);
  });

  it('the marker is no proof of a login: a launch needs its own cookie', async () => {
    const { nonce, state } = await lti.browser.login();
    const id_token = lti.platform.signToken(lti.browser.toClaims(nonce));
    const response = await lti.browser.post({ id_token, state }, { cookie: MARKER });
    expect([response.status, response.headers.get('location')]).toEqual([401, null]);
  });
});
