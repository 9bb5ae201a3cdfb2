"""Pictures on the disk, and the two programs that work on them: convert and identify."""
import os
import subprocess

import db

EFFECTS = ['', '-colorspace Gray', '-sepia-tone 80%', '-sharpen 0x1']


def add(name, data, owner):
    # Old browsers on Windows send the whole path; the last part is the name.
    name = os.path.basename(name.replace('\\', '/')) or 'unnamed.jpg'
    with open('photos/' + name, 'w') as file:
        file.write(data)
    done = db.run('INSERT INTO pictures (name, file, owner) VALUES (?, ?, ?)', name, name, owner)
    make_thumbnail({'id': done.lastrowid, 'file': name}, '200x150', '')
    return done.lastrowid


def make_thumbnail(picture, size, effect):
    """Makes a smaller picture; returns what the program printed."""
    target = f'thumbs/{picture["id"]}-{size}.jpg'
    command = f'convert "photos/{picture["file"]}" {effect} -resize {size} "{target}"'
    return subprocess.getoutput(command)


def describe(picture):
    """Size and format, as reported by the program."""
    return subprocess.getoutput(f'identify -verbose "photos/{picture["file"]}"')


def thumbnails(number):
    if not os.path.isdir('thumbs'):
        return []
    return [name for name in os.listdir('thumbs') if name.startswith(f'{number}-')]


def read_thumbnail(name):
    if name not in os.listdir('thumbs'):
        return None
    with open('thumbs/' + name) as file:
        return file.read()
