// Everything the plan room reads from and writes to its disk.
const fs = require('fs');
const path = require('path');

const PLANS = '/srv/plans'; // drawings and documents, one folder for each tender
const NOTES = '/srv/notes'; // a folder for each bidder, in it a file for each tender

// Links in our emails are encoded once more on the way. Both spellings must work.
const toName = (raw) => decodeURIComponent(String(raw));

// The one question: where does this path really end, with links followed, and is that inside?
function inside(root, name) {
  const real = fs.realpathSync(path.resolve(root, name));
  if (!real.startsWith(root + path.sep)) throw Object.assign(new Error('not in ' + root), { code: 'ENOENT' });
  return real;
}

// The whole document, to be saved.
function readPlan(raw) {
  return fs.readFileSync(inside(PLANS, toName(raw)), 'utf8');
}

// Its first lines, to be looked at.
function readPreview(raw) {
  return fs.readFileSync(inside(PLANS, toName(raw)), 'utf8').slice(0, 1200);
}

// Both ids come from our own tables, never from the address.
const notesFile = (bidder, tender) => path.join(NOTES, bidder, tender + '.txt');

function readNotes(bidder, tender) {
  const file = notesFile(bidder, tender);
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
}

function addNote(bidder, tender, text) {
  fs.appendFileSync(notesFile(bidder, tender), text + '\n');
}

module.exports = { readPlan, readPreview, readNotes, addNote };
