import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../root.ts';
import { findFiles, withoutComments } from '../source-files.ts';

/** Where a page may run that has local storage; a lab's own simulated browser is not one. */
const FOLDERS = ['packages/client', 'packages/lab-workspace', 'packages/widgets', 'packages/embed', 'portal'];
const TABLE_FILE = 'packages/client/src/storage-keys.ts';

/** The documented table of keys. @see DATA-2 */
export const KEY_TABLE = readFileSync(path.join(ROOT, TABLE_FILE), 'utf8');

/** Files whose storage is that of a tab, or the storage itself. */
const NOT_LOCAL = new Set([
  'packages/client/src/launch/launch-session.ts',
  'packages/client/src/stores/learning/course-list/course-list-cache.ts',
  'packages/client/src/storage.ts',
]);

/** Files that compute a key or are given it, each with what it stores; a key that is written there is checked. */
const GIVEN: Record<string, string> = {
  'packages/client/src/session/session.ts': 'the values of a sign-in, by keys of the session',
  'packages/client/src/session/session-refresh.ts': 'the values of a refresh, by keys of the session',
  'packages/client/src/session/link-requests.ts': 'requests of magic links, or of signups',
  'packages/client/src/stores/practice/lab-draft.ts': 'the draft of a lab, under the key of `toDraftKey`',
  'packages/lab-workspace/src/page/stored-value.ts': 'a value whose key this check reads where it is made',
  'packages/widgets/src/published/storage-prefix.ts': 'the same keys, with a prefix of the page that embeds',
};

const STORED = /(?<![\w$])(?:[\w$]+\??\.)*[\w$]*storage\??\.(?:set|setItem)\(\s*/gi;
/** The storage of a tab, by its names. */
const OF_TAB = /(?:tabStorage|sessionStorage)\??\.\w+\(\s*$/;
const KEPT = /\bcreateStoredValue(?:<[^>]*>)?\(\s*\w+,\s*/g;
/** A key as it is written: a text, a template, or an expression up to the comma after it. */
const KEY = /^(?:'([^']*)'|`([^`]*)`|([^,]*?\)|[^,]*))(?=\s*,)/;

/** What all keys of a template begin with; undefined: with something that is computed. */
function toFamily(template: string, findText: (name: string) => string | undefined): string | undefined {
  const [before = ''] = template
    .replaceAll(/\$\{(\w+)\}/g, (part, name) => findText(name) ?? part)
    .split('${');
  return before === '' ? undefined : before;
}

/** The keys that code gives to a local storage and the table does not have. */
export function findUndocumentedKeys(file: string, source: string, table: string): string[] {
  const code = withoutComments(file, source);
  return [...code.matchAll(STORED), ...code.matchAll(KEPT)].flatMap((call) => {
    if (NOT_LOCAL.has(file) || OF_TAB.test(call[0])) return [];
    const [, text, template, expression = ''] = KEY.exec(code.slice(call.index + call[0].length)) ?? [];
    const findText = (name: string) => new RegExp(`const ${name} = '([^']*)'`).exec(code)?.[1];
    const key =
      text ??
      (template === undefined ? findText(expression.replaceAll(/\W/g, '')) : toFamily(template, findText));
    if (key === undefined)
      return expression.startsWith('OWN_KEYS.') || file in GIVEN
        ? []
        : [`${file}: ${template === undefined ? expression : `\`${template}\``}`];
    const isKnown = table.includes(`'${key}'`) || table.includes(`\`${key}`);
    return isKnown ? [] : [`${file}: '${key}'`];
  });
}

/** The files that store something, with their code. */
export function listStoringFiles(): [file: string, code: string][] {
  return FOLDERS.flatMap((folder) => [...findFiles(path.join(ROOT, folder, 'src'), /\.tsx?$/)])
    .filter((file) => !/\.(test|stories)\.tsx?$|[\\/]testing[\\/]/.test(file))
    .map((file): [string, string] => [
      path.relative(ROOT, file).replaceAll('\\', '/'),
      readFileSync(file, 'utf8'),
    ])
    .filter(([, code]) => /storage\.set|createStoredValue/i.test(code));
}
