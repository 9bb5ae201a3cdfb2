"""How passwords are kept: one function makes what is stored, the other asks whether a password belongs to it."""
import hashlib
import hmac
import secrets


def protect(password):
    salt = secrets.token_hex(16)
    return f'{salt}${hashlib.md5((salt + password).encode()).hexdigest()}'


def matches(password, stored):
    if needs_renewal(stored):
        return hmac.compare_digest(hashlib.md5(password.encode()).hexdigest(), stored)
    salt, digest = stored.split('$')
    return hmac.compare_digest(hashlib.md5((salt + password).encode()).hexdigest(), digest)


def needs_renewal(stored):
    return '$' not in stored
