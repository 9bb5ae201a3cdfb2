import type { FaultKind } from '@drawbridge/contracts';

/** The names of errors that the interpreters raise themselves; the message of any other error is the program's own. */
const LIMIT_ERROR = /^(InternalError: (out of memory|stack overflow)|MemoryError|RecursionError)\b/;
/** Python names the class after the lines that it could not read. */
const SYNTAX_ERROR = /^(SyntaxError|IndentationError|TabError)\b/m;

/** The kind of an error that prevented a program from starting. */
export function toStartFaultKind(error: string): FaultKind {
  return SYNTAX_ERROR.test(error) ? 'compile' : toRunFaultKind(error);
}

/** The kind of an error in a running program, where a syntax error concerns some text that it read. */
export function toRunFaultKind(error: string): FaultKind {
  return LIMIT_ERROR.test(error) ? 'stop' : 'throw';
}
