// Everything the app asks of its database. Values go in as parameters, so there is no SQL injection here.
const db = require('db');

const INVOICE = `
  SELECT invoices.*, clients.name AS client_name, clients.email AS client_email, users.business,
         (SELECT sum(cents) FROM lines WHERE invoice_id = invoices.id) AS cents
  FROM invoices JOIN clients ON clients.id = invoices.client_id JOIN users ON users.id = invoices.owner_id`;

function findUser(id) {
  return db.get('SELECT * FROM users WHERE id = ?', id);
}

function findUserByEmail(email) {
  return db.get('SELECT * FROM users WHERE email = ?', email);
}

function listInvoices(ownerId) {
  return db.all(`${INVOICE} WHERE invoices.owner_id = ? ORDER BY invoices.id DESC`, ownerId);
}

function listClients(ownerId) {
  return db.all('SELECT * FROM clients WHERE owner_id = ? ORDER BY name', ownerId);
}

function findInvoice(id) {
  const invoice = db.get(`${INVOICE} WHERE invoices.id = ?`, id);
  if (!invoice) return undefined;
  return { ...invoice, lines: db.all('SELECT * FROM lines WHERE invoice_id = ? ORDER BY position', id) };
}

function saveNote(id, note) {
  db.run('UPDATE invoices SET note = ? WHERE id = ?', note, id);
}

function findClient(id) {
  return db.get('SELECT * FROM clients WHERE id = ?', id);
}

function listInvoicesOfClient(clientId) {
  return db.all(`${INVOICE} WHERE invoices.client_id = ? ORDER BY invoices.id`, clientId);
}

module.exports = { findUser, findUserByEmail, listInvoices, listClients, findInvoice, saveNote, findClient, listInvoicesOfClient };
