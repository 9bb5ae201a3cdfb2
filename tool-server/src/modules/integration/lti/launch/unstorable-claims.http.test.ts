import { openLaunch } from '@drawbridge/contracts/integration';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claim } from '../../../../../test/fixtures/lti/lti-browser.ts';
import { createLtiTool, type LtiTool } from '../../../../../test/fixtures/lti/lti-tool.ts';
import { CLAIM } from './claims.ts';

let lti: LtiTool;
beforeAll(async () => {
  lti = await createLtiTool();
});
afterAll(() => lti.close());

async function launch(claims: Record<string, unknown>) {
  const { nonce, state, cookie } = await lti.browser.login();
  const idToken = lti.platform.signToken(lti.browser.toClaims(nonce, claims));
  return lti.browser.post({ id_token: idToken, state }, { cookie });
}

describe('a claim with a character that no database stores', () => {
  it.each([
    ['sub', { sub: 'a\0b' }],
    ['sub', { sub: 'a\ud800' }],
    ['resource_link', { [claim('resource_link')]: { id: '\0' } }],
  ])('is refused in %s, which is compared: %j', async (_name, claims) => {
    const page = await launch(claims);
    expect(page.status).toBe(401);
    expect(lti.tool.logs.filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  it.each([
    ['NUL', 'Ada\0', 'Ada'],
    ['half of a surrogate pair', 'Ada\ud83d', 'Ada\ufffd'],
    ['a cut through a surrogate pair', `${'x'.repeat(99)}\u{1F600}`, `${'x'.repeat(99)}\ufffd`],
  ])('is left out of a name and a title, which are only shown: %s', async (_what, given_name, shown) => {
    const page = await launch({
      sub: `named-${shown.length}`,
      given_name,
      family_name: 'L',
      [claim('context')]: { id: 'c', title: given_name },
    });
    expect(page.status).toBe(303);
    const ltik = (page.headers.get('location') ?? '').split('/').at(-1) ?? '';
    const { data } = await lti.tool.anonymous.call(openLaunch, { ltik });
    expect(data.learner.name).toBe(`${shown} L`);
  });

  it('is replaced in an address: half of a surrogate pair does not refuse the launch', async () => {
    const page = await launch({
      [claim('context')]: { id: 'half', title: 'Half' },
      [CLAIM.roster]: { context_memberships_url: 'https://lms.test/\ud83d', service_versions: ['2.0'] },
    });
    expect(page.status).toBe(303);
    const [stored] = await lti.tool.database.query<{ memberships_url: string }>({
      name: '',
      text: `select memberships_url from lti_context where context_id = 'half'`,
      values: [],
    });
    expect(stored?.memberships_url).toBe('https://lms.test/\ufffd');
  });
});
