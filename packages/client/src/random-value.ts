const RANDOM_BYTES = 32;

export function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Returns 256 unguessable random bits as base64url. */
export const makeRandomValue = (): string =>
  toBase64Url(crypto.getRandomValues(new Uint8Array(RANDOM_BYTES)));
