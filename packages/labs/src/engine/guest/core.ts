/**
 * Guest source: the part both guests share. Stored as text because it must be the same bytes in the page and on the
 * server (a bundler would rewrite code), and because it is code for another machine. It takes `__host` off the global
 * object before any lab code runs and has its own copies of the built-ins it relies on.
 * - `cutText` never leaves half of a surrogate pair: the same rule as the host's in text.ts.
 * - `readJson` names the file, as Node does, and its line as the innermost place: that is where the mistake is.
 */
export const CORE = String.raw`
const host = globalThis.__host;
delete globalThis.__host;
const fromJson = JSON.parse;
const toJson = JSON.stringify;
const text = (value) => '' + value;
const cutText = (value, max) => value.slice(0, value.length > max && (value.charCodeAt(max - 1) & 0xfc00) === 0xd800 ? max - 1 : max);

let randomState = 1;
Math.random = function random() {
  randomState ^= randomState << 13;
  randomState ^= randomState >>> 17;
  randomState ^= randomState << 5;
  return (randomState >>> 0) / 4294967296;
};

function inspect(value, depth) {
  if (typeof value === 'string') return depth === 0 ? value : toJson(value);
  if (typeof value === 'function') return '[function ' + value.name + ']';
  if (value instanceof Error) return text(value.stack ? value.name + ': ' + value.message + '\n' + value.stack : value);
  if (value === null || typeof value !== 'object') return String(value);
  if (depth > 3) return '...';
  if (Array.isArray(value)) return '[' + value.slice(0, 50).map((item) => inspect(item, depth + 1)).join(', ') + ']';
  return '{ ' + Object.keys(value).slice(0, 50).map((key) => key + ': ' + inspect(value[key], depth + 1)).join(', ') + ' }';
}
const print = (...values) => void host('log', cutText(values.map((value) => inspect(value, 0)).join(' '), 4000));
globalThis.console = { log: print, info: print, warn: print, error: print, debug: print };

const definitions = new Map();
const modules = new Map();

function resolvePath(from, name) {
  const parts = from.split('/').slice(0, -1);
  for (const part of name.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

function requireFrom(from) {
  return function require(name) {
    const isPath = name.startsWith('./') || name.startsWith('../') || name.startsWith('/');
    if (!isPath) {
      const plain = name.startsWith('node:') ? name.slice(5) : name;
      if (builtins.has(plain)) return builtins.get(plain);
      throw new Error("Cannot find module '" + name + "'. This lab has: " + [...builtins.keys()].join(', '));
    }
    const base = resolvePath(from, name);
    const path = [base, base + '.js', base + '.json', base + '/index.js'].find((candidate) => definitions.has(candidate));
    if (path === undefined) throw new Error("Cannot find module '" + name + "' from " + from);
    return load(path);
  };
}

function readJson(path, source) {
  try {
    return fromJson(source);
  } catch (error) {
    const found = / in JSON at position \d+ \(line (\d+) column (\d+)\)$/.exec(error.message);
    const lines = source.split('\n');
    const at = found ? found[1] + ':' + found[2] : lines.length + ':' + (lines[lines.length - 1].length + 1);
    const broken = new SyntaxError(path + ' cannot be read as JSON: ' + error.message.slice(0, found ? found.index : undefined));
    broken.stack = '    at ' + path + ':' + at + '\n' + broken.stack;
    throw broken;
  }
}

function load(path) {
  const known = modules.get(path);
  if (known) return known.exports;
  const module = { exports: {}, filename: path };
  modules.set(path, module);
  const definition = definitions.get(path);
  if (typeof definition === 'string') module.exports = path.endsWith('.json') ? readJson(path, definition) : definition;
  else definition.call(module.exports, module.exports, requireFrom(path), module, path, path.split('/').slice(0, -1).join('/'));
  return module.exports;
}

const builtins = new Map();
const operations = {
  define(name, fn) { definitions.set(name, fn); return ''; },
  file(name, content) { definitions.set(name, content); return ''; },
  seed(value) { randomState = (value | 0) || 1; return ''; },
  reseed: (value) => operations.seed(value),
};
const entry = (op, ...args) => operations[op](...args);
`;
