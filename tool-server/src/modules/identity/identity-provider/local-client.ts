import type { Secret } from '../../../platform/secret/secret.ts';

/** The path of the local provider below the server's own address. */
export const LOCAL_IDP_PATH = '/dev/idp';

/** A client without a secret, for administrators who try single sign-on: each company may use it. */
export const COMPANY_CLIENT = 'company';
/** Its clients: the replacement of Google, the demo company, and the one for every company. */
export const LOCAL_CLIENTS = ['google', 'northwind', COMPANY_CLIENT] as const;
export type LocalClientId = (typeof LOCAL_CLIENTS)[number];

export interface LocalClient {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** What one of its clients needs; the secret is derived, so that processes need not exchange it. */
export function toLocalClient(
  id: LocalClientId,
  { publicUrl, secret }: { publicUrl: string; secret: Secret },
): LocalClient {
  return {
    issuer: `${publicUrl}${LOCAL_IDP_PATH}`,
    clientId: id,
    clientSecret: secret.derive(`local-idp:client:${id}`).toString('base64url'),
  };
}
