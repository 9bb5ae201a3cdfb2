import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secret } from '../../../platform/secret/secret.ts';

/** The parts of a refresh token, before anything is verified. */
export interface ReadRefreshToken {
  sessionId: string;
  generation: number;
  proof: string;
}

interface Family {
  id: string;
  refreshSalt: string;
}

export interface RefreshTokens {
  /** The token of one generation: computed, so always the same. */
  make(family: Family, generation: number): string;
  read(token: string): ReadRefreshToken | undefined;
  isGenuine(read: ReadRefreshToken, family: Family): boolean;
}

const FORM = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{1,9})\.([A-Za-z0-9_-]{43})$/;

/**
 * Refresh tokens that are computed, not stored: `<session>.<generation>.<proof>`, the proof an HMAC under the
 * installation's secret with the session's own salt. A successor can so be issued twice (a lost response, two tabs)
 * while neither the database nor the secret alone is enough to make one.
 */
export function createRefreshTokens(secret: Secret): RefreshTokens {
  const key = secret.derive('refresh token');
  const prove = ({ id, refreshSalt }: Family, generation: number) =>
    createHmac('sha256', key).update(`${id}.${generation}.${refreshSalt}`).digest();
  return {
    make: (family, generation) =>
      `${family.id}.${generation}.${prove(family, generation).toString('base64url')}`,
    read(token) {
      const [, sessionId, generation, proof] = FORM.exec(token) ?? [];
      return sessionId && generation && proof
        ? { sessionId, generation: Number(generation), proof }
        : undefined;
    },
    isGenuine: ({ generation, proof }, family) =>
      timingSafeEqual(prove(family, generation), Buffer.from(proof, 'base64url')),
  };
}
