// Everything the app asks of its database. All values are bound.
const db = require('db');

const findClient = (id) => db.get('SELECT * FROM clients WHERE id = ?', id);
// People type their address as they like: Anton@Mailhaus.example, with a space after it.
const findClientByEmail = (email) => db.get('SELECT * FROM clients WHERE email = lower(trim(?))', email);
const setPassword = (id, password) => db.run('UPDATE clients SET password = ? WHERE id = ?', password, id);

const addReset = (token, clientId, until) => db.run('INSERT INTO resets VALUES (?, ?, ?)', token, clientId, until);
const findReset = (token, now) => db.get('SELECT * FROM resets WHERE token = ? AND until_ms > ?', token, now);
const endResets = (clientId) => db.run('DELETE FROM resets WHERE client_id = ?', clientId);

module.exports = { findClient, findClientByEmail, setPassword, addReset, findReset, endResets };
