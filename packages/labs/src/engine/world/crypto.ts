import { p256 } from '@noble/curves/nist.js';
import { hmac } from '@noble/hashes/hmac.js';
import { md5, sha1 } from '@noble/hashes/legacy.js';
import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { World } from './world.ts';

/** Bytes are passed to the guest as hexadecimal text. */
const HASHES = { md5, sha1, sha256, sha384, sha512 };
const MAX_BYTES = 100_000;

function hashOf(name: string) {
  const known = HASHES[name.toLowerCase().replace('-', '') as keyof typeof HASHES];
  if (known === undefined) throw new Error('Digest method not supported');
  return known;
}

// SPKI and PKCS #8 of a P-256 key are these bytes and the key (RFC 5480, RFC 5915).
const SPKI_HEAD = '3059301306072a8648ce3d020106082a8648ce3d030107034200';
const PKCS8_HEAD = '304d020100301306072a8648ce3d020106082a8648ce3d030107043330310201010420';
const PKCS8_TAIL = 'a00a06082a8648ce3d030107';

const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));

function toPem(label: string, hex: string): string {
  const lines = toBase64(hexToBytes(hex)).match(/.{1,64}/g) ?? [];
  return `-----BEGIN ${label}-----\n${lines.join('\n')}\n-----END ${label}-----\n`;
}

function fromPem(label: string, pem: string): string {
  const match = new RegExp(`-----BEGIN ${label}-----([A-Za-z0-9+/=\\s]+)-----END ${label}-----`).exec(pem);
  if (match === null) throw new Error(`the key is not a ${label.toLowerCase()} in PEM`);
  return bytesToHex(fromBase64((match[1] ?? '').replace(/\s/g, '')));
}

const PUBLIC = 'PUBLIC KEY';
const PRIVATE = 'PRIVATE KEY';

const toPublicPem = (secret: Uint8Array) =>
  toPem(PUBLIC, `${SPKI_HEAD}${bytesToHex(p256.getPublicKey(secret, false))}`);

/** A P-256 key pair in PEM, the same for the same name. */
export function makeKeyPair(name: string): { publicKey: string; privateKey: string } {
  const secret = p256.utils.randomSecretKey(hashWide(name));
  return {
    publicKey: toPublicPem(secret),
    privateKey: toPem(PRIVATE, `${PKCS8_HEAD}${bytesToHex(secret)}${PKCS8_TAIL}`),
  };
}

/** Enough bytes to draw a key from. */
function hashWide(name: string): Uint8Array {
  return sha512(new TextEncoder().encode(`drawbridge lab key ${name}`)).slice(0, 48);
}

function secretOf(pem: string): Uint8Array {
  const hex = fromPem(PRIVATE, pem);
  if (!hex.startsWith(PKCS8_HEAD)) throw new Error('the key is not a P-256 key');
  return hexToBytes(hex.slice(PKCS8_HEAD.length, PKCS8_HEAD.length + 64));
}

function publicOf(pem: string): Uint8Array {
  const hex = fromPem(PUBLIC, pem);
  if (!hex.startsWith(SPKI_HEAD)) throw new Error('the key is not a P-256 key');
  return hexToBytes(hex.slice(SPKI_HEAD.length));
}

function isSigned(data: Uint8Array, pem: string, signature: Uint8Array): boolean {
  const key = publicOf(pem);
  try {
    return p256.verify(signature, data, key);
  } catch {
    // A signature of the wrong length is not a signature.
    return false;
  }
}

/**
 * Operations on keys take milliseconds each, and the same ones come again: for the same accounts in each test, and where an
 * app checks what it signed. All of them are functions of their arguments alone.
 */
const known = new Map<string, string>();
const MAX_KNOWN = 1_000;
const MAX_KNOWN_CHARS = 4_000;

function remember(key: string, value: string): string {
  if (key.length > MAX_KNOWN_CHARS) return value;
  const [oldest] = known.keys();
  if (known.size >= MAX_KNOWN && oldest !== undefined) known.delete(oldest);
  known.set(key, value);
  return value;
}

function once(args: readonly string[], compute: () => string): string {
  const key = args.join('\n');
  return known.get(key) ?? remember(key, compute());
}

function sign(pem: string, data: string): string {
  const secret = secretOf(pem);
  const signature = bytesToHex(p256.sign(hexToBytes(data), secret));
  // What was signed with a key is signed by that key.
  const own = once(['public', bytesToHex(secret)], () => toPublicPem(secret));
  remember(['verify', own, data, signature].join('\n'), '1');
  return signature;
}

/** The guest's `crypto`: real algorithms, random numbers from the harness. */
export function runCrypto(world: Pick<World, 'newHex'>, args: string[]): string {
  const [op = '', first = '', second = '', third = ''] = args;
  if (second.length > MAX_BYTES * 2 || third.length > MAX_BYTES * 2) throw new Error('too many bytes');
  switch (op) {
    case 'hash':
      return bytesToHex(hashOf(first)(hexToBytes(second)));
    case 'hmac':
      return bytesToHex(hmac(hashOf(first), hexToBytes(second), hexToBytes(third)));
    case 'sign':
      return once(['sign', first, second], () => sign(first, second));
    case 'verify':
      return once(['verify', first, second, third], () =>
        isSigned(hexToBytes(second), first, hexToBytes(third)) ? '1' : '',
      );
    case 'keys':
      return once(['keys', first.slice(0, 100)], () => JSON.stringify(makeKeyPair(first.slice(0, 100))));
    case 'random':
      return world.newHex(Math.min(Math.max(0, Number(first) || 0), 1_024));
    default:
      throw new Error('unknown crypto call');
  }
}
