// The public keys of the ID service, as it publishes them below /id/keys.
const { pair } = require('keys');

const KEYS = {
  'nordvik-2026': { pem: pair('nordvik-id-2026').publicKey, retired: null },
  // Retired: its private half was found in a public repository.
  'nordvik-2024': { pem: pair('nordvik-id-2024').publicKey, retired: '2025-08-19' },
};

// A key that is in the table and still in use. Names that every object has, such as constructor, are not in it.
const keyFor = (kid) => (Object.hasOwn(KEYS, kid) && KEYS[kid].retired === null ? KEYS[kid].pem : undefined);

module.exports = { KEYS, keyFor };
