const db = require('db');

const findPerson = (id) => db.get('SELECT * FROM people WHERE id = ?', id);
const findPersonByEmail = (email) => db.get('SELECT * FROM people WHERE email = ?', email);

const findPlan = (id) => db.get('SELECT * FROM plans WHERE id = ?', String(id ?? ''));
const listPlans = (personId) => db.all('SELECT plans.* FROM plans JOIN members ON members.plan_id = plans.id WHERE members.person_id = ? ORDER BY plans.id', personId);
const isMember = (planId, personId) => Boolean(db.get('SELECT 1 FROM members WHERE plan_id = ? AND person_id = ?', planId, personId));
const isOrganizer = (planId, personId) => Boolean(db.get("SELECT 1 FROM members WHERE plan_id = ? AND person_id = ? AND role = 'organizer'", planId, personId));
const closePlan = (id) => db.run("UPDATE plans SET status = 'closed' WHERE id = ?", id);

// What the form offers for copying: templates of the house, and the person's other plans.
const listSources = (personId, planId) => db.all('SELECT * FROM plans WHERE id <> ?2 AND (template = 1 OR id IN (SELECT plan_id FROM members WHERE person_id = ?1)) ORDER BY template DESC, id', personId, planId);

const findItem = (id) => db.get('SELECT * FROM items WHERE id = ?', String(id ?? ''));
const listItems = (planId) => db.all('SELECT * FROM items WHERE plan_id = ? ORDER BY id', planId);
const addItem = (planId, text) => db.run('INSERT INTO items (plan_id, text) VALUES (?, ?)', planId, text);
const toggleItem = (id) => db.run('UPDATE items SET done = 1 - done WHERE id = ?', id);

module.exports = { findPerson, findPersonByEmail, findPlan, listPlans, isMember, isOrganizer, closePlan, listSources, findItem, listItems, addItem, toggleItem };
