import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Secret } from '../../../platform/secret/secret.ts';
import { createKeyRows, type KeyPurpose } from './key-rows.ts';

/** Which keys leave at once: none, those that have signed, or the next one too. */
export const REVOCATIONS = ['none', 'signed', 'all'] as const;
export type Revocation = (typeof REVOCATIONS)[number];

export interface Rotation {
  purpose: KeyPurpose;
  revoke: Revocation;
}

export interface RotationResult {
  /** The key that signs from then on. */
  kid: string;
  signsFrom: Date;
  /** No longer published. */
  removed: string[];
}

/** A key is published this long before it signs: no platform has an older key set then. */
const PUBLISHED_MS = 86_400_000;

/**
 * Lets the next key sign before its time. Without a revocation no call fails: the next key has been published for a day
 * when it signs, and the one before stays published. Repeated, it changes nothing more.
 */
export async function rotateKeys(
  { purpose, revoke }: Rotation,
  deps: { database: Database; secret: Secret; clock: Clock },
): Promise<RotationResult> {
  const rows = createKeyRows(purpose, deps);
  return rows.change(async (tx) => {
    const now = deps.clock.now();
    const known = await rows.fill(tx, now);
    const signing = known.findLast(({ activeAt }) => activeAt <= now);
    const next = known.find(({ activeAt }) => activeAt > now);
    if (!signing || !next) throw new Error(`no ${purpose} key is in use`);
    const leaving = revoke === 'none' ? [] : known.filter(({ kid }) => revoke === 'all' || kid !== next.kid);
    for (const { kid } of leaving) await rows.remove(tx, kid);
    if (revoke !== 'all') {
      // The next key was made, and published, when the one that signs now began.
      const readyAt = signing.activeAt.getTime() + PUBLISHED_MS;
      const from = revoke === 'signed' ? now : new Date(Math.max(now.getTime(), readyAt));
      if (from < next.activeAt) {
        await rows.moveStart(tx, next.kid, from);
        if (revoke === 'none') await rows.retireAfter(tx, signing.kid, from);
      }
    }
    const after = await rows.fill(tx, now);
    const chosen =
      revoke === 'none'
        ? after.find(({ kid }) => kid === next.kid)
        : after.findLast(({ activeAt }) => activeAt <= deps.clock.now());
    if (!chosen) throw new Error(`no ${purpose} key is in use after the rotation`);
    return { kid: chosen.kid, signsFrom: chosen.activeAt, removed: leaving.map(({ kid }) => kid) };
  });
}
