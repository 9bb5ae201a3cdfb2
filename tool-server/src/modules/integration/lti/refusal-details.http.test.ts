import { addPlatform } from '@drawbridge/contracts/integration';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { claim, toText } from '../../../../test/fixtures/lti/lti-browser.ts';
import { createLtiTool, type LtiTool } from '../../../../test/fixtures/lti/lti-tool.ts';

let lti: LtiTool;
beforeEach(async () => {
  lti = await createLtiTool();
});
afterEach(() => lti.close());

/** Reason and detail of the refusals in the log. */
const readRefusals = () =>
  lti.tool.logs
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ event }) => event === 'lti.refused');
const readDetail = () => {
  const [{ reason, detail, platform } = {}] = readRefusals();
  return { reason, detail, platform };
};
const named = () => `/lti/login/${lti.platformId}`;
const HOST = /http:\/\/127\.0\.0\.1:\d+/g;

describe('LTI-28 the log tells what a login sent beside what is registered', () => {
  it('an issuer with a final slash, at the address of the registration', async () => {
    const { issuer } = lti.platform;
    await lti.browser.login({ iss: `${issuer}/` }, named());
    expect(readDetail()).toMatchObject({
      reason: 'platform_unknown',
      detail: `issuer "${issuer}/", registered: "${issuer}"`,
    });
  });

  it('a client id with a blank, at the address of the registration', async () => {
    await lti.browser.login({ client_id: 'client-1 ' }, named());
    expect(readDetail().detail).toBe('client id "client-1 ", registered: "client-1"');
  });

  it('only what was sent, at the address that all share: others may have registered the issuer', async () => {
    await (await lti.admin()).call(addPlatform, { ...lti.platform.registration, client_id: 'someone-elses' });
    await lti.browser.login({ client_id: 'client-2' });
    const { reason, detail } = readDetail();
    expect([reason, detail]).toEqual([
      'platform_unknown',
      `not registered together: issuer "${lti.platform.issuer}", client id "client-2"`,
    ]);
    expect(detail).not.toContain('someone-elses');
  });

  it('that several registrations fit', async () => {
    await (await lti.admin()).call(addPlatform, { ...lti.platform.registration, client_id: 'client-2' });
    await lti.browser.login({ client_id: '' });
    expect(readDetail().detail).toBe(
      `2 registrations: issuer "${lti.platform.issuer}", client id none, deployment "deployment-1"`,
    );
  });

  it('which field is missing, and never the value of a hint', async () => {
    await lti.browser.login({ iss: '', login_hint: 'secret-hint' });
    expect(readDetail().detail).toBe('iss is missing');
    expect(lti.tool.logs.join()).not.toContain('secret-hint');
  });

  it('a target at another origin, by its origin', async () => {
    await lti.browser.login({ target_link_uri: 'https://old.test/labs?sesskey=secret' });
    expect(readDetail().detail).toBe(
      'target_link_uri of the login is at "https://old.test", this tool at "https://tool.test"',
    );
  });

  it('that login and launch are exchanged at the platform, either way', async () => {
    const pages = [
      await lti.browser.post({ iss: lti.platform.issuer, login_hint: 'secret-hint' }),
      await lti.tool.fetch(`/lti/launch?iss=${lti.platform.issuer}&login_hint=secret-hint`),
      await lti.tool.fetch('/lti/login', {
        method: 'POST',
        body: new URLSearchParams({ id_token: 'secret-token' }),
      }),
    ];
    expect(readRefusals().map(({ reason, detail }) => [reason, detail])).toEqual([
      ['addresses_swapped', expect.stringContaining('it is a login')],
      ['addresses_swapped', expect.stringContaining('it is a login')],
      ['addresses_swapped', expect.stringContaining('it is a launch')],
    ]);
    for (const page of pages)
      expect([page.status, toText(await page.text())]).toEqual([
        400,
        expect.stringContaining(
          'The login initiation is at /lti/login, the redirect address is /lti/launch.',
        ),
      ]);
    expect(lti.tool.logs.join()).not.toContain('secret');
  });
});

describe('LTI-28 the log tells what a launch sent beside what is registered', () => {
  const LTI = claim('');
  it.each<[string, Record<string, unknown>, string]>([
    ['iss', { iss: 'https://other.test' }, 'iss "https://other.test", registered: "HOST"'],
    ['aud', { aud: ['a', 'b'] }, 'aud "a", "b", registered: "client-1"'],
    ['azp', { aud: ['client-1', 'client-1'], azp: 'other' }, 'azp "other", registered: "client-1"'],
    ['version', { [`${LTI}version`]: '1.1' }, 'version "1.1"'],
    ['message_type', { [`${LTI}message_type`]: 'Basic\nx' }, 'message type "Basic\\nx"'],
    ['lab', { [`${LTI}custom`]: { lab_id: 'l1-typo' } }, 'lab "l1-typo"'],
    ['course', { [`${LTI}custom`]: { course_id: `c${'x'.repeat(500)}` } }, '(501 characters)'],
    ['target', { [`${LTI}target_link_uri`]: 'https://old.test/?k=1' }, 'is at "https://old.test", this tool'],
  ])('%s', async (_what, claims, detail) => {
    await lti.browser.launch({ claims });
    const shown = String(readDetail().detail).replaceAll(HOST, 'HOST');
    expect(shown).toContain(detail);
    expect(shown.length).toBeLessThan(300);
  });

  it('deployments', async () => {
    await lti.browser.launch({
      login: { lti_deployment_id: '' },
      claims: { [`${LTI}deployment_id`]: '2' },
    });
    expect(readDetail()).toEqual({
      reason: 'deployment',
      detail: 'deployment "2", registered: "deployment-1"',
      platform: lti.platformId,
    });
  });

  it('times, beside the time here', async () => {
    await lti.browser.launch({ claims: { iat: 1_000, exp: 1_300 } });
    expect(readDetail().detail).toMatch(
      /^expired: exp 1970-01-01T00:21:40.000Z, iat 1970-01-01T00:16:40.000Z, time here 20\d\d-/,
    );
  });

  it('a kid, and the key set with its kids', async () => {
    await lti.browser.launch({ header: { kid: 'of-another-tool' } });
    expect(String(readDetail().detail).replaceAll(HOST, 'HOST')).toBe(
      'kid "of-another-tool", in the key set "HOST/keys": "first"',
    );
  });

  it('a key set that cannot be read, with one stack in all', async () => {
    lti.platform.keySetFault = 404;
    await lti.browser.launch();
    expect(String(readDetail().detail).replaceAll(HOST, 'HOST')).toBe(
      'key set "HOST/keys": "the key set answered 404"',
    );
    expect(lti.tool.logs.filter((line) => line.includes('"stack"'))).toHaveLength(1);
  });

  it('an error code of the platform, and not what it says about the person', async () => {
    await lti.browser.post({ error: 'login_required', error_description: 'secret', state: 'x' });
    await lti.browser.post({ error: 'secret token!', state: 'x' });
    expect(readRefusals().map(({ detail }) => detail)).toEqual(['error login_required', undefined]);
    expect(lti.tool.logs.join()).not.toContain('secret');
  });
});
