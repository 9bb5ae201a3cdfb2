import { addPlatform, deactivatePlatform } from '@drawbridge/contracts/integration';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toText } from '../../../../../test/fixtures/lti/lti-browser.ts';
import { createLtiTool, type LtiTool } from '../../../../../test/fixtures/lti/lti-tool.ts';

let lti: LtiTool;

beforeAll(async () => {
  lti = await createLtiTool();
});
afterAll(() => lti.close());

const fields = (change: Record<string, string | undefined> = {}) =>
  new URLSearchParams(
    Object.entries({
      iss: lti.platform.issuer,
      login_hint: 'hint-1',
      target_link_uri: 'https://tool.test/labs',
      client_id: lti.platform.clientId,
      lti_message_hint: 'message-1',
      ...change,
    }).filter((pair): pair is [string, string] => pair[1] !== undefined),
  );
const get = (query: URLSearchParams | string) => lti.tool.fetch(`/lti/login?${query}`);

describe('Security Framework 5.1.1.1 login initiation', () => {
  it.each(['GET', 'POST'])('LTI-3 sends the browser to the platform, by %s', async (method) => {
    const response = await (method === 'GET'
      ? get(fields())
      : lti.tool.fetch('/lti/login', { method, body: fields() }));
    const next = new URL(response.headers.get('location') ?? '');
    expect([response.status, next.origin + next.pathname]).toEqual([302, `${lti.platform.issuer}/auth`]);
    const { nonce, state, ...rest } = Object.fromEntries(next.searchParams);
    expect(rest).toEqual({
      tenant: '7',
      scope: 'openid',
      response_type: 'id_token',
      response_mode: 'form_post',
      prompt: 'none',
      client_id: lti.platform.clientId,
      redirect_uri: 'https://tool.test/lti/launch',
      login_hint: 'hint-1',
      lti_message_hint: 'message-1',
    });
    expect(nonce).toMatch(/^[\w-]{22}$/);
    expect(state).not.toContain(nonce);
  });

  it('gives every login its own state and nonce', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => lti.browser.login()));
    expect(new Set(answers.map(({ nonce }) => nonce)).size).toBe(20);
    expect(new Set(answers.map(({ cookie }) => cookie.split('=')[0])).size).toBe(20);
  });

  it('ASVS 3.7.2 leads to the registered sign-in address alone, whatever addresses the request names', async () => {
    const evil = 'https://evil.test/';
    for (const change of [
      { login_hint: evil, lti_message_hint: evil },
      { redirect_uri: evil, auth_login_url: evil, iss_url: evil },
      { target_link_uri: `https://tool.test/labs?next=${evil}` },
    ]) {
      const response = await get(fields(change));
      const next = new URL(response.headers.get('location') ?? '');
      expect([response.status, next.origin + next.pathname]).toEqual([302, `${lti.platform.issuer}/auth`]);
      expect(next.searchParams.getAll('redirect_uri')).toEqual(['https://tool.test/lti/launch']);
    }
  });

  it('ASVS 3.7.2 leads nowhere while the platform is switched off', async () => {
    const admin = await lti.admin();
    const { data } = await admin.call(addPlatform, {
      ...lti.platform.registration,
      issuer: 'https://off.test',
      client_id: 'switched-off',
    });
    const query = fields({ iss: 'https://off.test', client_id: 'switched-off' });
    expect((await get(query)).status).toBe(302);
    await admin.call(deactivatePlatform, { id: data.platform.id });
    const response = await get(query);
    expect([response.status, response.headers.get('location')]).toEqual([403, null]);
  });

  it('finds the one registration of an issuer that sends no client id, and requires the id when there are two', async () => {
    expect((await get(fields({ client_id: undefined }))).status).toBe(302);
    const second = { ...lti.platform.registration, client_id: 'second-client' };
    await (await lti.admin()).call(addPlatform, second);
    const response = await get(fields({ client_id: undefined }));
    expect([response.status, toText(await response.text())]).toEqual([
      400,
      expect.stringContaining('registered more than once'),
    ]);
  });

  it.each<[string, Record<string, string | undefined>]>([
    ['no issuer', { iss: undefined }],
    ['an empty issuer', { iss: '' }],
    ['no login hint', { login_hint: undefined }],
    ['no target', { target_link_uri: undefined }],
    ['a target on another origin', { target_link_uri: 'https://evil.test/labs' }],
    ['a target that only begins like ours', { target_link_uri: 'https://tool.test.evil.test/' }],
    ['a target with our origin as its user', { target_link_uri: 'https://tool.test@evil.test/' }],
    ['a target that is no address', { target_link_uri: '/labs' }],
    ['an issuer that is not registered', { iss: 'https://unknown.test' }],
    ['a client id that is not registered', { client_id: 'unknown' }],
    ['a hint of more than 8,192 characters', { login_hint: 'x'.repeat(8_193) }],
    ['a deployment of more than 4,096 characters', { lti_deployment_id: 'x'.repeat(4_097) }],
  ])('refuses %s', async (_what, change) => {
    const response = await get(fields(change));
    const page = await response.text();
    expect([response.status, response.headers.get('location'), response.headers.get('set-cookie')]).toEqual([
      400,
      null,
      null,
    ]);
    expect(toText(page)).toMatch(/Incident: [0-9a-f-]{36}/);
    expect(page).not.toMatch(/evil|unknown/);
  });

  it('returns a message hint of 8,192 characters as it came', async () => {
    const hint = 'x'.repeat(8_192);
    const response = await get(fields({ lti_message_hint: hint }));
    expect(new URL(response.headers.get('location') ?? '').searchParams.get('lti_message_hint')).toBe(hint);
  });

  it('refuses a field sent twice', async () => {
    expect((await get(`${fields()}&iss=https://other.test`)).status).toBe(400);
    expect((await get(`${fields()}&lti_deployment_id=1&lti_deployment_id=2`)).status).toBe(400);
  });

  it('refuses a form of more fields than any platform sends (found by the fuzz)', async () => {
    const body = `${fields()}${Array.from({ length: 1_001 }, (_, number) => `&p${number}=1`).join('')}`;
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await lti.tool.fetch('/lti/login', { method: 'POST', headers, body })).status).toBe(413);
  });

  it('writes nothing and, with the registrations cached, makes no database query', async () => {
    await get(fields());
    const { database } = lti.tool;
    const { query } = database;
    let statements = 0;
    database.query = (statement) => {
      statements += 1;
      return query(statement);
    };
    const counted = await Promise.all(Array.from({ length: 50 }, () => get(fields())));
    database.query = query;
    expect([counted.every(({ status }) => status === 302), statements]).toEqual([true, 0]);
  });
});

