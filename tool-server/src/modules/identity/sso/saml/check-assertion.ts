import type { Profile } from '@node-saml/node-saml';
import { readProvenEmail } from '../../../../platform/proven-email.ts';
import { type ProvenIdentity, toGroups, toNames } from '../proven-identity.ts';
import type { SamlProvider } from '../providers.ts';
import { refuse } from '../refusals.ts';

/** An element as the library parsed it out of what was signed. */
interface XmlNode {
  $?: Record<string, string>;
  [child: string]: unknown;
}

const BEARER = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';
const TRANSIENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient';
const LONGEST_SUBJECT = 500;

/**
 * The names under which providers send an attribute: the plain one, its OID, the claim address of Entra ID and ADFS.
 */
const CLAIMS = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/';
const ATTRIBUTES = {
  email: ['email', 'mail', 'emailAddress', 'urn:oid:0.9.2342.19200300.100.1.3', `${CLAIMS}emailaddress`],
  given: ['givenName', 'firstName', 'given_name', 'urn:oid:2.5.4.42', `${CLAIMS}givenname`],
  family: ['sn', 'surname', 'lastName', 'family_name', 'urn:oid:2.5.4.4', `${CLAIMS}surname`],
  whole: ['displayName', 'name', 'cn', 'urn:oid:2.16.840.1.113730.3.1.241', `${CLAIMS}name`],
} as const;

const toNodes = (value: unknown): XmlNode[] =>
  Array.isArray(value)
    ? value.filter((node): node is XmlNode => typeof node === 'object' && node !== null)
    : [];
const toInstant = (text: string | undefined) => (text === undefined ? Number.NaN : Date.parse(text));

export interface CheckedAssertion {
  id: string;
  expiresAt: Date;
  proven: ProvenIdentity;
}

/**
 * Profiles 4.1.4.3, what the library leaves to its user: issuer, one bearer confirmation meant for this address and
 * this request and not expired, an authentication, a persistent subject.
 */
export function checkAssertion(
  profile: Profile,
  expected: { provider: SamlProvider; acs: string; requestId: string; now: Date },
): CheckedAssertion {
  const { provider, acs, requestId, now } = expected;
  const assertion = (profile.getAssertion?.() as { Assertion?: XmlNode } | undefined)?.Assertion;
  const id = assertion?.$?.ID;
  if (!assertion || !id) return refuse('answer_refused', 'no assertion id');
  if (profile.issuer !== provider.issuer) return refuse('answer_refused', 'issuer');
  if (toNodes(assertion.AuthnStatement).length === 0) return refuse('answer_refused', 'no authentication');

  const ends = toNodes(assertion.Subject)
    .flatMap(({ SubjectConfirmation }) => toNodes(SubjectConfirmation))
    .filter(({ $ }) => $?.Method === BEARER)
    .flatMap(({ SubjectConfirmationData }) => toNodes(SubjectConfirmationData).slice(0, 1))
    .filter(({ $ }) => $?.Recipient === acs && $?.InResponseTo === requestId)
    .map(({ $ }) => toInstant($?.NotOnOrAfter))
    .filter((end) => end > now.getTime());
  if (ends.length === 0) return refuse('answer_refused', 'no confirmation for this request');

  const { nameID, nameIDFormat } = profile;
  if (!nameID || nameIDFormat === TRANSIENT || nameID.length > LONGEST_SUBJECT)
    return refuse('subject_unfit');
  return {
    id,
    expiresAt: new Date(Math.max(...ends)),
    proven: toProven(nameID, profile, provider.groupClaim),
  };
}

function toProven(nameID: string, profile: Profile, groupClaim: string): ProvenIdentity {
  const attributes = (profile.attributes ?? {}) as Record<string, unknown>;
  const find = (names: readonly string[]) => {
    for (const name of names) {
      const value = Object.hasOwn(attributes, name) ? attributes[name] : undefined;
      const first: unknown = Array.isArray(value) ? value[0] : value;
      if (typeof first === 'string' && first !== '') return first;
    }
    return undefined;
  };
  return {
    subject: nameID,
    // Where no attribute holds it the subject itself may be the address.
    email: readProvenEmail(find(ATTRIBUTES.email) ?? nameID),
    emailVerified: undefined,
    ...toNames(find(ATTRIBUTES.given), find(ATTRIBUTES.family), find(ATTRIBUTES.whole)),
    ...toGroups(Object.hasOwn(attributes, groupClaim) ? attributes[groupClaim] : undefined),
  };
}
