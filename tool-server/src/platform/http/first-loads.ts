import { readFileSync } from 'node:fs';
import path from 'node:path';
import { toPageRegExp } from '@drawbridge/contracts';

/** A line of `.vite/first-loads.json`: addresses of built files. */
interface FirstLoad {
  patterns: string[];
  scripts: string[];
  styles: string[];
  next: string[];
  files: string[];
}

/** The tags of the first answer to a path: none for an address that the build does not list. */
export type ToTags = (requestPath: string) => string;

// Fetched as the document's own modules and styles are, or the browser would fetch them twice.
const toStyle = (address: string) => `<link rel="stylesheet" crossorigin href="${address}">`;
const toScript = (address: string) => `<link rel="modulepreload" crossorigin href="${address}">`;
const toNextScript = (address: string) =>
  `<link rel="modulepreload" crossorigin fetchpriority="low" href="${address}">`;
/** Into the browser's cache, for a worker: what a page preloads, only the page itself can use. */
const toFile = (address: string) => `<link rel="prefetch" href="${address}">`;

/**
 * Reads what the build says each page loads first (`tooling/build/first-loads.ts`). Named in the first answer, all of
 * it is fetched at once; found import by import, it would take a round trip for each step.
 */
export function readFirstLoads(distDir: string, document: string, fileName = 'first-loads.json'): ToTags {
  const text = readFileSync(path.join(distDir, '.vite', fileName), 'utf8');
  const { pages } = JSON.parse(text) as { pages: FirstLoad[] };
  const isMissing = (address: string) => !document.includes(`"${address}"`);
  const known = pages.map(({ patterns, scripts, styles, next, files }) => ({
    patterns: patterns.map(toPageRegExp),
    tags: [
      ...styles.filter(isMissing).map(toStyle),
      ...scripts.filter(isMissing).map(toScript),
      ...next.map(toNextScript),
      ...files.map(toFile),
    ].join('\n'),
  }));
  return (requestPath) =>
    known.find(({ patterns }) => patterns.some((pattern) => pattern.test(requestPath)))?.tags ?? '';
}
