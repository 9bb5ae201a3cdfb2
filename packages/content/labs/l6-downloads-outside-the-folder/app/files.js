// Everything the plan room reads from and writes to its disk.
const fs = require('fs');
const path = require('path');

const PLANS = '/srv/plans'; // drawings and documents, one folder for each tender
const NOTES = '/srv/notes'; // a folder for each bidder, in it a file for each tender

// Links in our emails are encoded once more on the way. Both spellings must work.
const toName = (raw) => decodeURIComponent(String(raw));

// The whole document, to be saved.
function readPlan(raw) {
  return fs.readFileSync(path.join(PLANS, toName(raw)), 'utf8');
}

// Its first lines, to be looked at.
function readPreview(raw) {
  return fs.readFileSync(path.resolve(PLANS, toName(raw)), 'utf8').slice(0, 1200);
}

const notesFile = (bidder, tender) => path.join(NOTES, bidder, tender + '.txt');

function readNotes(bidder, tender) {
  const file = notesFile(bidder, tender);
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
}

function addNote(bidder, tender, text) {
  fs.appendFileSync(notesFile(bidder, tender), text + '\n');
}

module.exports = { readPlan, readPreview, readNotes, addNote };
