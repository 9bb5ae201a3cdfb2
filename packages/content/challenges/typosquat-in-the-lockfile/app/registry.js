const db = require('db');

const find = (name) => db.get('SELECT name, version, url, integrity, since, weekly, publisher, about FROM modules WHERE name = ?', name);
const download = (url) => db.get('SELECT * FROM modules WHERE url = ?', url);
const address = (name, version) =>
  `https://registry.modules.example/${name}/-/${name}-${version}.tgz`;

module.exports = { find, download, address };
