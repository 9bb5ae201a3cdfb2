// The public keys of the ID service, as it publishes them below /id/keys.
const { pair } = require('keys');

const KEYS = {
  'nordvik-2026': { pem: pair('nordvik-id-2026').publicKey, retired: null },
  // Retired: its private half was found in a public repository.
  'nordvik-2024': { pem: pair('nordvik-id-2024').publicKey, retired: '2025-08-19' },
};

const keyFor = (kid) => KEYS[kid]?.pem;

module.exports = { KEYS, keyFor };
