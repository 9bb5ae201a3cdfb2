import type { LabFile, LabPack } from '@drawbridge/contracts/practice';
import type { GradedTest, LoadedLab } from '../grade/lab.ts';
import { buildLab } from './build-lab.ts';

/**
 * An app with two faults, in both languages of apps: a note is found by its number alone, and what was searched for
 * becomes markup. It prints what is searched for.
 */
const JS = `const express = require('express');
const db = require('db');
const sessions = require('sessions');
const { findNote, markup } = require('./rules');
const app = express();
app.use(express.urlencoded());
app.get('/login', (req, res) => res.send('<form method="post"><input name="user"><input name="password"><button>Sign in</button></form>'));
app.post('/login', (req, res) => {
  const person = db.get('SELECT * FROM people WHERE name = ? AND password = ?', String(req.body?.user), String(req.body?.password));
  if (!person) return res.status(401).send('no');
  sessions.open(res, person.name);
  res.redirect('/notes.txt');
});
app.get('/find', (req, res) => {
  console.log('search for ' + markup(req.query.q ?? ''));
  res.send('<h1>' + markup(req.query.q ?? '') + '</h1>');
});
app.get('/notes/:id', (req, res) => {
  const note = findNote(req.params.id, sessions.user(req));
  if (!note) return res.status(404).send('none');
  res.send('<p>' + markup(note.text) + '</p>');
});
app.get('/notes.txt', (req, res) => res.type('text').send('notes'));
app.listen(3000);
`;
const JS_RULES = (where: string, markup: string) => `const db = require('db');
const findNote = (id, user) => db.get('SELECT * FROM notes WHERE id = ?1${where}', id, user);
const markup = (value) => ${markup};
module.exports = { findNote, markup };
`;
const PYTHON = `from mini_flask import MiniFlask, redirect, request
import db
import sessions
from rules import find_note, markup
app = MiniFlask(__name__)

@app.get('/login')
def form():
    return '<form method="post"><input name="user"><input name="password"><button>Sign in</button></form>'

@app.post('/login')
def login():
    person = db.get('SELECT * FROM people WHERE name = ? AND password = ?', request.form.get('user', ''), request.form.get('password', ''))
    if person is None:
        return 'no', 401
    response = redirect('/notes.txt')
    sessions.open(response, person['name'])
    return response

@app.get('/find')
def find():
    print('search for ' + markup(request.args.get('q', '')))
    return '<h1>' + markup(request.args.get('q', '')) + '</h1>'

@app.get('/notes/<int:id>')
def note(id):
    found = find_note(id, sessions.user(request))
    if found is None:
        return 'none', 404
    return '<p>' + markup(found['text']) + '</p>'

@app.get('/notes.txt')
def notes():
    return 'notes', {'content-type': 'text/plain'}
`;
const PYTHON_RULES = (where: string, markup: string) => `import html
import db

def find_note(id, user):
    return db.get('SELECT * FROM notes WHERE id = ?1${where}', id, user)

def markup(value):
    return ${markup}
`;

const ANYONE = ' AND ?2 IS NOT NULL';
const OWNER = ' AND owner = ?2';
const FILES: Readonly<Record<'js' | 'python', { entry: string; starter: LabFile[]; solved: LabFile[] }>> = {
  js: {
    entry: 'server.js',
    starter: [
      { path: 'rules.js', text: JS_RULES(ANYONE, 'String(value)') },
      { path: 'server.js', text: JS },
    ],
    solved: [{ path: 'rules.js', text: JS_RULES(OWNER, "String(value).replace(/[&<>]/g, ' ')") }],
  },
  python: {
    entry: 'app.py',
    starter: [
      { path: 'app.py', text: PYTHON },
      { path: 'rules.py', text: PYTHON_RULES(ANYONE, 'value') },
    ],
    solved: [{ path: 'rules.py', text: PYTHON_RULES(OWNER, 'html.escape(value)') }],
  },
};

