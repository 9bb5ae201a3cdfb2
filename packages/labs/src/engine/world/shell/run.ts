import { parseShell, type Script, type Simple, type Word } from '../../shell/parse.ts';
import { expandVariable } from '../../shell/variables.ts';
import { cutText } from '../../text.ts';
import type { WorldRules } from '../rules.ts';
import type { World } from '../world.ts';
import { PROGRAMS, type Ran, runLabProgram, type Shell } from './programs.ts';

const MAX_STARTED = 60;
const MAX_OUTPUT = 100_000;

export interface Started {
  argv: string[];
  /** A shell parsed the command line. */
  shell: boolean;
  stdin: string;
  status: number;
}

export interface Machine {
  /** Runs a command line as `sh -c` does. */
  sh(command: string, stdin?: string): Ran;
  /** Starts one program with exactly these arguments. */
  exec(argv: string[], stdin?: string): Ran;
}

const cut = (text: string) => cutText(text, MAX_OUTPUT);

/** A machine of the simulated world; `onStart` is called for every program it starts. */
export function createMachine(world: World, rules: WorldRules, onStart: (started: Started) => void): Machine {
  let count = 0;

  function start(argv: string[], stdin: string, byShell: boolean): Ran {
    const [name = '', ...args] = argv;
    if (++count > MAX_STARTED) throw new Error('sh: cannot fork: resource temporarily unavailable');
    const rule = rules.programs[name];
    const program = PROGRAMS[name.split('/').at(-1) ?? ''];
    let ran: Ran;
    if (rule !== undefined) ran = runLabProgram(rule, args, stdin, shell);
    else if (program !== undefined) ran = program(args, stdin, shell);
    else ran = { status: 127, stdout: '', stderr: `sh: 1: ${name}: not found\n` };
    onStart({ argv, shell: byShell, stdin, status: ran.status });
    return { ...ran, stdout: cut(ran.stdout) };
  }

  function expand(word: Word): string[] {
    let words: string[] = [''];
    let quoted = false;
    for (const part of word.parts) {
      quoted ||= part.quoted;
      const text =
        part.kind === 'text'
          ? part.text
          : part.kind === 'variable'
            ? expandVariable(part.variable, lookup)
            : run(part.script).stdout.replace(/\n+$/, '');
      // Without quotes, the result of an expansion is split into words again.
      const pieces = part.kind === 'text' || part.quoted ? [text] : text.split(/[ \t\n]+/);
      words = [...words.slice(0, -1), `${words.at(-1) ?? ''}${pieces[0] ?? ''}`, ...pieces.slice(1)];
    }
    const expanded = quoted ? words : words.filter((text) => text !== '');
    return quoted ? expanded : expanded.flatMap(toMatches);
  }

  function toMatches(text: string): string[] {
    if (!/[*?]/.test(text)) return [text];
    const folder = text.slice(0, text.lastIndexOf('/') + 1);
    const pattern = new RegExp(
      `^${text
        .slice(folder.length)
        .replace(/[.+^${}()|[\]\\]/g, '\\$&')
        .replaceAll('*', '.*')
        .replaceAll('?', '.')}$`,
    );
    const names = (world.tree.list(folder === '' ? '.' : folder) ?? []).filter(
      (name) => pattern.test(name) && !name.startsWith('.'),
    );
    return names.length === 0 ? [text] : names.map((name) => `${folder}${name}`);
  }

  const lookup = (name: string) => (name === 'IFS' ? ' \t\n' : shell.env[name]);

  function runSimple({ words, redirects, heredoc }: Simple, stdin: string): Ran {
    const assigned = /^(\w+)=(.*)$/s;
    const argv = words.flatMap(expand);
    while (argv.length > 0 && assigned.test(argv[0] ?? '')) {
      const [, name = '', value = ''] = assigned.exec(argv.shift() ?? '') ?? [];
      shell.env[name] = value;
    }
    let input = heredoc === '' ? stdin : heredoc;
    for (const { op, target } of redirects)
      if (op === '<') input = world.tree.read(expand(target)[0] ?? '') ?? '';
    const ran = argv.length === 0 ? { status: 0, stdout: '', stderr: '' } : start(argv, input, true);
    const out = redirects.findLast(({ op }) => op !== '<');
    if (out === undefined) return ran;
    const path = expand(out.target)[0] ?? '';
    if (path !== '/dev/null')
      world.tree.write(path, `${out.op === '>>' ? (world.tree.read(path) ?? '') : ''}${ran.stdout}`);
    return { ...ran, stdout: '' };
  }

  function run(script: Script, given = ''): Ran {
    const all: Ran = { status: 0, stdout: '', stderr: '' };
    for (const { pipeline, after } of script) {
      if ((after === '&&' && all.status !== 0) || (after === '||' && all.status === 0)) continue;
      let stdin = given;
      for (const simple of pipeline) {
        const ran = runSimple(simple, stdin);
        stdin = ran.stdout;
        all.status = ran.status;
        all.stderr = cut(`${all.stderr}${ran.stderr}`);
      }
      all.stdout = cut(`${all.stdout}${stdin}`);
    }
    return all;
  }

  function sh(command: string, stdin = ''): Ran {
    try {
      return run(parseShell(command, 'run'), stdin);
    } catch (error) {
      return {
        status: 2,
        stdout: '',
        stderr: `${error instanceof Error ? error.message : 'sh: syntax error'}\n`,
      };
    }
  }

  const shell: Shell = {
    world,
    rules,
    env: { ...rules.env },
    run: (command) => sh(command),
    start: (argv, stdin) => start(argv, stdin, false),
  };
  return { sh, exec: (argv, stdin = '') => start(argv, stdin, false) };
}
