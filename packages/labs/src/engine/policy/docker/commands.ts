import { listCommands, type ShellCommand } from '../../shell/commands.ts';
import { cutText } from '../../text.ts';
import { compareSums, download } from './download-commands.ts';
import { changeMode, changeOwner, copy, installFiles, makeFolders, removeFiles } from './file-commands.ts';
import { exists, nameOf, putFile, removeBelow } from './file-system.ts';
import { managePackages } from './package-commands.ts';
import { at, checkWrite, operands, readTexts, type Shell, stop, valueOf, write } from './shell.ts';
import { runUnknown } from './unknown-commands.ts';
import { addUser, changePassword, changePasswords, changeUser } from './user-commands.ts';
import type { Tool } from './world.ts';

type Handler = (shell: Shell, words: string[], command: ShellCommand) => void;

const MAX_DEPTH = 4;
/** Of one text: after so many assignments, later ones are not filled in. */
const MAX_ASSIGNED = 20;

const nothing: Handler = () => undefined;

const HANDLERS: Record<string, Handler> = {
  cd: (shell, words) => {
    shell.cwd = at(shell, words[1] ?? '~');
  },
  rm: removeFiles,
  mkdir: makeFolders,
  touch: (shell, words) => {
    for (const word of operands(words.slice(1))) write(shell, word, '', true);
  },
  cp: (shell, words) => copy(shell, words, false),
  mv: (shell, words) => copy(shell, words, true),
  chown: changeOwner,
  chmod: changeMode,
  tee: (shell, words, { input }) => {
    for (const word of operands(words.slice(1))) write(shell, word, input, words.includes('-a'));
  },
  'apt-get': (shell, words) => managePackages(shell, 'apt', words),
  apt: (shell, words) => managePackages(shell, 'apt', words),
  apk: (shell, words) => managePackages(shell, 'apk', words),
  curl: (shell, words) => download(shell, 'curl', words),
  wget: (shell, words) => download(shell, 'wget', words),
  sha256sum: (shell, words, { input }) => compareSums(shell, words, input),
  useradd: addUser,
  adduser: addUser,
  groupadd: nothing,
  addgroup: nothing,
  usermod: changeUser,
  passwd: changePassword,
  chpasswd: (shell, _words, { input }) => changePasswords(shell, input),
  install: installFiles,
  export: (shell, words) => {
    for (const word of words.slice(1)) {
      const split = word.indexOf('=');
      if (split > 0) shell.env.set(word.slice(0, split), fillCommands(shell, word.slice(split + 1)));
    }
  },
  npm: (shell, words) => {
    if (words[1] !== 'config' || words[2] !== 'set')
      return void shell.stage.unknown.push({ command: cutText(words.join(' '), 120), line: shell.line });
    const [first = '', second] = operands(words.slice(3));
    write(shell, '~/.npmrc', `${second === undefined ? first : `${first}=${second}`}\n`, true);
  },
  sh: (shell, words) => runNested(shell, words),
  bash: (shell, words) => runNested(shell, words),
};

for (const name of [
  'set',
  'true',
  'false',
  ':',
  'test',
  '[',
  '[[',
  'which',
  'command',
  'ls',
  'pwd',
  'echo',
  'printf',
  'cat',
  'sleep',
  'id',
  'whoami',
  'ln',
  'grep',
  'exit',
  'umask',
  'export',
])
  HANDLERS[name] ??= nothing;

function runNested(shell: Shell, words: string[]): void {
  const index = words.findIndex((word) => /^-[a-z]*c$/.test(word));
  const text = index < 0 ? undefined : words[index + 1];
  if (text === undefined || shell.depth >= MAX_DEPTH) return;
  runShell({ ...shell, depth: shell.depth + 1 }, text);
}

const knownTexts = (shell: Shell, words: readonly string[]) =>
  operands(words)
    .map((word) => shell.files.get(at(shell, word))?.text ?? '')
    .join('');

/** `$(…)` and backticks: the texts of the files that they name. */
function fillCommands(shell: Shell, text: string): string {
  return text.replace(/\$\(([^()]*)\)|\x60([^\x60]*)\x60/g, (all, inner?: string, quoted?: string) => {
    const texts = knownTexts(shell, (inner ?? quoted ?? '').replace(/^<\s*/, '').split(/\s+/));
    return texts === '' ? all : texts;
  });
}

/**
 * What a command prints, for those whose output may become a file or the next one's input. Of a command that is not
 * known, its output is taken to hold all it reads: a secret stays one, compressed or encoded.
 */
function outputOf(shell: Shell, words: string[], input: string): string {
  const [name = ''] = words;
  if (name === 'echo' || name === 'printf') {
    const list = words.slice(1).filter((word) => !/^-[neE]+$/.test(word));
    return `${fillCommands(shell, list.join(' ')).replaceAll('\\n', '\n')}\n`;
  }
  if (name === 'env' || name === 'printenv') {
    const names = operands(words).slice(1);
    return [...shell.env]
      .filter(([key]) => names.length === 0 || names.includes(key))
      .map((pair) => `${pair.join('=')}\n`)
      .join('');
  }
  if (name === 'cat') return operands(words).length > 1 ? readTexts(shell, operands(words).slice(1)) : input;
  if (name === 'grep' || !Object.hasOwn(HANDLERS, nameOf(`/${name}`)))
    return input + knownTexts(shell, words.slice(1));
  return input;
}

