import { fillPlaceholders, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Statement, StatementValue } from './database.ts';

/**
 * A statement that the database prepares once for each connection, under its name. Its values are named by
 * `sql.placeholder`, and drizzle numbers them: their order cannot be confused.
 */
export function createNamedStatement<Values extends Record<string, StatementValue>>(
  name: string,
  query: SQL,
): (values: Values) => Statement {
  const { sql: text, params } = new PgDialect().sqlToQuery(query);
  return (values) => ({ name, text, values: fillPlaceholders(params, values) as StatementValue[] });
}
