import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { asId } from '@drawbridge/contracts';
import { addPlatform, deletePlatform } from '@drawbridge/contracts/integration';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { claim, toText } from '../../../../../test/fixtures/lti/lti-browser.ts';
import { makeKey } from '../../../../../test/fixtures/lti/lti-platform.ts';
import { createLtiTool, type LtiTool } from '../../../../../test/fixtures/lti/lti-tool.ts';
import { ltiPlatform } from '../../../kernel/people/lti-platform.table.ts';

/** Keys of the attacker, at a host that is not the issuer's. */
const evilKey = makeKey('evil');
const SIGN_IN = 'http://evil.example/sign-in';

let lti: LtiTool;
let keySetUrl: string;
let closeKeys: () => Promise<void>;
beforeEach(async () => {
  lti = await createLtiTool();
  const server = createServer((_req, res) => {
    res.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [evilKey.jwk] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Another host name than that of the issuer, 127.0.0.1.
  keySetUrl = `http://localhost:${(server.address() as AddressInfo).port}/keys`;
  closeKeys = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
});
afterEach(async () => {
  await closeKeys();
  await lti.close();
});

/** Globex registers what every login of ACME's platform has in its address. */
async function registerForGlobex(): Promise<string> {
  const globex = await lti.tool.as('admin@globex.test');
  const { data } = await globex.call(addPlatform, {
    ...lti.platform.registration,
    auth_login_url: SIGN_IN,
    key_set_url: keySetUrl,
    deployment_ids: ['1', '2', '3'],
  });
  return data.platform.id;
}

/** ACME's administrator adds no deployment: the first launch does. */
async function registerForAcme(): Promise<string> {
  const { data } = await (await lti.admin()).call(addPlatform, {
    ...lti.platform.registration,
    deployment_ids: [],
  });
  return data.platform.id;
}
const removeOfAcme = async () =>
  (await lti.admin()).call(deletePlatform, { id: asId<'platform'>(lti.platformId) });

const loginOf = (deployment: string) => lti.browser.login({ lti_deployment_id: deployment });
const launchOf = (deployment: string, at?: string) =>
  lti.browser.launch({
    login: { lti_deployment_id: deployment },
    claims: { [claim('deployment_id')]: deployment },
    ...(at === undefined ? {} : { loginAt: at }),
  });

/** The attacker answers a login with keys of their own, as ACME's issuer. */
async function launchWithEvilKeys(
  deployment: string,
  { nonce, state, cookie }: Awaited<ReturnType<typeof loginOf>>,
) {
  const claims = lti.browser.toClaims(nonce, { [claim('deployment_id')]: deployment });
  const token = lti.platform.signToken(claims, { kid: evilKey.kid }, evilKey.privateKey);
  return lti.browser.post({ id_token: token, state }, { cookie });
}

describe("a company that registers another's issuer and client id, with a sign-in and keys of its own", () => {
  it("gets no login and no launch of the other's learners, before its first launch and after", async () => {
    await removeOfAcme();
    const acme = await registerForAcme();
    await registerForGlobex();

    for (const deployment of ['1', '2', '3', 'unlisted']) {
      const { response } = await loginOf(deployment);
      expect([response.status, response.headers.get('location')]).toEqual([400, null]);
    }
    const first = await launchOf('1', `/lti/login/${acme}`);
    expect(first.status).toBe(303);

    for (const deployment of ['1', '2', '3', 'unlisted']) {
      const started = await loginOf(deployment);
      expect(started.next.origin).toBe(lti.platform.issuer);
      const forged = await launchWithEvilKeys(deployment, started);
      expect([deployment, forged.status]).toEqual([deployment, 401]);
    }
    expect((await launchOf('1')).status).toBe(303);
  });

  it('keeps no launch that began while it was alone, once the other is proven', async () => {
    await removeOfAcme();
    await registerForGlobex();
    const started = await loginOf('1');
    expect(started.next.href).toContain(SIGN_IN);
    const acme = await registerForAcme();
    expect((await launchOf('1', `/lti/login/${acme}`)).status).toBe(303);
    const forged = await launchWithEvilKeys('1', started);
    expect([forged.status, toText(await forged.text())]).toEqual([
      400,
      expect.stringContaining('the address that its registration shows'),
    ]);
  });

  it('proves nothing by a launch at its own address, where its keys are at another host', async () => {
    const globex = await registerForGlobex();
    const started = await lti.browser.login({ lti_deployment_id: '1' }, `/lti/login/${globex}`);
    expect((await launchWithEvilKeys('1', started)).status).toBe(303);
    const rows = lti.tool.database.db.select().from(ltiPlatform).where(eq(ltiPlatform.id, globex));
    expect((await rows)[0]?.confirmedAt).toBeNull();
    expect((await loginOf('1')).response.status).toBe(400);
  });
});

it('a platform that nobody else registered launches at the address that all share, and is proven by it', async () => {
  const { path } = await lti.browser.enter();
  expect(path).toMatch(/^\/labs\//);
  await registerForGlobex();
  expect((await loginOf('2')).next.origin).toBe(lti.platform.issuer);
});
