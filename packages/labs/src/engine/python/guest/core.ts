/**
 * Guest source in Python, stored as text: the same bytes in the page and on the server. It wraps the calls to the host,
 * imports what an app may use while the library's archive is still available, and then leaves only the app's own files
 * to be imported.
 */
export const CORE = String.raw`
import sys, posix, types

def _make_host(write, read, frame_at, own):
    def take(count):
        chunks = []
        while count > 0:
            chunk = read(3, count)
            if not chunk:
                raise RuntimeError('the host is silent')
            chunks.append(chunk)
            count -= len(chunk)
        return b''.join(chunks)

    def receive():
        message = take(int.from_bytes(take(4), 'little'))
        texts, at = [], 0
        while at < len(message):
            end = at + 4 + int.from_bytes(message[at:at + 4], 'little')
            texts.append(message[at + 4:end].decode('utf-8', 'replace'))
            at = end
        return texts

    def where():
        frame = frame_at(2)
        while frame is not None:
            path = frame.f_code.co_filename
            if path in own:
                return 'File "' + path + '", line ' + str(frame.f_lineno)
            frame = frame.f_back
        return ''

    def host(op, *args):
        parts = []
        for text in (where() if op in _TRACED else '', op, *args):
            data = str(text).encode('utf-8', 'replace')
            parts.append(len(data).to_bytes(4, 'little'))
            parts.append(data)
        write(3, b''.join(parts))
        kind, value = receive()
        if kind != '=':
            raise HostError(value)
        return value

    return host, receive

class HostError(Exception):
    """The world refused a call."""

# The files of the app by their paths.
_files = {}
# Calls whose line in the app the world notes.
_TRACED = frozenset(('sql', 'fs', 'fetch', 'exec', 'mail', 'model', 'hash', 'kdf', 'compare'))

_host, _receive = _make_host(posix.write, posix.read, sys._getframe, _files)

class _Output:
    encoding = 'utf-8'
    errors = 'replace'
    closed = False

    def __init__(self):
        self._line = ''

    def write(self, text):
        *lines, self._line = (self._line + text).split('\n')
        for line in lines:
            _host('log', line[:4000])
        return len(text)

    def writelines(self, lines):
        for line in lines:
            self.write(line)

    def flush(self):
        pass

    def isatty(self):
        return False

    def writable(self):
        return True

sys.stdout = sys.__stdout__ = _Output()
sys.stderr = sys.__stderr__ = _Output()
sys.dont_write_bytecode = True

def _module(name, source):
    module = types.ModuleType(name)
    module.__file__ = name + '.py'
    module.__dict__['_host'] = _host
    sys.modules[name] = module
    exec(compile(source, name + '.py', 'exec'), module.__dict__)
    return module
`;

