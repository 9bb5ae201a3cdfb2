import { randomUUID } from 'node:crypto';
import { addPlatform, openLaunch } from '@drawbridge/contracts/integration';
import { type CallApi, signIn } from './call-api.ts';
import type { FuzzPlatform } from './fuzz-platform.ts';

const LTI = 'https://purl.imsglobal.org/spec/lti/claim/';
const AGS = 'https://purl.imsglobal.org/spec/lti-ags/';
const NRPS = 'https://purl.imsglobal.org/spec/lti-nrps/';
const ROLE = 'http://purl.imsglobal.org/vocab/lis/v2/membership#';

export interface LaunchDeps {
  call: CallApi;
  platform: FuzzPlatform;
  origin: string;
  /** The address that the server publishes. */
  publicUrl: string;
  /** The clock of the server. */
  now: () => Date;
  labId: string;
}

/** Each launch has a registration of its own: a request of the run may have deleted the last one. */
async function register({ call, platform }: LaunchDeps): Promise<string> {
  const clientId = `fuzz-${randomUUID()}`;
  await call(
    addPlatform,
    {
      name: 'Fuzz',
      issuer: platform.issuer,
      client_id: clientId,
      auth_login_url: `${platform.issuer}/auth`,
      auth_token_url: `${platform.issuer}/token`,
      key_set_url: `${platform.issuer}/keys`,
      deployment_ids: ['1'],
    },
    await signIn(call, 'admin@acme.test'),
  );
  return clientId;
}

/** Gives the cookie, the state and the nonce of a login. */
async function beginLogin({ platform, origin }: LaunchDeps, clientId: string, target: string) {
  const query = new URLSearchParams({
    iss: platform.issuer,
    login_hint: 'fuzz',
    target_link_uri: target,
    client_id: clientId,
    lti_deployment_id: '1',
  });
  const begun = await fetch(`${origin}/lti/login?${query}`, { redirect: 'manual' });
  const next = new URL(begun.headers.get('location') ?? '');
  return {
    cookie: (begun.headers.get('set-cookie') ?? '').split(';')[0] ?? '',
    state: next.searchParams.get('state') ?? '',
    nonce: next.searchParams.get('nonce'),
  };
}

function toClaims(
  { platform, now, labId }: LaunchDeps,
  { clientId, role, nonce, target }: { clientId: string; role: string; nonce: string | null; target: string },
): object {
  const seconds = Math.floor(now().getTime() / 1000);
  return {
    iss: platform.issuer,
    aud: clientId,
    sub: `fuzz-${role}`,
    iat: seconds,
    exp: seconds + 300,
    nonce,
    [`${LTI}message_type`]: 'LtiResourceLinkRequest',
    [`${LTI}version`]: '1.3.0',
    [`${LTI}deployment_id`]: '1',
    [`${LTI}target_link_uri`]: target,
    [`${LTI}resource_link`]: { id: 'link-1' },
    [`${LTI}roles`]: [`${ROLE}${role}`],
    [`${LTI}context`]: { id: 'context-1' },
    [`${LTI}custom`]: { lab_id: labId },
    // The platform answers every call with its keys, which are no roster and no score.
    [`${AGS}claim/endpoint`]: {
      scope: [`${AGS}scope/lineitem`, `${AGS}scope/score`],
      lineitems: `${platform.issuer}/lineitems`,
      lineitem: `${platform.issuer}/lineitems/1`,
    },
    [`${NRPS}claim/namesroleservice`]: {
      context_memberships_url: `${platform.issuer}/members`,
      service_versions: ['2.0'],
    },
  };
}

/** Launches a lab; gives the token of the session. */
export async function launchLab(deps: LaunchDeps, role: 'Learner' | 'Instructor'): Promise<string> {
  const { call, platform, origin, publicUrl, labId } = deps;
  const clientId = await register(deps);
  const target = `${publicUrl}/labs/details/${labId}`;
  const { cookie, state, nonce } = await beginLogin(deps, clientId, target);
  const idToken = platform.signToken(toClaims(deps, { clientId, role, nonce, target }));
  const launched = await fetch(`${origin}/lti/launch`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie },
    body: new URLSearchParams({ id_token: idToken, state }),
  });
  const address = new URL(launched.headers.get('location') ?? '', origin);
  const ltik = address.searchParams.get('ltik') ?? address.pathname.split('/').at(-1);
  if (launched.status !== 303 && launched.status !== 302)
    throw new Error(`launch: ${launched.status} ${await launched.text()}`);
  return (await call<{ token: string }>(openLaunch, { ltik })).token;
}
