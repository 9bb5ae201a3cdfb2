import { createHash } from 'node:crypto';

/** What is stored of the code of a mailed link, and of the key of a browser. */
export const toLinkHash = (code: string): Buffer => createHash('sha256').update(code).digest();
