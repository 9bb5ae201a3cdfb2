/**
 * Guest source: the modules path and fs, on the simulated disk.
 * - `sendFile` is as in Express: with a root, a path that climbs is refused; without one, the path is used as it is.
 */
export const FILES = String.raw`
function normalisePath(path) {
  const rooted = path.startsWith('/');
  const out = [];
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') out.push(part);
    else if (out.length > 0 && out[out.length - 1] !== '..') out.pop();
    else if (!rooted) out.push('..');
  }
  const joined = out.join('/');
  return rooted ? '/' + joined : joined || '.';
}

const needText = (value, name) => {
  if (typeof value === 'string') return value;
  const error = new TypeError('The "' + name + '" argument must be of type string. Received ' + (value === null ? 'null' : Array.isArray(value) ? 'an instance of Array' : typeof value));
  error.code = 'ERR_INVALID_ARG_TYPE';
  throw error;
};

const path = {
  sep: '/', delimiter: ':',
  normalize: (value) => normalisePath(needText(value, 'path')),
  isAbsolute: (value) => needText(value, 'path').startsWith('/'),
  join: (...parts) => normalisePath(parts.map((part) => needText(part, 'path')).filter(Boolean).join('/') || '.'),
  resolve(...parts) {
    let out = '';
    for (let at = parts.length - 1; at >= 0 && !out.startsWith('/'); at--) out = needText(parts[at], 'path') + (out ? '/' + out : '');
    return normalisePath(out.startsWith('/') ? out : '/srv/app/' + out);
  },
  dirname(value) {
    const at = needText(value, 'path').replace(/\/+$/, '').lastIndexOf('/');
    return at < 0 ? '.' : at === 0 ? '/' : value.slice(0, at);
  },
  basename(value, suffix) {
    const name = needText(value, 'path').replace(/\/+$/, '').split('/').pop();
    return suffix && name.endsWith(suffix) && name !== suffix ? name.slice(0, -suffix.length) : name;
  },
  extname(value) {
    const name = path.basename(value);
    const at = name.lastIndexOf('.');
    return at <= 0 ? '' : name.slice(at);
  },
  relative(from, to) {
    const left = path.resolve(from).split('/').filter(Boolean);
    const right = path.resolve(to).split('/').filter(Boolean);
    let same = 0;
    while (same < left.length && left[same] === right[same]) same++;
    return [...left.slice(same).map(() => '..'), ...right.slice(same)].join('/');
  },
};
path.posix = path;
builtins.set('path', path);

const MEANINGS = { ENOENT: 'no such file or directory', EEXIST: 'file already exists', EISDIR: 'illegal operation on a directory', ENOTDIR: 'not a directory' };

function file(op, name, data) {
  const given = needText(name, 'path');
  const outcome = fromJson(host('fs', op, given, data === undefined ? '' : text(data)));
  if (outcome.error === '') return outcome;
  const error = new Error(outcome.error + ': ' + MEANINGS[outcome.error] + ', ' + op + " '" + given + "'");
  error.code = outcome.error;
  error.path = given;
  throw error;
}

const found = (op, name) => { try { return file(op, name); } catch (error) { if (error.code === 'ENOENT') return null; throw error; } };
const encodingOf = (options) => (typeof options === 'string' ? options : options && options.encoding);
const toStats = (outcome) => ({ size: outcome.text.length, isFile: () => !outcome.folder, isDirectory: () => outcome.folder, isSymbolicLink: () => false });

const fs = {
  readFileSync(name, options) {
    const content = file('read', name).text;
    return encodingOf(options) ? content : Buffer.from(content);
  },
  writeFileSync(name, data) { file('write', name, data); },
  appendFileSync(name, data) { file('append', name, data); },
  unlinkSync(name) { file('delete', name); },
  rmSync(name) { file('delete', name); },
  mkdirSync(name, options) { file('mkdir', name, options && options.recursive ? 'recursive' : ''); },
  readdirSync: (name) => file('list', name).names,
  existsSync: (name) => typeof name === 'string' && found('stat', name) !== null,
  statSync: (name) => toStats(file('stat', name)),
  lstatSync: (name) => toStats(file('stat', name)),
  realpathSync: (name) => file('stat', name).real,
};
fs.promises = {};
for (const [name, plain] of [['readFile', 'readFileSync'], ['writeFile', 'writeFileSync'], ['appendFile', 'appendFileSync'], ['unlink', 'unlinkSync'], ['rm', 'rmSync'], ['mkdir', 'mkdirSync'], ['readdir', 'readdirSync'], ['stat', 'statSync'], ['lstat', 'lstatSync'], ['realpath', 'realpathSync']]) {
  fs.promises[name] = async (...args) => fs[plain](...args);
  fs[name] = (...args) => {
    const done = args.pop();
    fs.promises[name](...args).then((value) => done(null, value), (error) => done(error));
  };
}
fs.promises.access = async (name) => void file('stat', name);
builtins.set('fs', fs);
builtins.set('fs/promises', fs.promises);

const TYPES_BY_NAME = { '.html': 'html', '.txt': 'text', '.json': 'json', '.css': 'css', '.csv': 'csv', '.xml': 'xml', '.pdf': 'pdf', '.svg': 'image/svg+xml', '.png': 'image/png', '.jpg': 'image/jpeg', '.js': 'text/javascript' };

function sendFile(res, name, options) {
  const root = options && options.root;
  if (root === undefined && !needText(name, 'path').startsWith('/')) throw new TypeError('path must be absolute or specify root to res.sendFile');
  if (root !== undefined && needText(name, 'path').split('/').includes('..')) throw httpError(403, 'Forbidden');
  const full = root === undefined ? name : path.join(root, name);
  const outcome = found('read', full);
  if (outcome === null) throw httpError(404, 'Not Found');
  if (!res.get('content-type')) res.type(TYPES_BY_NAME[path.extname(full)] || 'application/octet-stream');
  return res.end(outcome.text);
}
`;
