/**
 * Guest sources in Python: hashlib and hmac in the standard library's shape. The host computes, so that every hash is
 * an event.
 */
export const HASHLIB = String.raw`
"""md5, sha1, sha256, sha384, sha512, new, pbkdf2_hmac and scrypt, as in the standard library."""

_SIZES = {'md5': (16, 64), 'sha1': (20, 64), 'sha256': (32, 64), 'sha384': (48, 128), 'sha512': (64, 128)}
algorithms_guaranteed = algorithms_available = frozenset(_SIZES)


def _bytes(value, what='object'):
    if isinstance(value, str):
        raise TypeError('Strings must be encoded before hashing')
    return bytes(memoryview(value))


class _Hash:
    def __init__(self, name, data=b''):
        self.name = name
        self.digest_size, self.block_size = _SIZES[name]
        self._data = _bytes(data)
        self._done = None

    def update(self, data):
        self._data += _bytes(data)
        self._done = None

    def digest(self):
        if self._done is None:
            self._done = bytes.fromhex(_host('hash', self.name, self._data.hex()))
        return self._done

    def hexdigest(self):
        return self.digest().hex()

    def copy(self):
        return _Hash(self.name, self._data)


def new(name, data=b'', **options):
    name = name.lower().replace('-', '')
    if name not in _SIZES:
        raise ValueError('unsupported hash type ' + name)
    return _Hash(name, data)


def md5(data=b'', **options):
    return _Hash('md5', data)


def sha1(data=b'', **options):
    return _Hash('sha1', data)


def sha256(data=b'', **options):
    return _Hash('sha256', data)


def sha384(data=b'', **options):
    return _Hash('sha384', data)


def sha512(data=b'', **options):
    return _Hash('sha512', data)


def pbkdf2_hmac(hash_name, password, salt, iterations, dklen=None):
    name = hash_name.lower().replace('-', '')
    if name not in _SIZES:
        raise ValueError('unsupported hash type ' + name)
    if not isinstance(iterations, int) or iterations < 1:
        raise ValueError('iteration value must be greater than 0.')
    length = _SIZES[name][0] if dklen is None else dklen
    if not 1 <= length <= 128:
        raise ValueError('key length must be between 1 and 128')
    return bytes.fromhex(_host('kdf', 'pbkdf2-' + name, _bytes(password).hex(), _bytes(salt).hex(), str(length), str(iterations)))


def scrypt(password, *, salt, n, r, p, maxmem=0, dklen=64):
    if n < 2 or n & (n - 1):
        raise ValueError('n must be a power of 2')
    if r < 1 or p < 1 or not 1 <= dklen <= 128:
        raise ValueError('invalid parameters for scrypt')
    # OpenSSL's own limit.
    if 128 * r * n > (maxmem or 32 * 1024 * 1024):
        raise ValueError('memory limit exceeded: give maxmem')
    return bytes.fromhex(_host('kdf', 'scrypt', _bytes(password).hex(), _bytes(salt).hex(), str(dklen), str(n), str(r), str(p)))
`;

export const HMAC = String.raw`
"""new, digest and compare_digest, as in the standard library."""
import hashlib as _hashlib


def _name(digestmod):
    if callable(digestmod):
        return digestmod().name
    return _hashlib.new(digestmod).name


class HMAC:
    def __init__(self, key, msg=None, digestmod=''):
        if not digestmod:
            raise TypeError("Missing required argument 'digestmod'.")
        self._hash = _name(digestmod)
        self._key = _hashlib._bytes(key)
        self._data = b'' if msg is None else _hashlib._bytes(msg)
        self.name = 'hmac-' + self._hash
        self.digest_size, self.block_size = _hashlib._SIZES[self._hash]

    def update(self, msg):
        self._data += _hashlib._bytes(msg)

    def copy(self):
        return HMAC(self._key, self._data, self._hash)

    def digest(self):
        return bytes.fromhex(_host('hash', self.name, self._data.hex(), self._key.hex()))

    def hexdigest(self):
        return self.digest().hex()


def new(key, msg=None, digestmod=''):
    return HMAC(key, msg, digestmod)


def digest(key, msg, digest):
    return HMAC(key, msg, digest).digest()


def compare_digest(a, b):
    if isinstance(a, str) and isinstance(b, str):
        if not (a.isascii() and b.isascii()):
            raise TypeError('comparing strings with non-ASCII characters is not supported')
        left, right = a.encode(), b.encode()
    elif isinstance(a, str) or isinstance(b, str):
        raise TypeError("unsupported operand types(s) or combination of types: '" + type(a).__name__ + "' and '" + type(b).__name__ + "'")
    else:
        left, right = bytes(a), bytes(b)
    return _host('compare', left.hex(), right.hex()) == '1'
`;
