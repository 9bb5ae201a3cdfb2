// Unpacks an issue. An archive is given as the list of its entries, each { path, text }.
const fs = require('fs');
const path = require('path');

const ISSUES = '/srv/app/issues';

function unpack(issue, entries) {
  const folder = path.join(ISSUES, issue);
  for (const entry of entries) {
    const target = path.join(folder, String(entry.path));
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, String(entry.text));
  }
}

module.exports = { unpack, ISSUES };
