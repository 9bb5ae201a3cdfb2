import { hmac } from '@noble/hashes/hmac.js';
import { md5, sha1 } from '@noble/hashes/legacy.js';
import { pbkdf2 } from '@noble/hashes/pbkdf2.js';
import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { cutText } from '../text.ts';
import type { World } from './world.ts';

const HASHES = { md5, sha1, sha256, sha384, sha512 };
const MAX_HEX = 200_000;
const MAX_TEXT = 200;
const MAX_LENGTH = 128;
/** Hash operations a machine does in a millisecond: 600,000 rounds take a fifth of a second. */
const WORK_PER_MS = 3_000;

const decoder = new TextDecoder();

function hashOf(name: string) {
  const known = HASHES[name as keyof typeof HASHES];
  if (known === undefined) throw new Error(`unsupported hash type ${name}`);
  return known;
}

function toBytes(hex: string): Uint8Array {
  if (hex.length > MAX_HEX) throw new Error('too many bytes');
  return hexToBytes(hex);
}

function note(
  world: World,
  algorithm: string,
  work: number,
  input: Uint8Array,
  salt: Uint8Array,
  digest: string,
): string {
  world.spend(work / WORK_PER_MS);
  world.log({
    kind: 'hash',
    algorithm,
    work,
    input: cutText(decoder.decode(input), MAX_TEXT),
    bytes: bytesToHex(input).slice(0, MAX_TEXT),
    salt: bytesToHex(salt).slice(0, MAX_TEXT),
    digest,
  });
  return digest;
}

/** A plain hash, or `hmac-` and a hash with its key: real values. */
export function runHash(world: World, args: string[]): string {
  const [algorithm = '', inputHex = '', keyHex = ''] = args;
  const input = toBytes(inputHex);
  if (!algorithm.startsWith('hmac-'))
    return note(world, algorithm, 1, input, new Uint8Array(), bytesToHex(hashOf(algorithm)(input)));
  const key = toBytes(keyHex);
  return note(world, algorithm, 2, input, key, bytesToHex(hmac(hashOf(algorithm.slice(5)), key, input)));
}

const whole = (text: string | undefined) => Math.max(1, Math.floor(Number(text) || 1));

/**
 * A slow hash. The work is counted and added to the world's clock, not done: 600,000 rounds for every sign-in of every
 * test would take too long. The result depends on every parameter, but is not the value that a real machine computes.
 */
export function runKdf(world: World, args: string[]): string {
  const [algorithm = '', passwordHex = '', saltHex = '', length, first, second, third] = args;
  const password = toBytes(passwordHex);
  const salt = toBytes(saltHex);
  const cost = [whole(first), whole(second), whole(third)] as const;
  const name = algorithm.startsWith('pbkdf2-') ? algorithm.slice(7) : 'sha256';
  if (algorithm !== 'scrypt' && !algorithm.startsWith('pbkdf2-')) throw new Error(`unsupported ${algorithm}`);
  // OWASP considers these equal: scrypt with 2^17 blocks of 8, PBKDF2 with 600,000 rounds.
  const work = algorithm === 'scrypt' ? Math.round(cost[0] * cost[1] * cost[2] * 0.572) : cost[0];
  const label = new TextEncoder().encode(`${algorithm} ${cost.join(' ')} ${saltHex}`);
  const dkLen = Math.min(whole(length), MAX_LENGTH);
  return note(
    world,
    algorithm,
    work,
    password,
    salt,
    bytesToHex(pbkdf2(hashOf(name), password, label, { c: 1, dkLen })),
  );
}

/** Compares in a time that does not depend on where two values differ; an empty result means they do. */
export function runCompare(world: World, args: string[]): string {
  const [left = '', right = ''] = args;
  const [first, second] = [toBytes(left), toBytes(right)];
  let difference = first.length === second.length ? 0 : 1;
  for (const [index, value] of first.entries()) difference |= value ^ (second[index] ?? 0);
  const texts = [first, second].map((bytes) => cutText(decoder.decode(bytes), MAX_TEXT));
  world.log({
    kind: 'compare',
    texts,
    bytes: [left, right].map((hex) => hex.slice(0, MAX_TEXT)),
    equal: difference === 0,
  });
  return difference === 0 ? '1' : '';
}
