import { listCommands, type ShellCommand } from '../../shell/commands.ts';
import type { Lookup } from '../../shell/variables.ts';

/** Of any other shell it is not known that it runs what it is given; of `-n` and `-c` it is known that they do not. */
const SHELL = /^(ba)?sh( --\w+| -(?!\w*[nc])\w+| pipefail)*( \{0\})?$/;
const PREFIXES = new Set(['sudo', 'exec', 'command']);

const isFailure = ([name, status]: string[]) => name === 'false' || (name === 'exit' && status !== '0');

/** Whether what follows in the same line of `&&` and `||` lets the step end when this command fails. */
function isHeeded(commands: readonly ShellCommand[], index: number, pipeFails: boolean): boolean {
  for (const { after, words } of commands.slice(index + 1)) {
    if (after === '|' && !pipeFails) return false;
    if (after === '||') return isFailure(words);
    if (after === ';') return true;
  }
  return true;
}

/**
 * The commands of a script that run whatever happens, and whose failure is that of the step. Not among them: what is only
 * printed, what depends on a condition or another command's failure, and what may fail, as in `npm test || true`.
 */
export function listSureCommands(script: string, shell: string, lookup: Lookup): string[][] {
  if (!SHELL.test(shell)) return [];
  const commands = listCommands(script, lookup);
  const sure: string[][] = [];
  // GitHub adds -e to a shell that is only named.
  let stopsAtFailure = !shell.includes(' ') || / -\w*e/.test(shell);
  let pipeFails = shell.includes('pipefail');
  let isSkipped = false;
  for (const [index, { words, after, isConditional }] of commands.entries()) {
    if (after === ';') isSkipped = false;
    isSkipped ||= after === '||' || (after === '&&' && commands[index - 1]?.words[0] === 'false');
    if (isSkipped || isConditional) continue;
    const [name, ...options] = words;
    if (name === 'exit') break;
    if (name === 'set') {
      if (options.some((option) => /^[-+][a-z]*e/.test(option)))
        stopsAtFailure = options[0]?.startsWith('-') === true;
      pipeFails ||= options.includes('pipefail');
    }
    if (stopsAtFailure && isHeeded(commands, index, pipeFails))
      sure.push(PREFIXES.has(name ?? '') ? options : words);
  }
  return sure;
}
