// Everything Minnow asks of its database. Nothing to fix in this file.
const db = require('db');

const today = () => new Date().toISOString().slice(0, 10);

const findUser = (id) => db.get('SELECT * FROM users WHERE id = ?', id);
const findUserByEmail = (email) => db.get('SELECT * FROM users WHERE email = ?', email);
const findUserByHandle = (handle) => db.get('SELECT * FROM users WHERE handle = ?', handle.toLowerCase().replace(/^@/, ''));

const TRANSFERS = 'SELECT transfers.*, sender.handle AS sender, receiver.handle AS receiver FROM transfers JOIN users AS sender ON sender.id = from_id JOIN users AS receiver ON receiver.id = to_id';
const listTransfers = (userId) => db.all(`${TRANSFERS} WHERE from_id = ? OR to_id = ? ORDER BY transfers.id DESC LIMIT 20`, userId, userId);
const spentToday = (userId) => db.get('SELECT coalesce(sum(points), 0) AS points FROM transfers WHERE from_id = ? AND day = ?', userId, today()).points;

// Returns what is wrong, or an empty text.
function transfer(fromId, toHandle, points, note) {
  const from = findUser(fromId);
  const to = findUserByHandle(toHandle);
  if (!to || to.id === from.id) return 'There is nobody with that name to send points to.';
  if (!Number.isInteger(points) || points < 1) return 'Please send a whole number of points.';
  if (points > from.points) return 'There are not enough points in your purse.';
  if (spentToday(from.id) + points > from.daily) return 'That is above your daily limit.';
  db.run('UPDATE users SET points = points - ? WHERE id = ?', points, from.id);
  db.run('UPDATE users SET points = points + ? WHERE id = ?', points, to.id);
  db.run('INSERT INTO transfers (from_id, to_id, points, note, day) VALUES (?, ?, ?, ?, ?)', from.id, to.id, points, note, today());
  return '';
}

const listRequests = (userId) => db.all("SELECT requests.*, users.handle AS asker FROM requests JOIN users ON users.id = asker_id WHERE payer_id = ? AND state = 'open' ORDER BY requests.id", userId);
const findRequest = (id, payerId) => db.get("SELECT requests.*, users.handle AS asker FROM requests JOIN users ON users.id = asker_id WHERE requests.id = ? AND payer_id = ? AND state = 'open'", id, payerId);

function ask(askerId, fromHandle, points, note) {
  const payer = findUserByHandle(fromHandle);
  if (!payer || payer.id === askerId) return 'There is nobody with that name to ask.';
  if (!Number.isInteger(points) || points < 1) return 'Please ask for a whole number of points.';
  db.run("INSERT INTO requests (asker_id, payer_id, points, note, state) VALUES (?, ?, ?, ?, 'open')", askerId, payer.id, points, note);
  return '';
}

function payRequest(request) {
  const fault = transfer(request.payer_id, request.asker, request.points, request.note);
  if (fault === '') db.run("UPDATE requests SET state = 'paid' WHERE id = ?", request.id);
  return fault;
}

const saveLimit = (userId, daily) => db.run('UPDATE users SET daily = ? WHERE id = ?', daily, userId);

module.exports = { findUser, findUserByEmail, listTransfers, transfer, listRequests, findRequest, ask, payRequest, saveLimit };
