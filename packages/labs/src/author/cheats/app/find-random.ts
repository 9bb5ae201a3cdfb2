import { matchesGlob } from 'node:path';
import type { SyntaxNode } from '@lezer/common';
import { childrenOf, descendantsOf, lineAt, parseSource, type Source, textOf } from '../syntax.ts';
import type { AppMaterial } from './material.ts';

/** A call in the solution that draws an unpredictable number. */
export interface RandomCall {
  file: string;
  line: number;
  /** The last part of the called name: `randomBytes`. */
  name: string;
  /** Position of the called name in the text. */
  from: number;
  to: number;
}

/** The called names, with or without a module before them, however it is loaded. */
const DRAWS = {
  js: /(?:^|\.)(randomBytes|randomUUID|randomInt)$/,
  python: /(?:^|\.)(?:(token_bytes|token_hex|token_urlsafe|randbelow|urandom|uuid4)|secrets\.(choice))$/,
} as const;

function toCall(source: Source, node: SyntaxNode): RandomCall[] {
  const [callee] = node.name === 'CallExpression' ? childrenOf(node) : [];
  const found = callee && DRAWS[source.language].exec(textOf(source, callee));
  if (!callee || !found) return [];
  const [, own, ofSecrets] = found;
  const name = own ?? ofSecrets ?? '';
  return [{ file: source.path, line: lineAt(source, node.from), name, from: callee.from, to: callee.to }];
}

/** The calls in files that a learner may change. */
export const findRandomCalls = ({ solved, pack }: Pick<AppMaterial, 'solved' | 'pack'>): RandomCall[] =>
  solved
    .filter(({ path }) => pack.editable.some((glob) => matchesGlob(path, glob)))
    .flatMap((file) => {
      const source = parseSource(file);
      return source === undefined ? [] : descendantsOf(source.root).flatMap((node) => toCall(source, node));
    });