const SEED: LabPack['seed'] = {
  sql: `CREATE TABLE people (name TEXT PRIMARY KEY, password TEXT NOT NULL);
CREATE TABLE notes (id INTEGER PRIMARY KEY, owner TEXT NOT NULL, text TEXT NOT NULL);
INSERT INTO people VALUES ('ada', 'lamp-12'), ('bo', 'pot-34');
INSERT INTO notes VALUES (11, 'ada', 'Buy lamp oil before Friday'), (12, 'bo', 'The key is under the third pot'), (13, 'bo', 'Nothing is under the second pot');`,
  world: {
    signIn: { path: '/login', user: 'user', password: 'password' },
    watch: ["SELECT text AS value, owner, 'note ' || id AS what FROM notes"],
    victims: ['ada'],
  },
};

const ACCOUNTS = [
  { name: 'Ada', note: '', user: 'ada', password: 'lamp-12' },
  { name: 'Bo', note: '', user: 'bo', password: 'pot-34' },
];

/** Builds a test of an example: `visible functional`, its id and its source. */
export type ExampleTest = [visibility: GradedTest['visibility'], kind: GradedTest['kind'], source: string];

const toTests = (tests: readonly ExampleTest[]): GradedTest[] =>
  tests.map(([visibility, kind, source], index) => ({
    id: `test-${index + 1}`,
    title: `Test ${index + 1}`,
    kind,
    visibility,
    weight: 1,
    source,
    ...(visibility === 'hidden' ? { hint: 'Think.' } : {}),
  }));

const withTests = (lab: LoadedLab, pack: Partial<LabPack>, tests: readonly ExampleTest[]): LoadedLab => {
  const graded = toTests(tests);
  const visible = graded
    .filter(({ visibility }) => visibility === 'visible')
    .map(({ id, title, kind, weight, source }) => ({ id, title, kind, weight, source }));
  return { ...lab, tests: graded, pack: { ...lab.pack, ...pack, tests: visible } };
};

/** Builds the app above as a lab with these tests and, if given, a solution of its own. */
export function buildAppLab(
  language: 'js' | 'python',
  tests: readonly ExampleTest[],
  solved: LabFile[] = FILES[language].solved,
): LoadedLab {
  const { entry, starter } = FILES[language];
  return withTests(
    buildLab({ solution: { files: solved, html: '' } }),
    {
      engine: language === 'js' ? 'sql' : 'python',
      entry,
      open_file: entry,
      files: starter,
      editable: ['rules.*'],
      seed: SEED,
      accounts: ACCOUNTS,
    },
    tests,
  );
}

/** Builds a lab of files that are read, with these tests. */
export function buildPolicyLab(
  files: LabFile[],
  solved: LabFile[],
  tests: readonly ExampleTest[],
  world: LabPack['seed']['world'] = {},
): LoadedLab {
  const [first] = files;
  return withTests(
    buildLab({ solution: { files: solved, html: '' } }),
    {
      kind: 'policy',
      engine: 'policy',
      entry: first?.path ?? '',
      open_file: first?.path ?? '',
      files,
      editable: files.map(({ path }) => path),
      seed: { world },
    },
    tests,
  );
}

/** Builds a lab whose task is an attack. */
export function buildAttackLab(app: string, seed: LabPack['seed'], script = ''): LoadedLab {
  const lab = buildLab();
  const files = [{ path: 'server.js', text: app }, ...(script === '' ? [] : [{ path: script, text: '' }])];
  return {
    ...lab,
    tests: [{ id: 'goal', title: 'Read it', kind: 'goal', visibility: 'visible', weight: 1, source: '' }],
    pack: {
      ...lab.pack,
      kind: 'exploit',
      files,
      editable: script === '' ? [] : [script],
      seed,
      tests: [],
      goal: { title: 'Read it', script, by: script === '' ? 'log' : 'script' },
    },
  };
}
