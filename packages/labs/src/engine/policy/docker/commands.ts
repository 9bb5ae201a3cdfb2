import { listCommands, type ShellCommand } from '../../shell/commands.ts';
import { cutText } from '../../text.ts';
import {
  copyBelow,
  exists,
  type Files,
  filesBelow,
  isFolder,
  mayWrite,
  nameOf,
  parentOf,
  putFile,
  removeBelow,
  resolvePath,
} from './file-system.ts';
import { matchName } from './ignore.ts';
import { BuildFault } from './image.ts';
import { type StageState, toUser } from './stage.ts';
import type { BuildWorld, Tool } from './world.ts';

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

type Handler = (shell: Shell, words: string[], command: ShellCommand) => void;

const LISTS = '/var/lib/apt/lists';
const MAX_DEPTH = 4;

const homeOf = (user: string) => (user === 'root' ? '/root' : `/home/${user}`);
const at = (shell: Shell, path: string) =>
  resolvePath(shell.cwd, path.replace(/^~(?=\/|$)/, homeOf(shell.user)));
const operands = (words: readonly string[]) => words.filter((word) => !word.startsWith('-'));

function stop(shell: Shell, message: string): never {
  throw new BuildFault(shell.line, message);
}

function checkWrite(shell: Shell, path: string): void {
  if (!mayWrite(shell.files, path, shell.user))
    stop(shell, `the user ${shell.user} may not write to ${path}`);
}

function needRoot(shell: Shell, what: string): void {
  if (shell.user !== 'root') stop(shell, `${what} needs root, and the user here is ${shell.user}`);
}

/** Paths that match a word with wildcards. */
function glob(shell: Shell, word: string): string[] {
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

function write(shell: Shell, path: string, text: string, append = false): void {
  const target = at(shell, path);
  if (target.startsWith('/dev/')) return;
  checkWrite(shell, target);
  const before = append ? (shell.files.get(target)?.text ?? '') : '';
  putFile(shell.files, { path: target, text: before + text, owner: shell.user, line: shell.line });
}

function readTexts(shell: Shell, words: readonly string[]): string {
  return words
    .map((word) => {
      const path = at(shell, word);
      const file = shell.files.get(path);
      if (file === undefined) stop(shell, `there is no ${path}`);
      return file.text;
    })
    .join('');
}

function install(shell: Shell, manager: 'apt' | 'apk', words: string[]): void {
  needRoot(shell, manager === 'apt' ? 'apt-get' : 'apk');
  if (shell.stage.root.image.manager !== manager)
    stop(shell, `${manager === 'apt' ? 'apt-get' : 'apk'}: not found in ${shell.stage.root.name}`);
  const lists = filesBelow(shell.files, LISTS).length > 0;
  if (manager === 'apt' && !lists && operands(words).length > 0)
    stop(shell, `unable to locate package ${operands(words)[0]}: run apt-get update in the same RUN first`);
  for (const word of operands(words)) {
    if (word.startsWith('.')) continue;
    const split = /^([^=~<>]+)(?:[=~<>]+(.+))?$/.exec(word);
    const name = split?.[1] ?? word;
    const version = split?.[2] ?? '';
    shell.stage.packages.push({ name, version, pinned: version !== '', line: shell.line });
    shell.stage.tools.add(name);
    if (name === 'build-essential' || name === 'build-base')
      for (const tool of ['make', 'g++', 'gcc']) shell.stage.tools.add(tool);
    putFile(shell.files, {
      path: `/var/lib/packages/${name}`,
      mb: shell.world.packages[name] ?? 1,
      line: shell.line,
    });
  }
}

function removePackages(shell: Shell, words: string[]): void {
  needRoot(shell, 'removing packages');
  for (const name of operands(words)) {
    shell.stage.packages = shell.stage.packages.filter((known) => known.name !== name);
    shell.files.delete(`/var/lib/packages/${name}`);
    const tools = name.startsWith('build-') ? ['make', 'g++', 'gcc', name] : [name];
    for (const tool of tools) shell.stage.tools.delete(tool);
  }
}

/** Options of these commands that take the next word as their value. */
function valueOf(words: readonly string[], ...names: string[]): string | undefined {
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? '';
    const name = names.find((known) => word === known || word.startsWith(`${known}=`));
    if (name !== undefined) return word === name ? words[index + 1] : word.slice(name.length + 1);
  }
  return undefined;
}

