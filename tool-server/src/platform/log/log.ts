import { type Logger, pino } from 'pino';

export type Log = Logger;

/** Fields that never reach a log line, at the top of it or one level down. @see ERR-25 */
const SECRET_FIELDS = new Set([
  'token',
  'id_token',
  'ltik',
  'password',
  'code',
  'authorization',
  'cookie',
  'state',
  'return_url',
  'refresh_token',
]);

const isSecret = (name: string) => SECRET_FIELDS.has(name);
const drop = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !isSecret(name)));
const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof Error);

/** Hand-written: pino's own redaction rebuilds every line, ours only those that hold such a field. */
function dropSecrets(fields: Record<string, unknown>): Record<string, unknown> {
  let rest = fields;
  for (const [name, value] of Object.entries(fields)) {
    if (!isSecret(name) && !(isPlain(value) && Object.keys(value).some(isSecret))) continue;
    if (rest === fields) rest = { ...fields };
    if (isSecret(name)) delete rest[name];
    else rest[name] = drop(value as object);
  }
  return rest;
}

/** Lines are buffered at most this long; they are written when the process ends, except by kill -9. */
const FLUSH_MS = 200;
const FLUSH_BYTES = 4_096;

let stdout: ReturnType<typeof pino.destination> | undefined;

/** Written on this thread: what waits for one of the thread pool is lost when the process ends before its turn. */
function openStdout() {
  if (stdout === undefined) {
    const opened = pino.destination({ dest: 1, sync: true, minLength: FLUSH_BYTES, periodicFlush: FLUSH_MS });
    process.once('exit', () => opened.flushSync());
    stdout = opened;
  }
  return stdout;
}

/** Structured log on stdout. Of a database error it holds the query and the code, never a value. @see ERR-25 */
export function createLog(level: string, destination?: { write(line: string): void }): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { log: dropSecrets },
    serializers: { err: toLoggedError },
  };
  return pino(options, destination ?? openStdout());
}

const LONGEST_MESSAGE = 500;
const MOST_FRAMES = 12;
/** A longer line of a stack is minified source: the embedded engine's is 18 kB. */
const LONGEST_FRAME = 300;

/** SQLSTATE, unlike the codes of the operating system, holds a digit. */
const SQL_STATE = /^(?=.*\d)[0-9A-Z]{5}$/;
/** Classes whose messages name connections, constraints, locks and identifiers; those of others may quote a value. */
const NAMES_NO_VALUE = /^(08|23|25|40|42|53|55|57)/;

interface ErrorFields {
  code?: unknown;
  /** Drizzle's: the query with placeholders. Its `message` holds the values too. */
  query?: unknown;
}

/** What `JSON.parse` says: it quotes what stands around the place, of a roster a name, of a response a token. */
const QUOTES_JSON = /is not valid JSON$/;

function toLoggedMessage(error: Error): string {
  const { code, query } = error as ErrorFields;
  if (typeof query === 'string') return `Failed query: ${query}`;
  if (error instanceof SyntaxError && QUOTES_JSON.test(error.message)) return 'not valid JSON';
  const mayQuote = typeof code === 'string' && SQL_STATE.test(code) && !NAMES_NO_VALUE.test(code);
  return mayQuote ? 'withheld: it may quote a value' : error.message;
}

/** Only the frames: a stack begins with the message, whose lines may look like frames. */
function toFrames({ stack = '', message }: Error): string {
  const startsAt = stack.indexOf(message);
  if (startsAt < 0) return '';
  return stack
    .slice(startsAt + message.length)
    .split('\n')
    .filter((line) => /^\s+at /.test(line) && line.length < LONGEST_FRAME)
    .slice(0, MOST_FRAMES)
    .join('\n');
}

function toLoggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code } = error as ErrorFields;
  return {
    type: error.name,
    message: toLoggedMessage(error).slice(0, LONGEST_MESSAGE),
    ...(code === undefined ? {} : { code }),
    stack: toFrames(error),
    ...(error.cause === undefined ? {} : { cause: toLoggedError(error.cause) }),
  };
}
