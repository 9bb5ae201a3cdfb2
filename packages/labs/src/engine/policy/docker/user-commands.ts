import { needRoot, operands, type Shell, valueOf, write } from './shell.ts';

export function addUser(shell: Shell, words: string[]): void {
  needRoot(shell, 'adding a user');
  const takesValue =
    /^(-[a-zA-Z]*[ugGshdcDek]|--(uid|gid|ingroup|shell|home|home-dir|gecos|groups|comment))$/;
  const names = words.filter(
    (word, index) => index > 0 && !word.startsWith('-') && !takesValue.test(words[index - 1] ?? ''),
  );
  const name = names[0];
  if (name === undefined) return;
  shell.stage.users.add(name);
  giveNumber(shell, name, valueOf(words, '-u', '--uid'));
}

/** Whoever has the number 0 is root, by whatever name. */
function giveNumber(shell: Shell, name: string, id: string | undefined): void {
  if (id === undefined) return;
  if (/^0+$/.test(id)) shell.stage.ids.set(name, 'root');
  else shell.stage.ids.set(id, name);
}

export function changeUser(shell: Shell, words: string[]): void {
  needRoot(shell, 'changing a user');
  const name = words.at(-1) ?? '';
  if (shell.stage.users.has(name)) giveNumber(shell, name, valueOf(words, '-u', '--uid'));
}

const SHADOW = '/etc/shadow';

/** `passwd`: `-d` takes somebody's password away. */
export function changePassword(shell: Shell, words: string[]): void {
  const [, name = 'root'] = operands(words);
  if (!words.some((word) => /^-[a-z]*d/.test(word) || word === '--delete')) return;
  needRoot(shell, 'changing a password');
  write(shell, SHADOW, `${name}::20000:0:99999:7:::\n`, true);
}

/** `chpasswd`: lines of name and password. */
export function changePasswords(shell: Shell, input: string): void {
  needRoot(shell, 'changing a password');
  for (const [, name = '', password = ''] of input.matchAll(/^([^:\s]+):(.*)$/gm))
    write(shell, SHADOW, `${name}:${password}:20000:0:99999:7:::\n`, true);
}
