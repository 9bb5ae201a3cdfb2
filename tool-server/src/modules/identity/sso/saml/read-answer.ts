import { DOMParser } from '@xmldom/xmldom';
import { refuse } from '../refusals.ts';

/** The unverified outside of a response: good for refusing, never for trusting. */
export interface OuterAnswer {
  inResponseTo: string | undefined;
}

const PROTOCOL = 'urn:oasis:names:tc:SAML:2.0:protocol';
const ASSERTION = 'urn:oasis:names:tc:SAML:2.0:assertion';
const SIGNATURE = 'http://www.w3.org/2000/09/xmldsig#';
const MOST_BYTES = 131_072;

/** SHA-2 with RSA or ECDSA. The library would also accept SHA-1. */
const STRONG = new Set([
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
  'http://www.w3.org/2001/04/xmlenc#sha256',
  'http://www.w3.org/2001/04/xmlenc#sha512',
]);

/** The part of the parser used here; its own types would bring the browser's into the server. */
interface XmlElement {
  localName: string | null;
  namespaceURI: string | null;
  parentNode: unknown;
  getAttribute(name: string): string | null;
  getElementsByTagNameNS(namespace: string, name: string): ArrayLike<XmlElement>;
}
interface XmlDocument extends Omit<XmlElement, 'getAttribute'> {
  documentElement: XmlElement | null;
}

function parse(xml: string): XmlDocument {
  const fail = (text: string) =>
    refuse('answer_refused', `not well-formed: ${text.split('\n')[0] ?? ''}`.slice(0, 120));
  const parser = new DOMParser({
    locator: {},
    // What the parser only warns about, such as a missing end tag, another parser may read otherwise.
    errorHandler: { warning: fail, error: fail, fatalError: fail },
  });
  return parser.parseFromString(xml, 'text/xml') as unknown as XmlDocument;
}

/**
 * Checks the form of a response: one plain response with one assertion, meant for us, signed with a strong algorithm.
 * The library then verifies the signature.
 */
export function readOuterAnswer(encoded: string, acs: string): OuterAnswer {
  if (encoded.length > MOST_BYTES) refuse('answer_refused', 'too large');
  const xml = Buffer.from(encoded, 'base64').toString('utf8');
  // No response needs a document type; attackers do.
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) refuse('answer_refused', 'document type');
  const document = parse(xml);
  const root = document.documentElement;
  if (!root || root.localName !== 'Response' || root.namespaceURI !== PROTOCOL)
    return refuse('answer_refused', 'no response');
  // One assertion anywhere, at its place: signature wrapping begins with a second or a displaced one.
  const assertions = document.getElementsByTagNameNS(ASSERTION, 'Assertion');
  const [only] = Array.from(assertions);
  if (only && (assertions.length > 1 || only.parentNode !== root))
    refuse('answer_refused', 'assertion out of place');
  for (const name of ['SignatureMethod', 'DigestMethod'])
    for (const method of Array.from(document.getElementsByTagNameNS(SIGNATURE, name)))
      if (!STRONG.has(method.getAttribute('Algorithm') ?? '')) refuse('answer_refused', 'weak algorithm');
  const destination = root.getAttribute('Destination');
  if (destination && destination !== acs) refuse('answer_refused', 'destination');
  return { inResponseTo: root.getAttribute('InResponseTo') || undefined };
}
