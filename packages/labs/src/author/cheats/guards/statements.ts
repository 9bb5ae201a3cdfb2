import type { SyntaxNode } from '@lezer/common';
import { type Token, toTokens } from '../../../engine/sql/tokens.ts';
import { type Source, textOf } from '../syntax.ts';
import { type FoundGuard, toGuard } from './guard.ts';

/** Texts with parts that the program fills in, or with escapes, are not the statement as it is sent. */
const PLAIN = /^(['"`]|'''|""")([^\\]*)\1$/;
const STATEMENT = /^\s*(?:SELECT|UPDATE|DELETE|WITH)\b/i;
const ENDS = /^(?:ORDER|GROUP|LIMIT|RETURNING|HAVING|UNION|EXCEPT|INTERSECT|WHERE)$/i;

interface Range {
  from: number;
  to: number;
}

/** The conditions after a WHERE that must all hold; none where there is one alone, or where others are enough. */
function conditionsAfter(sql: string, tokens: readonly Token[]): Range[] {
  const parts: Token[][] = [[]];
  let depth = 0;
  let isBetween = false;
  for (const token of tokens) {
    const word = sql.slice(token.from, token.to).toUpperCase();
    if (word === '(') depth += 1;
    if (word === ')') depth -= 1;
    if (depth < 0 || word === ';' || (depth === 0 && ENDS.test(word))) break;
    if (depth === 0 && word === 'OR') return [];
    const splits = depth === 0 && word === 'AND' && !isBetween;
    if (depth === 0 && (word === 'BETWEEN' || word === 'AND')) isBetween = word === 'BETWEEN';
    if (splits) parts.push([]);
    else if (token.kind !== 'comment') parts.at(-1)?.push(token);
  }
  const ranges = parts.flatMap((part): Range[] => {
    const [first, last] = [part[0], part.at(-1)];
    return first === undefined || last === undefined ? [] : [{ from: first.from, to: last.to }];
  });
  return ranges.length > 1 ? ranges : [];
}

/** Each condition of a statement that rows must meet beside another one: `AND owner = ?`. */
export function listConditions(source: Source, node: SyntaxNode): FoundGuard[] {
  if (!['String', 'TemplateString'].includes(node.name)) return [];
  const found = PLAIN.exec(textOf(source, node));
  const [, quote = '', sql = ''] = found ?? [];
  if (!STATEMENT.test(sql) || sql.includes('${')) return [];
  const tokens = toTokens(sql);
  const start = node.from + quote.length;
  return tokens
    .flatMap((token, index) =>
      token.kind === 'name' && /^WHERE$/i.test(sql.slice(token.from, token.to))
        ? conditionsAfter(sql, tokens.slice(index + 1))
        : [],
    )
    .map(({ from, to }) => {
      const range = { from: start + from, to: start + to };
      // With its parameter, so that the others keep their places.
      return toGuard(source, range, range, `(1 OR ${sql.slice(from, to)})`);
    });
}
