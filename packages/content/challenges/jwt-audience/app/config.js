// What the services have to know about Petrel ID.
const { pair } = require('keys');

module.exports = {
  ISSUER: 'https://id.petrel.example',
  PUBLIC_KEY: pair('petrel-id').publicKey,
  // The names of our services in tokens. The crew list has been called roster since January.
  AUDIENCES: { bookings: 'petrel-bookings', roster: 'petrel-roster', harbour: 'petrel-harbour' },
};
