import {
  draftSaml,
  finishSsoTest,
  getProvider,
  getSsoSetup,
  startSsoTest,
  switchSsoOn,
} from '@drawbridge/contracts/identity';
import { listAuditEntries } from '@drawbridge/contracts/kernel';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, createTestTool, type TestTool } from '../../../../../test/fixtures/create-test-tool.ts';
import { createSamlIdp, encodeXml, type SamlIdp } from '../../../../../test/fixtures/identity/saml-idp.ts';
import {
  makeSigningCertificate,
  publishMetadata,
  toIdpMetadata,
} from '../../../../../test/fixtures/identity/saml-metadata.ts';
import {
  createSsoBrowser,
  makePageSecrets,
  type PageSecrets,
  type SsoBrowser,
} from '../../../../../test/fixtures/identity/sso-browser.ts';
import { limitWindow } from '../../../../platform/limits/limits.table.ts';
import { toDemoCompanyId } from '../../../operations/demo/index.ts';
import { certificateNotice, companyDomain, identity, identityProvider } from '../sso.table.ts';

const ACME = toDemoCompanyId('acme');
const DAY_MS = 86_400_000;

let tool: TestTool;
let idp: SamlIdp;
let browser: SsoBrowser;
let admin: Caller;
let site: Awaited<ReturnType<typeof publishMetadata>>;
/** Of the key that the provider signs with, and of another one. */
let certificate: string;
let next: string;

beforeAll(async () => {
  tool = await createTestTool();
  idp = createSamlIdp({ clock: tool.clock, publicUrl: tool.config.publicUrl });
  browser = createSsoBrowser(tool);
  certificate = await makeSigningCertificate(new Date(tool.clock.now().getTime() + 60 * DAY_MS), idp);
  next = await makeSigningCertificate(new Date(tool.clock.now().getTime() + 800 * DAY_MS));
  site = await publishMetadata('');
});
afterAll(async () => {
  await tool.close();
  await site.close();
});
beforeEach(async () => {
  const { db } = tool.database;
  admin = await tool.as('admin@acme.test');
  Object.assign(site.published, { text: toMetadata([certificate]), status: 200 });
  await db.delete(limitWindow);
  await db.delete(certificateNotice);
  await db.delete(identity).where(eq(identity.providerId, ACME));
  await db.delete(identityProvider).where(eq(identityProvider.companyId, ACME));
  await db.delete(companyDomain).where(eq(companyDomain.companyId, ACME));
  await db
    .insert(companyDomain)
    .values({ domain: 'acme.test', companyId: ACME, verifiedAt: tool.clock.now() });
});

const toMetadata = (certificates: string[], part: Partial<Parameters<typeof toIdpMetadata>[0]> = {}) =>
  toIdpMetadata({ entityId: idp.entityId, entryPoint: idp.entryPoint, certificates, ...part });
const draft = (metadata = toMetadata([certificate])) => admin.call(draftSaml, { metadata });
const setup = async () => (await admin.call(getSsoSetup, {})).data;

/** The way of a browser to the provider and back, from an address that begins a sign-in. */
async function travel(start: Parameters<SsoBrowser['toAuthorizeUrl']>[0], email = 'lea@acme.test') {
  const secrets = makePageSecrets();
  const { url } = await browser.go(browser.toAuthorizeUrl(start, secrets));
  const attributes = { email, givenName: 'Lea', groups: 'Engineering' };
  const xml = idp.answer(ACME, idp.readRequest(url).id, { attributes });
  const body = new URLSearchParams({ SAMLResponse: encodeXml(xml) });
  const back = await browser.go(`/saml/${ACME}/acs`, { method: 'POST', body });
  return {
    secrets,
    code: back.url.searchParams.get('code') ?? '',
    error: back.url.searchParams.get('error'),
  };
}
const toAnswer = ({ code, secrets }: { code: string; secrets: PageSecrets }) => ({
  code,
  state: secrets.state,
  nonce: secrets.nonce,
  code_verifier: secrets.verifier,
  redirect_uri: browser.toRedirectUri(ACME),
});
async function test(email?: string) {
  const { data } = await admin.call(startSsoTest, {});
  return admin.call(finishSsoTest, toAnswer(await travel({ configured: true, ...data }, email)));
}
async function signIn() {
  const { data } = await tool.anonymous.call(getProvider, { provider: ACME });
  return browser.finish({ provider: ACME, ...(await travel(data)) });
}
async function switchOn(metadata_url?: string) {
  await (metadata_url ? admin.call(draftSaml, { metadata_url }) : draft());
  await test();
  expect((await admin.call(switchSsoOn, {})).status).toBe(200);
}

