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
  /**
   * In an `if`, a loop, braces or brackets, in the background, or after a `!`: whether it runs, or what its failure means, is
   * not known.
   */
  isConditional: boolean;
  /** The name of the function that it begins, or nothing: a command with this name is not the one it seems to be. */
  defines: string;
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

const OPENS = new Set(['if', 'while', 'until', 'for', 'select', 'case', '{']);
const FUNCTION = 'function';
const CLOSES = new Set(['fi', 'done', 'esac', '}']);

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

/** `blocks` are the open ones before this command, and after it. */
function toCommand(
  simple: Simple,
  { isApart, isDefinition }: Step,
  after: ShellCommand['after'],
  lookup: Lookup,
  blocks: { open: number },
): ShellCommand {
  const env: ShellCommand['env'] = {};
  const words: string[] = [];
  let isNegated = false;
  for (const word of simple.words) {
    const text = toText(word, lookup);
    if (words.length === 0) {
      isNegated ||= text === '!';
      if (OPENS.has(text)) blocks.open += 1;
      if (CLOSES.has(text)) blocks.open = Math.max(0, blocks.open - 1);
    } else if (words[0] === FUNCTION && text === '{') blocks.open += 1;
    const assignment = words.length === 0 ? ASSIGNMENT.exec(text) : null;
    if (assignment !== null) env[assignment[1] ?? ''] = assignment[2] ?? '';
    else if (words.length > 0 || !KEYWORDS.has(text)) words.push(text);
  }
  const redirects = simple.redirects.map(({ op, target }) => ({ op, path: toText(target, lookup) }));
  return {
    words,
    env,
    redirects,
    input: simple.heredoc,
    after,
    isConditional: isNegated || isApart || blocks.open > 0,
    defines: (words[0] === FUNCTION ? words[1] : isDefinition && words[0]) || '',
    line: simple.line,
  };
}

/**
 * The commands of a shell text that is inspected, not run. Words are unquoted and variables filled in; loops and
 * conditions are not followed: every command in them counts as run.
 */
export function listCommands(text: string, lookup: Lookup = () => undefined): ShellCommand[] {
  const blocks = { open: 0 };
  const commands = parseShell(text, 'read')
    .flatMap((step) =>
      step.pipeline.map((simple, index) =>
        toCommand(simple, step, index === 0 ? step.after : '|', lookup, blocks),
      ),
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
