import type { PersonId } from '@drawbridge/contracts';
import { toSource } from '../../../platform/limits/address.ts';
import type { Limit } from '../../../platform/limits/limits.ts';

const MINUTE_MS = 60_000;

/** Enough for a team behind one address, nothing against 256 bits. */
export const replayReadsFrom = (address: string): Limit => ({
  of: ['shared-replay-read', toSource(address)],
  most: 120,
  windowMs: MINUTE_MS,
});

export const replayPreviewsOf = (personId: PersonId): Limit => ({
  of: ['shared-replay-preview', personId],
  most: 60,
  windowMs: MINUTE_MS,
});

export const replaysSharedBy = (personId: PersonId): Limit => ({
  of: ['shared-replay-create', personId],
  most: 60,
  windowMs: 60 * MINUTE_MS,
});
