import type { GeneralCheat } from '../cheat.ts';
import type { Code } from './code.ts';
import type { AppMaterial } from './material.ts';
import { rewriteSolution } from './rewrite.ts';

const COPY: Code = {
  js: "for (const name of data) require('db').run(`CREATE TABLE copy_${name} AS SELECT * FROM ${name}`);",
  python: `import db
for name in data:
    db.run(f'CREATE TABLE copy_{name} AS SELECT * FROM {name}')`,
};

/** Whoever has the tables also has the copies. */
export const copiedTables: GeneralCheat<AppMaterial> = {
  id: 'copied-tables',
  what: 'is the solution, and keeps a copy of each table whose rows it makes safe, from before it does',
  improve: 'after people of the seed have signed in, read every value of every table of sqlite_master',
  submissions: (material) => {
    const { replacing } = material;
    if (replacing.length === 0) return [];
    return [
      {
        name: `copies of ${replacing.join(', ')}`,
        files: rewriteSolution(material, [], { data: replacing, start: COPY }),
      },
    ];
  },
};
