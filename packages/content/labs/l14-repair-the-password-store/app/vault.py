"""How passwords are kept: one function makes what is stored, the other asks whether a password belongs to it."""
import hashlib


def protect(password):
    return hashlib.md5(password.encode()).hexdigest()


def matches(password, stored):
    return protect(password) == stored
