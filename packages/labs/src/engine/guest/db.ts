/** Guest source: the modules db, passwords and sessions, the app's interface to the simulated world. */
export const WORLD_MODULES = String.raw`
function tagged(value) {
  if (value === null || value === undefined) return 'z';
  if (typeof value === 'number') return 'n' + value;
  if (typeof value === 'bigint') return 'n' + value.toString();
  if (typeof value === 'boolean') return value ? 'n1' : 'n0';
  if (typeof value === 'string') return 's' + value;
  throw new TypeError('SQLite cannot bind a value of type ' + (Array.isArray(value) ? 'array' : typeof value));
}

function query(mode, sql, given) {
  if (typeof sql !== 'string') throw new TypeError('the statement must be a string');
  const first = given[0];
  const named = given.length === 1 && first !== null && typeof first === 'object' && !Array.isArray(first);
  const list = given.length === 1 && Array.isArray(first) ? first : given;
  const names = named ? Object.keys(first) : [];
  const values = named ? names.map((name) => first[name]) : list;
  return fromJson(host('sql', mode, sql, names.join(','), ...values.map(tagged)));
}

builtins.set('db', {
  get(sql, ...params) { return query('get', sql, params).rows[0]; },
  all(sql, ...params) { return query('all', sql, params).rows; },
  run(sql, ...params) {
    const { changes, lastId } = query('run', sql, params);
    return { changes, lastInsertRowid: lastId };
  },
  exec(sql) { query('exec', sql, []); },
});

builtins.set('passwords', {
  check: (password, stored) => host('password-check', text(password), text(stored)) === '1',
  hash: (password) => host('password-hash', text(password)),
});

const COOKIE = 'sid';
builtins.set('sessions', {
  open(res, user, options) {
    const id = host('session-open', text(user));
    res.cookie(COOKIE, id, { httpOnly: true, sameSite: 'Lax', secure: true, ...options });
    return id;
  },
  user(req) {
    const id = req.cookies[COOKIE];
    return (typeof id === 'string' && host('session-user', id)) || null;
  },
  close(req, res) {
    const id = req.cookies[COOKIE];
    if (typeof id === 'string') host('session-close', id);
    res.clearCookie(COOKIE);
  },
});
`;
