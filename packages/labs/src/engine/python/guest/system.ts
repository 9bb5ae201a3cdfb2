/** Guest sources in Python: subprocess, and the parts of os, time and open() that reach the simulated machine. */
export const SUBPROCESS = String.raw`
"""run, check_output, check_call, call, getoutput, getstatusoutput and Popen. Programs are those of the lab's machine."""
import json, time

PIPE = -1
STDOUT = -2
DEVNULL = -3


class SubprocessError(Exception):
    pass


class CalledProcessError(SubprocessError):
    def __init__(self, returncode, cmd, output=None, stderr=None):
        super().__init__('Command ' + repr(cmd) + ' returned non-zero exit status ' + str(returncode) + '.')
        self.returncode, self.cmd, self.output, self.stderr = returncode, cmd, output, stderr
        self.stdout = output


class TimeoutExpired(SubprocessError):
    def __init__(self, cmd, timeout):
        super().__init__('Command ' + repr(cmd) + ' timed out after ' + str(timeout) + ' seconds')
        self.cmd, self.timeout = cmd, timeout


class CompletedProcess:
    def __init__(self, args, returncode, stdout=None, stderr=None):
        self.args, self.returncode, self.stdout, self.stderr = args, returncode, stdout, stderr

    def check_returncode(self):
        if self.returncode:
            raise CalledProcessError(self.returncode, self.args, self.stdout, self.stderr)

    def __repr__(self):
        return 'CompletedProcess(args=' + repr(self.args) + ', returncode=' + str(self.returncode) + ')'


def _text(value):
    if isinstance(value, bytes):
        value = value.decode('utf-8', 'replace')
    elif hasattr(value, '__fspath__'):
        value = value.__fspath__()
    if not isinstance(value, str):
        raise TypeError('expected str, bytes or os.PathLike object, not ' + type(value).__name__)
    if '\0' in value:
        raise ValueError('embedded null byte')
    return value


def _start(args, shell, given):
    if shell:
        command = _text(args if isinstance(args, (str, bytes)) else list(args)[0])
        return json.loads(_host('exec', 'shell', given, command))
    argv = [_text(args)] if isinstance(args, (str, bytes)) or hasattr(args, '__fspath__') else [_text(arg) for arg in args]
    if not argv:
        raise IndexError('list index out of range')
    done = json.loads(_host('exec', 'argv', given, *argv))
    if done['status'] == 127 and done['stderr'].rstrip().endswith(': not found'):
        raise FileNotFoundError(2, 'No such file or directory', argv[0])
    return done


def run(args, *, stdin=None, input=None, stdout=None, stderr=None, capture_output=False, shell=False, cwd=None, timeout=None, check=False, encoding=None, errors=None, text=None, universal_newlines=None, env=None):
    if capture_output:
        stdout = stderr = PIPE
    begun = time.time()
    done = _start(args, shell, '' if input is None else _text(input))
    if timeout is not None and time.time() - begun > timeout:
        raise TimeoutExpired(args, timeout)
    plain = text or universal_newlines or encoding
    out, err = done['stdout'], done['stderr']
    if stderr == STDOUT:
        out += err
    shape = (lambda value: value) if plain else (lambda value: value.encode())
    ended = CompletedProcess(args, done['status'], shape(out) if stdout == PIPE else None, shape(err) if stderr == PIPE else None)
    if check:
        ended.check_returncode()
    return ended


def call(args, **options):
    return run(args, **options).returncode


def check_call(args, **options):
    run(args, check=True, **options)
    return 0


def check_output(args, **options):
    return run(args, check=True, stdout=PIPE, **options).stdout


def getstatusoutput(cmd, **options):
    done = run(cmd, shell=True, stdout=PIPE, stderr=STDOUT, text=True)
    return done.returncode, done.stdout.removesuffix('\n')


def getoutput(cmd, **options):
    return getstatusoutput(cmd)[1]


class Popen:
    """Runs immediately and to its end; communicate() gives what was written."""

    def __init__(self, args, *, stdin=None, stdout=None, stderr=None, shell=False, text=None, universal_newlines=None, encoding=None, cwd=None, env=None):
        self.args, self.pid, self.returncode = args, 4711, None
        self._options = {'stdout': stdout, 'stderr': stderr, 'shell': shell, 'text': text or universal_newlines or encoding}
        self._done = None
        if stdin != PIPE:
            self.communicate()

    def communicate(self, input=None, timeout=None):
        if self._done is None:
            self._done = run(self.args, input=input, timeout=timeout, **self._options)
            self.returncode = self._done.returncode
        return self._done.stdout, self._done.stderr

    def wait(self, timeout=None):
        self.communicate()
        return self.returncode

    def poll(self):
        return self.returncode

    def kill(self):
        pass

    terminate = kill

    def __enter__(self):
        return self

    def __exit__(self, *ignored):
        self.communicate()
`;

