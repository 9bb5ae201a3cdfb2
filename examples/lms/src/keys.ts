import { exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose';

/** The platform's own key: signs every launch. */
export interface PlatformKey {
  publicSet: { keys: JWK[] };
  sign(claims: JWTPayload): Promise<string>;
}

const KEY_ID = 'harbor-1';

export async function createPlatformKey(): Promise<PlatformKey> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { modulusLength: 2048 });
  const jwk = await exportJWK(publicKey);
  return {
    publicSet: { keys: [{ ...jwk, kid: KEY_ID, alg: 'RS256', use: 'sig' }] },
    sign: (claims) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: KEY_ID, typ: 'JWT' }).sign(privateKey),
  };
}
