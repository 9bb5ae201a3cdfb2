import { getProvider, matchTenant } from '@drawbridge/contracts/identity';
import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestTool, type TestTool } from '../../../../../test/fixtures/create-test-tool.ts';
import {
  type AnswerParts,
  createSamlIdp,
  encodeXml,
  newXmlId,
  type SamlIdp,
} from '../../../../../test/fixtures/identity/saml-idp.ts';
import {
  createSsoBrowser,
  makePageSecrets,
  type SsoBrowser,
} from '../../../../../test/fixtures/identity/sso-browser.ts';
import { makeTenant } from '../../../../../test/fixtures/identity/sso-tenant.ts';
import { person } from '../../../kernel/people/index.ts';
import { identityProvider, samlAssertion, samlCode, samlRequest } from '../sso.table.ts';

let tool: TestTool;
let idp: SamlIdp;
let browser: SsoBrowser;
beforeAll(async () => {
  tool = await createTestTool();
  browser = createSsoBrowser(tool);
  idp = createSamlIdp({ clock: tool.clock, publicUrl: tool.config.publicUrl });
  const saml = { kind: 'saml', issuer: idp.entityId, entryPoint: idp.entryPoint } as const;
  await makeTenant(tool, 'school', { ...saml, certificates: [idp.publicKey] });
  await makeTenant(tool, 'college', { ...saml, certificates: [idp.publicKey], allowsUnsolicited: true });
});
afterAll(() => tool.close());

async function begin(provider = 'school') {
  const secrets = makePageSecrets();
  const { data } = await tool.anonymous.call(getProvider, { provider });
  const { url } = await browser.go(browser.toAuthorizeUrl(data, secrets));
  return { secrets, url, requestId: idp.readRequest(url).id };
}
const post = (xml: string, provider = 'school') =>
  browser.go(`/saml/${provider}/acs`, {
    method: 'POST',
    body: new URLSearchParams({ SAMLResponse: encodeXml(xml) }),
  });

/** A whole sign-in; gives the reply of `auth/signin`. */
async function signIn(changed: Partial<AnswerParts> = {}) {
  const { secrets, requestId } = await begin();
  const { url } = await post(idp.answer('school', requestId, changed));
  const code = url.searchParams.get('code') ?? '';
  return browser.finish({ provider: 'school', code, secrets });
}
const lastRefusal = () =>
  tool.logs
    .map((line) => JSON.parse(line) as { event?: string; reason?: string; detail?: string })
    .findLast(({ event }) => event === 'sso.refused');
function expectRefused(
  { url, response }: Awaited<ReturnType<typeof post>>,
  reason?: string,
  provider = 'school',
) {
  expect([
    response.status,
    url.pathname,
    url.searchParams.get('error'),
    url.searchParams.get('code'),
  ]).toEqual([303, `/callback/${provider}`, 'access_denied', null]);
  if (reason) expect(lastRefusal()?.reason).toBe(reason);
}

