/** The result of verifying. `unknown` means that the browser cannot verify or that the key could not be fetched. */
export type Verification = 'right' | 'wrong' | 'unknown';

const fromBase64Url = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/**
 * Verifies the signature of a credential with the key that its issuer publishes. Only a secure page can (Web Crypto).
 */
export async function verifyCredential(
  jwt: string,
  keyUrl: string,
  load: (url: string) => Promise<JsonWebKey> = loadKey,
): Promise<Verification> {
  const [head, claims, signature] = jwt.split('.');
  if (!head || !claims || !signature) return 'wrong';
  try {
    const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
    const key = await crypto.subtle.importKey('jwk', await load(keyUrl), algorithm, false, ['verify']);
    const signed = new TextEncoder().encode(`${head}.${claims}`);
    return (await crypto.subtle.verify(algorithm, key, fromBase64Url(signature), signed)) ? 'right' : 'wrong';
  } catch {
    return 'unknown';
  }
}

async function loadKey(url: string): Promise<JsonWebKey> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`no key: ${response.status}`);
  return (await response.json()) as JsonWebKey;
}
