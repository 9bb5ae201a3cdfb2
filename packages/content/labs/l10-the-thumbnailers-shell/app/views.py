"""Text into HTML, always escaped. Nothing to fix in this file."""
from urllib.parse import quote
from mini_flask import escape

from pictures import EFFECTS

STYLE = '''
  :root { color-scheme: light; --ink: #1f2a30; --soft: #5f6f78; --line: #dbe4e8; --page: #f3f7f8; --accent: #0d6d83; --deep: #103b47; }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--page); color: var(--ink); font: 15px/1.55 system-ui, "Segoe UI", sans-serif; }
  a { color: var(--accent); text-underline-offset: 3px; }
  header.bar { background: var(--deep); color: #fff; } header.bar > div { max-width: 900px; margin: 0 auto; padding: 13px 24px; display: flex; align-items: center; gap: 22px; }
  header.bar a { color: #fff; font-weight: 700; text-decoration: none; } header.bar form { margin-left: auto; } header.bar button { background: transparent; border: 1px solid #7fb3c0; padding: 6px 12px; }
  main { max-width: 900px; margin: 30px auto 60px; padding: 0 24px; }
  h1 { font-size: 25px; letter-spacing: -0.02em; margin: 0 0 4px; overflow-wrap: anywhere; } .lead { color: var(--soft); margin: 0 0 20px; }
  .card { background: #fff; border: 1px solid var(--line); border-radius: 14px; padding: 22px 24px; margin-bottom: 18px; }
  ul.grid { list-style: none; margin: 0; padding: 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(190px, 1fr)); gap: 14px; }
  ul.grid a { display: block; background: #fff; border: 1px solid var(--line); border-radius: 12px; padding: 14px; text-decoration: none; overflow-wrap: anywhere; }
  ul.grid a::before { content: ""; display: block; height: 96px; margin-bottom: 10px; border-radius: 8px; background: linear-gradient(#bfe3ea 55%, #0d6d83 55% 62%, #2c8fa3 62%); }
  pre { background: #0f2127; color: #d8eef2; padding: 14px 16px; border-radius: 10px; overflow-x: auto; white-space: pre-wrap; overflow-wrap: anywhere; }
  button { font: inherit; font-weight: 600; border: 0; border-radius: 9px; padding: 9px 17px; background: var(--accent); color: #fff; cursor: pointer; }
  label { display: block; font-weight: 600; margin: 0 0 14px; } input, select, textarea { display: block; width: 100%; margin-top: 5px; font: inherit; padding: 9px 12px; border: 1px solid #a9bcc3; border-radius: 9px; background: #fff; }
  :focus-visible { outline: 3px solid #f0a63a; outline-offset: 2px; }
  .login { max-width: 400px; margin: 8vh auto; } .wrong { background: #fdeaea; color: #86201f; border-radius: 9px; padding: 10px 14px; }
'''


def page(user, title, body):
    out = '<form method="post" action="/logout"><button>Sign out</button></form>' if user else ''
    return f'''<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>{escape(title)} · Harborlight</title><style>{STYLE}</style></head>
<body><header class="bar"><div><a href="/">Harborlight picture desk</a>{out}</div></header><main>{body}</main></body></html>'''


def login(fault):
    wrong = f'<p class="wrong" role="alert">{escape(fault)}</p>' if fault else ''
    return page(None, 'Sign in', f'''<section class="card login"><h1>Picture desk</h1><p class="lead">For photographers and editors.</p>{wrong}
<form method="post" action="/login"><label>E-mail<input name="email" autocomplete="username"></label>
<label>Password<input name="password" type="password" autocomplete="current-password"></label><button>Sign in</button></form></section>''')


def desk(user, pictures):
    items = ''.join(f'<li><a href="/pictures/{picture["id"]}">{escape(picture["name"])}</a></li>' for picture in pictures)
    return page(user, 'Pictures', f'''<h1>Pictures</h1><p class="lead">Signed in as {escape(user['name'])}</p>
<section class="card"><form method="post" action="/pictures"><label>File name<input name="name" placeholder="Regatta, second race.jpg" required></label>
<label>Picture (in this lab, a few words stand for it)<textarea name="data" rows="2">Sails in front of the pier</textarea></label><button>Add picture</button></form></section>
<ul class="grid">{items}</ul>''')


def picture(user, picture, thumbnails, said):
    options = ''.join(f'<option value="{escape(effect)}">{escape(effect.split(" ")[0].lstrip("-") or "no effect")}</option>' for effect in EFFECTS)
    links = ''.join(f'<li><a href="/thumbs/{quote(name)}">{escape(name)}</a></li>' for name in thumbnails)
    told = f'<section class="card"><h2>Output of the program</h2><pre>{escape(said)}</pre></section>' if said else ''
    base = f'/pictures/{picture["id"]}'
    return page(user, picture['name'], f'''<h1>{escape(picture['name'])}</h1><p class="lead"><a href="{base}/info">What is in the file?</a></p>{told}
<section class="card"><form method="post" action="{base}/thumbnail"><label>Size<input name="size" value="400x300"></label>
<label>Effect<select name="effect">{options}</select></label><button>Make a thumbnail</button></form></section>
<ul class="grid">{links}</ul>''')
