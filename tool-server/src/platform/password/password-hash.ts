import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const argon2Async = promisify(argon2) as (
  algorithm: 'argon2id',
  parameters: {
    message: string;
    nonce: Buffer;
    parallelism: number;
    tagLength: number;
    memory: number;
    passes: number;
  },
) => Promise<Buffer>;

export interface PasswordCost {
  /** KiB. */
  memory: number;
  passes: number;
  parallelism: number;
}

/** OWASP's second recommended setting for argon2id: 19 MiB, two passes, one lane. */
const COST: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_LENGTH = 32;

/** The form is that of NFKC: the same password typed on two systems is the same. @see ASVS 6.2.8 */
const toTag = (password: string, nonce: Buffer, { memory, passes, parallelism }: PasswordCost) =>
  argon2Async('argon2id', {
    message: password.normalize('NFKC'),
    nonce,
    memory,
    passes,
    parallelism,
    tagLength: TAG_LENGTH,
  });

const toText = (cost: PasswordCost, salt: Buffer, tag: Buffer) =>
  ['argon2id', toCostText(cost), salt.toString('base64url'), tag.toString('base64url')].join('$');
const toCostText = ({ memory, passes, parallelism }: PasswordCost) =>
  `m=${memory},t=${passes},p=${parallelism}`;

/** Hashes of before the cost was written into them have three parts, and today's cost. */
function readHash(hash: string) {
  const parts = hash.split('$');
  const [salt = '', tag = ''] = parts.slice(-2);
  const [, m, t, p] = /^m=(\d+),t=(\d+),p=(\d+)$/.exec(parts.length === 4 ? (parts[1] ?? '') : '') ?? [];
  const cost: PasswordCost = m && t && p ? { memory: +m, passes: +t, parallelism: +p } : COST;
  return { cost, salt: Buffer.from(salt, 'base64url'), tag: Buffer.from(tag, 'base64url') };
}

export interface PasswordHasher {
  /** Gives `argon2id$m=<KiB>,t=<passes>,p=<lanes>$<salt>$<tag>`. @see DEMO-13 */
  hash(password: string): Promise<string>;
  /** Takes the same time whether or not the account exists or has a password. */
  check(password: string, hash: string | null | undefined): Promise<boolean>;
  /** Returns whether a hash was made at another cost than new ones. The next sign-in then replaces it. */
  isOutdated(hash: string): boolean;
}

/** @param cost of new hashes; a cheaper one is for tests */
export function createPasswordHasher(cost: PasswordCost = COST): PasswordHasher {
  const decoy = toText(cost, Buffer.alloc(16), Buffer.alloc(TAG_LENGTH));
  const current = `argon2id$${toCostText(cost)}$`;
  return {
    async hash(password) {
      const salt = randomBytes(16);
      return toText(cost, salt, await toTag(password, salt, cost));
    },
    async check(password, hash) {
      const read = readHash(hash ?? decoy);
      return timingSafeEqual(await toTag(password, read.salt, read.cost), read.tag) && Boolean(hash);
    },
    isOutdated: (hash) => !hash.startsWith(current),
  };
}
