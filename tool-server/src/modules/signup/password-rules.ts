/** Common passwords that are long enough for the contract's own rules. Lower case, letters and digits. */
const COMMON = new Set([
  '123456789012',
  '1234567890123',
  '12345678901234',
  '123456789012345',
  '1234567890qwerty',
  '1q2w3e4r5t6y',
  '1q2w3e4r5t6y7u8i',
  '1qaz2wsx3edc',
  '1qaz2wsx3edc4rfv',
  'aaaaaaaaaaaa',
  'abcdefghijkl',
  'abcdefghijklm',
  'adminadminadmin',
  'administrator',
  'administrator1',
  'changemeplease',
  'correcthorsebatterystaple',
  'iloveyou1234',
  'iloveyouforever',
  'iloveyousomuch',
  'letmeinletmein',
  'letmeinplease',
  'passw0rd1234',
  'password1234',
  'password12345',
  'password123456',
  'password1password1',
  'passwordpassword',
  'qwerty123456',
  'qwerty1234567',
  'qwertyuiop12',
  'qwertyuiop123',
  'qwertyuiopasdf',
  'qwertyuiopasdfghjkl',
  'qwertyqwerty',
  'sunshine1234',
  'thisisapassword',
  'trustno1trustno1',
  'welcome12345',
  'welcome123456',
  'welcomewelcome',
  'zaq12wsxcde3',
  'zxcvbnm12345',
  'zxcvbnmasdfghjkl',
]);

const SHORTEST_LOCAL_PART = 4;

const TEXTS = {
  common: 'This password is among the first that are tried. Please choose another',
  address: 'Please choose a password without your email address in it',
} as const;

const toPlain = (text: string) => text.normalize('NFKC').toLowerCase();

/**
 * What is wrong with a password apart from its length: easily guessed, or made of the address. Names of fewer than four
 * letters occur in almost any text and do not count.
 */
export function findPasswordFault(password: string, email: string): string | undefined {
  const plain = toPlain(password);
  const bare = plain.replaceAll(/[^\p{L}\p{N}]/gu, '');
  if (COMMON.has(bare) || new Set(plain).size <= 2) return TEXTS.common;
  const localPart = toPlain(email.split('@')[0] ?? '');
  return localPart.length >= SHORTEST_LOCAL_PART && plain.includes(localPart) ? TEXTS.address : undefined;
}