function checkAuth(shell: Shell, { run, auth }: Tool, words: readonly string[]): void {
  if (auth === null) return;
  const value = shell.world.secrets.find(({ id }) => id === auth.secret)?.value ?? '';
  const fill = (text: string) =>
    text.replace(/\$\{?(\w+)\}?/g, (_all, name: string) => shell.env.get(name) ?? '');
  const given = valueOf(words, '--userconfig');
  const texts = [...(given === undefined ? [] : [given]), ...auth.files.map(fill)]
    .filter((path) => path !== '')
    .map((path) => fill(shell.files.get(at(shell, path))?.text ?? ''));
  if (value === '' || !texts.some((text) => text.includes(value)))
    stop(shell, `${run}: 401 Unauthorized. The registry wants a token, and this command finds none`);
}

function runTool(shell: Shell, tool: Tool, words: readonly string[]): void {
  for (const path of tool.needs)
    if (!exists(shell.files, at(shell, path))) stop(shell, `${tool.run}: there is no ${at(shell, path)}`);
  for (const name of tool.tools)
    if (!shell.stage.tools.has(name)) stop(shell, `${tool.run}: ${name}: not found in this image`);
  checkAuth(shell, tool, words);
  for (const path of tool.removes) removeBelow(shell.files, at(shell, path));
  for (const { path, mb } of tool.writes) {
    const target = at(shell, path);
    checkWrite(shell, target);
    putFile(shell.files, { path: target, mb, owner: shell.user, line: shell.line });
  }
}

function findTool(shell: Shell, words: readonly string[], env: Record<string, string>): Tool | undefined {
  const text = `${words.join(' ')} `;
  return shell.world.tools.find(
    (tool) =>
      text.startsWith(`${tool.run} `) &&
      (tool.with.length === 0 ||
        tool.with.some((sign) => {
          const [name = '', value = ''] = sign.split('=');
          return words.includes(sign) || env[name] === value || shell.env.get(name) === value;
        })),
  );
}

/** What was downloaded stays a download, under any name. */
function keepAddress(shell: Shell, words: readonly string[], path: string): void {
  const file = shell.files.get(at(shell, path));
  const from = operands(words)
    .slice(1)
    .map((word) => shell.files.get(at(shell, word)))
    .find((source) => source !== undefined && source.url !== '');
  if (file === undefined || from === undefined) return;
  shell.files.set(file.path, { ...file, mb: from.mb, url: from.url, verified: from.verified });
}

function runCommand(shell: Shell, command: ShellCommand): void {
  const { env, redirects } = command;
  const words =
    command.words[0] === 'sudo' || command.words[0] === 'exec' || command.words[0] === 'env'
      ? command.words.slice(1)
      : command.words;
  const [name = ''] = words;
  if (name === '' && command.words.length === 0) {
    for (const [key, value] of Object.entries(env)) shell.env.set(key, fillCommands(shell, value));
    return;
  }
  const inner: Shell =
    Object.keys(env).length === 0
      ? shell
      : { ...shell, env: new Map([...shell.env, ...Object.entries(env)]) };
  const tool = findTool(inner, words, env);
  const handler = Object.hasOwn(HANDLERS, nameOf(`/${name}`)) ? HANDLERS[nameOf(`/${name}`)] : undefined;
  if (tool !== undefined) runTool(inner, tool, words);
  else if (handler !== undefined) handler(inner, words, command);
  else if (name !== '') {
    shell.stage.unknown.push({ command: cutText(words.join(' '), 120), line: shell.line });
    runUnknown(inner, words, command);
  }
  const printed = name === '' ? command.words : words;
  for (const { op, path } of redirects) {
    if (op === '<') continue;
    write(inner, path, outputOf(inner, printed, command.input), op === '>>');
    keepAddress(inner, printed, path);
  }
}

/** Whether the build goes on when the command at an index fails. */
function isQuiet(commands: readonly ShellCommand[], index: number): boolean {
  const rest = commands.slice(index + 1);
  // Somebody heeds it: `|| exit 1`, `if ! …; then exit 1; fi`.
  if (rest.some(({ words }) => words[0] === 'false' || (words[0] === 'exit' && words[1] !== '0')))
    return false;
  const sets = (option: RegExp) =>
    commands
      .slice(0, index)
      .some(({ words }) => words[0] === 'set' && words.slice(1).some((word) => option.test(word)));
  const decides = rest.find(({ after }) => after !== '&&' && !(after === '|' && sets(/^pipefail$/)));
  if (decides === undefined) return false;
  return decides.after !== ';' || !sets(/^-[a-z]*e/);
}

/** Runs every command of a shell text, one after the other; `a || b` counts as `a`. */
export function runShell(shell: Shell, text: string): void {
  const { line, quiet = false } = shell;
  const list = () => listCommands(text, (name) => shell.env.get(name));
  let commands = list();
  let assigned = 0;
  for (let index = 0; index < commands.length; index++) {
    const command = commands[index];
    if (command === undefined || command.after === '||') continue;
    shell.line = line + command.line - 1;
    const left = commands[index - 1];
    // The text of a plain echo or printf is its input already.
    if (command.after === '|' && left !== undefined && left.words[0] !== 'echo' && left.words[0] !== 'printf')
      command.input +=
        left.words[0] === 'cat'
          ? knownTexts(shell, left.words.slice(1)) + left.input
          : outputOf(shell, left.words, left.input);
    for (const { op, path } of command.redirects) if (op === '<') command.input += knownTexts(shell, [path]);
    shell.quiet = quiet || isQuiet(commands, index);
    runCommand(shell, command);
    // What was assigned is filled in from here on.
    if ((command.words.length === 0 || command.words[0] === 'export') && ++assigned <= MAX_ASSIGNED)
      commands = list();
  }
  shell.quiet = quiet;
}
