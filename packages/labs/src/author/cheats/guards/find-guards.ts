import type { LabFile } from '@drawbridge/contracts/practice';
import { descendantsOf, parseSource } from '../syntax.ts';
import { listDecided } from './decisions.ts';
import type { Guard } from './guard.ts';
import { listBefore } from './middleware.ts';
import { listConditions } from './statements.ts';

/** The guards of a file, in order: each condition that refuses, then its operands that do. None in another language. */
export function findGuards(file: LabFile): Guard[] {
  const source = parseSource(file);
  if (source === undefined) return [];
  const found = descendantsOf(source.root).flatMap((node) => [
    ...listDecided(source, node),
    ...listBefore(source, node),
    ...listConditions(source, node),
  ]);
  return found.map((guard, index) => ({
    ...guard,
    nth: found.slice(0, index + 1).filter(({ text }) => text === guard.text).length,
  }));
}
