import type { ShellCommand } from '../../shell/commands.ts';
import { mayWrite, nameOf, putFile } from './file-system.ts';
import { at, type Shell } from './shell.ts';

/** These print what they read, and write nothing. */
const PRINTERS = new Set(
  'awk base64 cmp cut diff du file head jq less ls md5sum more nl od sha1sum sort stat strings tail tr uniq wc xxd'.split(
    ' ',
  ),
);
const ACCOUNTS = /^\/etc\/(passwd|shadow|group|gshadow)-?$/;
const PATHS = /[\w.~@+/-]+/g;

function put(shell: Shell, path: string, text: string): void {
  if (mayWrite(shell.files, path, shell.user))
    putFile(shell.files, { path, text, owner: shell.user, line: shell.line });
}

/**
 * A program that nothing is known of may do with what it reads as it likes. A secret that it was given is taken to be in
 * each path that it names besides, or next to the file; a list of accounts that it names is another one afterwards.
 */
export function runUnknown(shell: Shell, words: readonly string[], command: ShellCommand): void {
  const [name = '', ...rest] = words;
  const isPrinter = PRINTERS.has(nameOf(`/${name}`));
  const paths = rest
    .flatMap((word) => word.match(PATHS) ?? [])
    .map((path) => ({ path, full: at(shell, path) }));
  for (const { full } of paths)
    if (ACCOUNTS.test(full) && !isPrinter) put(shell, full, `changed by ${name}\n`);
  if (isPrinter || command.redirects.some(({ op }) => op !== '<')) return;
  const read = paths.filter(({ full }) => (shell.files.get(full)?.text ?? '') !== '');
  const text = command.input + read.map(({ full }) => shell.files.get(full)?.text ?? '').join('');
  if (!shell.world.secrets.some(({ value }) => value !== '' && text.includes(value))) return;
  const targets = paths.filter((one) => !read.includes(one) && one.path.includes('/'));
  const beside = `${read[0]?.full ?? at(shell, 'out')}.${nameOf(`/${name}`)}`;
  for (const full of targets.length > 0 ? targets.map((one) => one.full) : [beside]) put(shell, full, text);
}
