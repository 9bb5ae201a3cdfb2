import { randomUUID } from 'node:crypto';
import { asId } from '@drawbridge/contracts';
import {
  addPlatform,
  changePlatform,
  deactivatePlatform,
  deletePlatform,
  listPlatforms,
} from '@drawbridge/contracts/integration';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { claim, toText } from '../../../../../test/fixtures/lti/lti-browser.ts';
import { createLtiTool, type LtiTool } from '../../../../../test/fixtures/lti/lti-tool.ts';
import { ltiPlatform } from '../../../kernel/people/lti-platform.table.ts';
import { company, person } from '../../../kernel/people/people.table.ts';
import { ltiDeployment } from '../lti.table.ts';
import { hasOwnKeys, mayTakeDeployment } from './issuer-keys.ts';

let lti: LtiTool;
/** Registrations of Globex, another tenant. */
let rivals: string[];

beforeAll(async () => {
  lti = await createLtiTool();
});
afterAll(() => lti.close());
beforeEach(async () => {
  rivals = [];
  return async () => {
    const globex = await lti.tool.as('admin@globex.test');
    for (const id of rivals) await globex.call(deletePlatform, { id: asId<'platform'>(id) });
  };
});

type Registration = LtiTool['platform']['registration'];

async function registerForGlobex(change: Partial<Registration> = {}): Promise<string> {
  const globex = await lti.tool.as('admin@globex.test');
  const { status, data } = await globex.call(addPlatform, { ...lti.platform.registration, ...change });
  expect(status).toBe(200);
  rivals.push(data.platform.id);
  return data.platform.id;
}

async function setConfirmed(id: string, confirmedAt: Date | null) {
  await lti.tool.database.db.update(ltiPlatform).set({ confirmedAt }).where(eq(ltiPlatform.id, id));
  // Registrations are read again after five seconds.
  lti.tool.clock.advance(5_000);
}

/** A login at an address, without a browser that follows it. */
async function login(change: Record<string, string | undefined> = {}, registrationId?: string) {
  const given = {
    iss: lti.platform.issuer,
    client_id: lti.platform.clientId,
    login_hint: 'hint',
    target_link_uri: `${lti.tool.config.publicUrl}/labs`,
    ...change,
  };
  const fields = Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const at = registrationId === undefined ? '/lti/login' : `/lti/login/${registrationId}`;
  const response = await lti.tool.fetch(`${at}?${new URLSearchParams(fields)}`);
  return {
    status: response.status,
    next: response.headers.get('location'),
    text: toText(await response.text()),
  };
}

/** The registration whose sign-in the login leads to, by the mark in its address. */
const marked = (mark: string) => ({ auth_login_url: `${lti.platform.issuer}/auth?tenant=${mark}` });

async function toCompanyOf(path: string): Promise<string | undefined> {
  const payload = path.split('/').at(-1)?.split('.')[1] ?? '';
  const { user } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { user: string };
  const [row] = await lti.tool.database.db
    .select({ name: company.name })
    .from(person)
    .innerJoin(company, eq(company.id, person.companyId))
    .where(eq(person.id, user));
  return row?.name;
}

describe('P9 a company that registers the platform of another', () => {
  it('is told nothing about the other registration', async () => {
    const id = await registerForGlobex();
    const { data } = await (await lti.tool.as('admin@globex.test')).call(listPlatforms, {});
    expect(data.items.map((one) => one.id)).toEqual([id]);
  });

  it('by the same issuer and another client id, stops no login that names no client id', async () => {
    await lti.browser.enter();
    await registerForGlobex({ ...marked('globex'), client_id: 'a client of Globex' });
    const { status, next } = await login({ client_id: undefined });
    expect([status, next]).toEqual([302, expect.stringContaining('tenant=7')]);
  });

  it('by the same issuer, client id and deployment, takes no launch of a platform that launched before', async () => {
    await lti.browser.enter();
    await registerForGlobex(marked('globex'));
    const { path } = await lti.browser.enter({ claims: { sub: 'learner-of-acme' } });
    expect(await toCompanyOf(path)).toBe('ACME');
  });

  it('and came first, cannot shut the owner out of the address that names its registration', async () => {
    await setConfirmed(lti.platformId, null);
    const rival = await registerForGlobex(marked('globex'));
    await setConfirmed(rival, new Date(0));
    const own = await login({}, lti.platformId);
    expect([own.status, own.next]).toEqual([302, expect.stringContaining('tenant=7')]);
    const launched = await lti.browser.enter({ loginAt: `/lti/login/${lti.platformId}` });
    expect(await toCompanyOf(launched.path)).toBe('ACME');
  });

  it('takes no login by a deployment that only its registration lists', async () => {
    await lti.browser.enter();
    const rival = await registerForGlobex({ ...marked('globex'), deployment_ids: ['deployment-of-globex'] });
    expect((await login({ lti_deployment_id: 'deployment-of-globex' })).next).toContain('tenant=7');
    expect((await login({ lti_deployment_id: lti.platform.deploymentId })).next).toContain('tenant=7');
    expect((await login({}, rival)).next).toContain('tenant=globex');
  });

  it('is refused beside an owner that never launched, with the address that decides', async () => {
    await setConfirmed(lti.platformId, null);
    await registerForGlobex();
    const { status, text } = await login();
    expect([status, text]).toEqual([400, expect.stringContaining('the address that its registration shows')]);
    await setConfirmed(lti.platformId, new Date(0));
  });

  it('and switches its registration off, hides no other', async () => {
    const rival = await registerForGlobex(marked('globex'));
    await setConfirmed(rival, new Date(0));
    const globex = await lti.tool.as('admin@globex.test');
    await globex.call(deactivatePlatform, { id: asId<'platform'>(rival) });
    expect((await login()).next).toContain('tenant=7');
    // The page of the launch passes ltijs, which knows platforms by issuer and client id.
    const { path } = await lti.browser.enter();
    expect((await lti.tool.fetch(path)).status).toBe(200);
  });

  it('frames no page of a launch of the other', async () => {
    await lti.browser.enter();
    await registerForGlobex({ auth_login_url: 'https://frames.globex.test/auth' });
    const { path } = await lti.browser.enter();
    const policy = (await lti.tool.fetch(path)).headers.get('content-security-policy');
    expect(policy).toContain(`frame-ancestors ${lti.platform.issuer}`);
    expect(policy).not.toContain('globex');
  });
});

