/** A table as the seed makes it. */
export interface Table {
  name: string;
  columns: string[];
}

const NOT_COLUMNS = /^(PRIMARY|UNIQUE|FOREIGN|CHECK|CONSTRAINT)\b/i;

/** The parts between commas, except commas in brackets and in texts. */
function splitTopLevel(list: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const [token] of list.matchAll(/'(?:[^']|'')*'|[\s\S]/g)) {
    if (token === '(') depth += 1;
    if (token === ')') depth -= 1;
    if (token === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += token;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** The tables of a seed, from its CREATE TABLE statements. */
export function readTables(sql: string): Table[] {
  const plain = sql.replaceAll(/--[^\n]*/g, '');
  return [
    ...plain.matchAll(
      /CREATE TABLE (?:IF NOT EXISTS )?(\w+)\s*\(([\s\S]*?)\)\s*(?:STRICT|WITHOUT ROWID)?\s*;/gi,
    ),
  ].map(([, name = '', list = '']) => ({
    name,
    columns: splitTopLevel(list)
      .filter((part) => !NOT_COLUMNS.test(part))
      .map((part) => part.split(/\s/)[0] ?? ''),
  }));
}

/** The values that a seed writes: its texts, and its numbers of more than one digit. */
export function readSeedValues(sql: string): string[] {
  const plain = sql.replaceAll(/--[^\n]*/g, '');
  const texts = [...plain.matchAll(/'((?:[^']|'')*)'/g)].map(([, text = '']) => text.replaceAll("''", "'"));
  const numbers = [...plain.replaceAll(/'(?:[^']|'')*'/g, '').matchAll(/\b\d+\b/g)].map(([number]) => number);
  return [...new Set([...texts, ...numbers])].filter((value) => value !== '');
}