describe('a SAML sign-in', () => {
  it('AUTH-42 a SAML sign-in begins like any other', async () => {
    expect((await tool.anonymous.call(matchTenant, { email: 'x@school.test' })).data.provider).toBe('school');
    const { data } = await tool.anonymous.call(getProvider, { provider: 'school' });
    expect(data).toEqual({
      provider: 'school',
      configured: true,
      authorize_url: 'https://tool.test/saml/school/login',
      client_id: 'school',
      scope: 'openid email profile',
      redirect_uri: 'https://tool.test/callback/school',
    });
  });

  it("a SAML sign-in sends its request to the provider and keeps the query of the provider's address", async () => {
    const { url, requestId } = await begin();
    const { xml } = idp.readRequest(url);
    expect(`${url.origin}${url.pathname}?tenant=${url.searchParams.get('tenant')}`).toBe(idp.entryPoint);
    expect(requestId).toMatch(/^_[0-9a-f]{40}$/);
    expect(xml).toContain('AssertionConsumerServiceURL="https://tool.test/saml/school/acs"');
    expect(xml).toContain('>https://tool.test/saml/school/metadata</saml:Issuer>');
  });

  it('AUTH-45 a SAML sign-in ends in a session, and finds the same person again', async () => {
    const first = await signIn();
    expect([first.status, first.data.custom?._type]).toEqual([200, 'ENT']);
    const claims = decodeJwt(first.data.AuthenticationResult?.IdToken ?? '');
    expect(claims).toMatchObject({ email: 'lea@school.test', given_name: 'Lea', family_name: 'Holm' });
    const again = await signIn({ attributes: { mail: 'lea@school.test' } });
    expect(decodeJwt(again.data.AuthenticationResult?.IdToken ?? '').sub).toBe(claims.sub);
  });

  it('a response signed as a whole is accepted', async () => {
    expect((await signIn({ signed: 'response' })).status).toBe(200);
  });

  it('the email address is read from every attribute that providers use', async () => {
    const address = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress';
    const places: Partial<AnswerParts>[] = [
      { nameId: 's-2', attributes: { [address]: 'two@school.test' } },
      { nameId: 's-3', attributes: { 'urn:oid:0.9.2342.19200300.100.1.3': 'three@school.test' } },
      { nameId: 'four@school.test', attributes: {} },
    ];
    for (const parts of places) expect((await signIn(parts)).status).toBe(200);
  });

  it('both keys are accepted while a provider changes its key', async () => {
    const row = eq(identityProvider.id, 'school');
    const { db } = tool.database;
    await db
      .update(identityProvider)
      .set({ certificates: [idp.otherPublicKey, idp.publicKey] })
      .where(row);
    expect((await signIn()).status).toBe(200);
    await db
      .update(identityProvider)
      .set({ certificates: [idp.publicKey] })
      .where(row);
  });

  it('the metadata that a provider needs is published', async () => {
    const response = await tool.fetch('/saml/school/metadata');
    const text = await response.text();
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'application/samlmetadata+xml; charset=utf-8',
    ]);
    expect(text).toContain('entityID="https://tool.test/saml/school/metadata"');
    expect(text).toContain('Location="https://tool.test/saml/school/acs"');
    expect(text).toContain('WantAssertionsSigned="true"');
  });

  it.each([
    '/saml/nobody/metadata',
    `/saml/${crypto.randomUUID()}/metadata`,
    '/saml/nobody/login',
    '/saml/northwind/login',
  ])('there is no SAML metadata at %s', async (path) => expect((await tool.fetch(path)).status).toBe(404));
});

describe('the request of a SAML sign-in', () => {
  const good = () => {
    const { state, challenge } = makePageSecrets();
    return {
      state,
      code_challenge: challenge,
      code_challenge_method: 'S256',
      redirect_uri: browser.toRedirectUri('school'),
    };
  };
  it.each<[string, Record<string, string>]>([
    ['a state that is not random', { state: 'x' }],
    ['a state with more in it', { state: `${'a'.repeat(43)}&x` }],
    ['no challenge', { code_challenge: '' }],
    ['a plain challenge', { code_challenge_method: 'plain' }],
    ['another redirect address', { redirect_uri: 'https://evil.test/callback/school' }],
    ['the redirect address of another provider', { redirect_uri: 'https://tool.test/callback/college' }],
  ])('a SAML request is not sent with %s', async (_what, changed) => {
    const before = await tool.database.db.select().from(samlRequest);
    const { url } = await browser.go(`/saml/school/login?${new URLSearchParams({ ...good(), ...changed })}`);
    expect([url.origin, url.pathname, url.searchParams.get('error')]).toEqual([
      'https://tool.test',
      '/callback/school',
      'invalid_request',
    ]);
    expect(await tool.database.db.select().from(samlRequest)).toHaveLength(before.length);
  });

  it('SAML requests are limited per address', async () => {
    const go = () =>
      tool.fetch(`/saml/school/login?${new URLSearchParams(good())}`, {
        headers: { 'x-forwarded-for': '198.51.100.9' },
      });
    const replies = await Promise.all(Array.from({ length: 61 }, go));
    const late = replies.filter((reply) =>
      reply.headers.get('location')?.includes('temporarily_unavailable'),
    );
    expect(late).toHaveLength(1);
  });
});

