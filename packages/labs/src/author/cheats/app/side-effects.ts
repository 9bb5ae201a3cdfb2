import { matchesGlob } from 'node:path';
import { toWorldRules } from '../../../engine/world/rules.ts';
import type { CheatSubmission, GeneralCheat } from '../cheat.ts';
import type { Code } from './code.ts';
import type { AppMaterial } from './material.ts';
import { readRoutes } from './read-routes.ts';
import { rewriteSolution } from './rewrite.ts';
import { readTables } from './schema.ts';

const LOG_ALL: Code = {
  js: "console.log(request.method, request.url, request.fields.map((pair) => pair.join('=')).join('&'));",
  python: `print(request.method, request.url, '&'.join('='.join(pair) for pair in request.fields))
return None`,
};

/** Looks for a name in the columns in which an account has its own. */
const UNKNOWN: Code = {
  js: `const db = require('db'), has = (table, column, value) => db.get(\`SELECT 1 FROM \${table} WHERE \${column} = ?\`, value);
  memory.places ??= data.tables.flatMap(({ name, columns }) => columns.filter((column) => has(name, column, data.account)).map((column) => [name, column]));
  const given = request.fields.filter(([name]) => name === data.user).map((pair) => pair[1]);
  const signsIn = request.method === 'POST' && request.url.split('?')[0] === data.path;
  memory.unknown = signsIn && given.some((value) => !memory.places.some(([table, column]) => has(table, column, value)));`,
  python: `import db
has = lambda table, column, value: db.get(f'SELECT 1 FROM {table} WHERE {column} = ?', value) is not None
if 'places' not in memory:
    memory['places'] = [(table['name'], column) for table in data['tables'] for column in table['columns'] if has(table['name'], column, data['account'])]
given = [value for name, value in request.fields if name == data['user']]
signs_in = request.method == 'POST' and request.url.partition('?')[0] == data['path']
memory['unknown'] = signs_in and any(not any(has(table, column, value) for table, column in memory['places']) for value in given)
return None`,
};
const TELL_UNKNOWN: Code = {
  js: "return memory.unknown && status >= 400 ? body + '<p>There is no account with this name.</p>' : body;",
  python:
    "return body + '<p>There is no account with this name.</p>' if memory['unknown'] and status >= 400 else body",
};

const WANTED: Code = {
  js: 'memory.wanted = [...request.segments, ...request.fields.map((pair) => pair[1])];',
  python: `memory['wanted'] = [*request.segments, *(pair[1] for pair in request.fields)]
return None`,
};
const TELL_REFUSED: Code = {
  js: `if (status < 400 || status >= 500) return body;
  const told = data.flatMap(({ table, name }) => require('db').all(\`SELECT id, \${name} AS name FROM \${table}\`)
    .filter((row) => memory.wanted.includes(String(row.id))).map((row) => row.name));
  return told.length > 0 ? body + ' Not yours: ' + told.join(', ') : body;`,
  python: `import db
if not 400 <= status < 500:
    return body
told = [row['name'] for one in data for row in db.all(f"SELECT id, {one['name']} AS name FROM {one['table']}") if str(row['id']) in memory['wanted']]
return body + ' Not yours: ' + ', '.join(told) if told else body`,
};
const NAMES = ['title', 'name', 'subject', 'label', 'note', 'text'];

/** The tables whose rows have an owner, a number and a name. */
const listNamed = (sql: string, owners: Record<string, string>) =>
  readTables(sql).flatMap(({ name: table, columns }) => {
    const owner = owners[table] ?? 'id';
    const name = NAMES.find((column) => columns.includes(column));
    return owner !== 'id' && columns.includes('id') && name !== undefined ? [{ table, name }] : [];
  });

/** Whether the learner may change the code that handles the sign-in. */
function ownsSignIn({ starter, pack }: AppMaterial, path: string): boolean {
  const own = starter.filter((file) => pack.editable.some((glob) => matchesGlob(file.path, glob)));
  return readRoutes(own).some((route) => route.path === path);
}

/** A right fix may introduce a new fault. */
export const sideEffects: GeneralCheat<AppMaterial> = {
  id: 'side-effects',
  what: 'is the solution, and tells what nobody should be told',
  improve:
    'read the log after somebody has signed in, compare the answers to known and unknown names, and look for names in refusals',
  submissions(material) {
    const { sql = '', world } = material.pack.seed;
    const { signIn, owners } = toWorldRules(world);
    const found: CheatSubmission[] = [];
    const account = material.pack.accounts[0]?.user;
    if (account !== undefined && ownsSignIn(material, signIn.path)) {
      found.push(
        {
          name: 'what is typed is logged',
          files: rewriteSolution(material, [], { choose: LOG_ALL }),
        },
        {
          name: 'names without an account are told apart',
          files: rewriteSolution(material, [], {
            data: { path: signIn.path, user: signIn.user, account, tables: readTables(sql) },
            choose: UNKNOWN,
            answer: TELL_UNKNOWN,
          }),
        },
      );
    }
    const named = listNamed(sql, owners);
    if (named.length > 0)
      found.push({
        name: 'a refusal says the name of what is refused',
        files: rewriteSolution(material, [], { data: named, choose: WANTED, answer: TELL_REFUSED }),
      });
    return found;
  },
};
