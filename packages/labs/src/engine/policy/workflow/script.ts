import { listCommands, type ShellCommand } from '../../shell/commands.ts';
import type { Lookup } from '../../shell/variables.ts';
import { createOptions } from './shell-options.ts';

/** Of any other shell it is not known that it runs what it is given; of `-n` and `-c` it is known that they do not. */
const SHELL = /^(ba)?sh( --\w+| -(?!\w*[nc])\w+| pipefail)*( \{0\})?$/;
const PREFIXES = new Set(['sudo', 'exec', 'command', 'builtin']);
/** After these, what the rest of the script does is not known. */
const UNKNOWN_AFTER = new Set(['exit', 'exec', 'return', 'kill', 'eval', 'alias']);

/** Statuses are numbers of one byte; any other word is an error. */
const isFailure = ([name, status]: string[]) =>
  name === 'false' || (name === 'exit' && (status === undefined || Number(status) % 256 !== 0));

function withoutPrefix([name = '', ...rest]: string[]): string[] {
  return PREFIXES.has(name) && rest.length > 0 ? rest : [name, ...rest];
}

/** Returns whether the rest of the script may be left out without a failure. */
function mayEnd({ words: [first = '', ...options], words }: ShellCommand): boolean {
  const [name = '', ...rest] = withoutPrefix(words);
  if (first === 'exec' || name === 'exec') return options.length > 0;
  if (name === 'trap') return /\bexit\b/.test(rest.join(' '));
  return UNKNOWN_AFTER.has(name) && !isFailure([name, ...rest]);
}

/** Splits a script into lists: commands joined by `&&`, `||` or `|`. */
function toLists(commands: readonly ShellCommand[]): ShellCommand[][] {
  const lists: ShellCommand[][] = [];
  for (const command of commands) {
    if (command.after === ';' || command.after === '') lists.push([command]);
    else lists.at(-1)?.push(command);
  }
  return lists;
}

interface Ends {
  /** True when the status of the list is the status of the script. */
  isLast: boolean;
  pipeFails: boolean;
}

/**
 * Whether the step ends when this command fails. A shell with `-e` goes on after the failure of a command that `&&` follows:
 * the rest of that list is left out, and the next one runs.
 */
function isHeeded(list: readonly ShellCommand[], index: number, { isLast, pipeFails }: Ends): boolean {
  const rest = list.slice(index + 1);
  if (rest[0]?.after === '|' && !pipeFails) return false;
  const other = rest.find(({ after }) => after === '||');
  if (other !== undefined) return isFailure(other.words);
  return isLast || !rest.some(({ after }) => after === '&&');
}

/** The commands of a list that run, or the step has failed. */
function listReached(list: readonly ShellCommand[], ends: Ends): ShellCommand[] {
  const unreached = list.findIndex(({ after }, index) => {
    if (after === '||') return true;
    return after === '&&' && (list[index - 1]?.words[0] === 'false' || !isHeeded(list, index - 1, ends));
  });
  return list.slice(0, unreached < 0 ? undefined : unreached);
}

/**
 * The commands of a script that run whatever happens, and whose failure is that of the step. Not among them: what is only
 * printed, what depends on a condition or another command's failure, and what may fail, as in `npm test || true`.
 */
export function listSureCommands(script: string, shell: string, lookup: Lookup): string[][] {
  if (!SHELL.test(shell)) return [];
  const lists = toLists(listCommands(script, lookup));
  const own = new Set(lists.flat().map(({ defines }) => defines));
  const sure: string[][] = [];
  const options = createOptions(shell);
  for (const [at, list] of lists.entries()) {
    const ends = { isLast: at === lists.length - 1, pipeFails: options.pipeFails };
    const reached = listReached(list, ends);
    for (const [index, command] of list.entries()) {
      const words = withoutPrefix(command.words);
      options.read(command.words);
      const isSure = reached.includes(command) && isHeeded(list, index, ends) && options.stopsAtFailure;
      const isMeant = !command.isConditional && words[0] !== 'exit' && !own.has(words[0] ?? '');
      if (isSure && isMeant) sure.push(words);
      if (mayEnd(command)) return sure;
    }
  }
  return sure;
}
