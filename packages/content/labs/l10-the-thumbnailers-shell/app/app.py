"""The picture desk of the Harborlight, a newspaper. Routes; the pictures themselves are made in pictures.py."""
from mini_flask import MiniFlask, abort, make_response, redirect, request

import db
import passwords
import pictures
import sessions
import views

app = MiniFlask(__name__)
OPEN = {'/login'}


@app.before_request
def know_who():
    user = sessions.user(request)
    request.user = db.get('SELECT * FROM people WHERE id = ?', user) if user else None
    if request.user is None and request.path not in OPEN:
        return redirect('/login')


@app.get('/login')
def login_form():
    return views.login('')


@app.post('/login')
def login():
    person = db.get('SELECT * FROM people WHERE email = ?', request.form.get('email', ''))
    if person is None or not passwords.check(request.form.get('password', ''), person['password']):
        return views.login('Email address and password do not match.'), 401
    response = redirect('/')
    sessions.open(response, person['id'])
    return response


@app.post('/logout')
def logout():
    response = redirect('/login')
    sessions.close(request, response)
    return response


@app.get('/')
def desk():
    return views.desk(request.user, db.all('SELECT * FROM pictures ORDER BY id DESC'))


@app.post('/pictures')
def upload():
    number = pictures.add(request.form['name'], request.form.get('data', ''), request.user['id'])
    return redirect(f'/pictures/{number}')


@app.get('/pictures/<int:number>')
def show(number):
    return views.picture(request.user, find(number), pictures.thumbnails(number), '')


@app.get('/pictures/<int:number>/info')
def info(number):
    picture = find(number)
    return views.picture(request.user, picture, pictures.thumbnails(number), pictures.describe(picture))


@app.post('/pictures/<int:number>/thumbnail')
def thumbnail(number):
    picture = find(number)
    said = pictures.make_thumbnail(picture, request.form.get('size', '200x150'), request.form.get('effect', ''))
    return views.picture(request.user, picture, pictures.thumbnails(number), said)


@app.get('/thumbs/<name>')
def download(name):
    data = pictures.read_thumbnail(name)
    if data is None:
        abort(404)
    response = make_response(data)
    response.headers['content-type'] = 'text/plain; charset=utf-8'
    return response


def find(number):
    picture = db.get('SELECT * FROM pictures WHERE id = ?', number)
    if picture is None:
        abort(404)
    return picture
