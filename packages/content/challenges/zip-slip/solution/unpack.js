// Unpacks an issue. An archive comes as its list of entries: { path, text } each.
const fs = require('fs');
const path = require('path');

const ISSUES = '/srv/app/issues';

// Where a name leads, once every step of it is taken. Throws when that is not below the folder.
function placeOf(folder, name) {
  const target = path.resolve(folder, name);
  if (!target.startsWith(`${folder}/`)) throw new Error('an entry leads out of its issue');
  return target;
}

// All places are worked out before the first page is written: half an issue helps nobody.
function unpack(issue, entries) {
  const folder = path.join(ISSUES, issue);
  const pages = entries.map((entry) => ({ target: placeOf(folder, String(entry.path)), text: String(entry.text) }));
  for (const { target, text } of pages) {
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, text);
  }
}

module.exports = { unpack, ISSUES };
