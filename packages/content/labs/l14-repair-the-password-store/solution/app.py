"""Saturday Loaf: bread by subscription. Routes only; how passwords are stored is in vault.py."""
from mini_flask import MiniFlask, redirect, request

import sessions
import store
import vault
import views

app = MiniFlask(__name__)
OPEN = {'/login', '/signup'}


@app.before_request
def know_who():
    user = sessions.user(request)
    request.user = store.find_customer(user) if user else None
    if request.user is None and request.path not in OPEN:
        return redirect('/login')


@app.get('/login')
def login_form():
    return views.login('')


@app.post('/login')
def login():
    customer = store.find_by_email(request.form.get('email', ''))
    password = request.form.get('password', '')
    if customer is None or not vault.matches(password, customer['password']):
        return views.login('Email address and password do not match.'), 401
    if vault.needs_renewal(customer['password']):
        # The one moment at which the password of an old account is known.
        store.set_password(customer['id'], vault.protect(password))
    return welcome(customer['id'])


@app.get('/signup')
def signup_form():
    return views.signup('')


@app.post('/signup')
def signup():
    email = request.form.get('email', '').strip()
    password = request.form.get('password', '')
    if '@' not in email or len(password) < 6:
        return views.signup('Enter an email address and a password of at least six characters.'), 400
    if store.find_by_email(email) is not None:
        return views.signup('There is already an account with this address.'), 409
    return welcome(store.add_customer(request.form.get('name', ''), email, vault.protect(password)))


@app.post('/logout')
def logout():
    response = redirect('/login')
    sessions.close(request, response)
    return response


@app.get('/')
def home():
    return views.home(request.user, store.list_loaves(request.user['id']), '')


@app.post('/password')
def change_password():
    if not vault.matches(request.form.get('old', ''), request.user['password']):
        return views.home(request.user, store.list_loaves(request.user['id']), 'The old password is wrong.'), 403
    if len(request.form.get('new', '')) < 6:
        return views.home(request.user, store.list_loaves(request.user['id']), 'Choose a password of at least six characters.'), 400
    store.set_password(request.user['id'], vault.protect(request.form['new']))
    return views.home(request.user, store.list_loaves(request.user['id']), 'Your password was changed.')


def welcome(customer_id):
    response = redirect('/')
    sessions.open(response, customer_id)
    return response
