/**
 * Types by their number whose values stay the text that the database sends, on both databases: a column's definition says
 * how drizzle reads a date, and a number would round a large bigint. In PostgreSQL's catalogue of types: timestamp,
 * timestamptz, interval, date, int8, and their arrays and that of numeric.
 */
export const RAW_TYPES: readonly number[] = [1114, 1184, 1186, 1082, 20, 1231, 1115, 1185, 1187, 1182];
