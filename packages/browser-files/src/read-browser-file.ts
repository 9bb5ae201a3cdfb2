import { readFile } from 'node:fs/promises';

const texts = new Map<string, Promise<string>>();

async function readScript(file: URL): Promise<string> {
  const source = new URL(file.href.replace(/\.js$/, '.ts'));
  // Loaded with the first script that a browser asks for, so that no start waits for it (decision 0156).
  const [{ transformSync }, code] = await Promise.all([import('amaro'), readFile(source, 'utf8')]);
  return transformSync(code, { mode: 'strip-only', filename: source.href }).code;
}

/**
 * A file as browsers get it, read once per process. For `x.js` that is the TypeScript of `x.ts` beside it with each type
 * replaced by spaces: lines and columns stay where they are. Every other file is given as it is.
 */
export function readBrowserFile(file: URL): Promise<string> {
  const known = texts.get(file.href);
  if (known) return known;
  const text = file.href.endsWith('.js') ? readScript(file) : readFile(file, 'utf8');
  texts.set(file.href, text);
  // A file that could not be read is tried again when it is asked for the next time.
  text.catch(() => texts.delete(file.href));
  return text;
}
