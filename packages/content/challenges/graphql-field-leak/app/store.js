const db = require('db');

const findMember = (id) => db.get('SELECT * FROM members WHERE id = ?', String(id ?? ''));
const findByEmail = (email) => db.get('SELECT * FROM members WHERE email = ?', email);
const listGroups = () => db.all('SELECT * FROM groups ORDER BY name');
const groupsOf = (memberId) => db.all('SELECT groups.* FROM groups JOIN belongs ON belongs.group_id = groups.id WHERE belongs.member_id = ? ORDER BY groups.name', memberId);
const membersOf = (groupId) => db.all('SELECT members.* FROM members JOIN belongs ON belongs.member_id = members.id WHERE belongs.group_id = ? ORDER BY members.name', groupId);
const listHikes = () => db.all('SELECT * FROM hikes ORDER BY day');

module.exports = { findMember, findByEmail, listGroups, groupsOf, membersOf, listHikes };
