"""Every statement of the shop. The column password holds what vault.protect() returned; nothing else reads it."""
import db


def find_customer(customer_id):
    return db.get('SELECT * FROM customers WHERE id = ?', customer_id)


def find_by_email(email):
    return db.get('SELECT * FROM customers WHERE email = ?', email)


def add_customer(name, email, protected):
    db.run('INSERT INTO customers (name, email, password) VALUES (?, ?, ?)', name, email, protected)
    return find_by_email(email)['id']


def set_password(customer_id, protected):
    db.run('UPDATE customers SET password = ? WHERE id = ?', protected, customer_id)


def list_loaves(customer_id):
    return db.all('SELECT loaf, day FROM loaves WHERE customer_id = ? ORDER BY day', customer_id)
