"""Pictures on the disk, and the two programs that work on them: convert and identify."""
import os
import subprocess

import db

EFFECTS = ['', '-colorspace Gray', '-sepia-tone 80%', '-sharpen 0x1']


def add(name, data, owner):
    # A browser on Windows sends the whole path; the last part is the name.
    name = os.path.basename(name.replace('\\', '/')) or 'unnamed.jpg'
    with open('photos/' + name, 'w') as file:
        file.write(data)
    done = db.run('INSERT INTO pictures (name, file, owner) VALUES (?, ?, ?)', name, name, owner)
    make_thumbnail({'id': done.lastrowid, 'file': name}, '200x150', '')
    return done.lastrowid


def make_thumbnail(picture, size, effect):
    """Makes a smaller picture; gives what the program said."""
    target = f'thumbs/{picture["id"]}-{size}.jpg'
    return run(['convert', 'photos/' + picture['file'], *effect.split(), '-resize', size, target])


def run(argv):
    done = subprocess.run(argv, capture_output=True, text=True)
    return done.stdout + done.stderr


def describe(picture):
    """Size and kind, as the program tells them."""
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