describe('COMP-9 a SAML provider that an administrator enters', () => {
  it('our metadata is there before anything is entered', async () => {
    const response = await tool.fetch(`/saml/${ACME}/metadata`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(`Location="${tool.config.publicUrl}/saml/${ACME}/acs"`);
  });

  it('a metadata file gives entity id, address and two certificates with their ends', async () => {
    const { data } = await draft(toMetadata([certificate, next]));
    expect(data.draft).toMatchObject({
      kind: 'saml',
      issuer: idp.entityId,
      entry_point: idp.entryPoint,
      certificates: [
        { subject: 'idp.school.test', fingerprint: expect.stringMatching(/^([0-9A-F]{2}:){31}[0-9A-F]{2}$/) },
        { valid_until: expect.stringMatching(/^2028-/) },
      ],
    });
  });

  it.each<[string, string, () => string]>([
    ['nothing', 'Upload the metadata file', () => ''],
    ['a text', 'not a metadata document', () => 'hello'],
    ['half of a document', 'not well-formed', () => toMetadata([certificate]).slice(0, 300)],
    ['a document type', 'document type', () => `<!DOCTYPE x>${toMetadata([certificate])}`],
    ['no provider', 'no identity provider', () => '<x/>'],
    ['no certificate', 'no signing certificate', () => toMetadata([])],
    ['a damaged certificate', 'cannot be read', () => toMetadata(['AAAA'])],
    ['another binding', 'HTTP-Redirect', () => toMetadata([certificate], { binding: 'HTTP-POST' })],
    [
      'a script as address',
      'https://',
      () => toMetadata([certificate], { entryPoint: 'javascript:alert(1)' }),
    ],
  ])('metadata with %s is refused at its field: %s', async (_what, text, toText) => {
    const reply = await draft(toText());
    expect([reply.status, reply.errors]).toEqual([400, { metadata: expect.stringContaining(text) }]);
  });

  it('an address that cannot be read is refused at its field', async () => {
    site.published.status = 503;
    const reply = await admin.call(draftSaml, { metadata_url: site.url });
    expect([reply.status, reply.errors]).toEqual([400, { metadata_url: 'The address returned status 503' }]);
  });

  it('a test passes, the code of a test opens no session, and after the switch people sign in', async () => {
    await draft();
    expect((await test('x@globex.test')).data).toMatchObject({ has_passed: false, fault: 'email_outside' });
    expect((await test()).data).toMatchObject({
      has_passed: true,
      claims: { subject: 'learner-1', email: 'lea@acme.test', email_verified: null, groups: ['Engineering'] },
    });
    await admin.call(switchSsoOn, {});
    await draft();
    const { data } = await admin.call(startSsoTest, {});
    const tested = await travel({ configured: true, ...data });
    expect((await browser.finish({ provider: ACME, ...tested })).code).toBe('signin_refused');
    expect((await signIn()).status).toBe(200);
  });

  it('the code of a sign-in passes no test', async () => {
    await switchOn();
    await draft();
    const { data } = await tool.anonymous.call(getProvider, { provider: ACME });
    const reply = await admin.call(finishSsoTest, toAnswer(await travel(data)));
    expect(reply.data).toMatchObject({ has_passed: false, fault: 'provider' });
  });
});

describe('COMP-9 metadata that is read every day', () => {
  const nextDay = async () => {
    tool.clock.advance(DAY_MS + 1_000);
    await tool.app.jobs.drain();
    admin = await tool.as('admin@acme.test');
  };

  it('a second certificate is known before the provider signs with it, and the change is shown and recorded', async () => {
    await switchOn(site.url);
    site.published.text = toMetadata([certificate, next]);
    await tool.app.jobs.drain();
    expect((await setup()).live?.certificates).toHaveLength(1);
    await nextDay();
    const { live } = await setup();
    expect(live?.certificates).toHaveLength(2);
    expect(live?.metadata_change?.added).toEqual([live?.certificates[1]?.fingerprint]);
    expect((await signIn()).status).toBe(200);
    const { items } = (await admin.call(listAuditEntries, { action: 'identity_provider.metadata' })).data;
    expect(items[0]?.details).toMatchObject({ by: 'daily reading', certificates_removed: '' });
  });

  it.each<[string, string, () => void]>([
    [
      'another entity id',
      'another entity id',
      () => (site.published.text = toMetadata([next], { entityId: 'urn:x' })),
    ],
    ['no certificate', 'no signing certificate', () => (site.published.text = toMetadata([]))],
    ['a failure', 'status 500', () => (site.published.status = 500)],
  ])('metadata with %s changes nothing, and the fault is shown', async (_what, fault, breakIt) => {
    await switchOn(site.url);
    breakIt();
    await nextDay();
    expect((await setup()).live).toMatchObject({
      metadata_fault: expect.stringContaining(fault),
      metadata_change: null,
      certificates: [{}],
    });
    expect((await signIn()).status).toBe(200);
  });
});

describe('COMP-9 the end of a signing certificate', () => {
  it('administrators are told 30, 7 and 1 day before, once each', async () => {
    const soon = await makeSigningCertificate(new Date(tool.clock.now().getTime() + 40 * DAY_MS), idp);
    await draft(toMetadata([soon]));
    await test();
    await admin.call(switchSsoOn, {});
    const subjects = async () =>
      (await tool.mails('admin@acme.test'))
        .map(({ subject }) => subject)
        .filter((subject) => subject.includes('certificate'));
    const seen: number[] = [];
    for (const days of [5, 6, 1, 20, 1, 5, 1, 1]) {
      tool.clock.advance(days * DAY_MS);
      seen.push((await subjects()).length);
    }
    expect(seen).toEqual([0, 1, 1, 1, 2, 2, 3, 3]);
    const [mail] = (await tool.mails('admin@acme.test')).filter(({ subject }) =>
      subject.includes('certificate'),
    );
    expect(mail?.subject).toBe('A single sign-on certificate of ACME ends tomorrow');
    expect(mail?.text).toContain('No other certificate is known.');
  });
});
