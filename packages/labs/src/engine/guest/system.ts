/**
 * Guest source: the modules url, process, child_process, mail and model, and fetch: the interface to the rest of the
 * simulated world.
 * - `timingSafeEqual` in an app is something the world sees.
 * - `started` is as in Node: with the option shell, arguments are joined with spaces and given to a shell.
 */
export const SYSTEM = String.raw`
class URLSearchParams {
  constructor(source = '') {
    this.pairs = [];
    if (typeof source === 'string') {
      for (const part of source.replace(/^\?/, '').split('&')) {
        if (part === '') continue;
        const at = part.indexOf('=');
        this.pairs.push([decode(at < 0 ? part : part.slice(0, at)), at < 0 ? '' : decode(part.slice(at + 1))]);
      }
    } else {
      for (const [key, value] of Array.isArray(source) ? source : Object.entries(source)) this.pairs.push([text(key), text(value)]);
    }
  }
  get(name) { const hit = this.pairs.find(([key]) => key === name); return hit ? hit[1] : null; }
  getAll(name) { return this.pairs.filter(([key]) => key === name).map((pair) => pair[1]); }
  has(name) { return this.pairs.some(([key]) => key === name); }
  set(name, value) { this.delete(name); this.append(name, value); }
  append(name, value) { this.pairs.push([text(name), text(value)]); }
  delete(name) { this.pairs = this.pairs.filter(([key]) => key !== name); }
  keys() { return this.pairs.map((pair) => pair[0])[Symbol.iterator](); }
  entries() { return this.pairs[Symbol.iterator](); }
  [Symbol.iterator]() { return this.pairs[Symbol.iterator](); }
  toString() { return this.pairs.map((pair) => pair.map((value) => encodeURIComponent(value).replace(/%20/g, '+')).join('=')).join('&'); }
}
class URL {
  constructor(address, base) {
    let parts;
    try {
      parts = fromJson(host('url', text(address), base === undefined ? '' : text(base)));
    } catch (error) {
      const fault = new TypeError('Invalid URL');
      fault.code = 'ERR_INVALID_URL';
      throw fault;
    }
    Object.assign(this, parts);
    this.searchParams = new URLSearchParams(parts.search);
  }
  toString() { return this.href; }
  toJSON() { return this.href; }
  static canParse(address, base) { try { return Boolean(new URL(address, base)); } catch (error) { return false; } }
}
globalThis.URL = URL;
globalThis.URLSearchParams = URLSearchParams;
builtins.set('url', { URL, URLSearchParams });

const process = { env: {} };
globalThis.process = process;
builtins.set('process', process);
operations.environment = (variables) => { Object.assign(process.env, fromJson(variables)); return ''; };

function toFetched(reply) {
  return {
    status: reply.status, ok: reply.status >= 200 && reply.status < 300, url: reply.url, redirected: reply.redirected,
    headers: { get: (name) => (Object.hasOwn(reply.headers, name.toLowerCase()) ? reply.headers[name.toLowerCase()] : null) },
    text: async () => reply.body, json: async () => fromJson(reply.body),
  };
}
globalThis.fetch = async (address, options = {}) => {
  try {
    return toFetched(fromJson(host('fetch', text(options.method || 'GET').toUpperCase(), text(address), options.redirect || 'follow', options.body === undefined ? '' : text(options.body))));
  } catch (error) {
    const fault = new TypeError('fetch failed: ' + error.message);
    fault.cause = error;
    throw fault;
  }
};
const lookup = async (name) => {
  const address = host('look-up', text(name));
  if (address === '') { const error = new Error('getaddrinfo ENOTFOUND ' + name); error.code = 'ENOTFOUND'; throw error; }
  return { address, family: address.startsWith('[') ? 6 : 4 };
};
builtins.set('dns', { promises: { lookup } });
builtins.set('dns/promises', { lookup });

crypto.timingSafeEqual = (left, right) => {
  if (left.length !== right.length) throw new RangeError('Input buffers must have the same byte length');
  return host('compare', toHex(left), toHex(right)) === '1';
};

function executed(outcome, command) {
  if (outcome.status === 0) return outcome.stdout;
  const error = new Error('Command failed: ' + command + '\n' + outcome.stderr);
  Object.assign(error, outcome, { code: outcome.status });
  throw error;
}
const sh = (command, input) => fromJson(host('exec', 'shell', input, text(command)));
const program = (file, args, input) => fromJson(host('exec', 'argv', input, text(file), ...(args || []).map(text)));
const inputOf = (options) => (options && options.input !== undefined ? text(options.input) : '');
const started = (file, args, options) => (options && options.shell ? sh([file, ...(args || [])].join(' '), inputOf(options)) : program(file, args, inputOf(options)));
const callback = (args, run) => {
  const done = args.pop();
  let outcome;
  try { outcome = run(...args); } catch (error) { return done(error, '', text(error.stderr || '')); }
  done(null, outcome, '');
};
const child = {
  execSync: (command, options) => executed(sh(command, inputOf(options)), command),
  execFileSync: (file, args, options) => executed(started(file, args, options), file),
  spawnSync: (file, args, options) => started(file, args, options),
  exec: (...args) => callback(args, child.execSync),
  execFile: (...args) => callback(args, child.execFileSync),
};
builtins.set('child_process', child);

builtins.set('mail', { send: async ({ to, subject = '', text: body = '' }) => void host('mail', text(to), text(subject), text(body)) });
builtins.set('model', {
  complete: async ({ prompt, tools = [] }) => fromJson(host('model', text(prompt), tools.map((tool) => (typeof tool === 'string' ? tool : tool.name)).join(','))),
});
`;
