import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CertificateId } from '@drawbridge/contracts';
import type { Clock } from '../../../platform/clock.ts';
import type { Secret } from '../../../platform/secret/secret.ts';

const LIFE_MS = 5 * 60_000;

/** Addresses of certificates as files: a browser that opens one sends no token, so the address is signed, for minutes. */
export function createCertificateLinks(deps: {
  publicUrl: string;
  secret: Pick<Secret, 'derive'>;
  clock: Clock;
}) {
  const key = deps.secret.derive('certificate file');
  const sign = (id: string, until: string) =>
    createHmac('sha256', key).update(`${id} ${until}`).digest('base64url');

  return {
    make(id: CertificateId): { url: string; expiresAt: Date } {
      const expiresAt = new Date(deps.clock.now().getTime() + LIFE_MS);
      const until = String(expiresAt.getTime());
      const query = new URLSearchParams({ until, signature: sign(id, until) });
      return { url: `${deps.publicUrl}/certificates/${id}/certificate.pdf?${query}`, expiresAt };
    },
    isValid(id: string, until: unknown, signature: unknown): boolean {
      if (typeof until !== 'string' || typeof signature !== 'string') return false;
      const expected = Buffer.from(sign(id, until));
      const given = Buffer.from(signature);
      return (
        given.length === expected.length &&
        timingSafeEqual(given, expected) &&
        Number(until) > deps.clock.now().getTime()
      );
    },
  };
}
