"""Pictures on the disk, and the two programs that work on them: convert and identify."""
import os
import re
import secrets
import subprocess

import db
from mini_flask import abort

EFFECTS = ['', '-colorspace Gray', '-sepia-tone 80%', '-sharpen 0x1']
# The options behind each choice. The request chooses; it does not write them.
ARGUMENTS = {effect: effect.split() for effect in EFFECTS}
SIZE = re.compile('[1-9][0-9]{1,3}x[1-9][0-9]{1,3}')


def add(name, data, owner):
    # Old browsers on Windows send the whole path; the last part is the name.
    name = os.path.basename(name.replace('\\', '/')) or 'unnamed.jpg'
    # On the disk a picture has a generated name; the photographer's is for people.
    file_name = secrets.token_hex(8) + '.jpg'
    with open('photos/' + file_name, 'w') as file:
        file.write(data)
    done = db.run('INSERT INTO pictures (name, file, owner) VALUES (?, ?, ?)', name, file_name, owner)
    make_thumbnail({'id': done.lastrowid, 'file': file_name}, '200x150', '')
    return done.lastrowid


def make_thumbnail(picture, size, effect):
    """Makes a smaller picture; returns what the program printed."""
    if effect not in ARGUMENTS or SIZE.fullmatch(size) is None:
        abort(400, 'A size looks like 400x300, and the effect must be on the list.')
    target = f'thumbs/{picture["id"]}-{size}.jpg'
    return run(['convert', 'photos/' + picture['file'], *ARGUMENTS[effect], '-resize', size, target])


def run(argv):
    """Starts one program with exactly these arguments; no shell reads them."""
    done = subprocess.run(argv, capture_output=True, text=True)
    return done.stdout + done.stderr


def describe(picture):
    """Size and format, as reported by the program."""
    return run(['identify', '-verbose', 'photos/' + picture['file']])


def thumbnails(number):
    if not os.path.isdir('thumbs'):
        return []
    return [name for name in os.listdir('thumbs') if name.startswith(f'{number}-')]


def read_thumbnail(name):
    if name not in os.listdir('thumbs'):
        return None
    with open('thumbs/' + name) as file:
        return file.read()
