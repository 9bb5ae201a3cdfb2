import { createHmac } from 'node:crypto';
import { createFlag } from '@drawbridge/labs/grade';
import type { Secret } from '../../../platform/secret/secret.ts';

interface Attempt {
  id: string;
  personId: string;
  labId: string;
  contentHash: string;
}

/** Flags of attempts. Nothing is stored: each is an HMAC under the key of the learner's tenant. */
export interface LabFlags {
  of(attempt: Attempt, companyId: string | null): string;
}

export function createLabFlags(secret: Secret): LabFlags {
  const master = secret.derive('lab-flags');
  const keyOf = (tenant: string) => createHmac('sha256', master).update(`tenant\n${tenant}`).digest();
  return {
    of: ({ id, personId, labId, contentHash }, companyId) =>
      createFlag(keyOf(companyId ?? 'none'), { learner: personId, lab: labId, contentHash, attempt: id }),
  };
}
