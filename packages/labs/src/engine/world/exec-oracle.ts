import { parseShell } from '../shell/parse.ts';
import { toStructure } from '../shell/structure.ts';
import { cutText } from '../text.ts';
import type { WorldRules } from './rules.ts';
import { createMachine } from './shell/run.ts';
import type { World } from './world.ts';

/** The app's request: a line for the shell, or a program with its arguments. */
export type Execution =
  | { shell: true; command: string; input?: string }
  | { shell: false; argv: string[]; input?: string };

export interface Executed {
  status: number;
  stdout: string;
  stderr: string;
}

const MAX_COMMAND = 4_000;
/** A single character also occurs in the author's own command. */
const SHORTEST_INPUT = 2;

function structureOf(command: string): string {
  try {
    return toStructure(parseShell(command, 'run'));
  } catch {
    return 'syntax error';
  }
}

/** The inputs without which the command line would have another structure: data that became commands, words or expansions. */
export function findCommandInjected(command: string, inputs: readonly string[]): string[] {
  const whole = structureOf(command);
  return inputs.filter(
    (input) =>
      input.length >= SHORTEST_INPUT &&
      command.includes(input) &&
      structureOf(command.replaceAll(input, 'x')) !== whole,
  );
}

/** The inputs that a program reads as options: they begin with a hyphen, and no `--` precedes them. */
export function findOptions(argv: readonly string[], inputs: readonly string[]): string[] {
  const end = argv.indexOf('--');
  const open = argv.slice(1, end < 0 ? undefined : end);
  return inputs.filter(
    (input) => input.startsWith('-') && input.length >= SHORTEST_INPUT && open.includes(input),
  );
}

/** Runs the app's command on the simulated machine; every program started is an event. */
export function runExec(world: World, rules: WorldRules, execution: Execution): Executed {
  const { inputs } = world;
  const command = execution.shell ? cutText(execution.command, MAX_COMMAND) : '';
  const injected = execution.shell ? findCommandInjected(command, inputs) : [];
  const machine = createMachine(world, rules, ({ argv, shell, stdin, status }) =>
    world.log({
      kind: 'exec',
      program: argv[0] ?? '',
      argv: argv.map((arg) => cutText(arg, 400)),
      shell,
      injected,
      options: findOptions(argv, inputs),
      input: cutText(stdin, MAX_COMMAND),
      status,
    }),
  );
  return execution.shell
    ? machine.sh(command, execution.input)
    : machine.exec(execution.argv.slice(0, 60), execution.input);
}

/** The guest's call: `mode` is `shell` or `argv`; arguments follow. Responds in JSON. */
export function runAppExec(world: World, rules: WorldRules, args: string[]): string {
  const [mode = '', input = '', ...rest] = args;
  const execution: Execution =
    mode === 'shell' ? { shell: true, command: rest[0] ?? '', input } : { shell: false, argv: rest, input };
  return JSON.stringify(runExec(world, rules, execution));
}
