import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../root.ts';

/** Reads a file below `.proofs`; throws a sentence that names the file when a program cannot have written it. */
export function readProofFile<Content>(
  file: string,
  isContent: (found: Partial<Content>) => found is Content,
): Content {
  const found = parse(readFileSync(file, 'utf8'));
  if (typeof found === 'object' && found !== null && isContent(found)) return found;
  throw new Error(`${path.relative(ROOT, file)} is broken: remove it, and npm run test:all writes it again`);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
