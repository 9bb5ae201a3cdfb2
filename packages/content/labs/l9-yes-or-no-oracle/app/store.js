// What the office asks its database.
const db = require('db');

const STATIONS = ['Harbor Street', 'Old Mill', 'Northgate', 'Saltmarsh', 'Airport'];

// True when something that fits the description is on a shelf: at this station or, if none is given, at any.
function isHere(what, station) {
  const found = db.get(
    "SELECT id FROM items WHERE returned = 0 AND (station = ? OR ? = '') AND description LIKE '%" + what + "%'",
    station,
    station,
  );
  return found !== undefined;
}

module.exports = { isHere, STATIONS };
