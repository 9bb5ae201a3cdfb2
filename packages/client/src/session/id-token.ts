/** The identity token claims that the page shows. Only the server verifies the token. */
export interface IdTokenClaims {
  sub: string;
  email: string;
  given_name: string;
  family_name: string;
  picture: string | undefined;
  /** IANA time zone name. */
  zoneinfo: string | undefined;
}

/** Decodes the payload of a token without verifying it; undefined for text that is not a token. */
export function readTokenPayload(token: string): Record<string, unknown> | undefined {
  try {
    const payload = token.split('.')[1] ?? '';
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
      char.charCodeAt(0),
    );
    const parsed: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

const toText = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** Parsed without a schema, because the session exists before the schemas are loaded. @see DATA-5 */
export function readIdTokenClaims(token: string): IdTokenClaims | undefined {
  const payload = readTokenPayload(token);
  const sub = toText(payload?.['sub']);
  const email = toText(payload?.['email']);
  if (payload === undefined || sub === undefined || email === undefined) return undefined;
  return {
    sub,
    email,
    given_name: toText(payload['given_name']) ?? '',
    family_name: toText(payload['family_name']) ?? '',
    picture: toText(payload['picture']),
    zoneinfo: toText(payload['zoneinfo']),
  };
}