export const MACHINE = String.raw`
import builtins, io, json, os, os.path, posixpath, time
import subprocess as _subprocess

_app_files = {}


def _named(path):
    path = os.fspath(path)
    return path.decode() if isinstance(path, bytes) else path


def _own(path):
    """A file of the app itself: read from its sources, not from the machine's disk."""
    if path.startswith('/'):
        return None
    return os._app_files.get(posixpath.normpath(path))


_ERRORS = {'ENOENT': (FileNotFoundError, 2, 'No such file or directory'), 'EEXIST': (FileExistsError, 17, 'File exists'), 'EISDIR': (IsADirectoryError, 21, 'Is a directory'), 'ENOTDIR': (NotADirectoryError, 20, 'Not a directory')}


def _fs(op, path, data=''):
    path = _named(path)
    if '\0' in path:
        raise ValueError('embedded null byte')
    try:
        outcome = json.loads(_host('fs', op, path, data))
    except Exception as error:
        raise OSError(5, str(error), path) from None
    if outcome['error']:
        kind, number, words = _ERRORS[outcome['error']]
        raise kind(number, words, path)
    return outcome


def _closing(base):
    class Writer(base):
        def _begin(self, path, op):
            self.name, self._op, self._sent = path, op, False
            return self

        def close(self):
            if not self.closed and not self._sent:
                self._sent = True
                value = self.getvalue()
                _fs(self._op, self.name, value if isinstance(value, str) else value.decode('utf-8', 'replace'))
            super().close()
    return Writer


_TextWriter, _BytesWriter = _closing(io.StringIO), _closing(io.BytesIO)


def open(file, mode='r', buffering=-1, encoding=None, errors=None, newline=None, closefd=True, opener=None):
    path, binary = _named(file), 'b' in mode
    if 'x' in mode and _exists(path):
        raise FileExistsError(17, 'File exists', path)
    if any(sign in mode for sign in 'wax'):
        writer = (_BytesWriter if binary else _TextWriter)()
        return writer._begin(path, 'append' if 'a' in mode else 'write')
    text = _own(path)
    if text is None:
        text = _fs('read', path).get('text', '')
    opened = io.BytesIO(text.encode()) if binary else io.StringIO(text)
    return opened


def _stat(path):
    path = _named(path)
    if _own(path) is not None:
        return {'folder': False, 'text': _own(path)}
    try:
        return _fs('stat', path)
    except OSError:
        return None


def _exists(path):
    return _stat(path) is not None


def _isfile(path):
    found = _stat(path)
    return found is not None and not found['folder']


def _isdir(path):
    found = _stat(path)
    return found is not None and found['folder']


def _getsize(path):
    if _own(_named(path)) is not None:
        return len(_own(_named(path)).encode())
    return len(_fs('stat', path).get('text', '').encode())


def _real(path, *, strict=False):
    path = _named(path)
    try:
        return _fs('stat', path)['real']
    except OSError:
        return posixpath.normpath(path if path.startswith('/') else '/srv/app/' + path)


def _remove(path, *, dir_fd=None):
    _fs('delete', path)


def _mkdir(path, mode=0o777, *, dir_fd=None):
    _fs('mkdir', path)


def _makedirs(name, mode=0o777, exist_ok=False):
    try:
        _fs('mkdir', name)
    except FileExistsError:
        if not exist_ok or not _isdir(name):
            raise


def _system(command):
    return _subprocess.run(command, shell=True).returncode << 8


class _Pipe(io.StringIO):
    def close(self):
        super().close()
        return self.status or None


def _popen(cmd, mode='r', buffering=-1):
    done = _subprocess.run(cmd, shell=True, stdout=_subprocess.PIPE, text=True)
    pipe = _Pipe(done.stdout)
    pipe.status = done.returncode << 8
    return pipe


def _missing(name):
    def gone(*args, **options):
        raise OSError(38, 'Function not implemented: ' + name)
    return gone


_MOST_BYTES = 1024


def _urandom(size):
    if size < 0:
        raise ValueError('negative argument not allowed')
    parts = [_host('crypto', 'random', min(_MOST_BYTES, size - at)) for at in range(0, size, _MOST_BYTES)]
    return bytes.fromhex(''.join(parts))


def _sleep(seconds):
    _host('sleep', str(float(seconds)))


os._app_files = _app_files
os.system, os.popen = _system, _popen
# As the library reads them: secrets, uuid and random.SystemRandom are not decided by the seed of random.
os.urandom = _urandom
os.listdir = lambda path='.': list(_fs('list', path)['names'])
os.remove = os.unlink = _remove
os.mkdir, os.makedirs = _mkdir, _makedirs
os.path.exists = os.path.lexists = _exists
os.path.isfile, os.path.isdir, os.path.getsize = _isfile, _isdir, _getsize
os.path.realpath = _real
os.path.abspath = lambda path: posixpath.normpath(_named(path) if _named(path).startswith('/') else '/srv/app/' + _named(path))
os.getcwd = lambda: '/srv/app'
for _name in ('fork', 'forkpty', 'kill', 'execv', 'execve', 'posix_spawn', 'posix_spawnp', 'rename', 'replace', 'symlink', 'link', 'rmdir', 'truncate', 'chmod', 'pipe'):
    if hasattr(os, _name):
        setattr(os, _name, _missing(_name))
builtins.open = io.open = open
time.sleep = _sleep
`;
