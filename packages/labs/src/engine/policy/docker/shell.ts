import { type Files, mayWrite, nameOf, parentOf, putFile, resolvePath } from './file-system.ts';
import { matchName } from './ignore.ts';
import { BuildFault } from './image.ts';
import type { StageState } from './stage.ts';
import type { BuildWorld } from './world.ts';

/** One RUN while its commands are simulated. */
export interface Shell {
  world: BuildWorld;
  stage: StageState;
  files: Files;
  cwd: string;
  user: string;
  env: Map<string, string>;
  line: number;
  depth: number;
  /** Whatever fails, the build goes on: `a || true`, `a; b` without `set -e`. */
  quiet?: boolean;
}

const homeOf = (user: string) => (user === 'root' ? '/root' : `/home/${user}`);
export const at = (shell: Shell, path: string) =>
  resolvePath(shell.cwd, path.replace(/^~(?=\/|$)/, homeOf(shell.user)));
export const operands = (words: readonly string[]) => words.filter((word) => !word.startsWith('-'));

export function stop(shell: Shell, message: string): never {
  throw new BuildFault(shell.line, message);
}

export function checkWrite(shell: Shell, path: string): void {
  if (!mayWrite(shell.files, path, shell.user))
    stop(shell, `the user ${shell.user} may not write to ${path}`);
}

export function needRoot(shell: Shell, what: string): void {
  if (shell.user !== 'root') stop(shell, `${what} needs root, and the user here is ${shell.user}`);
}

/** Paths that match a word with wildcards. */
export function glob(shell: Shell, word: string): string[] {
  const path = at(shell, word);
  if (!/[*?]/.test(path)) return [path];
  const folder = parentOf(path);
  const prefix = folder === '/' ? '/' : `${folder}/`;
  const names = new Set<string>();
  for (const known of shell.files.keys())
    if (known.startsWith(prefix)) names.add(known.slice(prefix.length).split('/')[0] ?? '');
  return [...names]
    .filter((name) => name !== '' && !name.startsWith('.') && matchName(nameOf(path), name))
    .map((name) => `${prefix}${name}`);
}

export function write(shell: Shell, path: string, text: string, append = false): void {
  const target = at(shell, path);
  if (target.startsWith('/dev/')) return;
  checkWrite(shell, target);
  const before = append ? (shell.files.get(target)?.text ?? '') : '';
  putFile(shell.files, { path: target, text: before + text, owner: shell.user, line: shell.line });
}

export function readTexts(shell: Shell, words: readonly string[]): string {
  return words
    .map((word) => {
      const path = at(shell, word);
      const file = shell.files.get(path);
      if (file === undefined) stop(shell, `there is no ${path}`);
      return file.text;
    })
    .join('');
}

/** Options of these commands that take the next word as their value. */
export function valueOf(words: readonly string[], ...names: string[]): string | undefined {
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? '';
    const name = names.find((known) => word === known || word.startsWith(`${known}=`));
    if (name !== undefined) return word === name ? words[index + 1] : word.slice(name.length + 1);
  }
  return undefined;
}
