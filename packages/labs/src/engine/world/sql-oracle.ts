import { hashJson } from '../canonical.ts';
import type { SqlValue } from '../exchange.ts';
import { SqlError } from '../sql/database.ts';
import { LONGEST_STATEMENT } from '../sql/limits.ts';
import type { SqlSlot } from '../sql/slot.ts';
import type { SqlOutcome } from '../sql/statement.ts';
import { findInjected, toReadingTicks, toShape } from '../sql/tokens.ts';
import { LabStop } from '../stop.ts';
import { cutText } from '../text.ts';
import type { WorldRules } from './rules.ts';
import type { World } from './world.ts';

type Mode = 'get' | 'all' | 'run' | 'exec';
const isMode = (mode: string): mode is Mode => ['get', 'all', 'run', 'exec'].includes(mode);

/** Of a statement, as it is noted. What was typed is looked for in all of it. */
const MAX_STATEMENT_CHARS = 4_000;

/** Two long shapes that begin alike stay two. */
function fitShape(shape: string): string {
  if (shape.length <= MAX_STATEMENT_CHARS) return shape;
  return `${cutText(shape, MAX_STATEMENT_CHARS)} ${hashJson(shape)}`;
}

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
  // A longer one is refused by SQLite: nothing of it runs.
  const whole = cutText(statement, LONGEST_STATEMENT);
  if (sql.budget.charge(toReadingTicks(whole, world.inputs))) throw new LabStop(sql.budget.stop ?? 'fuel');
  const noted = {
    kind: 'sql' as const,
    sql: cutText(statement, MAX_STATEMENT_CHARS),
    shape: fitShape(toShape(whole)),
    params: values.map(String),
    injected: findInjected(whole, world.inputs),
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
