import { createECDH, createHash } from 'node:crypto';
import type { JWK } from 'jose';
import type { Secret } from '../../../platform/secret/secret.ts';

/** Its signing key, an ES256 pair made from the installation's secret: the same in every process and after every start. */
export function toLocalSigningKey(secret: Secret): JWK {
  const d = secret.derive('local-idp:signing-key');
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(d);
  const point = curve.getPublicKey();
  return {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
    d: d.toString('base64url'),
    kid: createHash('sha256').update(point).digest('base64url').slice(0, 16),
    alg: 'ES256',
    use: 'sig',
  };
}
