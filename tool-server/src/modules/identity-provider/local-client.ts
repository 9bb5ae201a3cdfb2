import type { Secret } from '../../platform/secret/secret.ts';

/** Where the local provider lives, below our own address. */
export const LOCAL_IDP_PATH = '/dev/idp';

/** Whom it signs in for: the stand-in of Google and the demo company. */
export const LOCAL_CLIENTS = ['google', 'northwind'] as const;
export type LocalClientId = (typeof LOCAL_CLIENTS)[number];

export interface LocalClient {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** What one of its clients needs to know; the secret is derived, so that no process has to tell another. */
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
