// Unpacks an issue. An archive comes as its list of entries: { path, text } each.
const fs = require('fs');
const path = require('path');

const ISSUES = '/srv/app/issues';

function unpack(issue, entries) {
  const folder = path.join(ISSUES, issue);
  for (const entry of entries) {
    const target = path.join(folder, String(entry.path).replaceAll('../', ''));
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, String(entry.text));
  }
}

module.exports = { unpack, ISSUES };
