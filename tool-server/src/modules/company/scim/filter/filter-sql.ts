import { type SQL, sql } from 'drizzle-orm';
import type { Compare, Filter } from 'scim2-parse-filter';
import { isUuid } from '../../../../platform/uuid.ts';
import { badRequest } from '../http/scim-error.ts';

/** An attribute that a filter may name, and how it is compared. */
export type Field =
  /** Without regard to case, as the database tells it: an SQL expression in lower case, never null. */
  | { kind: 'text'; sql: SQL }
  /** Without regard to case: in lower case as it was stored, never null. */
  | { kind: 'key'; sql: SQL }
  /** As it is written; may be null. */
  | { kind: 'exact'; sql: SQL }
  | { kind: 'id'; sql: SQL }
  | { kind: 'flag'; sql: SQL }
  | { kind: 'instant'; sql: SQL }
  /** Several ids. */
  | { kind: 'ids'; has(id: string): SQL; any: SQL };

/** By name in lower case: `name.givenname`. */
export type Fields = ReadonlyMap<string, Field>;

type Op = Compare['op'];
const SIGNS: Partial<Record<Op, SQL>> = {
  eq: sql.raw('='),
  gt: sql.raw('>'),
  ge: sql.raw('>='),
  lt: sql.raw('<'),
  le: sql.raw('<='),
};
const CORE = /^urn:ietf:params:scim:schemas:core:2\.0:(?:user|group):/;

const toPattern = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

const refuse = (path: string, op: string) =>
  badRequest('invalidFilter', `A filter cannot compare ${path} by ${op} with that value.`);

const toItself = (value: SQL): SQL => value;
/** Letters such as İ have a lower case of their own in each language: value and column are read by the same one. */
const toLower = (value: SQL): SQL => sql`lower(${value})`;

function compareText(column: SQL, op: Op, text: string, toRead = toItself): SQL {
  const sign = SIGNS[op];
  const value = toRead(sql`${text}::text`);
  if (sign) return sql`(${column} ${sign} ${value})`;
  if (op === 'ne') return sql`(${column} is distinct from ${value})`;
  const plain = toPattern(text);
  const pattern = op === 'sw' ? `${plain}%` : op === 'ew' ? `%${plain}` : `%${plain}%`;
  return sql`(${column} like ${toRead(sql`${pattern}::text`)})`;
}

function compareInstant(column: SQL, { op, attrPath, compValue }: Compare): SQL {
  const at = typeof compValue === 'string' ? new Date(compValue) : undefined;
  const year = at?.getUTCFullYear() ?? Number.NaN;
  const sign = op === 'ne' ? sql.raw('<>') : SIGNS[op];
  if (!at || !(year >= 1 && year <= 9_999) || !sign) throw refuse(attrPath, op);
  return sql`(${column} ${sign} ${at.toISOString()}::timestamptz)`;
}

function compareFlag(column: SQL, { op, attrPath, compValue }: Compare): SQL {
  const wanted =
    typeof compValue === 'string' && /^(true|false)$/i.test(compValue)
      ? compValue.toLowerCase() === 'true'
      : compValue;
  if (typeof wanted !== 'boolean' || (op !== 'eq' && op !== 'ne')) throw refuse(attrPath, op);
  return (op === 'eq') === wanted ? sql`(${column})` : sql`(not ${column})`;
}

function compareIds(field: Extract<Field, { kind: 'ids' }>, { op, attrPath, compValue }: Compare): SQL {
  if (typeof compValue !== 'string' || (op !== 'eq' && op !== 'ne')) throw refuse(attrPath, op);
  const has = isUuid(compValue) ? field.has(compValue) : sql`false`;
  return op === 'eq' ? has : sql`(not ${has})`;
}

function compareId(column: SQL, op: Op, value: string): SQL {
  const id = value.toLowerCase();
  if (op === 'eq') return isUuid(id) ? sql`(${column} = ${id}::uuid)` : sql`false`;
  return compareText(sql`${column}::text`, op, id);
}

function compare(field: Field, filter: Compare): SQL {
  const { op, compValue, attrPath } = filter;
  // RFC 7643 2.5: null is the same as no value.
  if (compValue === null && (op === 'eq' || op === 'ne')) {
    const present = toPresent(field);
    return op === 'ne' ? present : sql`(not ${present})`;
  }
  if (field.kind === 'flag') return compareFlag(field.sql, filter);
  if (field.kind === 'instant') return compareInstant(field.sql, filter);
  if (field.kind === 'ids') return compareIds(field, filter);
  if (typeof compValue !== 'string') throw refuse(attrPath, op);
  if (field.kind === 'id') return compareId(field.sql, op, compValue);
  if (field.kind === 'exact') return compareText(field.sql, op, compValue);
  const plain = compValue.normalize('NFC');
  return field.kind === 'key'
    ? compareText(field.sql, op, plain.toLowerCase())
    : compareText(field.sql, op, plain, toLower);
}

function toPresent(field: Field): SQL {
  if (field.kind === 'ids') return field.any;
  if (field.kind === 'text' || field.kind === 'key' || field.kind === 'exact')
    return sql`(coalesce(${field.sql}, '') <> '')`;
  return sql`(${field.sql} is not null)`;
}

/** The condition of a filter, over a white list of fields. Throws `invalidFilter`. */
export function toFilterSql(filter: Filter, fields: Fields, prefix = ''): SQL {
  const find = (path: string): Field => {
    const name = prefix + path.toLowerCase().replace(CORE, '');
    const field = fields.get(name);
    if (!field)
      throw badRequest(
        'invalidFilter',
        `A filter cannot name ${path}. It can name ${[...fields.keys()].join(', ')}.`,
      );
    return field;
  };
  switch (filter.op) {
    case 'and':
    case 'or': {
      const parts = filter.filters.map((one) => toFilterSql(one, fields, prefix));
      return sql`(${sql.join(parts, filter.op === 'and' ? sql` and ` : sql` or `)})`;
    }
    case 'not':
      // Of a value that is not there everything is false, and the opposite true.
      return sql`(not coalesce(${toFilterSql(filter.filter, fields, prefix)}, false))`;
    case '[]':
      if (prefix !== '') throw badRequest('invalidFilter', 'Brackets cannot be nested.');
      return toFilterSql(filter.valFilter, fields, `${filter.attrPath.toLowerCase().replace(CORE, '')}.`);
    case 'pr':
      return toPresent(find(filter.attrPath));
    default:
      return compare(find(filter.attrPath), filter);
  }
}
