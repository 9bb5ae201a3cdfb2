import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { SignedXml } from 'xml-crypto';
import type { TestClock } from './create-test-tool.ts';

/** Algorithms by what tests call them. */
const EXCLUSIVE = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const ENVELOPED = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature';
const METHODS = {
  sha256: ['http://www.w3.org/2001/04/xmldsig-more#rsa-sha256', 'http://www.w3.org/2001/04/xmlenc#sha256'],
  sha1: ['http://www.w3.org/2000/09/xmldsig#rsa-sha1', 'http://www.w3.org/2000/09/xmldsig#sha1'],
} as const;

export const newXmlId = (): string => `_${randomBytes(16).toString('hex')}`;
export const encodeXml = (xml: string): string => Buffer.from(xml).toString('base64');

/** What stands in an answer; a test changes one thing of it. */
export interface AnswerParts {
  assertionId: string;
  issuer: string;
  destination: string;
  recipient: string;
  audience: string;
  inResponseTo: string | undefined;
  confirmedFor: string | undefined;
  nameId: string;
  nameIdFormat: string;
  notBefore: number;
  notOnOrAfter: number;
  attributes: Record<string, string>;
  method: string;
  authenticated: boolean;
  restricted: boolean;
  status: string;
  signed: 'assertion' | 'response' | 'nothing';
  hash: keyof typeof METHODS;
  /** Put into the document before it is signed. */
  inside: string;
}

/** A SAML provider of somebody else, made by hand: it signs for real, and tests decide what. */
export function createSamlIdp({ clock, publicUrl }: { clock: TestClock; publicUrl: string }) {
  const makeKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pair = makeKey();
  const other = makeKey();
  const toPem = ({ publicKey }: typeof pair) => publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const entityId = 'https://idp.school.test/saml';

  function toParts(
    provider: string,
    requestId: string | undefined,
    changed: Partial<AnswerParts>,
  ): AnswerParts {
    const acs = `${publicUrl}/saml/${provider}/acs`;
    const now = clock.now().getTime();
    return {
      assertionId: newXmlId(),
      issuer: entityId,
      destination: acs,
      recipient: acs,
      audience: `${publicUrl}/saml/${provider}/metadata`,
      inResponseTo: requestId,
      confirmedFor: requestId,
      nameId: 'learner-1',
      nameIdFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
      notBefore: now - 5_000,
      notOnOrAfter: now + 120_000,
      attributes: { email: 'lea@school.test', givenName: 'Lea', sn: 'Holm' },
      method: 'urn:oasis:names:tc:SAML:2.0:cm:bearer',
      authenticated: true,
      restricted: true,
      status: 'Success',
      signed: 'assertion',
      hash: 'sha256',
      inside: '',
      ...changed,
    };
  }

  const at = (ms: number) => new Date(ms).toISOString();
  const attribute = (name: string, value: string | undefined) =>
    value === undefined ? '' : ` ${name}="${value}"`;

  function toAssertion(parts: AnswerParts): string {
    const now = at(clock.now().getTime());
    const times = `NotOnOrAfter="${at(parts.notOnOrAfter)}"`;
    const attributes = Object.entries(parts.attributes)
      .map(
        ([name, value]) =>
          `<saml:Attribute Name="${name}"><saml:AttributeValue>${value}</saml:AttributeValue></saml:Attribute>`,
      )
      .join('');
    return `<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${parts.assertionId}" Version="2.0" IssueInstant="${now}"><saml:Issuer>${parts.issuer}</saml:Issuer><saml:Subject><saml:NameID Format="${parts.nameIdFormat}">${parts.nameId}</saml:NameID><saml:SubjectConfirmation Method="${parts.method}"><saml:SubjectConfirmationData${attribute('InResponseTo', parts.confirmedFor)} Recipient="${parts.recipient}" ${times}/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${at(parts.notBefore)}" ${times}>${parts.restricted ? `<saml:AudienceRestriction><saml:Audience>${parts.audience}</saml:Audience></saml:AudienceRestriction>` : ''}</saml:Conditions>${parts.authenticated ? `<saml:AuthnStatement AuthnInstant="${now}" SessionIndex="1"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>` : ''}<saml:AttributeStatement>${attributes}</saml:AttributeStatement>${parts.inside}</saml:Assertion>`;
  }

  const toResponse = (parts: AnswerParts, content: string) =>
    `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="${newXmlId()}" Version="2.0" IssueInstant="${at(clock.now().getTime())}" Destination="${parts.destination}"${attribute('InResponseTo', parts.inResponseTo)}><saml:Issuer xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">${parts.issuer}</saml:Issuer><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:${parts.status}"/></samlp:Status>${content}</samlp:Response>`;

  function sign(
    xml: string,
    element: 'Assertion' | 'Response',
    hash: keyof typeof METHODS,
    key = pair,
  ): string {
    const [signatureAlgorithm, digestAlgorithm] = METHODS[hash];
    const signature = new SignedXml({
      privateKey: key.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      publicCert: toPem(key),
      signatureAlgorithm,
      canonicalizationAlgorithm: EXCLUSIVE,
    });
    const xpath = `//*[local-name(.)='${element}']`;
    signature.addReference({ xpath, transforms: [ENVELOPED, EXCLUSIVE], digestAlgorithm });
    signature.computeSignature(xml, {
      location: { reference: `${xpath}/*[local-name(.)='Issuer']`, action: 'after' },
    });
    return signature.getSignedXml();
  }

  return {
    entityId,
    entryPoint: 'https://idp.school.test/start?tenant=7',
    publicKey: toPem(pair),
    otherPublicKey: toPem(other),

    /** Our request, as the provider reads it out of its own address. */
    readRequest(url: URL): { id: string; xml: string } {
      const xml = inflateRawSync(Buffer.from(url.searchParams.get('SAMLRequest') ?? '', 'base64')).toString();
      return { id: / ID="([^"]+)"/.exec(xml)?.[1] ?? '', xml };
    },

    /** An answer as it would be posted, not yet encoded. `key` is one we do not know. */
    answer(
      provider: string,
      requestId: string | undefined,
      changed: Partial<AnswerParts> & { withOtherKey?: boolean } = {},
    ): string {
      const parts = toParts(provider, requestId, changed);
      const key = changed.withOtherKey ? other : pair;
      const xml = toResponse(parts, parts.status === 'Success' ? toAssertion(parts) : '');
      if (parts.signed === 'nothing') return xml;
      const element = parts.signed === 'response' || parts.status !== 'Success' ? 'Response' : 'Assertion';
      return sign(xml, element, parts.hash, key);
    },
    /** An assertion of somebody else's making, unsigned. */
    forge: (provider: string, requestId: string, changed: Partial<AnswerParts> = {}) =>
      toAssertion(toParts(provider, requestId, changed)),
  };
}

export type SamlIdp = ReturnType<typeof createSamlIdp>;
