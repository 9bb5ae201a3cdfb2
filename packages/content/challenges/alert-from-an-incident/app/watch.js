// Notes events and checks the rules. Nothing to fix in this file.
const db = require('db');
const mail = require('mail');
const rules = require('./rules');

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const FIELDS = ['account', 'address'];

const isBlocked = (address) => Boolean(db.get('SELECT 1 FROM alerts WHERE address = ? AND time > ?', address, Date.now() - HOUR));

function countEvents({ event, per, distinct, minutes }, seen) {
  if (!FIELDS.includes(per) || (distinct !== undefined && !FIELDS.includes(distinct))) throw new Error(`a rule has a field that events do not have: ${per}, ${distinct}`);
  const what = distinct === undefined ? '*' : `DISTINCT ${distinct}`;
  return db.get(`SELECT count(${what}) AS count FROM events WHERE kind = ? AND ${per} = ? AND time > ?`, event, seen[per], Date.now() - minutes * MINUTE).count;
}

function note(seen) {
  db.run('INSERT INTO events (time, kind, account, address) VALUES (?, ?, ?, ?)', Date.now(), seen.kind, seen.account, seen.address);
  for (const rule of rules) {
    if (rule.event !== seen.kind || countEvents(rule, seen) < rule.atLeast) continue;
    // One alert an hour for the same thing: a phone that rings all night is switched off.
    if (db.get('SELECT 1 FROM alerts WHERE rule = ? AND subject = ? AND time > ?', rule.name, seen[rule.per], Date.now() - HOUR)) continue;
    db.run('INSERT INTO alerts (time, rule, subject, address) VALUES (?, ?, ?, ?)', Date.now(), rule.name, seen[rule.per], seen.address);
    mail.send({ to: 'duty@bellwether.example', subject: `Alert: ${rule.name}`, text: `${rule.per}: ${seen[rule.per]}. The address ${seen.address} is blocked for an hour.` });
  }
}

module.exports = { note, isBlocked };
