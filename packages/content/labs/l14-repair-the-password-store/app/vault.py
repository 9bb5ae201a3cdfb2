"""How passwords are stored: one function makes the stored value, the other checks a password against it."""
import hashlib


def protect(password):
    return hashlib.md5(password.encode()).hexdigest()


def matches(password, stored):
    return protect(password) == stored
