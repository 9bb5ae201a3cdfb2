import { pbkdf2 } from '@noble/hashes/pbkdf2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** Far too few for a real system: a lab signs in many times a second. Its documentation states that. */
const ROUNDS = 16;
const LENGTH = 16;

/** `pbkdf2-sha256$rounds$salt$hex` */
export function hashPassword(password: string, salt: string): string {
  const key = pbkdf2(sha256, password.slice(0, 200), salt, { c: ROUNDS, dkLen: LENGTH });
  return `pbkdf2-sha256$${ROUNDS}$${salt}$${bytesToHex(key)}`;
}

export function isPassword(password: string, stored: string): boolean {
  const [scheme, rounds, salt] = stored.split('$');
  return (
    scheme === 'pbkdf2-sha256' && rounds === String(ROUNDS) && stored === hashPassword(password, salt ?? '')
  );
}
