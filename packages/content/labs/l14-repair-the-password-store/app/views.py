"""Text into HTML, always escaped. Nothing to fix in this file."""
from mini_flask import escape

STYLE = '''
  :root { color-scheme: light; --ink: #2e2419; --soft: #75664f; --line: #eadfcd; --page: #fbf6ee; --accent: #9a4f12; --deep: #4a2b10; }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--page); color: var(--ink); font: 15px/1.55 system-ui, "Segoe UI", sans-serif; }
  a { color: var(--accent); text-underline-offset: 3px; }
  header.bar { background: var(--deep); color: #fff; } header.bar > div { max-width: 820px; margin: 0 auto; padding: 13px 24px; display: flex; align-items: center; gap: 22px; }
  header.bar a { color: #fff; font-weight: 700; text-decoration: none; } header.bar form { margin-left: auto; } header.bar button { background: transparent; border: 1px solid #d8b48d; padding: 6px 12px; }
  main { max-width: 820px; margin: 30px auto 60px; padding: 0 24px; }
  h1 { font-size: 25px; letter-spacing: -0.02em; margin: 0 0 4px; } h2 { font-size: 17px; margin: 0 0 12px; } .lead { color: var(--soft); margin: 0 0 20px; }
  .card { background: #fff; border: 1px solid var(--line); border-radius: 14px; padding: 22px 24px; margin-bottom: 18px; }
  table { width: 100%; border-collapse: collapse; } th, td { text-align: left; padding: 9px 0; border-bottom: 1px solid var(--line); } tr:last-child > td { border-bottom: 0; }
  button { font: inherit; font-weight: 600; border: 0; border-radius: 9px; padding: 9px 17px; background: var(--accent); color: #fff; cursor: pointer; }
  label { display: block; font-weight: 600; margin: 0 0 14px; } input { display: block; width: 100%; margin-top: 5px; font: inherit; padding: 9px 12px; border: 1px solid #c9b596; border-radius: 9px; background: #fff; }
  :focus-visible { outline: 3px solid #2f7fb8; outline-offset: 2px; }
  .login { max-width: 400px; margin: 8vh auto; } .said { background: #fff1d6; border-radius: 9px; padding: 10px 14px; margin: 0 0 16px; }
'''


def page(user, title, body):
    out = '<form method="post" action="/logout"><button>Sign out</button></form>' if user else ''
    return f'''<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>{escape(title)} · Saturday Loaf</title><style>{STYLE}</style></head>
<body><header class="bar"><div><a href="/">Saturday Loaf</a>{out}</div></header><main>{body}</main></body></html>'''


def told(text):
    return f'<p class="said" role="status">{escape(text)}</p>' if text else ''


def login(text):
    return page(None, 'Sign in', f'''<section class="card login"><h1>Good morning</h1><p class="lead">Bread by subscription, baked on Saturdays.</p>{told(text)}
<form method="post" action="/login"><label>E-mail<input name="email" autocomplete="username"></label>
<label>Password<input name="password" type="password" autocomplete="current-password"></label><button>Sign in</button></form>
<p>New here? <a href="/signup">Create an account</a></p></section>''')


def signup(text):
    return page(None, 'Create an account', f'''<section class="card login"><h1>Create an account</h1>{told(text)}
<form method="post" action="/signup"><label>Name<input name="name" autocomplete="name"></label><label>E-mail<input name="email" autocomplete="username"></label>
<label>Password<input name="password" type="password" autocomplete="new-password"></label><button>Create an account</button></form></section>''')


def home(customer, loaves, text):
    rows = ''.join(f'<tr><td>{escape(loaf["day"])}</td><td>{escape(loaf["loaf"])}</td></tr>' for loaf in loaves)
    return page(customer, 'Your bread', f'''<h1>Hello, {escape(customer['name'])}</h1><p class="lead">{escape(customer['email'])}</p>{told(text)}
<section class="card"><h2>Your next loaves</h2><table><tbody>{rows or '<tr><td>None ordered yet</td></tr>'}</tbody></table></section>
<section class="card"><h2>Change your password</h2><form method="post" action="/password"><label>Old password<input name="old" type="password" autocomplete="current-password"></label>
<label>New password<input name="new" type="password" autocomplete="new-password"></label><button>Change it</button></form></section>''')
