import { beforeAll, describe, expect, it } from 'vitest';
import { buildEngine, readBinaries, readPython } from '../../testing/build-lab.ts';
import { createLabEngine } from '../engine.ts';
import type { LabRequest } from '../exchange.ts';
import type { LabEngine } from '../lab-engine.ts';
import type { LabProgram, Session } from '../session.ts';

const BOOT_MS = 60_000;
let engine: LabEngine;

beforeAll(async () => {
  engine = await buildEngine();
  await engine.load('python');
}, BOOT_MS);

function toProgram(routes: string, world: LabProgram['seed']['world'] = {}, sql = ''): LabProgram {
  const text = `from mini_flask import *\nimport db, sessions, passwords\napp = MiniFlask(__name__)\n${routes}`;
  return { engine: 'python', entry: 'app.py', files: [{ path: 'app.py', text }], seed: { sql, world } };
}

function open(routes: string, world: LabProgram['seed']['world'] = {}, sql = ''): Session {
  return engine.open(engine.prepare(toProgram(routes, world, sql)), { seed: 7 });
}

const get = (url: string, headers: Record<string, string> = {}): LabRequest => ({
  method: 'GET',
  url,
  headers,
});
const post = (url: string, form: Record<string, string>): LabRequest => ({
  method: 'POST',
  url,
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(form).toString(),
});

describe('The files of Python', () => {
  it('Python files that are not the pinned ones are refused before anything of them runs', async () => {
    const other = await createLabEngine(readBinaries(), {
      python: {
        read: async () => {
          const { wasm, stdlib } = await readPython();
          return { wasm, stdlib: stdlib.subarray(1) };
        },
      },
    });
    await expect(other.load('python')).rejects.toThrow(/pyodide library 314\.0\.7: SHA-256 is .*, pinned is/);
    other.close();
  });
});

