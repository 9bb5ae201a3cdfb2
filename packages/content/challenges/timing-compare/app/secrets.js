// Checks whether a sender knows what only a friend can know.
const crypto = require('crypto');

// In a real shop, both come from a vault. They are here so that the exercise is complete.
const HOOK_SECRET = 'whsec-oolong-7731-bergamot';
const LEDGER_KEY = 'ledger-4f81-jasmine-0c2e';

// Character by character, until one is wrong. Logs how far it got, as the response time would show.
function same(left, right) {
  if (left.length !== right.length) return false;
  for (let at = 0; at < left.length; at++) {
    if (left[at] !== right[at]) {
      console.log(`compared ${at + 1} characters, the last one was wrong`);
      return false;
    }
  }
  return true;
}

// The provider signs the body with a secret that only it and we know.
function isGenuine(body, signature) {
  const expected = crypto.createHmac('sha256', HOOK_SECRET).update(body).digest('hex');
  return same(signature, expected);
}

const isLedgerKey = (key) => same(key, LEDGER_KEY);

module.exports = { isGenuine, isLedgerKey };
