/**
 * Tables of other modules that SQL of the server names. No type and no import says so unless the statement takes the name
 * from the table: `from ${course}`, or `getTableName(course)` in a statement that is a plain text.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../root.ts';
import { findFiles, withoutComments } from '../source-files.ts';

/** A source of a module: its path below the modules, and its text. */
export type ModuleSource = readonly [file: string, text: string];

const TABLE = /\bpgTable\(\s*'([a-z_\d]+)'/g;
/** Where a statement names a table, of the database's own words. */
const NAMED = /\b(?:from|join|into|update|using|truncate)\s+(?:only\s+)?(?:public\.)?"?([a-z_\d]+)/gi;
/** What follows `from`, whose tables may be a list. */
const LISTED = /\bfrom\s+([^(){}`;']*?)(?=\b(?:where|join|group|order|limit|for)\b|[(){}`;']|$)/gi;
const VALUE = /\$\{[^}]*\}/g;

const toModule = (file: string) => file.split('/').slice(0, 2).join('/');
const readNames = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

/** The names after the commas of `from quiz q, course c`. */
const readListed = (code: string): string[] =>
  readNames(code.replace(VALUE, '?'), LISTED).flatMap((list) =>
    list.split(',').flatMap((part) => /^\s*"?([a-z_\d]+)/i.exec(part)?.[1] ?? []),
  );

/** Names of another module's table that a file has as text, as `file: table of module`. */
export function findForeignTables(sources: readonly ModuleSource[]): string[] {
  const owners = new Map(
    sources.flatMap(([file, text]) =>
      readNames(text, TABLE).map((table) => [table, toModule(file)] as const),
    ),
  );
  return sources.flatMap(([file, text]) => {
    const code = withoutComments(file, text);
    const named = new Set([...readNames(code, NAMED), ...readListed(code)]);
    return [...named].flatMap((table) => {
      const owner = owners.get(table);
      return owner === undefined || owner === toModule(file) ? [] : [`${file}: ${table} of ${owner}`];
    });
  });
}

/** All sources of the server's modules but their tests. */
export function readModuleSources(): ModuleSource[] {
  const folder = path.join(ROOT, 'tool-server/src/modules');
  return [...findFiles(folder, /(?<!\.test)\.ts$/)].map((file) => [
    path.relative(folder, file),
    readFileSync(file, 'utf8'),
  ]);
}