function download(shell: Shell, tool: string, words: string[]): void {
  if (!shell.stage.tools.has(tool)) stop(shell, `${tool}: not found`);
  const url = words.find((word) => /^https?:\/\//.test(word));
  if (url === undefined) return;
  const known = shell.world.downloads[url];
  if (known === undefined) stop(shell, `${tool}: ${url} does not answer`);
  const short = words.find((word) => tool === 'curl' && /^-[a-zA-Z]*[oO]$/.test(word));
  const named =
    valueOf(words, '-o', '--output', ...(tool === 'wget' ? ['-O'] : [])) ??
    (short?.endsWith('o') === true ? words[words.indexOf(short) + 1] : undefined);
  if (named === undefined && tool === 'curl' && short === undefined && !words.includes('--remote-name'))
    return;
  const path = at(shell, named ?? nameOf(url));
  checkWrite(shell, path);
  putFile(shell.files, { path, mb: known.mb, owner: shell.user, line: shell.line, url });
}

/** `sha256sum -c`: marks what it compares as verified, or stops the build. Where nothing heeds its result, it does neither. */
function compareSums(shell: Shell, words: string[], input: string): void {
  if (!words.some((word) => /^-[a-z]*c|^--check/.test(word)) || shell.quiet === true) return;
  const named = operands(words).slice(1);
  const text = named.length > 0 && named[0] !== '-' ? readTexts(shell, named) : input;
  for (const [, sum = '', name = ''] of text.matchAll(/\b([0-9a-f]{64})\s+\*?(\S+)/g)) {
    const file = shell.files.get(at(shell, name));
    if (file === undefined) stop(shell, `sha256sum: there is no ${name}`);
    if (shell.world.downloads[file.url]?.sha256 !== sum) stop(shell, `sha256sum: ${name}: FAILED`);
    shell.files.set(file.path, { ...file, verified: true });
  }
}

function addUser(shell: Shell, words: string[]): void {
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

function changeUser(shell: Shell, words: string[]): void {
  needRoot(shell, 'changing a user');
  const name = words.at(-1) ?? '';
  if (shell.stage.users.has(name)) giveNumber(shell, name, valueOf(words, '-u', '--uid'));
}

const INSTALL_VALUES = /^(-[a-zA-Z]*[mogtS]|--(mode|owner|group|target-directory|suffix))$/;

/** `install`: copies files, or makes folders with `-d`. */
function installFiles(shell: Shell, words: string[]): void {
  const named = words.filter(
    (word, index) => index > 0 && !word.startsWith('-') && !INSTALL_VALUES.test(words[index - 1] ?? ''),
  );
  const target = valueOf(words, '-t', '--target-directory');
  const owner = valueOf(words, '-o', '--owner');
  const isFolders = words.some((word) => /^-[a-zA-Z]*d/.test(word) || word === '--directory');
  if (isFolders) HANDLERS['mkdir']?.(shell, ['mkdir', ...named], NO_COMMAND);
  else copy(shell, ['cp', ...named, ...(target === undefined ? [] : [`${target}/`])], false);
  if (owner !== undefined) changeOwner(shell, ['chown', owner, ...(isFolders ? named : named.slice(-1))]);
}

function copy(shell: Shell, words: string[], move: boolean): void {
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

function changeOwner(shell: Shell, words: string[]): void {
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

function changeMode(shell: Shell, words: string[]): void {
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

function manage(shell: Shell, manager: 'apt' | 'apk', words: string[]): void {
  // Values of these options are no packages.
  const values = new Set(['-o', '-t', '--virtual', '-X', '--repository']);
  const [verb = '', ...rest] = words
    .slice(1)
    .filter((word, index, all) => !word.startsWith('-') && !values.has(all[index - 1] ?? ''));
  const noCache = words.includes('--no-cache');
  if (verb === 'update') {
    needRoot(shell, manager === 'apt' ? 'apt-get' : 'apk');
    if (manager === 'apt') putFile(shell.files, { path: `${LISTS}/packages`, mb: 18, line: shell.line });
    else if (!noCache) putFile(shell.files, { path: '/var/cache/apk/index', mb: 3, line: shell.line });
  } else if (verb === 'install' || verb === 'add') {
    if (manager === 'apk' && !noCache)
      putFile(shell.files, { path: '/var/cache/apk/index', mb: 3, line: shell.line });
    install(shell, manager, rest);
  } else if (verb === 'remove' || verb === 'purge' || verb === 'del') {
    const group = valueOf(words, '--virtual');
    removePackages(shell, group === undefined ? rest : [group]);
  }
}

const nothing: Handler = () => undefined;
/** For handlers that are called by another one. */
const NO_COMMAND: ShellCommand = { words: [], env: {}, redirects: [], input: '', after: '', line: 1 };

const HANDLERS: Record<string, Handler> = {
  cd: (shell, words) => {
    shell.cwd = at(shell, words[1] ?? '~');
  },
  rm: (shell, words) => {
    const force = words.some((word) => /^-[a-zA-Z]*f/.test(word));
    for (const path of operands(words.slice(1)).flatMap((word) => glob(shell, word))) {
      if (!exists(shell.files, path)) {
        if (force) continue;
        stop(shell, `rm: there is no ${path}`);
      }
      checkWrite(shell, path);
      removeBelow(shell.files, path);
    }
  },
  mkdir: (shell, words) => {
    for (const word of operands(words.slice(1))) {
      const path = at(shell, word);
      if (isFolder(shell.files, path)) continue;
      checkWrite(shell, path);
      putFile(shell.files, { path, folder: true, owner: shell.user, line: shell.line });
    }
  },
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
  'apt-get': (shell, words) => manage(shell, 'apt', words),
  apt: (shell, words) => manage(shell, 'apt', words),
  apk: (shell, words) => manage(shell, 'apk', words),
  curl: (shell, words) => download(shell, 'curl', words),
  wget: (shell, words) => download(shell, 'wget', words),
  sha256sum: (shell, words, { input }) => compareSums(shell, words, input),
  useradd: addUser,
  adduser: addUser,
  groupadd: nothing,
  addgroup: nothing,
  usermod: changeUser,
  install: installFiles,
  export: (shell, words) => {
    for (const word of words.slice(1)) {
      const split = word.indexOf('=');
      if (split > 0) shell.env.set(word.slice(0, split), word.slice(split + 1));
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

function runCommand(shell: Shell, command: ShellCommand): void {
  const { env, redirects } = command;
  const words =
    command.words[0] === 'sudo' || command.words[0] === 'exec' || command.words[0] === 'env'
      ? command.words.slice(1)
      : command.words;
  const [name = ''] = words;
  if (name === '') {
    for (const [key, value] of Object.entries(env)) shell.env.set(key, value);
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
  else shell.stage.unknown.push({ command: cutText(words.join(' '), 120), line: shell.line });
  for (const { op, path } of redirects)
    if (op !== '<') write(inner, path, outputOf(inner, words, command.input), op === '>>');
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
  const commands = listCommands(text, (name) => shell.env.get(name));
  commands.forEach((command, index) => {
    if (command.after === '||') return;
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
  });
  shell.quiet = quiet;
}
