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

/** OWASP's second recommended setting for argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;

const toTag = (password: string, nonce: Buffer) =>
  argon2Async('argon2id', { message: password.normalize('NFKC'), nonce, ...COST });

/** Gives `argon2id$<salt>$<tag>`. @see DEMO-13 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `argon2id$${salt.toString('base64url')}$${(await toTag(password, salt)).toString('base64url')}`;
}

const DECOY = `argon2id$${Buffer.alloc(16).toString('base64url')}$${Buffer.alloc(32).toString('base64url')}`;

/** Takes the same time whether or not the account exists or has a password. */
export async function checkPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const [, salt = '', tag = ''] = (hash ?? DECOY).split('$');
  const computed = await toTag(password, Buffer.from(salt, 'base64url'));
  return timingSafeEqual(computed, Buffer.from(tag, 'base64url')) && Boolean(hash);
}
