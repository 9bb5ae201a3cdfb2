// Checks whether a sender knows what only a friend can know.
const crypto = require('crypto');

// In a real shop, both come from a vault. They are here so that the exercise is complete.
const HOOK_SECRET = 'whsec-oolong-7731-bergamot';
const LEDGER_KEY = 'ledger-4f81-jasmine-0c2e';

// Looks at all bytes, wherever the first difference is. The length is no secret: every signature has 64 characters.
function same(left, right) {
  const [given, expected] = [Buffer.from(left), Buffer.from(right)];
  return given.length === expected.length && crypto.timingSafeEqual(given, expected);
}

// The provider signs the body with a secret that only it and we know.
function isGenuine(body, signature) {
  const expected = crypto.createHmac('sha256', HOOK_SECRET).update(body).digest('hex');
  return same(signature, expected);
}

const isLedgerKey = (key) => same(key, LEDGER_KEY);

module.exports = { isGenuine, isLedgerKey };
