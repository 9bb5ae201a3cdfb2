import type { FaultKind } from '@drawbridge/contracts';

/** How the interpreters name the errors they raise themselves; the words of any other error are the program's own. */
const LIMIT_ERROR = /^(InternalError: (out of memory|stack overflow)|MemoryError|RecursionError)\b/;
/** Python names the class after the lines it could not read. */
const SYNTAX_ERROR = /^(SyntaxError|IndentationError|TabError)\b/m;

/** The kind of an error that kept a program from starting. */
export function toStartFaultKind(error: string): FaultKind {
  return SYNTAX_ERROR.test(error) ? 'compile' : toRunFaultKind(error);
}

/** The kind of an error in a program that did start, where a syntax error is that of some text it read. */
export function toRunFaultKind(error: string): FaultKind {
  return LIMIT_ERROR.test(error) ? 'stop' : 'throw';
}
