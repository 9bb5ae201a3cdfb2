import { splitWords } from '../../shell/commands.ts';
import { expandBraces, type Lookup } from '../../shell/variables.ts';
import { checkSize, SOURCE_LIMITS, SourceFault } from '../source/fault.ts';
import type { Dockerfile, Instruction, Stage } from './instruction.ts';

const KNOWN = new Set(
  'FROM RUN CMD LABEL MAINTAINER EXPOSE ENV ADD COPY ENTRYPOINT VOLUME USER WORKDIR ARG ONBUILD STOPSIGNAL HEALTHCHECK SHELL'.split(
    ' ',
  ),
);
/** Instructions whose variables the builder itself fills in; in RUN, CMD and ENTRYPOINT the shell does it, later. */
const EXPANDED = new Set([
  'FROM',
  'ENV',
  'ADD',
  'COPY',
  'USER',
  'WORKDIR',
  'EXPOSE',
  'VOLUME',
  'LABEL',
  'ARG',
  'STOPSIGNAL',
]);
const WITH_EXEC = new Set(['RUN', 'CMD', 'ENTRYPOINT', 'COPY', 'ADD', 'VOLUME', 'SHELL']);
const HEREDOC = /<<-?(["']?)([A-Za-z_]\w*)\1/g;
const MAX_INSTRUCTIONS = 1_000;

interface RawInstruction {
  name: string;
  body: string;
  line: number;
  endLine: number;
  heredocs: Instruction['heredocs'];
}

/** Fills in `$NAME` and `${NAME:-word}`, as the builder does. */
export function expand(text: string, lookup: Lookup): string {
  return text.replace(/\\\$|\$\{([^}]*)\}|\$([A-Za-z_]\w*)/g, (all, braces?: string, name?: string) => {
    if (braces !== undefined) return expandBraces(braces, lookup);
    return name === undefined ? all.slice(1) : (lookup(name) ?? '');
  });
}

/** Joins continued lines, drops comments and separates heredocs. */
function readInstructions(path: string, text: string): RawInstruction[] {
  const lines = text.split(/\r?\n/);
  const escape = /^#\s*escape\s*=\s*`/i.test(lines[0] ?? '') ? '`' : '\\';
  const found: RawInstruction[] = [];
  for (let at = 0; at < lines.length; at++) {
    const first = (lines[at] ?? '').trim();
    if (first === '' || first.startsWith('#')) continue;
    const line = at + 1;
    const parts: string[] = [];
    for (; at < lines.length; at++) {
      const current = lines[at] ?? '';
      // A comment, or an empty line, in the middle of a continued instruction is skipped by the builder.
      if (parts.length > 0 && /^\s*(#|$)/.test(current)) {
        parts.push('\\\n');
        continue;
      }
      const trimmed = current.trimEnd();
      if (!trimmed.endsWith(escape)) {
        parts.push(current);
        break;
      }
      parts.push(`${trimmed.slice(0, -1)}\\\n`);
    }
    const joined = parts.join('').trimStart();
    const name = (/^\S+/.exec(joined)?.[0] ?? '').toUpperCase();
    if (!KNOWN.has(name))
      throw new SourceFault(
        path,
        line,
        1,
        `${joined.slice(0, 20).split(/\s/)[0]} is no instruction of a Dockerfile`,
      );
    const body = joined.slice(name.length).trim();
    const heredocs: Instruction['heredocs'] = [];
    if (name === 'RUN' || name === 'COPY' || name === 'ADD') {
      for (const [, quote, delimiter = ''] of body.matchAll(HEREDOC)) {
        const from = at + 1;
        let end = from;
        while (end < lines.length && (lines[end] ?? '').trim() !== delimiter) end++;
        if (end >= lines.length)
          throw new SourceFault(path, line, 1, `the heredoc ${delimiter} is not closed`);
        heredocs.push({
          name: delimiter,
          text: `${lines.slice(from, end).join('\n')}\n`,
          expand: quote === '',
          line: from + 1,
        });
        at = end;
      }
    }
    if (found.length >= MAX_INSTRUCTIONS)
      throw new SourceFault(path, line, 1, 'the file has too many instructions');
    found.push({ name, body, line, endLine: Math.min(at + 1, lines.length), heredocs });
  }
  return found;
}

function splitFlags(body: string): { flags: Record<string, string[]>; raw: string } {
  const flags: Record<string, string[]> = {};
  let raw = body;
  for (;;) {
    const found = /^(?:\s|\\\n)*--([a-z-]+)(?:=("[^"]*"|\S*))?/.exec(raw);
    if (found === null) break;
    const [all, name = '', value = 'true'] = found;
    (flags[name] ??= []).push(value.replace(/^"(.*)"$/, '$1'));
    raw = raw.slice(all.length);
  }
  return { flags, raw: raw.replace(/^(?:\s|\\\n)+/, '') };
}

function readExec(path: string, { name, line }: RawInstruction, raw: string): string[] | null {
  if (!WITH_EXEC.has(name) || !raw.startsWith('[')) return null;
  try {
    const list: unknown = JSON.parse(raw.replaceAll('\\\n', ' '));
    if (Array.isArray(list) && list.every((item) => typeof item === 'string')) return list;
  } catch {
    // Not JSON: the builder reads it as a shell text, and so does this.
  }
  if (name === 'SHELL') throw new SourceFault(path, line, 1, 'SHELL takes a JSON list of words');
  return null;
}

function toInstruction(path: string, read: RawInstruction, lookup: Lookup): Instruction {
  const { flags: written, raw } = splitFlags(read.body);
  const flags = Object.fromEntries(
    Object.entries(written).map(([name, values]) => [name, values.map((value) => expand(value, lookup))]),
  );
  const exec = readExec(path, read, raw);
  const text = read.heredocs.length > 0 ? raw.replace(HEREDOC, ' ') : raw;
  const fill = EXPANDED.has(read.name) ? lookup : (name: string) => `$${name}`;
  const words = exec ?? splitWords(text.replaceAll('\\\n', ' '), fill);
  // A variable that names itself twice doubles with each line.
  if (words.reduce((sum, word) => sum + word.length, 0) > SOURCE_LIMITS.chars)
    throw new SourceFault(
      path,
      read.line,
      1,
      'this instruction becomes too long once its variables are filled in',
    );
  return {
    name: read.name,
    line: read.line,
    endLine: read.endLine,
    raw,
    args:
      exec === null ? words : words.map((word) => (EXPANDED.has(read.name) ? expand(word, lookup) : word)),
    exec: exec !== null,
    flags,
    heredocs: read.heredocs,
  };
}

/** `NAME=value` pairs of ENV, LABEL and ARG; `ENV NAME value` is the old form of one pair. */
export function toPairs({ name, args }: Instruction): Array<[string, string | null]> {
  const [first = '', ...rest] = args;
  if (name === 'ENV' && !first.includes('=')) return [[first, rest.join(' ')]];
  return args.map((word) => {
    const at = word.indexOf('=');
    return at < 0 ? [word, null] : [word.slice(0, at), word.slice(at + 1)];
  });
}

function toStage(path: string, instruction: Instruction, stages: Stage[]): Stage {
  const { args, flags, line } = instruction;
  const [base = '', as, name] = args;
  if (base === '') throw new SourceFault(path, line, 1, 'FROM needs the name of an image');
  if (as !== undefined && (as.toUpperCase() !== 'AS' || name === undefined || args.length > 3))
    throw new SourceFault(path, line, 1, 'FROM takes one image, and AS with one name');
  const parent = stages.findLast((stage) => stage.name.toLowerCase() === base.toLowerCase());
  return {
    index: stages.length,
    name: name ?? String(stages.length),
    base,
    parent: parent?.index ?? null,
    platform: flags['platform']?.[0] ?? '',
    line,
    instructions: [],
    user: parent?.user ?? '',
  };
}

/**
 * Reads a Dockerfile: stages, instructions, flags, heredocs, with ARG and ENV filled in.
 * `buildArgs` are those given on the command line. Throws `SourceFault`.
 */
export function parseDockerfile(
  path: string,
  text: string,
  buildArgs: Readonly<Record<string, string>> = {},
): Dockerfile {
  checkSize(path, text);
  const globals: Record<string, string> = {};
  const stages: Stage[] = [];
  const scopes: Array<Map<string, string>> = [];
  for (const read of readInstructions(path, text)) {
    const stage = stages.at(-1);
    const scope = scopes.at(-1);
    // FROM sees the global arguments only; every other instruction sees what its stage has declared so far.
    const lookup: Lookup = (name) =>
      read.name === 'FROM' || scope === undefined ? globals[name] : scope.get(name);
    const instruction = toInstruction(path, read, lookup);
    if (read.name === 'FROM') {
      const opened = toStage(path, instruction, stages);
      stages.push(opened);
      // Environment is inherited from a parent stage; its arguments are too.
      scopes.push(new Map(opened.parent === null ? [] : scopes[opened.parent]));
    } else if (stage === undefined || scope === undefined) {
      if (read.name !== 'ARG')
        throw new SourceFault(path, read.line, 1, `${read.name} comes before the first FROM`);
      for (const [name, value] of toPairs(instruction)) globals[name] = buildArgs[name] ?? value ?? '';
    } else {
      if (read.name === 'ARG')
        for (const [name, value] of toPairs(instruction)) {
          const given = buildArgs[name] ?? value ?? globals[name];
          if (given !== undefined) scope.set(name, given);
        }
      if (read.name === 'ENV') for (const [name, value] of toPairs(instruction)) scope.set(name, value ?? '');
      if (read.name === 'USER') stage.user = instruction.args[0] ?? '';
    }
    if (read.name !== 'FROM') stages.at(-1)?.instructions.push(instruction);
  }
  const final = stages.at(-1);
  if (final === undefined)
    throw new SourceFault(path, 1, 1, 'the file has no FROM: there is nothing to build');
  return { path, args: globals, stages, final };
}
