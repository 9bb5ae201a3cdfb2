// The three files of the pull request, with what the build needs of them. Nothing to fix in this file.
const wanted = require('./package.json');
const lock = require('./package-lock.json');
const settings = require('./npmrc.json');

// Which modules a package asks for. npm installs all four kinds.
const KINDS = [
  'dependencies',
  'optionalDependencies',
  'peerDependencies',
  'devDependencies',
];

const isTable = (value) =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
const isText = (value) => value === undefined || typeof value === 'string';

function checkTable(value, where) {
  if (!isTable(value)) throw new Error(`${where} has to be an object`);
}

function checkRanges(entry, where) {
  for (const kind of KINDS.filter((name) => entry[name] !== undefined)) {
    checkTable(entry[kind], `${where}: ${kind}`);
    for (const [name, range] of Object.entries(entry[kind]))
      if (typeof range !== 'string')
        throw new Error(`${where}: ${kind}: the range of ${name} has to be a text`);
  }
}

checkTable(wanted, 'package.json');
checkRanges(wanted, 'package.json');

checkTable(lock, 'package-lock.json');
checkTable(lock.packages, 'package-lock.json: packages');
for (const [path, entry] of Object.entries(lock.packages)) {
  const where = `package-lock.json: packages: ${path === '' ? '""' : path}`;
  checkTable(entry, where);
  checkRanges(entry, where);
  for (const name of ['version', 'resolved', 'integrity'])
    if (!isText(entry[name])) throw new Error(`${where}: ${name} has to be a text`);
}

checkTable(settings, 'npmrc.json');
for (const [name, value] of Object.entries(settings)) {
  if (name !== 'ignore-scripts')
    throw new Error(`npmrc.json: this build has no setting ${name}`);
  if (typeof value !== 'boolean')
    throw new Error(`npmrc.json: ${name} is true or false`);
}

module.exports = { wanted, lock, settings, KINDS };
