import type { FaultKind } from '@drawbridge/contracts/practice';
import { LabStop } from './stop.ts';

/** The errors that the interpreters raise themselves; the message of any other error is the program's own. */
const MEMORY_ERROR = /^(InternalError: out of memory|MemoryError)\b/;
const STACK_ERROR =
  /^(RangeError: Maximum call stack size exceeded|InternalError: stack overflow|RecursionError)\b/;
/** Python names the class after the lines that it could not read. */
const SYNTAX_ERROR = /^(SyntaxError|IndentationError|TabError)\b/m;

/** The kind of an error that prevented a program from starting. */
export function toStartFaultKind(error: string): FaultKind {
  return SYNTAX_ERROR.test(error) ? 'compile' : toRunFaultKind(error);
}

/** The kind of an error in a running program, where a syntax error concerns some text that it read. */
export function toRunFaultKind(error: string): FaultKind {
  return MEMORY_ERROR.test(error) || STACK_ERROR.test(error) ? 'stop' : 'throw';
}

/** The text for an error that a limit raised and the program may have caught; undefined for any other error. */
export function toLimitText(error: string): string | undefined {
  if (MEMORY_ERROR.test(error)) return new LabStop('memory').message;
  if (!STACK_ERROR.test(error)) return undefined;
  return 'The program makes too many calls inside of calls. Look for a function that calls itself without end.';
}
