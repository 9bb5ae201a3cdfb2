import type { CertificateId } from '@drawbridge/contracts';
import { toSource } from '../../../platform/limits/address.ts';
import type { Limit } from '../../../platform/limits/limits.ts';

const MINUTE_MS = 60_000;

/** Nothing against the numbers that there are, enough for somebody with a pile of certificates. */
export const certificateChecksFrom = (address: string): Limit => ({
  of: ['certificate-check', toSource(address)],
  most: 30,
  windowMs: MINUTE_MS,
});

/** Drawing one takes a good part of a second. */
export const filesOf = (id: CertificateId): Limit => ({
  of: ['certificate-file', id],
  most: 20,
  windowMs: MINUTE_MS,
});
