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

/** By hand: pino's own redaction rebuilds every line, ours only those that hold such a field. */
function dropSecrets(fields: Record<string, unknown>): Record<string, unknown> {
  let kept = fields;
  for (const [name, value] of Object.entries(fields)) {
    if (!isSecret(name) && !(isPlain(value) && Object.keys(value).some(isSecret))) continue;
    if (kept === fields) kept = { ...fields };
    if (isSecret(name)) delete kept[name];
    else kept[name] = drop(value as object);
  }
  return kept;
}

/** Lines wait for each other at most this long; they are written when the process ends, whatever ends it but kill -9. */
const FLUSH_MS = 200;
const FLUSH_BYTES = 4_096;

/**
 * Structured log on stdout. A database error is reduced to its message and code:
 * the embedded engine's own stack is an 18 kB line of minified source.
 */
export function createLog(level: string, destination?: { write(line: string): void }): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { log: dropSecrets },
    serializers: { err: toLoggedError },
  };
  return pino(
    options,
    destination ??
      pino.destination({ dest: 1, sync: false, minLength: FLUSH_BYTES, periodicFlush: FLUSH_MS }),
  );
}

function toLoggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = (error as { code?: unknown }).code;
  return {
    type: error.name,
    message: error.message.slice(0, 500),
    ...(code === undefined ? {} : { code }),
    stack: error.stack
      ?.split('\n')
      .filter((line) => line.length < 300)
      .slice(0, 12)
      .join('\n'),
    ...(error.cause === undefined ? {} : { cause: toLoggedError(error.cause) }),
  };
}