describe('LTI-23 binding to the browser', () => {
  it('sets a cookie that is stored in a frame and nowhere else', async () => {
    const { response } = await lti.browser.login();
    expect(response.headers.get('set-cookie')).toMatch(
      /^__Host-lti-[\w-]{22}=[\w-]{22}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=None; Partitioned$/,
    );
  });

  it('refuses a launch whose cookie has another value', async () => {
    const { nonce, state, cookie } = await lti.browser.login();
    const id_token = lti.platform.signToken(lti.browser.toClaims(nonce));
    const response = await lti.browser.post(
      { id_token, state },
      { cookie: `${cookie.split('=')[0]}=${'x'.repeat(22)}` },
    );
    expect([response.status, toText(await response.text())]).toEqual([
      401,
      expect.stringContaining('another browser'),
    ]);
  });

  it('does not launch in a browser without the cookie, and explains how to continue', async () => {
    const { nonce, state } = await lti.browser.login({ lti_message_hint: 'message-1' });
    const foreign = await lti.browser.login();
    const id_token = lti.platform.signToken(lti.browser.toClaims(nonce));
    const response = await lti.browser.post({ id_token, state }, { cookie: foreign.cookie });
    const page = await response.text();
    expect([response.status, response.headers.get('location')]).toEqual([401, null]);
    expect(toText(page)).toContain('Open in a new tab');
    const again = /<a href="([^"]+)" target="_blank"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const restarted = await lti.tool.fetch(again);
    expect([
      restarted.status,
      new URL(restarted.headers.get('location') ?? '').searchParams.get('lti_message_hint'),
    ]).toEqual([302, 'message-1']);
  });

  it('has pages without inline script, for the frames of its platform only', async () => {
    const { nonce, state } = await lti.browser.login();
    const id_token = lti.platform.signToken(lti.browser.toClaims(nonce));
    const response = await lti.browser.post({ id_token, state });
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
    expect(policy).toContain(`frame-ancestors ${lti.platform.issuer}`);
    const page = await response.text();
    expect(page).not.toMatch(/<script(?![^>]* src=)|<style| on\w+=/);
    for (const [, path] of page.matchAll(/(?:src|href)="(\/lti\/pages\/[^"]+)"/g))
      expect((await lti.tool.fetch(path ?? '')).status).toBe(200);
  });

  it('stores the binding with a platform that offers it, and accepts it from its own page only', async () => {
    const { response, nonce, state, next } = await lti.browser.login({ lti_storage_target: '_parent' });
    expect([response.status, next.origin]).toEqual([200, lti.platform.issuer]);
    const again = await lti.tool.fetch(`/lti/login?${fields({ lti_storage_target: '"><script>' })}`);
    const page = await again.text();
    expect(page).not.toContain('"><script>');
    const {
      nonce: otherNonce,
      state: otherState,
      response: shown,
    } = await lti.browser.login({
      lti_storage_target: '_parent',
    });
    expect([shown.status, nonce === otherNonce, state === otherState]).toEqual([200, false, false]);
    const stored = /data-value="([^"]+)"/.exec(page)?.[1] ?? '';
    const shownState = new URL(/data-next="([^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '')
      .searchParams;
    const claims = lti.browser.toClaims(shownState.get('nonce') ?? '');
    const form = {
      id_token: lti.platform.signToken(claims),
      state: shownState.get('state') ?? '',
      binding: stored,
    };
    const forged = await lti.browser.post(form, { origin: 'https://evil.test' });
    expect(forged.status).toBe(401);
    const wrong = await lti.browser.post(
      { ...form, binding: 'x'.repeat(22) },
      { origin: 'https://tool.test' },
    );
    expect(wrong.status).toBe(401);
    const own = await lti.browser.post(form, { origin: 'https://tool.test' });
    expect(own.status).toBe(303);
  });
});

describe('LTI-2 addresses', () => {
  it('explains a launch address that is opened by hand', async () => {
    const response = await lti.tool.fetch('/lti/launch');
    expect([response.status, toText(await response.text())]).toEqual([
      400,
      expect.stringContaining('Open the activity from your course'),
    ]);
  });

  it('LTI-21 serves public keys only, two of them, with an age', async () => {
    const response = await lti.tool.fetch('/lti/keys');
    const text = await response.text();
    const { keys } = JSON.parse(text) as { keys: Record<string, string>[] };
    expect(keys).toHaveLength(2);
    for (const key of keys) {
      expect(Object.keys(key).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
      // 3,072 bits: 128 bits of security (ASVS 11.2.3).
      expect(Buffer.from(key['n'] ?? '', 'base64url')).toHaveLength(384);
    }
    expect(text.length).toBeLessThanOrEqual(2_048);
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
  });
});
