import { matchesGlob, posix } from 'node:path';
import type { LabFile } from '@drawbridge/contracts/practice';
import { overlayFiles } from '../../../engine/run/program.ts';
import type { CheatSubmission, GeneralCheat } from '../cheat.ts';
import type { AppMaterial } from './material.ts';
import { isData, readExports } from './read-exports.ts';
import { rewriteSolution } from './rewrite.ts';
import { readTables } from './schema.ts';

/** Modules with more exports contain views and helpers, not answers to replace. */
const MOST_EXPORTS = 3;

/** A program before the answers, and what it does. */
interface Trick {
  name: string;
  code: string;
}

/** Answers that leave a fault open, and which. */
interface Open {
  name: string;
  files: LabFile[];
}

/** Changes the app's other modules as soon as each is loaded, and again when all are. */
const changing = (paths: readonly string[], edit: string) => `;(() => {
  const apply = () => {
    for (const path of ${JSON.stringify(paths)}) { try { const made = require(path); ${edit} } catch (error) {} }
  };
  apply();
  Promise.resolve().then(apply);
})();`;

const SILENT = "for (const name of ['log', 'info', 'warn', 'error', 'debug']) console[name] = () => {};";
const UNSENT =
  "globalThis.fetch = async () => ({ ok: true, status: 200, text: async () => '', json: async () => ({}) });";

/** Rows from the database without the values of one column. */
const emptied = (column: string) => `;(() => {
  const db = require('db');
  const name = ${JSON.stringify(column)};
  const empty = (row) => (row && typeof row[name] === 'string' ? { ...row, [name]: '' } : row);
  const { get, all } = db;
  db.get = (...asked) => empty(get(...asked));
  db.all = (...asked) => all(...asked).map(empty);
})();`;

function listTricks({ starter, pack, host }: AppMaterial): Trick[] {
  const modules = starter
    .filter(({ path }) => path.endsWith('.js') && path !== pack.entry && path !== host)
    .filter(({ path }) => !pack.editable.some((glob) => matchesGlob(path, glob)))
    .map((file) => ({ path: file.path, names: readExports(file).map(({ name }) => name) }));
  const toPath = (path: string) => {
    const relative = posix.relative(posix.dirname(host), path);
    return relative.startsWith('.') ? relative : `./${relative}`;
  };
  const having = (name: string) =>
    modules.filter(({ names }) => names.includes(name)).map(({ path }) => toPath(path));
  const pairs = modules
    .filter(({ names }) => names.length <= MOST_EXPORTS)
    .flatMap(({ path, names }) =>
      names.flatMap((one) => names.filter((other) => other !== one).map((other) => ({ path, one, other }))),
    );
  const all = new Set(modules.flatMap(({ names }) => names));
  const columns = new Set(readTables(pack.seed.sql ?? '').flatMap((table) => table.columns));
  return [
    { name: 'console says nothing', code: SILENT },
    { name: 'nothing is sent', code: UNSENT },
    ...[...all].map((name) => ({
      name: `${name} does nothing`,
      code: changing(having(name), `if (typeof made.${name} === 'function') made.${name} = () => undefined;`),
    })),
    ...pairs.map(({ path, one, other }) => ({
      name: `${other} of ${path} is in place of ${one}`,
      code: changing([toPath(path)], `if (made.${other} !== undefined) made.${one} = made.${other};`),
    })),
    ...[...columns].map((column) => ({ name: `${column} is empty in each row`, code: emptied(column) })),
  ];
}

/** The solution with each answer reverted in turn, and then with all answers reverted. */
function listOpen(material: AppMaterial): Open[] {
  const { starter, solved, host } = material;
  const [before, after] = [starter, solved].map((files) => files.find(({ path }) => path === host));
  if (before === undefined || after === undefined) return [];
  const old = readExports(before);
  const one = readExports(after).flatMap(({ name, from, to }): Open[] => {
    const value = old.find((other) => other.name === name);
    const was = value && before.text.slice(value.from, value.to);
    if (was === undefined || was === after.text.slice(from, to)) return [];
    const text = after.text.slice(0, from) + was + after.text.slice(to);
    return [{ name: `${name} as it was`, files: rewriteSolution(material, [{ path: host, text }]) }];
  });
  return [...one, { name: 'everything as it was', files: [before] }];
}

const withProgram = (files: LabFile[], host: string, code: string): LabFile[] => {
  const text = files.find(({ path }) => path === host)?.text ?? '';
  return overlayFiles(files, [{ path: host, text: `${code}\n${text}` }]);
};

function applyTrick(material: AppMaterial, opens: readonly Open[], { name, code }: Trick): CheatSubmission[] {
  const { host } = material;
  const basis = withProgram(rewriteSolution(material, []), host, code);
  return opens.map((open) => ({
    name: `${open.name}, and ${name}`,
    files: withProgram(open.files, host, code),
    control: open.files,
    basis,
  }));
}

/** An answer that is a program can change what asks for it. */
export const answerPrograms: GeneralCheat<AppMaterial> = {
  id: 'answer-programs',
  what: 'leaves answers as they were, and is a program that changes what looks at them',
  improve:
    'read the answers as data (a file of JSON), or keep console, modules and functions from before the answers are loaded',
  submissions: (material) => {
    const editable = material.starter.filter(
      ({ path }) => path.endsWith('.js') && material.pack.editable.some((glob) => matchesGlob(path, glob)),
    );
    // Where a file of code may be changed, a program is nothing odd.
    if (material.language !== 'js' || !editable.every((file) => isData(file))) return [];
    const opens = listOpen(material);
    return listTricks(material).flatMap((trick) => applyTrick(material, opens, trick));
  },
};
