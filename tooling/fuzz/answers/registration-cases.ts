/** Cases of what an administrator does: a registration ends on a page with its reason, a test with a result of each check. */
import {
  deletePlatform,
  listInvitations,
  makeInvitation,
  PLATFORM_CHECKS,
  revokeInvitation,
  testPlatform,
} from '@drawbridge/contracts/integration';
import { type CaseContext, CaseFault, type RunCase, readPage, spoil } from './case-context.ts';
import { BEARER } from './fake-platform.ts';
import { withRightPlatform } from './launch-steps.ts';
import type { PlatformAddress } from './right-answers.ts';

/** The registration token of the platform. */
export const REGISTRATION_TOKEN = 'a-registration-token-of-the-fuzz';

async function register(context: CaseContext): Promise<string> {
  const { client, platform, admin } = context;
  const { invitation, url } = await client.demand(makeInvitation, {}, admin);
  try {
    const { searchParams } = new URL(url);
    searchParams.set('openid_configuration', `${platform.issuer}/configuration`);
    searchParams.set('registration_token', REGISTRATION_TOKEN);
    const reply = await client.request({ path: `/lti/register?${searchParams}` });
    const refusal = readPage(reply);
    const { items } = await client.demand(listInvitations, {}, admin);
    const stored = items.find(({ id }) => id === invitation.id);
    if (reply.text.includes(REGISTRATION_TOKEN)) throw new CaseFault('the page holds the registration token');
    if (stored?.platform) await client.demand(deletePlatform, { id: stored.platform.id }, admin);
    if (refusal !== undefined && stored?.state !== 'open')
      throw new CaseFault('refused, and the link is used up');
    if (refusal === undefined && !stored?.platform)
      throw new CaseFault('registered, and no platform is there');
    return refusal === undefined ? 'registered' : `refused: ${refusal}`;
  } finally {
    await client.call(revokeInvitation, { id: invitation.id }, admin);
  }
}

const registerWith =
  (address: PlatformAddress): RunCase =>
  async (context) => {
    spoil(context, address);
    return { outcome: await register(context) };
  };

const testWith = (address: PlatformAddress): RunCase =>
  withRightPlatform(async (context, id) => {
    spoil(context, address);
    const { status, data, text } = await context.client.call(testPlatform, { id }, context.admin);
    if (data === undefined) throw new CaseFault(`the test: ${status} ${text.slice(0, 200)}`);
    if (text.includes(BEARER)) throw new CaseFault('the reply holds the bearer');
    const names = data.checks.map((check) => check.id).join();
    if (names !== PLATFORM_CHECKS.join()) throw new CaseFault(`checks without a result: ${names}`);
    const found = data.checks.find(({ outcome }) => outcome === 'failed' || outcome === 'warning');
    return { outcome: found ? `${found.outcome}: ${found.id} ${found.result}` : 'passed' };
  });

export const REGISTRATION_CASES = {
  configuration: registerWith('GET /configuration'),
  'answer to a registration': registerWith('POST /register'),
  'key set in a test': testWith('GET /keys'),
  'sign-in in a test': testWith('GET /auth'),
  'token in a test': testWith('POST /token'),
} as const satisfies Record<string, RunCase>;
