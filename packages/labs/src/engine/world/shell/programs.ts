import { parseUrl } from '../../url/url.ts';
import { lookUp } from '../http-oracle.ts';
import type { ProgramRule, WorldRules } from '../rules.ts';
import type { World } from '../world.ts';

export interface Ran {
  status: number;
  stdout: string;
  stderr: string;
}

export interface Shell {
  world: World;
  rules: WorldRules;
  env: Record<string, string>;
  /** Runs a command line in this shell: `sh -c`. */
  run(command: string): Ran;
  /** Starts a program, noted like any other: `find -exec`, `xargs`. */
  start(argv: string[], stdin: string): Ran;
}

type Program = (args: string[], stdin: string, shell: Shell) => Ran;

const ok = (stdout = ''): Ran => ({ status: 0, stdout, stderr: '' });
const failed = (stderr: string, status = 1): Ran => ({ status, stdout: '', stderr: `${stderr}\n` });
const lines = (list: string[]) => (list.length === 0 ? '' : `${list.join('\n')}\n`);
const files = (args: string[]) => args.filter((arg) => !arg.startsWith('-'));

function cat(args: string[], stdin: string, { world }: Shell): Ran {
  const named = files(args);
  if (named.length === 0) return ok(stdin);
  const texts = named.map((path) => world.tree.read(path));
  const missing = named.filter((_, index) => texts[index] === null);
  const stdout = texts.filter((text) => text !== null).join('');
  return {
    status: missing.length > 0 ? 1 : 0,
    stdout,
    stderr: lines(missing.map((path) => `cat: ${path}: No such file or directory`)),
  };
}

function ls(args: string[], _stdin: string, { world }: Shell): Ran {
  const [path = '.'] = files(args);
  const names = world.tree.list(path);
  if (names !== null) return ok(lines(names));
  return world.tree.read(path) === null
    ? failed(`ls: cannot access '${path}': No such file or directory`, 2)
    : ok(lines([path]));
}

