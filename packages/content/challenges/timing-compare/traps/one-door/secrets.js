// Whether what a stranger sent is what only a friend can know.
const crypto = require('crypto');

// In a real shop both come from a vault. They stand here so that the exercise is complete.
const HOOK_SECRET = 'whsec-oolong-7731-bergamot';
const LEDGER_KEY = 'ledger-4f81-jasmine-0c2e';

// Sign by sign, until one is wrong. Says how far it got, as the time of the answer would.
function same(left, right) {
  if (left.length !== right.length) return false;
  for (let at = 0; at < left.length; at++) {
    if (left[at] !== right[at]) {
      console.log(`compared ${at + 1} signs, the last one was wrong`);
      return false;
    }
  }
  return true;
}

// The provider signs the body with a secret that only it and we know.
function isGenuine(body, signature) {
  const expected = crypto.createHmac('sha256', HOOK_SECRET).update(body).digest('hex');
  const [given, wanted] = [Buffer.from(signature), Buffer.from(expected)];
  return given.length === wanted.length && crypto.timingSafeEqual(given, wanted);
}

const isLedgerKey = (key) => same(key, LEDGER_KEY);

module.exports = { isGenuine, isLedgerKey };
