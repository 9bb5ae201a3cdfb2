/** Phrases that everybody knows and whose words alone look hard to guess. */
const KNOWN_PHRASES = [
  'correcthorsebatterystaple',
  'iloveyouforever',
  'iloveyousomuch',
  'letmeinplease',
  'thisisapassword',
  'thisismypassword',
];

const SHORTEST_LOCAL_PART = 4;
/** The least score, of 0 to 4. Below 3, a password is found in less than 10^8 guesses. */
const LEAST_SCORE = 3;
/** The first characters decide; estimating all 128 of a hostile password would take half a second. */
const MOST_ESTIMATED = 64;

const TEXTS = {
  common: 'This password is among the first that are tried. Please choose another',
  address: 'Please choose a password without your email address in it',
} as const;

const toPlain = (text: string) => text.normalize('NFKC').toLowerCase();
const toBare = (text: string) => toPlain(text).replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * The 49,000 most used passwords of leaks, words, names, keyboard runs, dates, repetitions and their combinations. The
 * dictionaries are 30 MB in memory: they are loaded when somebody first chooses a password. @see ASVS 6.2.4, 6.2.12
 */
async function loadEstimator() {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ]);
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary, 'known-phrases': KNOWN_PHRASES },
    graphs: common.adjacencyGraphs,
    maxLength: MOST_ESTIMATED,
  });
}
let estimator: ReturnType<typeof loadEstimator> | undefined;

/** Whose password it is to be. */
export interface PasswordOwner {
  email: string;
  /** Words that everybody knows of the person: name, company, product. @see ASVS 6.2.11 */
  words?: readonly string[];
}

/**
 * What is wrong with a password apart from its length: easily guessed, or made of the address. Names of fewer than four
 * letters occur in almost any text and do not count.
 */
export async function findPasswordFault(
  password: string,
  { email, words = [] }: PasswordOwner,
): Promise<string | undefined> {
  const plain = toPlain(password);
  const localPart = toPlain(email.split('@')[0] ?? '');
  if (localPart.length >= SHORTEST_LOCAL_PART && plain.includes(localPart)) return TEXTS.address;
  estimator ??= loadEstimator();
  const estimate = await estimator;
  const known = [...email.split(/[@.]/), ...words].filter((word) => word !== '');
  const isWeak = [...new Set([plain, toBare(password)])].some(
    (text) => estimate.check(text, known).score < LEAST_SCORE,
  );
  return isWeak ? TEXTS.common : undefined;
}
