// Everything Cabinfolk asks of its database.
const db = require('db');

const findUser = (id) => db.get('SELECT * FROM users WHERE id = ?', id);
const findUserByEmail = (email) => db.get('SELECT * FROM users WHERE email = ?', email);
const listCabins = () => db.all('SELECT * FROM cabins ORDER BY id');
const findCabin = (id) => db.get('SELECT cabins.*, users.name AS host FROM cabins JOIN users ON users.id = host_id WHERE cabins.id = ?', String(id));
const listOwn = (hostId) => db.all('SELECT * FROM cabins WHERE host_id = ? ORDER BY id', hostId);
const describe = (id, hostId, description, rules) => db.run('UPDATE cabins SET description = ?, rules = ? WHERE id = ? AND host_id = ?', description, rules, id, hostId);
const book = (cabinId, userId, nights, phone) => db.run('INSERT INTO bookings (cabin_id, user_id, nights, phone) VALUES (?, ?, ?, ?)', cabinId, userId, nights, phone);
const listBookings = (userId) => db.all('SELECT bookings.*, cabins.name FROM bookings JOIN cabins ON cabins.id = cabin_id WHERE user_id = ? ORDER BY bookings.id DESC', userId);

module.exports = { findUser, findUserByEmail, listCabins, findCabin, listOwn, describe, book, listBookings };
