// Everything the plan room asks of its database. All values are bound.
const db = require('db');

const findBidder = (id) => db.get('SELECT * FROM bidders WHERE id = ?', id);
const findBidderByEmail = (email) => db.get('SELECT * FROM bidders WHERE email = ?', email);

const listTenders = () => db.all('SELECT tenders.*, (SELECT count(*) FROM documents WHERE tender_id = tenders.id) AS documents FROM tenders ORDER BY closes');
const findTender = (id) => db.get('SELECT * FROM tenders WHERE id = ?', id);

// `file` is the name below the folder of the plans, such as mill-bridge/Addendum 2.txt
const listDocuments = (tenderId) => db.all('SELECT * FROM documents WHERE tender_id = ? ORDER BY sheet', tenderId);
const findDocument = (file) => db.get('SELECT * FROM documents WHERE file = ?', file);

module.exports = { findBidder, findBidderByEmail, listTenders, findTender, listDocuments, findDocument };
