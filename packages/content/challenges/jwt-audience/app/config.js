// What the services have to know about Petrel ID.
const db = require('db');
const { pair } = require('keys');

const ISSUER = 'https://id.petrel.example';
const PUBLIC_KEY = pair('petrel-id').publicKey;

// The name of one of our services in tokens, as the table "services" has it. The
// crew list has been called roster since January.
const audienceOf = (service) =>
  db.get('SELECT audience FROM services WHERE name = ?', service)?.audience;

module.exports = { ISSUER, PUBLIC_KEY, audienceOf };
