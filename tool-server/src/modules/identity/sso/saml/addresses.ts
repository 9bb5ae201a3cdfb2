/** How long a sign-in at the provider may take. */
export const REQUEST_MS = 600_000;

export interface SamlAddresses {
  entityId: string;
  acs: string;
}

/** A tenant's own addresses here, so that an assertion for one tenant is not valid for another. */
export function toSamlAddresses(publicUrl: string, providerId: string): SamlAddresses {
  const base = `${publicUrl}/saml/${providerId}`;
  return { entityId: `${base}/metadata`, acs: `${base}/acs` };
}
