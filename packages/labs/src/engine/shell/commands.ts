import { parseShell, readWords, type Simple, type Step, type Word } from './parse.ts';
import { expandVariable, type Lookup } from './variables.ts';

/** One command of a shell text: its words without quotes, and what it redirects. */
export interface ShellCommand {
  words: string[];
  /** `NAME=value` in front of the command. */
  env: Record<string, string>;
  redirects: Array<{ op: '>' | '>>' | '<'; path: string }>;
  /** Text of its heredoc, or of a pipe's left side when that is a plain `echo` or `printf`. */
  input: string;
  /** The operator between this command and the one before. */
  after: Step['after'] | '|';
  /** Line of its first word, counted from the text's first line. */
  line: number;
}

const MAX_COMMANDS = 2_000;
const ASSIGNMENT = /^([A-Za-z_]\w*)=(.*)$/s;
const KEYWORDS = new Set([
  'if',
  'then',
  'else',
  'elif',
  'fi',
  'do',
  'done',
  'while',
  'until',
  '{',
  '}',
  '!',
  'time',
]);

/** A word with its variables filled in; the outcome of `$(…)` is unknown, so it stays as text. */
function toText({ parts }: Word, lookup: Lookup): string {
  return parts
    .map((part) => {
      if (part.kind === 'text') return part.text;
      if (part.kind === 'command') return part.source;
      const { name, source } = part.variable;
      return /^[A-Za-z_]/.test(name) ? expandVariable(part.variable, lookup) : source;
    })
    .join('');
}

/** Words of a text that is no shell command: quotes and variables count, operators do not. */
export function splitWords(text: string, lookup: Lookup): string[] {
  return readWords(text).map((word) => toText(word, lookup));
}

function toCommand(simple: Simple, after: ShellCommand['after'], lookup: Lookup): ShellCommand {
  const env: ShellCommand['env'] = {};
  const words: string[] = [];
  for (const word of simple.words) {
    const text = toText(word, lookup);
    const assignment = words.length === 0 ? ASSIGNMENT.exec(text) : null;
    if (assignment !== null) env[assignment[1] ?? ''] = assignment[2] ?? '';
    else if (words.length > 0 || !KEYWORDS.has(text)) words.push(text);
  }
  const redirects = simple.redirects.map(({ op, target }) => ({ op, path: toText(target, lookup) }));
  return { words, env, redirects, input: simple.heredoc, after, line: simple.line };
}

/**
 * The commands of a shell text that is inspected, not run. Words are unquoted and variables filled in; loops and
 * conditions are not followed: every command in them counts as run.
 */
export function listCommands(text: string, lookup: Lookup = () => undefined): ShellCommand[] {
  const commands = parseShell(text, 'read')
    .flatMap(({ pipeline, after }) =>
      pipeline.map((simple, index) => toCommand(simple, index === 0 ? after : '|', lookup)),
    )
    .filter(({ words, env }) => words.length > 0 || Object.keys(env).length > 0)
    .slice(0, MAX_COMMANDS);
  commands.forEach((command, index) => {
    const left = commands[index - 1];
    if (command.after === '|' && (left?.words[0] === 'echo' || left?.words[0] === 'printf'))
      command.input += `${left.words.slice(1).join(' ')}\n`;
  });
  return commands;
}