describe('P9 the address that names a registration', () => {
  it.each<[string, Record<string, string>, string | undefined]>([
    ['another issuer', { iss: 'https://other.test' }, undefined],
    ['another client id', { client_id: 'another' }, undefined],
    ['an id that nobody has', {}, randomUUID()],
  ])('is refused with %s', async (_what, change, id) => {
    const { status, text } = await login(change, id ?? lti.platformId);
    expect([status, text]).toEqual([400, expect.stringContaining('is not registered here')]);
  });
});

describe('P9 the keys of an issuer', () => {
  it('of another host than the issuer confirm nothing, so that nobody proves an issuer with keys of their own', async () => {
    const evil = { issuer: 'https://lms.acme.test', keySetUrl: 'https://keys.globex.test/jwks' };
    expect([hasOwnKeys(evil), hasOwnKeys({ ...evil, keySetUrl: 'https://lms.acme.test:8443/jwks' })]).toEqual(
      [false, true],
    );
    await setConfirmed(lti.platformId, null);
    await lti.browser.enter();
    const { db } = lti.tool.database;
    const [row] = await db.select().from(ltiPlatform).where(eq(ltiPlatform.id, lti.platformId));
    expect(row?.confirmedAt).toBeInstanceOf(Date);
  });

  it.each([
    ['https://canvas.instructure.com', 'https://sso.canvaslms.com/api/lti/security/jwks'],
    ['https://blackboard.com', 'https://developer.blackboard.com/api/v1/management/applications/x/jwks.json'],
  ])('%s are at the host of the product', (issuer, keySetUrl) => {
    expect(hasOwnKeys({ issuer, keySetUrl })).toBe(true);
    expect(hasOwnKeys({ issuer, keySetUrl: 'https://evil.test/jwks' })).toBe(false);
  });

  it('confirm a registration again after its issuer, client id or key set changed', async () => {
    const admin = await lti.admin();
    const id = asId<'platform'>(lti.platformId);
    const { db } = lti.tool.database;
    const read = async () =>
      (await db.select().from(ltiPlatform).where(eq(ltiPlatform.id, id)))[0]?.confirmedAt ?? null;
    await setConfirmed(id, new Date(0));
    await admin.call(changePlatform, { ...lti.platform.registration, id, name: 'Another name' });
    expect(await read()).toEqual(new Date(0));
    const elsewhere = `${lti.platform.issuer}/other-keys`;
    await admin.call(changePlatform, { ...lti.platform.registration, id, key_set_url: elsewhere });
    expect(await read()).toBeNull();
    await admin.call(changePlatform, { ...lti.platform.registration, id });
  });
});

describe('P9 a registration without deployment ids', () => {
  it.each([
    [
      'an issuer that many customers share',
      'https://canvas.instructure.com',
      'https://sso.canvaslms.com/keys',
    ],
    ['keys at another host', 'https://lms.acme.test', 'https://keys.test/jwks'],
  ])('takes none by itself from %s', (_what, issuer, keySetUrl) => {
    expect(mayTakeDeployment({ issuer, keySetUrl, deployments: new Set() })).toBe(false);
  });

  it("is refused a launch when its keys are not the issuer's, and nothing is stored", async () => {
    const { db } = lti.tool.database;
    const admin = await lti.admin();
    const id = asId<'platform'>(lti.platformId);
    const { registration } = lti.platform;
    // The same server under another name of this machine.
    const key_set_url = registration.key_set_url.replace('127.0.0.1', 'localhost');
    await admin.call(changePlatform, { ...registration, id, key_set_url, deployment_ids: [] });
    const refused = await lti.browser.launch({
      claims: { [claim('deployment_id')]: 'anybody' },
      login: { lti_deployment_id: 'anybody' },
    });
    expect([refused.status, toText(await refused.text())]).toEqual([
      401,
      expect.stringContaining('The deployment id must be added'),
    ]);
    expect(await db.select().from(ltiDeployment).where(eq(ltiDeployment.platformId, id))).toEqual([]);
    await admin.call(changePlatform, { ...registration, id });
  });
});