/** Runs last: the library is complete, and from now on only files of the app can be imported. */
export const ENTRY = String.raw`
import json as _json, traceback as _traceback, linecache as _linecache, random as _random, weakref as _weakref, importlib.util as _util
import importlib.abc, importlib.machinery
import _strptime, calendar, locale, encodings.latin_1, encodings.ascii, encodings.utf_16, encodings.hex_codec
import base64, binascii, bisect, collections, collections.abc, contextlib, copy, csv, dataclasses, datetime, decimal
import enum, functools, heapq, hashlib, hmac, html, io, itertools, logging, math
import operator, os, os.path, pathlib, re, secrets, shlex, string, struct, subprocess
import textwrap, time, typing, unicodedata, urllib.parse, uuid, warnings, zlib
import mini_flask, db, sessions, passwords

_definitions = {}
_offered = sorted(['base64', 'collections', 'contextlib', 'copy', 'csv', 'dataclasses', 'datetime', 'db', 'decimal', 'enum', 'functools', 'hashlib', 'hmac', 'html', 'io', 'itertools', 'json', 'logging', 'math', 'os', 'pathlib', 'passwords', 'random', 're', 'secrets', 'sessions', 'shlex', 'string', 'struct', 'subprocess', 'textwrap', 'time', 'typing', 'unicodedata', 'urllib.parse', 'uuid', 'mini_flask', 'zlib'])

class _AppFinder(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    def find_spec(self, name, path=None, target=None):
        base = name.replace('.', '/')
        for candidate, package in ((base + '.py', False), (base + '/__init__.py', True)):
            if candidate in _definitions:
                return importlib.machinery.ModuleSpec(name, self, origin=candidate, is_package=package)
        if any(known.startswith(base + '/') for known in _definitions):
            return importlib.machinery.ModuleSpec(name, self, origin=None, is_package=True)
        if '.' not in name:
            raise ModuleNotFoundError("No module named '" + name + "'. This lab has: " + ', '.join(_offered), name=name)
        return None

    def create_module(self, spec):
        return None

    def exec_module(self, module):
        origin = module.__spec__.origin
        if origin is not None:
            module.__file__ = origin
            exec(compile(_definitions[origin], origin, 'exec'), module.__dict__)

_app_finder = _AppFinder()

def _lock():
    import os as _os
    _os.environ.clear()
    # Lab code may import only what is loaded by now, so private modules that are no longer needed are dropped.
    for name in ('_ctypes', '_socket', '_sqlite3', 'sqlite3', 'socket', 'ctypes', '_testcapi', '_posixsubprocess'):
        sys.modules.pop(name, None)
    sys.path[:] = []
    sys.path_hooks[:] = []
    sys.path_importer_cache.clear()
    sys.meta_path[:] = [_app_finder]
    # A call through a method such as __getattr__ takes a frame of the host's stack, of which a worker of a page has little.
    sys.setrecursionlimit(300)

def _define(path, text):
    _files[path] = text
    if path.endswith('.py'):
        _definitions[path] = text
        _linecache.cache[path] = (len(text), None, text.splitlines(True), path)

def _start(path):
    name = (path[:-3] if path.endswith('.py') else path).replace('/', '.')
    module = __import__(name)
    for part in name.split('.')[1:]:
        module = getattr(module, part)
    if mini_flask._serving is None:
        app = getattr(module, 'app', None)
        if not isinstance(app, mini_flask.MiniFlask):
            raise RuntimeError(path + ' neither has an "app" nor calls app.run()')
        mini_flask._serving = app

_generators = _weakref.WeakSet()

def _noting(begin=_random.Random.__init__, note=_generators.add):
    def __init__(self, x=None):
        begin(self, x)
        note(self)
    _random.Random.__init__ = __init__

_noting()

def _seed(value, seed=_random.seed):
    seed(int(value))

def _reseed(value, seed=_random.Random.seed):
    """Who worked out the state of one generator can do so with each."""
    _seed(value)
    for generator in list(_generators):
        seed(generator, int(value))

_operations = {
    'environment': lambda text: os.environ.update(_json.loads(text)),
    'define': _define,
    'start': _start,
    'seed': _seed,
    'reseed': _reseed,
    'request': lambda text: mini_flask._serve(_json.loads(text)),
}

def _describe(error):
    """The traceback without the frames of the runtime."""
    frames = [frame for frame in _traceback.extract_tb(error.__traceback__) if frame.filename in _files]
    head = ''.join(_traceback.format_exception_only(error)).strip()
    where = ''.join(_traceback.format_list(frames[-8:]))
    return (head + '\n' + where).strip()[:4000]

mini_flask._describe = _describe
sys.modules['os']._app_files = _files

def _entry(receive=_receive, operations=_operations, host=_host):
    try:
        op, *args = receive()
        operations[op](*args)
    except BaseException as error:
        try:
            description = _describe(error)
        except BaseException:
            description = type(error).__name__
        host('raised', description)

# Everything that the library imports lazily is used once here, so that it is part of the base image.
datetime.datetime.strptime('2026-01-15', '%Y-%m-%d').strftime('%d %b %Y')
_describe(ValueError('warm'))
re.compile(r'^[a-z]+(\d*)$').sub('', 'warm1')
_json.loads(_json.dumps({'warm': [1, 2.5, None]}))
_lock()
`;
