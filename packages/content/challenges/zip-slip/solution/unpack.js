// Unpacks an issue. An archive is given as the list of its entries, each { path, text }.
const fs = require('fs');
const path = require('path');

const ISSUES = '/srv/app/issues';

// Where a name leads, with every step taken. Throws when that is not below the folder.
function placeOf(folder, name) {
  const target = path.resolve(folder, name);
  if (!target.startsWith(`${folder}/`)) throw new Error('an entry leads outside its issue');
  return target;
}

// All places are checked before the first page is written: half an issue is no use to anybody.
function unpack(issue, entries) {
  const folder = path.join(ISSUES, issue);
  const pages = entries.map((entry) => ({ target: placeOf(folder, String(entry.path)), text: String(entry.text) }));
  for (const { target, text } of pages) {
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, text);
  }
}

module.exports = { unpack, ISSUES };
