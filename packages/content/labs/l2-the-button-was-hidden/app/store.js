// Everything the app asks of its database. All values are bound.
const db = require('db');

const findMember = (id) => db.get('SELECT * FROM crew WHERE id = ?', id);
const findMemberByEmail = (email) => db.get('SELECT * FROM crew WHERE email = ?', email);
const listCrew = () => db.all('SELECT * FROM crew ORDER BY team, name');
const setRole = (id, role) => db.run('UPDATE crew SET role = ? WHERE id = ?', role, id);

function removeMember(id) {
  db.run('UPDATE shifts SET crew_id = NULL WHERE crew_id = ?', id);
  db.run('DELETE FROM crew WHERE id = ?', id);
}

const listShifts = () => db.all('SELECT shifts.*, crew.name FROM shifts LEFT JOIN crew ON crew.id = shifts.crew_id ORDER BY shifts.id');
const takeShift = (id, member) => db.run('UPDATE shifts SET crew_id = ? WHERE id = ? AND crew_id IS NULL', member, id);
const leaveShift = (id, member) => db.run('UPDATE shifts SET crew_id = NULL WHERE id = ? AND crew_id = ?', id, member);

const listNews = () => db.all('SELECT news.*, crew.name FROM news LEFT JOIN crew ON crew.id = news.crew_id ORDER BY news.id DESC LIMIT 4');
const addNews = (member, text) => db.run('INSERT INTO news (crew_id, text) VALUES (?, ?)', member, text);

module.exports = { findMember, findMemberByEmail, listCrew, setRole, removeMember, listShifts, takeShift, leaveShift, listNews, addNews };
