import {
  copyBelow,
  exists,
  filesBelow,
  isFolder,
  nameOf,
  putFile,
  removeBelow,
  resolvePath,
} from './file-system.ts';
import { at, checkWrite, glob, needRoot, operands, type Shell, stop, valueOf } from './shell.ts';
import { toUser } from './stage.ts';

const INSTALL_VALUES = /^(-[a-zA-Z]*[mogtS]|--(mode|owner|group|target-directory|suffix))$/;

/** `install`: copies files, or makes folders with `-d`. */
export function installFiles(shell: Shell, words: string[]): void {
  const named = words.filter(
    (word, index) => index > 0 && !word.startsWith('-') && !INSTALL_VALUES.test(words[index - 1] ?? ''),
  );
  const target = valueOf(words, '-t', '--target-directory');
  const owner = valueOf(words, '-o', '--owner');
  const isFolders = words.some((word) => /^-[a-zA-Z]*d/.test(word) || word === '--directory');
  if (isFolders) makeFolders(shell, ['mkdir', ...named]);
  else copy(shell, ['cp', ...named, ...(target === undefined ? [] : [`${target}/`])], false);
  if (owner !== undefined) changeOwner(shell, ['chown', owner, ...(isFolders ? named : named.slice(-1))]);
}

export function copy(shell: Shell, words: string[], move: boolean): void {
  const list = operands(words.slice(1));
  const to = list.pop();
  if (to === undefined || list.length === 0) return;
  const target = at(shell, to);
  for (const from of list.flatMap((word) => glob(shell, word))) {
    if (!exists(shell.files, from)) stop(shell, `cp: there is no ${from}`);
    const into =
      isFolder(shell.files, target) || to.endsWith('/') ? resolvePath(target, nameOf(from)) : target;
    checkWrite(shell, into);
    const found = filesBelow(shell.files, from);
    if (move) for (const { path } of found) shell.files.delete(path);
    copyBelow(
      found,
      from,
      into,
      shell.files,
      move ? { line: shell.line } : { line: shell.line, owner: shell.user },
    );
  }
}

export function changeOwner(shell: Shell, words: string[]): void {
  needRoot(shell, 'chown');
  const [owner = '', ...paths] = operands(words.slice(1));
  const user = toUser(shell.stage, owner);
  const deep = words.some((word) => /^-[a-zA-Z]*R|^--recursive/.test(word));
  for (const path of paths.flatMap((word) => glob(shell, word))) {
    if (!exists(shell.files, path)) stop(shell, `chown: there is no ${path}`);
    if (!shell.files.has(path)) putFile(shell.files, { path, folder: true, line: shell.line });
    for (const file of deep ? filesBelow(shell.files, path) : [shell.files.get(path)])
      if (file !== undefined) shell.files.set(file.path, { ...file, owner: user, line: shell.line });
  }
}

export function changeMode(shell: Shell, words: string[]): void {
  const [mode = '', ...paths] = words.slice(1).filter((word) => !/^-[a-zA-Z]*R/.test(word));
  const open = /[2367]$/.test(mode) || /[ao][-+=][rx]*w|^\+[rx]*w/.test(mode);
  for (const path of paths.flatMap((word) => glob(shell, word))) {
    const file = shell.files.get(path);
    if (file === undefined) {
      if (!isFolder(shell.files, path)) stop(shell, `chmod: there is no ${path}`);
      putFile(shell.files, { path, folder: true, open, line: shell.line });
    } else shell.files.set(path, { ...file, open, line: shell.line });
  }
}

export function makeFolders(shell: Shell, words: string[]): void {
  for (const word of operands(words.slice(1))) {
    const path = at(shell, word);
    if (isFolder(shell.files, path)) continue;
    checkWrite(shell, path);
    putFile(shell.files, { path, folder: true, owner: shell.user, line: shell.line });
  }
}

export function removeFiles(shell: Shell, words: string[]): void {
  const force = words.some((word) => /^-[a-zA-Z]*f/.test(word));
  for (const path of operands(words.slice(1)).flatMap((word) => glob(shell, word))) {
    if (!exists(shell.files, path)) {
      if (force) continue;
      stop(shell, `rm: there is no ${path}`);
    }
    checkWrite(shell, path);
    removeBelow(shell.files, path);
  }
}
