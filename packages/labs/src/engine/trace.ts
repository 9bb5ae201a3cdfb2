import type { LabPlace } from '@drawbridge/contracts/practice';
import { toLimitText } from './fault-kind.ts';
import { MODULE_HEAD, TEST_HEAD } from './guest/prelude.ts';
import type { LabProgram } from './session.ts';
import { LabFault } from './stop.ts';

/** The learner's files by path, each with the number of characters that the engine puts before its first line. */
export type OwnFiles = ReadonlyMap<string, number>;

export interface Trace {
  /** Without the frames of other code: the runtime, test programs, functions of the language. */
  text: string;
  /** The innermost place in the learner's files. */
  place?: LabPlace;
}

interface Frame {
  /** The frame as it is shown; undefined for one of other code. */
  line: string | undefined;
  place?: LabPlace | undefined;
}

const SYNTAX_ERROR = /^(SyntaxError|IndentationError|TabError)\b/m;

/** More than the lines and columns of any file that can be submitted. */
const MAX_NUMBER = 100_000;

/** Texts of a program may name any number. */
function toNumber(digits: string | undefined): number | undefined {
  const number = Number(digits);
  return number >= 1 && number <= MAX_NUMBER ? number : undefined;
}

function toPlace(path: string, row: string | undefined, digits?: string): LabPlace | undefined {
  const line = toNumber(row);
  if (line === undefined) return undefined;
  const column = toNumber(digits);
  return { path, line, ...(column === undefined ? {} : { column }) };
}

export function toOwnFiles({ files, script }: Pick<LabProgram, 'files' | 'script'>): OwnFiles {
  const own = new Map(files.map(({ path }) => [path, path.endsWith('.js') ? MODULE_HEAD.length : 0]));
  if (script !== undefined) own.set(script.path, TEST_HEAD.length);
  return own;
}

/** `    at find (store.js:20:5)`, `    at map (native)`, as QuickJS writes them. */
function readJsFrame(line: string, own: OwnFiles): Frame | undefined {
  const found = /^ {4}at (?:(.+) \((.+)\)|(\S+))$/.exec(line);
  const where = found?.[2] ?? found?.[3];
  if (where === undefined) return undefined;
  if (where === 'native') return { line: undefined };
  const [, path = '', row = '', digits = ''] = /^(.+):(\d+):(\d+)$/.exec(where) ?? [];
  if (path === '') return undefined;
  const before = own.get(path);
  if (before === undefined) return { line: undefined };
  const column = row === '1' ? String(Math.max(1, Number(digits) - before)) : digits;
  const at = `${path}:${row}:${column}`;
  const name = found?.[1] ?? '<anonymous>';
  return {
    line: name === '<anonymous>' ? `    at ${at}` : `    at ${name} (${at})`,
    place: toPlace(path, row, column),
  };
}

/** `  File "app.py", line 6, in index`, as Python writes them. */
function readPythonFrame(line: string, own: OwnFiles): Frame | undefined {
  const [, path, row] = /^ *File "([^"]+)", line (\d+)(?:, in .+)?$/.exec(line) ?? [];
  if (path === undefined) return undefined;
  return own.has(path) ? { line, place: toPlace(path, row) } : { line: undefined };
}

/** `Dockerfile:4:1: …`: the place at the beginning of a message about a file that cannot be read. */
function readPrefix(text: string, own: OwnFiles): LabPlace | undefined {
  const [, path = '', row, column] = /^(?:\w*Error: )?([^\s:]+):(\d+)(?::(\d+))?: /.exec(text) ?? [];
  return own.has(path) ? toPlace(path, row, column) : undefined;
}

/** The innermost place: JavaScript names it first, Python last, except for an error in the syntax. */
function findInnermost(text: string, places: readonly LabPlace[]): LabPlace | undefined {
  const isPython = places.some(({ column }) => column === undefined);
  return isPython && !SYNTAX_ERROR.test(text) ? places.at(-1) : places[0];
}

/** Reads the text of an error, or anything an app printed, with stacks of either language in it. */
export function readTrace(text: string, own: OwnFiles): Trace {
  const kept: string[] = [];
  const places: LabPlace[] = [];
  let isTrace = false;
  for (const line of text.split('\n')) {
    const frame = readJsFrame(line, own) ?? readPythonFrame(line, own);
    isTrace ||= frame !== undefined;
    if (frame?.place !== undefined) places.push(frame.place);
    const shown = frame === undefined ? line : frame.line;
    // Recursion repeats a frame.
    if (shown !== undefined && (frame === undefined || shown !== kept.at(-1))) kept.push(shown);
  }
  const place = findInnermost(text, places) ?? readPrefix(text, own);
  const joined = kept.join('\n');
  return { text: isTrace ? joined.trimEnd() : joined, ...(place === undefined ? {} : { place }) };
}

/** A fault of a program, told in its own files; of an error that a limit raised, first what to look for. */
export function toOwnFault(fault: LabFault, own: OwnFiles): LabFault {
  const { text, place } = readTrace(fault.message, own);
  const limit = toLimitText(fault.message);
  return new LabFault(limit === undefined ? text : `${limit}\n${text}`, fault.kind, place);
}
