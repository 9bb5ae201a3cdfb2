/** Parts of texts that stand in for a secret. In 43 random letters one of them is there once in a million. */
const PLACEHOLDERS =
  /change|secret|please|passw[o0]rd|example|drawbridge|default|replace|insert|production|qwerty|asdfgh|zxcvbn|123456|abcdef|letmein|your[-_ ]?key/i;

/** Keys that standards and manuals print. */
const PUBLISHED: ReadonlySet<string> = new Set([
  // NIST SP 800-38A, the AES-256 key of its examples.
  '603deb1015ca71be2b73aef0857d77811f352c073b6108d72d9810a30914dff4',
  // RFC 7515, appendix A.1.
  'AyM1SysPpbyDfgZld3umj1qzKObwVMkoqQ-EstJQLr_T-1qS0gZH75aKtMN3Yj0iPS4hcgUuTwjAzZr1Z9CAow',
]);

const HEX = /^([0-9a-f]{2})+$/i;
const isHex = (secret: string) => HEX.test(secret);

const toBytes = (secret: string): Buffer =>
  isHex(secret) ? Buffer.from(secret, 'hex') : Buffer.from(secret, 'base64');

/** The share of neighbors that are equally far apart: 1 in `aaaa`, `abcd` and the bytes 0, 1, 2. */
function toStepShare(values: readonly number[]): number {
  const steps = Map.groupBy(
    values.slice(1).map((value, index) => value - (values[index] ?? 0)),
    (step) => step,
  );
  return Math.max(...[...steps.values()].map((same) => same.length)) / (values.length - 1);
}

/** The share of pieces of four characters that do not come again. */
function toNewShare(secret: string): number {
  const pieces = Array.from({ length: secret.length - 3 }, (_, at) => secret.slice(at, at + 4));
  return new Set(pieces).size / pieces.length;
}

/**
 * What shows that a secret was not drawn at random, or undefined. A guessed one may look random: this finds what people
 * type, copy and repeat. Each rule refuses a random secret less than once in a hundred thousand.
 * @param secret 16 characters or more
 */
export function findPattern(secret: string): string | undefined {
  if (PUBLISHED.has(secret) || PUBLISHED.has(secret.toLowerCase())) return 'is printed in a standard';
  const codes = Array.from(secret, (letter) => letter.codePointAt(0) ?? 0);
  if (toStepShare(codes) >= 0.5 || toStepShare([...toBytes(secret)]) >= 0.5) return 'is a sequence';
  if (toNewShare(secret) < 0.75) return 'repeats itself';
  if (!isHex(secret) && PLACEHOLDERS.test(secret)) return 'is a placeholder';
  const decoded = toBytes(secret).toString('latin1');
  if (decoded.length >= 16 && /^[\x20-\x7e\s]+$/.test(decoded)) return 'is a text in another form';
  const fewest = Math.min(0.4 * secret.length, isHex(secret) ? 8 : 17);
  return new Set(secret).size < fewest ? 'has too few different characters' : undefined;
}

/** Words after words, told from a random text in base64 by the case of their letters. */
function isSentence(secret: string): boolean {
  if (isHex(secret)) return false;
  if (/\s/.test(secret)) return true;
  const shareOf = (letters: RegExp) => (secret.match(letters)?.length ?? 0) / secret.length;
  if (shareOf(/[a-z_.-]/g) >= 0.8 || shareOf(/[A-Z_.-]/g) >= 0.8) return true;
  // A capital only begins a word.
  return /^[A-Za-z_.-]+[\d!?.]*$/.test(secret) && !/[A-Z](?![a-z])/.test(secret);
}

const KEY_BYTES = 32;

/** What is wrong with a key that has to be 32 random bytes as hex or base64, or undefined. */
export function findKeyFault(key: string): string | undefined {
  if (isSentence(key)) return 'consists of words';
  if (toBytes(key).length < KEY_BYTES) return 'is shorter than 32 bytes';
  return findPattern(key);
}
