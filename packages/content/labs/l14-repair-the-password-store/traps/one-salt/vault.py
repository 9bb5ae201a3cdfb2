"""How passwords are kept: one function makes what is stored, the other asks whether a password belongs to it."""
import hashlib
import hmac

ALGORITHM = 'pbkdf2-sha256'
ROUNDS = 600_000
SALT = b'saturday-loaf-2026'


def protect(password):
    salt = SALT
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