describe('Core 5, Profiles 4.1.4 a response', () => {
  it.each<[string, Partial<AnswerParts> & { withOtherKey?: boolean }, string]>([
    ['unsigned', { signed: 'nothing' }, 'answer_refused'],
    ['signed by another key', { withOtherKey: true }, 'answer_refused'],
    ['signed as a whole by another key', { withOtherKey: true, signed: 'response' }, 'answer_refused'],
    ['signed with SHA-1', { hash: 'sha1' }, 'answer_refused'],
    ['for another audience', { audience: 'https://tool.test/saml/college/metadata' }, 'answer_refused'],
    ['for no audience in particular', { restricted: false }, 'answer_refused'],
    ['of another issuer', { issuer: 'https://idp.evil.test' }, 'answer_refused'],
    ['sent to another address', { destination: 'https://evil.test/acs' }, 'answer_refused'],
    ['meant for another address', { recipient: 'https://evil.test/acs' }, 'answer_refused'],
    [
      'confirmed otherwise than by bearer',
      { method: 'urn:oasis:names:tc:SAML:2.0:cm:sender-vouches' },
      'answer_refused',
    ],
    ['confirmed for another request', { confirmedFor: newXmlId() }, 'answer_refused'],
    ['confirmed for no request', { confirmedFor: undefined }, 'answer_refused'],
    ['an answer to another request', { inResponseTo: newXmlId() }, 'request_unknown'],
    ['without an authentication', { authenticated: false }, 'answer_refused'],
    ['a failure', { status: 'Responder' }, 'answer_refused'],
    [
      'about a passing subject',
      { nameIdFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient' },
      'subject_unfit',
    ],
    ['without a subject', { nameId: '' }, 'subject_unfit'],
  ])('a response is refused: one %s', async (_what, changed, reason) => {
    const { requestId } = await begin();
    expectRefused(await post(idp.answer('school', requestId, changed)), reason);
  });

  it('an expired response, or one that is not valid yet, is refused', async () => {
    const now = tool.clock.now().getTime();
    for (const times of [
      { notOnOrAfter: now - 1 },
      { notOnOrAfter: now - 31_000 },
      { notBefore: now + 31_000 },
    ]) {
      const { requestId } = await begin();
      expectRefused(await post(idp.answer('school', requestId, times)), 'answer_refused');
    }
  });

  it('a response is accepted once: posted again it is refused', async () => {
    const { requestId } = await begin();
    const answer = idp.answer('school', requestId);
    expect((await post(answer)).url.searchParams.get('code')).toBeTruthy();
    expectRefused(await post(answer), 'request_unknown');
  });

  it('a response is refused if its assertion was used before, even for another request', async () => {
    const one = await begin();
    const assertionId = newXmlId();
    expect(
      (await post(idp.answer('school', one.requestId, { assertionId }))).url.searchParams.get('code'),
    ).toBeTruthy();
    const two = await begin();
    expectRefused(await post(idp.answer('school', two.requestId, { assertionId })), 'replayed');
  });

  it('a response is accepted within ten minutes of its request', async () => {
    const { requestId } = await begin();
    tool.clock.advance(600_000);
    expectRefused(await post(idp.answer('school', requestId)), 'request_unknown');
  });

  it('a response for one tenant is refused for another, even if one provider serves both', async () => {
    const { requestId } = await begin('school');
    expectRefused(await post(idp.answer('school', requestId), 'college'), 'answer_refused', 'college');
    const college = await begin('college');
    expectRefused(await post(idp.answer('college', college.requestId), 'school'));
  });

  it.each<[string, string, string]>([
    ['no base64', '%%%', 'answer_refused'],
    ['no XML', encodeXml('hello'), 'answer_refused'],
    ['nothing', '', 'answer_refused'],
    ['another document', encodeXml('<a/>'), 'answer_refused'],
    [
      'a broken document',
      encodeXml('<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol">'),
      'answer_refused',
    ],
    ['too much', encodeXml('x'.repeat(110_000)), 'answer_refused'],
  ])('a response is refused when it is %s', async (_what, SAMLResponse, reason) => {
    const { response } = await browser.go('/saml/school/acs', {
      method: 'POST',
      body: new URLSearchParams({ SAMLResponse }),
    });
    expect([response.status, lastRefusal()?.reason]).toEqual([303, reason]);
  });

  it('a response with a document type or entities is refused before it is parsed', async () => {
    const { requestId } = await begin();
    const bomb = `<!DOCTYPE r [<!ENTITY a "aaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>${idp.answer('school', requestId)}`;
    expectRefused(await post(bomb), 'answer_refused');
    expect(lastRefusal()?.detail).toBe('document type');
  });

  it('a comment in a subject or address does not truncate it', async () => {
    const { requestId, secrets } = await begin();
    const xml = idp.answer('school', requestId, {
      nameId: 'admin@school.test.evil.test',
      attributes: { email: 'admin@school.test.evil.test' },
    });
    const { url } = await post(xml.replaceAll('admin@school.test.evil', 'admin@school.test<!-- -->.evil'));
    const code = url.searchParams.get('code') ?? '';
    // Comments are not part of what is signed: the whole text is read, and is outside the tenant.
    if (code)
      expect((await browser.finish({ provider: 'school', code, secrets })).code).toBe('signin_refused');
    const made = await tool.database.db.select().from(person).where(eq(person.email, 'admin@school.test'));
    expect(made).toEqual([]);
  });
});

describe('signature wrapping', () => {
  const VICTIM = { nameId: 'the-head', attributes: { email: 'head@school.test' } };
  /** A good response, its signed assertion, and a forged one. */
  async function make() {
    const { requestId } = await begin();
    const good = idp.answer('school', requestId);
    const signed = /<saml:Assertion[\s\S]*<\/saml:Assertion>/.exec(good)?.[0] ?? '';
    return { requestId, good, signed, forged: idp.forge('school', requestId, VICTIM) };
  }
  const sameId = (forged: string, signed: string) =>
    forged.replace(/ ID="[^"]+"/, ` ID="${/ ID="([^"]+)"/.exec(signed)?.[1]}"`);
  const signatureOf = (signed: string) =>
    /<(ds:)?Signature[\s\S]*<\/(ds:)?Signature>/.exec(signed)?.[0] ?? '';
  type Parts = Awaited<ReturnType<typeof make>>;

  it.each<[string, (parts: Parts) => string]>([
    [
      'a forged assertion before the signed one',
      ({ good, signed, forged }) => good.replace(signed, forged + signed),
    ],
    [
      'a forged assertion behind the signed one',
      ({ good, signed, forged }) => good.replace(signed, signed + forged),
    ],
    [
      'a forged assertion with the signed one inside',
      ({ good, signed, forged }) =>
        good.replace(signed, forged.replace('</saml:Assertion>', `${signed}</saml:Assertion>`)),
    ],
    [
      'a forged assertion of the same id with the signed one inside',
      ({ good, signed, forged }) =>
        good.replace(
          signed,
          sameId(forged, signed).replace('</saml:Assertion>', `${signed}</saml:Assertion>`),
        ),
    ],
    [
      'the signed one moved into an extension, a forged one in its place',
      ({ good, signed, forged }) =>
        good.replace(signed, `<samlp:Extensions>${signed}</samlp:Extensions>${forged}`),
    ],
    [
      'the signature moved onto a forged assertion',
      ({ good, signed, forged }) =>
        good.replace(signed, forged.replace('</saml:Issuer>', `</saml:Issuer>${signatureOf(signed)}`)),
    ],
    [
      'the signature moved onto a forged assertion of the same id',
      ({ good, signed, forged }) =>
        good.replace(
          signed,
          sameId(forged, signed).replace('</saml:Issuer>', `</saml:Issuer>${signatureOf(signed)}`),
        ),
    ],
    [
      'the signed one inside the signature of a forged one',
      ({ good, signed, forged }) => {
        const bare = signed.replace(signatureOf(signed), '');
        const holder = signatureOf(signed).replace(
          /<\/((?:ds:)?Signature)>$/,
          (_all, name: string) =>
            `<Object xmlns="http://www.w3.org/2000/09/xmldsig#">${bare}</Object></${name}>`,
        );
        return good.replace(signed, forged.replace('</saml:Issuer>', `</saml:Issuer>${holder}`));
      },
    ],
    [
      'a whole forged answer around the good one',
      ({ good, forged }) =>
        good
          .replace(/^<samlp:Response/, '<samlp:Response')
          .replace('</samlp:Status>', `</samlp:Status>${forged}<samlp:Extensions>${good}</samlp:Extensions>`),
    ],
    ['a changed subject', ({ good }) => good.replace('>learner-1<', '>the-head<')],
    ['a changed address', ({ good }) => good.replace('lea@school.test', 'head@school.test')],
    [
      'an attribute more',
      ({ good }) =>
        good.replace(
          '<saml:AttributeStatement>',
          '<saml:AttributeStatement><saml:Attribute Name="email"><saml:AttributeValue>head@school.test</saml:AttributeValue></saml:Attribute>',
        ),
    ],
  ])('a wrapped signature is refused: %s', async (_what, wrap) => {
    const parts = await make();
    const wrapped = wrap(parts);
    expect(wrapped).not.toBe(parts.good);
    expectRefused(await post(wrapped), 'answer_refused');
    // And the honest response still works.
    expect((await post(parts.good)).url.searchParams.get('code')).toBeTruthy();
  });
});

describe('the code for a SAML response', () => {
  async function take() {
    const { secrets, requestId } = await begin();
    const { url } = await post(idp.answer('school', requestId));
    return { secrets, code: url.searchParams.get('code') ?? '', state: url.searchParams.get('state') };
  }

  it('the code is returned with the state of the page that began', async () => {
    const { secrets, state } = await take();
    expect(state).toBe(secrets.state);
  });

  it.each<[string, (given: Awaited<ReturnType<typeof take>>) => object]>([
    [
      'another verifier',
      ({ secrets }) => ({ secrets: { ...secrets, verifier: makePageSecrets().verifier } }),
    ],
    ['another state', ({ secrets }) => ({ secrets: { ...secrets, state: makePageSecrets().state } })],
    ['another provider', () => ({ provider: 'college' })],
  ])('an attempt with %s uses up the code', async (_what, change) => {
    const given = await take();
    const answer = { provider: 'school', code: given.code, secrets: given.secrets };
    for (const input of [{ ...answer, ...change(given) }, answer]) {
      const reply = await browser.finish(input);
      expect([reply.status, reply.code, lastRefusal()?.reason]).toEqual([
        400,
        'signin_refused',
        'code_refused',
      ]);
    }
  });

  it('the code is accepted once, within a minute', async () => {
    const { secrets, code } = await take();
    expect((await browser.finish({ provider: 'school', code, secrets })).status).toBe(200);
    expect((await browser.finish({ provider: 'school', code, secrets })).code).toBe('signin_refused');
    const late = await take();
    tool.clock.advance(60_000);
    expect((await browser.finish({ provider: 'school', code: late.code, secrets: late.secrets })).code).toBe(
      'signin_refused',
    );
  });

  it('the code is stored as a hash, and removed once it has expired', async () => {
    const { code } = await take();
    const stored = await tool.database.db.select().from(samlCode);
    expect(JSON.stringify(stored)).not.toContain(code);
    tool.clock.advance(700_000);
    await tool.app.jobs.drain();
    for (const table of [samlCode, samlRequest, samlAssertion])
      expect(await tool.database.db.select().from(table)).toEqual([]);
  });

  it('ERR-18 a code for an address outside the tenant opens no session', async () => {
    const reply = await signIn({ nameId: 'foreign', attributes: { email: 'foreign@acme.test' } });
    expect([reply.status, reply.message, lastRefusal()?.reason]).toEqual([
      400,
      'Invalid email address.',
      'email_outside',
    ]);
  });
});

describe('an unsolicited response', () => {
  const unsolicited = { inResponseTo: undefined, confirmedFor: undefined };
  it('an unsolicited response is refused', async () => {
    expectRefused(await post(idp.answer('school', undefined, unsolicited)), 'unsolicited');
  });

  it('ROUTE-8 an unsolicited response starts our own sign-in if the tenant allows it, and signs nobody in by itself', async () => {
    const { url } = await post(idp.answer('college', undefined, unsolicited), 'college');
    expect([url.pathname, [...url.searchParams]]).toEqual(['/oauth', [['provider', 'college']]]);
  });
});
