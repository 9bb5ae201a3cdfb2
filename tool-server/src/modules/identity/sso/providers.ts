import type { CompanyId } from '@drawbridge/contracts';
import { CALLBACK_PATH, DEFAULT_GROUP_CLAIM, toCallbackPath } from '@drawbridge/contracts/identity';
import type { Secret } from '../../../platform/secret/secret.ts';
import type { Config } from '../../../settings/config.ts';
import type { LocalClient } from '../identity-provider/index.ts';
import type { ProviderRow } from './providers.store.ts';

export interface OidcProvider {
  kind: 'oidc';
  id: string;
  /** None: a provider of private people, Google. */
  companyId: CompanyId | undefined;
  issuer: string;
  clientId: string;
  clientSecret: string | undefined;
  hasOwnRedirect: boolean;
  /** Its people cannot choose their own address. */
  vouchesForEmail: boolean;
  /** The claim with a person's groups. */
  groupClaim: string;
}

export interface SamlProvider {
  kind: 'saml';
  id: string;
  companyId: CompanyId;
  /** Entity id. */
  issuer: string;
  entryPoint: string;
  certificates: readonly string[];
  allowsUnsolicited: boolean;
  /** The attribute with a person's groups. */
  groupClaim: string;
}

/** Chosen, and not set up. @see ROUTE-9 */
export interface UnsetProvider {
  kind: 'unset';
  id: string;
}

export type Provider = OidcProvider | SamlProvider | UnsetProvider;

export const GOOGLE = 'google';
/** The response for every tenant that chose Microsoft and did not set it up: the page has a screen for it. */
export const MICROSOFT = 'microsoft';

/** What decides how people sign in; a draft has the same. */
export type ProviderValues = Pick<
  ProviderRow,
  | 'id'
  | 'companyId'
  | 'kind'
  | 'vendor'
  | 'issuer'
  | 'clientId'
  | 'encryptedSecret'
  | 'entryPoint'
  | 'certificates'
  | 'allowsUnsolicited'
  | 'hasOwnRedirect'
  | 'vouchesForEmail'
  | 'groupClaim'
>;

export function toProvider(row: ProviderValues, secret: Secret): Provider {
  const {
    id,
    companyId,
    kind,
    issuer,
    clientId,
    entryPoint,
    certificates,
    allowsUnsolicited,
    hasOwnRedirect,
    vouchesForEmail,
    groupClaim,
  } = row;
  const unset = { kind: 'unset', id: row.vendor === 'microsoft' ? MICROSOFT : id } as const;
  if (!issuer) return unset;
  if (kind === 'saml')
    return entryPoint && certificates.length > 0
      ? { kind, id, companyId, issuer, entryPoint, certificates, allowsUnsolicited, groupClaim }
      : unset;
  if (!clientId) return unset;
  const clientSecret = row.encryptedSecret ? secret.decrypt(row.encryptedSecret) : undefined;
  return { kind, id, companyId, issuer, clientId, clientSecret, hasOwnRedirect, vouchesForEmail, groupClaim };
}

/**
 * The redirect address of a provider. Only Google and registrations made before each provider had its own use
 * `/callback`. A SAML provider has its `acs` alone; the rest of the way is ours.
 */
export function toRedirectUri(provider: OidcProvider | SamlProvider, publicUrl: string): string {
  const isShared = provider.id === GOOGLE || (provider.kind === 'oidc' && !provider.hasOwnRedirect);
  return publicUrl + (isShared ? CALLBACK_PATH : toCallbackPath(provider.id));
}

/**
 * Google by settings; without them the local provider replaces it, and in production there is none. @see AUTH-44,
 * AUTH-46
 */
export function toGoogle({ google }: Config, standIn: LocalClient | undefined): Provider {
  const oidc = {
    kind: 'oidc',
    id: GOOGLE,
    companyId: undefined,
    hasOwnRedirect: true,
    vouchesForEmail: false,
    groupClaim: DEFAULT_GROUP_CLAIM,
  } as const;
  if (google.client)
    return {
      ...oidc,
      issuer: google.issuer,
      clientId: google.client.id,
      clientSecret: google.client.secret,
    };
  return standIn ? { ...oidc, ...standIn } : { kind: 'unset', id: GOOGLE };
}
