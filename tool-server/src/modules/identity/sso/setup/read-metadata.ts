import { DOMParser } from '@xmldom/xmldom';
import { toPem } from './certificates.ts';

/** Why a metadata document cannot be used, in words for an administrator. */
export class MetadataFault extends Error {
  override readonly name = 'MetadataFault';
}

/** What a SAML provider says about itself. @see SAML Metadata 2.4.3 */
export interface SamlMetadata {
  entityId: string;
  /** The address for the redirect binding. */
  entryPoint: string;
  /** PEM. */
  certificates: string[];
}

const METADATA = 'urn:oasis:names:tc:SAML:2.0:metadata';
const SIGNATURE = 'http://www.w3.org/2000/09/xmldsig#';
const REDIRECT = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';
const MOST_CERTIFICATES = 10;

interface XmlElement {
  localName: string | null;
  namespaceURI: string | null;
  textContent: string | null;
  getAttribute(name: string): string | null;
  getElementsByTagNameNS(namespace: string, name: string): ArrayLike<XmlElement>;
}

const fail = (text: string): never => {
  throw new MetadataFault(text);
};

function parse(xml: string): XmlElement {
  // No metadata needs a document type; attackers do.
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) fail('The metadata has a document type, which is not allowed');
  const onFault = (text: string) =>
    fail(`This is not well-formed XML: ${text.split('\n')[0] ?? ''}`.slice(0, 160));
  const parser = new DOMParser({
    locator: {},
    errorHandler: { warning: onFault, error: onFault, fatalError: onFault },
  });
  const { documentElement } = parser.parseFromString(xml.replace(/^\uFEFF/, ''), 'text/xml') as unknown as {
    documentElement: XmlElement | null;
  };
  return documentElement ?? fail('This is not a metadata document');
}

const all = (parent: XmlElement, namespace: string, name: string): XmlElement[] =>
  Array.from(parent.getElementsByTagNameNS(namespace, name));

function findEntity(root: XmlElement): XmlElement {
  const isEntity = root.namespaceURI === METADATA && root.localName === 'EntityDescriptor';
  const entities = (isEntity ? [root] : all(root, METADATA, 'EntityDescriptor')).filter(
    (entity) => all(entity, METADATA, 'IDPSSODescriptor').length > 0,
  );
  const [entity] = entities;
  if (!entity) return fail('The metadata describes no identity provider');
  return entities.length > 1 ? fail('The metadata describes several identity providers') : entity;
}

function readCertificates(provider: XmlElement): string[] {
  const texts = all(provider, METADATA, 'KeyDescriptor')
    .filter((key) => (key.getAttribute('use') || 'signing') === 'signing')
    .flatMap((key) => all(key, SIGNATURE, 'X509Certificate'))
    .map(({ textContent }) => textContent ?? '');
  const certificates = [
    ...new Set(texts.map((text) => toPem(text) ?? fail('A signing certificate cannot be read'))),
  ];
  if (certificates.length === 0) fail('The metadata has no signing certificate');
  if (certificates.length > MOST_CERTIFICATES) fail('The metadata has too many signing certificates');
  return certificates;
}

/** Reads the metadata of a SAML provider. Throws `MetadataFault`. */
export function readMetadata(xml: string, { allowHttp }: { allowHttp: boolean }): SamlMetadata {
  const entity = findEntity(parse(xml));
  const entityId = entity.getAttribute('entityID')?.trim() ?? '';
  if (entityId === '' || entityId.length > 1_000) fail('The metadata has no entity id');
  const provider = all(entity, METADATA, 'IDPSSODescriptor')[0] ?? entity;
  const entryPoint =
    all(provider, METADATA, 'SingleSignOnService')
      .find((service) => service.getAttribute('Binding') === REDIRECT)
      ?.getAttribute('Location')
      ?.trim() ?? fail('The metadata has no sign-in address with the HTTP-Redirect binding');
  const protocol = URL.parse(entryPoint)?.protocol;
  if (protocol !== 'https:' && !(allowHttp && protocol === 'http:'))
    fail('The sign-in address in the metadata does not begin with https://');
  return { entityId, entryPoint, certificates: readCertificates(provider) };
}
