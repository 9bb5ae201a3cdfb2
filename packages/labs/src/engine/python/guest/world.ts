/** Guest sources in Python: the modules db, sessions and passwords, the app's interface to the simulated world. */
export const DB = String.raw`
"""Statements with ? or :name; rows are dicts. Values are bound, never written into the statement."""
import json


class Error(Exception):
    """An error that SQLite reports."""


class Result:
    def __init__(self, changes, lastrowid):
        self.changes = self.rowcount = changes
        self.lastrowid = lastrowid


def _tagged(value):
    if value is None:
        return 'z'
    if isinstance(value, bool):
        return 'n1' if value else 'n0'
    if isinstance(value, (int, float)):
        return 'n' + repr(value)
    if isinstance(value, str):
        return 's' + value
    raise TypeError('SQLite cannot bind a value of type ' + type(value).__name__)


def _query(mode, sql, given):
    if not isinstance(sql, str):
        raise TypeError('the statement must be a str')
    names = []
    if len(given) == 1 and isinstance(given[0], dict):
        names = list(given[0])
        given = tuple(given[0].values())
    elif len(given) == 1 and isinstance(given[0], (tuple, list)):
        given = tuple(given[0])
    try:
        return json.loads(_host('sql', mode, sql, ','.join(names), *map(_tagged, given)))
    except TypeError:
        raise
    except Exception as error:
        raise Error(str(error)) from None


def get(sql, *values):
    rows = _query('get', sql, values)['rows']
    return rows[0] if rows else None


def all(sql, *values):
    return _query('all', sql, values)['rows']


def run(sql, *values):
    done = _query('run', sql, values)
    return Result(done['changes'], done['lastId'])


def exec(sql):
    _query('exec', sql, ())
`;

export const SESSIONS = String.raw`
"""Sessions stored by the host, under a cookie called sid."""

_COOKIE = 'sid'


def open(response, user):
    key = _host('session-open', str(user))
    response.set_cookie(_COOKIE, key, httponly=True, samesite='Lax', secure=True)
    return key


def user(request):
    key = request.cookies.get(_COOKIE)
    return (_host('session-user', key) if key else '') or None


def close(request, response):
    key = request.cookies.get(_COOKIE)
    if key:
        _host('session-close', key)
    response.delete_cookie(_COOKIE)
`;

export const PASSWORDS = String.raw`
"""PBKDF2 with far too few rounds, for labs that are about something else."""


def check(password, stored):
    return _host('password-check', password, stored) == '1'


def hash(password):
    return _host('password-hash', password)
`;
