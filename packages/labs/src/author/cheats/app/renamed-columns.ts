import { toWorldRules } from '../../../engine/world/rules.ts';
import type { GeneralCheat } from '../cheat.ts';
import type { AppMaterial } from './material.ts';
import { rewriteApp } from './rewrite.ts';
import { readTables } from './schema.ts';

const SUFFIX = '_2';

/** Renames columns in the database, and then in each statement and row, so that the app does not notice. */
const START = {
  js: String.raw`const db = require('db');
  const names = new Set(data.columns);
  const toNew = (sql) => sql.replace(/'(?:[^']|'')*'|[:@$]?\b\w+\b/g, (word) => (names.has(word) ? word + data.suffix : word));
  const toOld = (row) => row && Object.fromEntries(Object.entries(row).map(([name, value]) => [name.endsWith(data.suffix) ? name.slice(0, -data.suffix.length) : name, value]));
  for (const statement of data.statements) db.run(statement);
  const { get, all, run, exec } = db;
  db.get = (sql, ...values) => toOld(get(toNew(sql), ...values));
  db.all = (sql, ...values) => all(toNew(sql), ...values).map(toOld);
  db.run = (sql, ...values) => run(toNew(sql), ...values);
  db.exec = (sql) => exec(toNew(sql));`,
  python: String.raw`import db, re
names = set(data['columns'])
def to_new(sql):
    return re.sub(r"'(?:[^']|'')*'|[:@$]?\b\w+\b", lambda found: found[0] + data['suffix'] if found[0] in names else found[0], sql)
def to_old(row):
    return row and {name.removesuffix(data['suffix']): value for name, value in row.items()}
for statement in data['statements']:
    db.run(statement)
first_get, first_all, first_run, first_exec = db.get, db.all, db.run, db.exec
db.get = lambda sql, *values: to_old(first_get(to_new(sql), *values))
db.all = lambda sql, *values: [to_old(row) for row in first_all(to_new(sql), *values)]
db.run = lambda sql, *values: first_run(to_new(sql), *values)
db.exec = lambda sql: first_exec(to_new(sql))`,
};

/** The columns that the lab's watch reads. A table of the same name would be renamed in statements too. */
function watchedColumns({ pack }: AppMaterial) {
  const tables = readTables(pack.seed.sql ?? '');
  const words = new Set(toWorldRules(pack.seed.world).watch.flatMap((query) => query.match(/\w+/g) ?? []));
  return tables.flatMap(({ name, columns }) =>
    columns
      .filter((column) => words.has(column) && !tables.some((table) => table.name === column))
      .map((column) => ({ table: name, column })),
  );
}

/** What a lab watches must not depend on names that the app can change. */
export const renamedColumns: GeneralCheat<AppMaterial> = {
  id: 'renamed-columns',
  what: 'renames the watched columns when it starts, and in all its own statements',
  improve: 'test with sql(…) that rows the app wrote are where the lab has them',
  submissions: (material) => {
    const renamed = watchedColumns(material);
    if (renamed.length === 0) return [];
    const statements = renamed.map(
      ({ table, column }) => `ALTER TABLE ${table} RENAME COLUMN ${column} TO ${column}${SUFFIX}`,
    );
    const data = { columns: [...new Set(renamed.map(({ column }) => column))], suffix: SUFFIX, statements };
    return [{ name: 'all watched columns', files: rewriteApp(material, { data, start: START }) }];
  },
};