describe('A Python app', () => {
  it('an app that broke what it is seeded with answers no request, and says why', () => {
    const session = open(`
import sys
for module in list(sys.modules.values()):
  if hasattr(module, '_operations'): module._operations.clear()
@app.get('/')
def index(): return 'a'
`);
    expect(session.request(get('/')).response).toMatchObject({
      status: 503,
      body: expect.stringContaining("KeyError: 'seed'"),
    });
    expect(session.stopped()).toBe(true);
    session.close();
  });

  it('an app responds with texts, dicts, tuples and responses', () => {
    const session = open(`
@app.get('/text/<name>')
def text(name): return '<b>' + escape(name) + '</b>'
@app.get('/sum/<int:left>/<path:rest>')
def total(left, rest): return {'left': left + 1, 'rest': rest, 'q': request.args.getlist('q')}
@app.route('/made', methods=['POST'])
def made(): return 'made ' + request.form['what'], 201, {'X-Kind': 'new\\r\\nSet-Cookie: a=b'}
@app.get('/cookie')
def cookie():
    response = redirect('/text/x')
    response.set_cookie('seen', 'ä b', httponly=True, samesite='Lax')
    return response
@app.get('/none')
def none(): pass
@app.errorhandler(404)
def missing(error): return 'nothing here'`);
    expect(session.request(get('/text/%3Ci%3E')).response).toMatchObject({
      status: 200,
      body: '<b>&lt;i&gt;</b>',
    });
    expect(JSON.parse(session.request(get('/sum/41/a/b?q=1&q=2')).response.body)).toEqual({
      left: 42,
      rest: 'a/b',
      q: ['1', '2'],
    });
    const made = session.request(post('/made', { what: 'bread' })).response;
    expect(made).toMatchObject({ status: 201, body: 'made bread' });
    expect(made.headers.some(([name]) => name === 'set-cookie')).toBe(false);
    const cookie = session.request(get('/cookie')).response;
    expect(cookie.headers).toContainEqual(['location', '/text/x']);
    expect(cookie.headers).toContainEqual(['set-cookie', 'seen=%C3%A4%20b; Path=/; HttpOnly; SameSite=Lax']);
    expect(session.request(get('/elsewhere')).response).toMatchObject({ status: 404, body: 'nothing here' });
    expect(session.request(get('/made')).response.status).toBe(405);
    expect(session.request(post('/made', {})).response.status).toBe(400);
    const none = session.request(get('/none'));
    expect(none.response.status).toBe(500);
    expect(none.events).toMatchObject([
      { kind: 'fault', message: expect.stringContaining('returned nothing') },
    ]);
    session.close();
  });

  it('an app answers OPTIONS with the methods of an address as Flask does', () => {
    const session = open(`
@app.get('/a')
def read(): return 'a'
@app.post('/a')
def write(): return 'b'
@app.after_request
def mark(response):
    response.headers['x-mark'] = 'yes'
    return response`);
    const ask = (url: string) => session.request({ method: 'OPTIONS', url }).response;
    expect(ask('/a').status).toBe(200);
    expect(ask('/a').headers).toContainEqual(['allow', 'GET, HEAD, OPTIONS, POST']);
    expect(ask('/a').headers).toContainEqual(['x-mark', 'yes']);
    expect(ask('/b').status).toBe(404);
    session.close();
  });

  it('an app has a database, sessions and watched secrets as other apps have', () => {
    const session = open(
      `
@app.get('/in')
def enter():
    response = make_response('in')
    sessions.open(response, 'ada')
    return response
@app.get('/who')
def who(): return sessions.user(request) or 'nobody'
@app.get('/find')
def find(): return db.all("SELECT secret FROM people WHERE name = '" + request.args['name'] + "'")
@app.get('/bound')
def bound(): return {'rows': db.all('SELECT name FROM people WHERE name = :name', {'name': request.args['name']}), 'changed': db.run('UPDATE people SET name = name').changes}
@app.get('/broken')
def broken():
    try: db.get('SELECT name FROM nowhere')
    except db.Error as error: return str(error)`,
      { watch: ["SELECT secret AS value, name AS owner, 'the secret' AS what FROM people"] },
      "CREATE TABLE people (name TEXT, secret TEXT); INSERT INTO people VALUES ('bo', 'harbour-9931')",
    );
    const id = /sid=(\w+)/.exec(session.request(get('/in')).response.headers.join())?.[1];
    expect(session.request(get('/who', { cookie: `sid=${id}` })).response.body).toBe('ada');
    expect(session.request(get('/who')).response.body).toBe('nobody');
    const found = session.request(get(`/find?name=${encodeURIComponent("x' OR '1'='1")}`));
    expect(found.events).toMatchObject([
      { kind: 'sql', injected: ["x' OR '1'='1"] },
      { kind: 'disclosed', owner: 'bo' },
    ]);
    expect(session.request(get('/bound?name=bo')).response.body).toBe(
      '{"rows": [{"name": "bo"}], "changed": 1}',
    );
    expect(session.request(get('/broken')).response.body).toContain('no such table');
    session.close();
  });

  it('an app starts programs of the simulated machine, with and without a shell', () => {
    const session = open(
      `
import os, subprocess
@app.get('/shell')
def shell(): return subprocess.getoutput('echo ' + request.args['word'])
@app.get('/list')
def plain(): return subprocess.run(['echo', request.args['word']], capture_output=True, text=True).stdout
@app.get('/system')
def system(): return str(os.system('false')) + os.popen('whoami').read()
@app.get('/missing')
def missing():
    try: subprocess.run(['rm-everything'])
    except FileNotFoundError as error: return str(error)
@app.get('/failing')
def failing():
    try: subprocess.check_output('cat nowhere', shell=True, stderr=subprocess.STDOUT)
    except subprocess.CalledProcessError as error: return str(error.returncode) + error.output.decode()`,
    );
    const word = encodeURIComponent('a; id');
    const injected = session.request(get(`/shell?word=${word}`));
    expect(injected.events).toMatchObject([
      { kind: 'exec', argv: ['echo', 'a'], shell: true, injected: ['a; id'] },
      { kind: 'exec', argv: ['id'] },
    ]);
    const plain = session.request(get(`/list?word=${word}`));
    expect(plain.response.body).toBe('a; id\n');
    expect(plain.events).toMatchObject([
      { kind: 'exec', argv: ['echo', 'a; id'], shell: false, injected: [] },
    ]);
    expect(session.request(get('/system')).response.body).toBe('256app\n');
    expect(session.request(get('/missing')).response.body).toContain(
      "No such file or directory: 'rm-everything'",
    );
    expect(session.request(get('/failing')).response.body).toBe('1cat: nowhere: No such file or directory\n');
    session.close();
  });

  it('an app has the environment of the simulated machine while it starts and afterwards', () => {
    const session = open(
      `
import os
KEY = os.environ['API_KEY']
@app.get('/')
def home(): return [KEY, os.getenv('API_KEY'), os.environ.get('HOME'), os.path.expanduser('~'), sorted(os.environ)]`,
      { env: { API_KEY: 'k-1' } },
    );
    expect(JSON.parse(session.request(get('/')).response.body)).toEqual([
      'k-1',
      'k-1',
      '/srv/app',
      '/srv/app',
      ['API_KEY', 'HOME', 'PATH', 'USER'],
    ]);
    session.close();
  });

  it('an app reads and writes the simulated disk', () => {
    const session = open(
      `
import os, pathlib
@app.get('/write')
def write():
    with open('notes/' + request.args['name'], 'w') as file: file.write('one\\ntwo\\n')
    with open('notes/' + request.args['name'], 'a') as file: print('three', file=file)
    return ','.join(os.listdir('notes')) + str(os.path.getsize('notes/a.txt')) + pathlib.Path('notes/a.txt').read_text()
@app.get('/read')
def read():
    try: return open(request.args['path']).read()
    except OSError as error: return type(error).__name__
@app.get('/own')
def own(): return open('app.py').readline()`,
      { files: { '/etc/passwd': 'root:x:0:0' }, roots: ['/srv/app'] },
    );
    expect(session.request(get('/write?name=a.txt')).response.body).toBe('a.txt14one\ntwo\nthree\n');
    const outside = session.request(get('/read?path=../../etc/passwd'));
    expect(outside.response.body).toBe('root:x:0:0');
    expect(outside.events).toMatchObject([{ kind: 'file', real: '/etc/passwd', outside: true }]);
    expect(session.request(get('/read?path=nowhere')).response.body).toBe('FileNotFoundError');
    expect(session.request(get('/own')).response.body).toContain('from mini_flask');
    session.close();
  });

  it('the folders that an app creates are recorded', () => {
    const session = open(
      `
import os, pathlib
@app.get('/make')
def make():
    os.makedirs(request.args['path'], exist_ok=True)
    pathlib.Path(request.args['path']).mkdir(parents=True, exist_ok=True)
    try: os.mkdir(request.args['path'])
    except FileExistsError as error: return str(os.path.isdir(request.args['path'])) + str(os.listdir(request.args['path']))
@app.get('/over')
def over():
    try: os.makedirs('a.txt', exist_ok=True)
    except FileExistsError as error: return 'a file'`,
      { files: { '/srv/app/a.txt': 'a' }, roots: ['/srv/app'] },
    );
    const { response, events } = session.request(get('/make?path=../../etc/cron.d'));
    expect(response.body).toBe('True[]');
    expect(events[0]).toMatchObject({ kind: 'file', op: 'mkdir', real: '/etc/cron.d', outside: true });
    expect(session.request(get('/make?path=a.txt')).response.status).toBe(500);
    expect(session.request(get('/over')).response.body).toBe('a file');
    session.close();
  });

  it('every hash is recorded as an event, with the cost of a guess at it', () => {
    const session = open(`
import hashlib, hmac, secrets
@app.get('/md5')
def md5(): return hashlib.md5(b'sunflower').hexdigest() + hashlib.new('sha256', b'a').hexdigest()
@app.get('/hmac')
def mac(): return hmac.new(b'key', b'text', 'sha256').hexdigest()
@app.get('/slow')
def slow(): return hashlib.pbkdf2_hmac('sha256', b'word', secrets.token_bytes(16), 600_000).hex()
@app.get('/scrypt')
def memory(): return hashlib.scrypt(b'word', salt=b'12345678', n=2**14, r=8, p=1, dklen=32).hex()
@app.get('/same')
def same(): return str(secrets.compare_digest('abc', 'abd'))`);
    const md5 = session.request(get('/md5'));
    expect(md5.response.body).toBe(
      'e5e7105d5c05d9c0cc5944ff1341b533ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb',
    );
    expect(md5.events).toMatchObject([
      { kind: 'hash', algorithm: 'md5', work: 1, input: 'sunflower', salt: '' },
      { kind: 'hash', algorithm: 'sha256' },
    ]);
    // RFC 4231 has no such short key; the value is OpenSSL's.
    expect(session.request(get('/hmac')).response.body).toBe(
      '6afa9046a9579cad143a384c1b564b9a250d27d6f6a63f9f20bf3a7594c9e2c6',
    );
    const slow = session.request(get('/slow'));
    expect(slow.events).toMatchObject([{ kind: 'hash', algorithm: 'pbkdf2-sha256', work: 600_000 }]);
    expect(slow.elapsedMs).toBe(200);
    expect(slow.response.body).toHaveLength(64);
    expect(session.request(get('/slow')).response.body).not.toBe(slow.response.body);
    expect(session.request(get('/scrypt')).events).toMatchObject([{ algorithm: 'scrypt', work: 74_973 }]);
    expect(session.request(get('/same')).events).toMatchObject([
      { kind: 'compare', texts: ['abc', 'abd'], equal: false },
    ]);
    session.close();
  });

  it('secrets of an app do not depend on the state of random', () => {
    const program = toProgram(`
import os, random, secrets, uuid
@app.get('/known')
def known(): return str([random.random(), random.randbytes(4).hex(), random.Random().random()])
@app.get('/new')
def new(): return {'values': [secrets.token_hex(8), str(uuid.uuid4()), os.urandom(3000).hex(), secrets.choice(range(10**9)), random.SystemRandom().random()]}
@app.get('/seeded')
def seeded():
    random.seed(1)
    return secrets.token_hex(8)`);
    const draw = () => {
      const session = engine.open(engine.prepare(program), { seed: 7 });
      const ask = (url: string) => {
        session.reseed(5);
        return session.request(get(url)).response.body;
      };
      const drawn = ['/known', '/known', '/new', '/new', '/seeded', '/seeded'].map(ask);
      session.close();
      return drawn;
    };
    const [known, again, first = '', second = '', ...seeded] = draw();
    expect(known).toBe(again);
    const values = [first, second].map((body) => (JSON.parse(body) as { values: unknown[] }).values);
    expect(new Set(values.flat()).size).toBe(10);
    expect(values[0]?.[2]).toHaveLength(6_000);
    expect(new Set(seeded).size).toBe(2);
    expect(draw()).toEqual([known, again, first, second, ...seeded]);
  });

  it('every generator of an app can be predicted by those who know the state of random', () => {
    const session = open(`
import random
own = random.Random()
fixed = random.Random(3)
FIRST = random.Random(3).random()
random.seed = lambda *given: None
@app.get('/')
def draw(): return [own.random(), fixed.random(), random.random(), random.Random(3).random() == FIRST]`);
    const ask = () => JSON.parse(session.request(get('/')).response.body) as unknown[];
    const atFirst = ask();
    expect(atFirst[1]).toBe(0.23796462709189137);
    session.reseed(5);
    const known = ask();
    expect(known).not.toEqual(atFirst);
    session.reseed(5);
    expect(ask()).toEqual(known);
    expect(known[3]).toBe(true);
    session.close();
  });

  it('an app imports its own files, packages included', () => {
    const program = toProgram("import shop.prices\n@app.get('/')\ndef home(): return str(shop.prices.LOAF)");
    program.files.push({ path: 'shop/prices.py', text: 'from . import units\nLOAF = 4 * units.EURO' });
    program.files.push({ path: 'shop/units.py', text: 'EURO = 100' });
    const session = engine.open(engine.prepare(program));
    expect(session.request(get('/')).response.body).toBe('400');
    session.close();
  });

  it('an app that does not start reports the fault', () => {
    expect(() => engine.prepare(toProgram('def broken(:'))).toThrow(/app\.py[\s\S]*SyntaxError/);
    expect(() => engine.prepare(toProgram('import requests'))).toThrow(
      /No module named 'requests'. This lab has: /,
    );
    expect(() => engine.prepare(toProgram('app = None'))).toThrow(/neither has an "app"/);
  });

  it('a loop is stopped, and a fresh session works immediately', () => {
    const image = engine.prepare(
      toProgram(
        "@app.get('/loop')\ndef loop():\n    while True:\n        try:\n            while True: pass\n        except BaseException: pass\n@app.get('/')\ndef home(): return 'home'",
      ),
    );
    const first = engine.open(image);
    expect(first.request(get('/loop')).response.status).toBe(503);
    expect(first.stopReason()).toBe('fuel');
    first.close();
    const second = engine.open(image);
    expect(second.request(get('/')).response.body).toBe('home');
    second.close();
  });

  it('an app gives the same image, the same responses and the same fuel each time', () => {
    const routes =
      "import random, secrets\n@app.get('/')\ndef home(): return str(random.random()) + secrets.token_hex(8) + str(sum(range(1000)))";
    const images = [engine.prepare(toProgram(routes)), engine.prepare(toProgram(routes))];
    expect(images[0]?.hash()).toBe(images[1]?.hash());
    const answers = images.map((image) => {
      const session = engine.open(image, { seed: 99 });
      const { response, fuel } = session.request(get('/'));
      session.close();
      return [response.body, fuel];
    });
    expect(answers[0]).toEqual(answers[1]);
  });
});
