/** Which tests prove a feature, or what has changed: for `npm run check -- <feature>`. */
import path from 'node:path';
import type { ImportGraph } from './import-graph.ts';

const TEST = /\.(test|stories)\.tsx?$/;
/** Journeys and what starts processes prove more than one feature, and take longer than a look. */
const SLOW = /\.process\.test\.ts$|^e2e\//;
const HTTP = /\.http\.test\.ts$/;
/** The composition root of the server. */
const APP = 'tool-server/src/app.ts';

export interface ChosenTests {
  /** Pure tests and those of the server's calls. */
  node: string[];
  /** Stories, and tests of components, in a browser. */
  browser: string[];
}

export const isTest = (file: string) => TEST.test(file) && !SLOW.test(file);
const isOfBrowser = (file: string) => /\.(stories|test)\.tsx$|\.browser\.test\.ts$/.test(file);

const toChosen = (files: Iterable<string>): ChosenTests => {
  const sorted = [...new Set(files)].toSorted();
  return { node: sorted.filter((file) => !isOfBrowser(file)), browser: sorted.filter(isOfBrowser) };
};

/** `wishlist` names the folder, `wishlist.service.ts` and `wishlist-rules.test.ts`, not `wishlists`. */
export function belongsTo(feature: string, file: string): boolean {
  const parts = file.split('/');
  const stem = parts.pop() ?? '';
  return parts.includes(feature) || (stem.startsWith(feature) && /^[.-]/.test(stem.slice(feature.length)));
}

/**
 * The tests of a feature: those with its name, and those that import a file with its name. A test of another module's calls
 * is left out: it only looks at rows of the feature.
 */
export function findFeatureTests(feature: string, graph: ImportGraph): ChosenTests {
  const isOurs = (file: string) => belongsTo(feature, file);
  const uses = (file: string, imports: readonly string[]) => !HTTP.test(file) && imports.some(isOurs);
  return toChosen(
    [...graph].flatMap(([file, imports]) =>
      isTest(file) && (isOurs(file) || uses(file, imports)) ? [file] : [],
    ),
  );
}

/**
 * The tests that reach a changed file by imports. A test of the server's calls reaches every module by the app: it counts
 * when it is in the folder of the changed file.
 */
export function findTestsOf(changed: readonly string[], graph: ImportGraph): ChosenTests {
  const importers = new Map<string, string[]>();
  for (const [file, imports] of graph)
    for (const target of imports) importers.set(target, [...(importers.get(target) ?? []), file]);
  const reached = new Set<string>();
  const visit = (file: string): void => {
    if (reached.has(file)) return;
    reached.add(file);
    if (file === APP) return;
    for (const importer of importers.get(file) ?? []) visit(importer);
  };
  for (const file of changed) visit(file);
  const folders = new Set(changed.map((file) => path.dirname(file)));
  const besides = [...graph.keys()].filter((file) => HTTP.test(file) && folders.has(path.dirname(file)));
  return toChosen([...reached, ...besides].filter(isTest));
}
