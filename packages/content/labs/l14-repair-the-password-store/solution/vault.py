"""How passwords are stored: one function makes the stored value, the other checks a password against it."""
import hashlib
import hmac
import secrets

ALGORITHM = 'pbkdf2-sha256'
ROUNDS = 600_000


def protect(password):
    salt = secrets.token_bytes(16)
    return f'{ALGORITHM}${ROUNDS}${salt.hex()}${derive(password, salt, ROUNDS)}'


def matches(password, stored):
    if is_old(stored):
        return hmac.compare_digest(hashlib.md5(password.encode()).hexdigest(), stored)
    _, rounds, salt, digest = stored.split('$')
    return hmac.compare_digest(derive(password, bytes.fromhex(salt), int(rounds)), digest)


def needs_renewal(stored):
    """True for values from before the fix, and for those that were made with fewer rounds than today's."""
    return is_old(stored) or int(stored.split('$')[1]) < ROUNDS


def is_old(stored):
    return '$' not in stored


def derive(password, salt, rounds):
    return hashlib.pbkdf2_hmac('sha256', password.encode(), salt, rounds).hex()