function fetchTool(name: string): Program {
  return (args, _stdin, { world, rules }) => {
    const address = args.find((arg) => /^https?:\/\//.test(arg)) ?? files(args)[0];
    if (address === undefined) return failed(`${name}: no URL specified`, 2);
    const url = address.includes('://') ? address : `http://${address}`;
    const parsed = parseUrl(url);
    if (parsed === null) return failed(`${name}: (3) URL rejected`, 3);
    const { hostname, pathname, href } = parsed;
    const data = args[args.findIndex((arg) => arg === '-d' || arg.startsWith('--data')) + 1] ?? '';
    const target = lookUp(world, rules, hostname);
    const route = rules.hosts[hostname]?.routes[pathname] ?? rules.hosts[hostname]?.routes['*'];
    world.log({
      kind: 'outgoing',
      by: 'app',
      method: 'GET',
      url: href,
      host: hostname,
      address: target ?? '',
      internal: false,
      status: route?.status ?? 0,
      body: data,
    });
    return route === undefined
      ? failed(`${name}: (6) Could not resolve host: ${hostname}`, 6)
      : ok(route.body);
  };
}

function head(args: string[], stdin: string, shell: Shell): Ran {
  const count = Number(args.find((arg) => /^-n?\d+$/.test(arg))?.replace(/^-n?/, '') ?? 10);
  const source = cat(files(args), stdin, shell);
  return { ...source, stdout: lines(source.stdout.split('\n').slice(0, count)) };
}

function grep(args: string[], stdin: string, shell: Shell): Ran {
  const [pattern = '', ...rest] = files(args);
  const source = cat(rest, stdin, shell);
  const found = source.stdout.split('\n').filter((line) => line !== '' && line.includes(pattern));
  return { status: found.length > 0 ? 0 : 1, stdout: lines(found), stderr: source.stderr };
}

function find(args: string[], _stdin: string, shell: Shell): Ran {
  const root = shell.world.tree.resolve(args[0]?.startsWith('-') ? '.' : (args[0] ?? '.'));
  const found = shell.world.tree.paths().filter((path) => path.startsWith(root));
  const at = args.indexOf('-exec');
  if (at < 0) return ok(lines(found));
  const command = args.slice(at + 1).filter((arg) => arg !== ';' && arg !== '+');
  const ran = found.slice(0, 10).map((path) =>
    shell.start(
      command.map((arg) => arg.replaceAll('{}', path)),
      '',
    ),
  );
  return { status: 0, stdout: ran.map(({ stdout }) => stdout).join(''), stderr: '' };
}

/** What every simulated machine has. */
export const PROGRAMS: Readonly<Record<string, Program>> = {
  cat,
  ls,
  head,
  grep,
  find,
  true: () => ok(),
  false: () => failed('', 1),
  ':': () => ok(),
  echo: (args) => ok(`${(args[0] === '-n' ? args.slice(1) : args).join(' ')}${args[0] === '-n' ? '' : '\n'}`),
  printf: ([format = '', ...rest]) =>
    ok(rest.reduce((text, arg) => text.replace(/%[sd]/, () => arg), format).replaceAll('\\n', '\n')),
  id: () => ok('uid=1000(app) gid=1000(app) groups=1000(app)\n'),
  whoami: () => ok('app\n'),
  hostname: () => ok('app-7f9c\n'),
  pwd: () => ok('/srv/app\n'),
  uname: () => ok('Linux\n'),
  env: (_args, _stdin, { env }) => ok(lines(Object.entries(env).map(([name, value]) => `${name}=${value}`))),
  sleep: ([seconds = '0'], _stdin, { world }) => {
    world.spend((Number(seconds) || 0) * 1_000);
    return ok();
  },
  rm: (args, _stdin, { world }) => {
    const gone = files(args).map((path) => world.tree.remove(path));
    return gone.every(Boolean) ? ok() : failed('rm: cannot remove: No such file or directory');
  },
  touch: (args, _stdin, { world }) => {
    for (const path of files(args)) world.tree.write(path, world.tree.read(path) ?? '');
    return ok();
  },
  cp: (args, _stdin, { world }) => {
    const [from = '', to = ''] = files(args);
    const text = world.tree.read(from);
    if (text === null) return failed(`cp: cannot stat '${from}': No such file or directory`);
    world.tree.write(to, text);
    return ok();
  },
  wc: (args, stdin, shell) => ok(`${cat(files(args), stdin, shell).stdout.split('\n').length - 1}\n`),
  base64: (args, stdin, shell) =>
    ok(`${btoa(unescape(encodeURIComponent(cat(files(args), stdin, shell).stdout)))}\n`),
  curl: fetchTool('curl'),
  wget: fetchTool('wget'),
  xargs: (args, stdin, shell) => shell.start([...args, ...stdin.split(/\s+/).filter(Boolean)], ''),
  sh: (args, stdin, shell) => shell.run(args[0] === '-c' ? (args[1] ?? '') : stdin),
  bash: (args, stdin, shell) => shell.run(args[0] === '-c' ? (args[1] ?? '') : stdin),
};

/**
 * A program that the lab defines. Its options may be dangerous as real ones are: `writes` puts output into a file,
 * `runs` starts another command.
 */
export function runLabProgram(rule: ProgramRule, args: string[], stdin: string, shell: Shell): Ran {
  // Every word after `--` is an operand, even one with a hyphen.
  const end = args.indexOf('--');
  const open = end < 0 ? args : args.slice(0, end);
  const operands = end < 0 ? files(args) : [...files(open), ...args.slice(end + 1)];
  const values = (name: string) =>
    open.flatMap((arg, index) => {
      if (arg === name) return [open[index + 1] ?? ''];
      const glued = name.startsWith('--') ? `${name}=` : name;
      return arg.startsWith(glued) ? [arg.slice(glued.length)] : [];
    });
  const input = rule.reads ? operands.map((path) => shell.world.tree.read(path)) : [];
  const [missing] = operands.filter((_, index) => rule.reads && index === 0 && input[index] === null);
  if (missing !== undefined)
    return failed(`${rule.name}: unable to open '${missing}': No such file or directory`);
  const stdout = rule.stdout.replaceAll('$*', args.join(' ')).replaceAll('$0', input[0] ?? stdin);
  for (const option of rule.writes) for (const path of values(option)) shell.world.tree.write(path, stdout);
  if (rule.output === 'last') {
    const path = operands.at(-1);
    if (path !== undefined) shell.world.tree.write(path, stdout);
  }
  const started = rule.runs.flatMap(values).map((command) => shell.run(command));
  return {
    status: rule.status,
    stdout: `${rule.output === 'last' ? '' : stdout}${started.map((ran) => ran.stdout).join('')}`,
    stderr: '',
  };
}
