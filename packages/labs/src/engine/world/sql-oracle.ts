import type { SqlValue } from '../exchange.ts';
import { SqlError, type SqlOutcome, type SqlSlot } from '../sql/slot.ts';
import { findInjected, toShape } from '../sql/tokens.ts';
import { cutText } from '../text.ts';
import type { WorldRules } from './rules.ts';
import type { World } from './world.ts';

type Mode = 'get' | 'all' | 'run' | 'exec';
const isMode = (mode: string): mode is Mode => ['get', 'all', 'run', 'exec'].includes(mode);

const MAX_STATEMENT_CHARS = 4_000;

/** Values are passed as text with a tag in front: `z` null, `n` number, `s` text. */
function untag(tagged: string): SqlValue {
  const rest = tagged.slice(1);
  if (tagged.startsWith('z')) return null;
  if (tagged.startsWith('s')) return rest;
  const value = Number(rest);
  return Number.isNaN(value) ? null : value;
}

function ownersOf({ rows, columns }: SqlOutcome, rules: WorldRules): string[] {
  const owning = columns.filter(({ table, origin }) => table !== '' && rules.owners[table] === origin);
  return [...new Set(rows.flatMap((row) => owning.map(({ name }) => String(row[name]))))];
}

/** Runs a statement of the app and logs it, with the owners of the rows it read. */
export function runAppSql(world: World, sql: SqlSlot, rules: WorldRules, args: string[]): string {
  const [mode = '', statement = '', nameList = '', ...tagged] = args;
  if (!isMode(mode)) throw new Error('unknown kind of statement');
  const values = tagged.map(untag);
  const names = nameList === '' ? [] : nameList.split(',');
  const noted = {
    kind: 'sql' as const,
    sql: cutText(statement, MAX_STATEMENT_CHARS),
    shape: toShape(cutText(statement, MAX_STATEMENT_CHARS)),
    params: values.map(String),
    injected: findInjected(cutText(statement, MAX_STATEMENT_CHARS), world.inputs),
  };
  try {
    const outcome = sql.run(mode, statement, values, names);
    world.log({ ...noted, rows: outcome.rows.length, owners: ownersOf(outcome, rules), error: '' });
    return JSON.stringify({ rows: outcome.rows, changes: outcome.changes, lastId: outcome.lastId });
  } catch (error) {
    if (error instanceof SqlError) world.log({ ...noted, rows: 0, owners: [], error: error.message });
    throw error;
  }
}
