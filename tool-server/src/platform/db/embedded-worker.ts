/**
 * Runs the embedded PostgreSQL in a thread of its own, so that a slow query never blocks the server's event loop.
 * Exchanges messages with `embedded.ts`; values are sent as the raw strings drizzle expects.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, protocol, types } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { WorkerCall, WorkerReply } from './embedded.ts';
import { RAW_TYPES } from './raw-types.ts';

const INT8_ARRAY = 1016;
const rawParsers = {
  ...Object.fromEntries(RAW_TYPES.map((type) => [type, (value: string) => value])),
  [INT8_ARRAY]: (value: string) => types.arrayParser(value, (item) => item, INT8_ARRAY) as unknown,
};

const { dataDir } = workerData as { dataDir: string };
const port = parentPort;
if (!port) throw new Error('embedded-worker.ts only runs as a worker thread');

/** The 128 MB that PostgreSQL shares by default would all be touched at start, for data of a few megabytes. */
const START_PARAMS = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

async function open(): Promise<PGlite> {
  return PGlite.create(dataDir, { startParams: START_PARAMS, extensions: { pg_trgm } });
}

const { messages: kinds, serialize } = protocol;
/** Prepared statements by name. */
const prepared = new Map<string, string>();

/** Values of a row, parsed by the columns' types. */
type ReadRow = (texts: readonly (string | null)[]) => Record<string, unknown>;

function toReader(
  { fields }: InstanceType<typeof kinds.RowDescriptionMessage>,
  parsers: PGlite['parsers'],
): ReadRow {
  return (texts) =>
    Object.fromEntries(
      fields.map(({ name, dataTypeID }, position) => [
        name,
        types.parseType(texts[position] ?? null, dataTypeID, parsers),
      ]),
    );
}

/**
 * A statement under its name: parsed once, planned for good after a few uses, and one call into the engine instead of
 * the six that `query` makes. A large statement costs more to plan than to run.
 */
async function runPrepared(
  pg: PGlite,
  { name, sql, params }: Extract<WorkerCall, { op: 'prepared' }>,
): Promise<{ rows: Record<string, unknown>[] }> {
  return pg.runExclusive(async () => {
    const known = prepared.get(name);
    // As the client of PostgreSQL does: the other statement would run in its place.
    if (name !== '' && known !== undefined && known !== sql)
      throw new Error(`two statements have the name ${name}`);
    // The nameless one is the one parsed last.
    if (name === '' || known === undefined) {
      await pg.execProtocol(Buffer.concat([serialize.parse({ name, text: sql }), serialize.sync()]));
      prepared.set(name, sql);
    }
    const { messages } = await pg.execProtocol(
      Buffer.concat([
        serialize.bind({ statement: name, values: params }),
        serialize.describe({ type: 'P' }),
        serialize.execute({}),
        serialize.sync(),
      ]),
    );
    // Those of the database know its arrays.
    const parsers = { ...pg.parsers, ...rawParsers };
    const rows: Record<string, unknown>[] = [];
    let read: ReadRow | undefined;
    for (const message of messages) {
      if (message instanceof kinds.RowDescriptionMessage) read = toReader(message, parsers);
      else if (read && message instanceof kinds.DataRowMessage) rows.push(read(message.fields));
    }
    return { rows };
  });
}

async function run(pg: PGlite, call: WorkerCall): Promise<unknown> {
  if (call.op === 'prepared') return runPrepared(pg, call);
  if (call.op === 'exec') return pg.exec(call.sql).then(() => undefined);
  if (call.op === 'close') return pg.close();
  const result = await pg.query(call.sql, call.params, {
    rowMode: call.rowMode,
    parsers: rawParsers,
  });
  return { rows: result.rows, affectedRows: result.affectedRows, fields: result.fields };
}

function toFault(error: unknown): NonNullable<WorkerReply['fault']> {
  const { message, code, constraint, detail, table } = error as Record<string, string | undefined>;
  return { message: message ?? 'unknown fault', code, constraint, detail, table };
}

try {
  const pg = await open();
  /** The end of the work so far, in the order of arrival: a transaction begins behind everything sent before it. */
  let last: Promise<void> = Promise.resolve();
  port.on('message', (call: WorkerCall) => {
    last = last
      .then(() => run(pg, call))
      .then(
        (result) => port.postMessage({ id: call.id, result } satisfies WorkerReply),
        (error: unknown) => port.postMessage({ id: call.id, fault: toFault(error) } satisfies WorkerReply),
      );
  });
  port.postMessage({ id: 0 } satisfies WorkerReply);
} catch (error) {
  port.postMessage({ id: 0, fault: toFault(error) } satisfies WorkerReply);
}
