import path from 'node:path';
import { ROOT } from '@drawbridge/tooling/root';
import { listComponentTestInputs, listStoryInputs } from '@drawbridge/tooling/story-inputs';
import type { EnvironmentModuleNode } from 'vite';
import type { TestProject } from 'vitest/node';

/** What vanilla-extract makes of `Kbd.css.ts`. */
const MADE_SHEET = /\.vanilla\.css$/;

/** The path of a file of the repository; undefined for packages and for what Vite makes itself. */
function toSource(file: string | null): string | undefined {
  if (!file || !path.isAbsolute(file)) return undefined;
  const relative = path.relative(ROOT, file).replace(MADE_SHEET, '');
  return /^\.\.|node_modules|^\.cache/.test(relative) ? undefined : relative;
}

const listInputs = (file: string) =>
  file.endsWith('.stories.tsx') ? listStoryInputs(file) : listComponentTestInputs(file);

/** The files that a module loads, directly or through others. */
function listLoaded(start: EnvironmentModuleNode): Set<string> {
  const seen = new Set<EnvironmentModuleNode>();
  const open = [start];
  for (let module = open.pop(); module; module = open.pop()) {
    if (seen.has(module)) continue;
    seen.add(module);
    open.push(...module.importedModules);
  }
  return new Set([...seen].map(({ file }) => toSource(file)).filter((file) => file !== undefined));
}

/** Throws when the browser loaded a file of the repository that the list of a test file's inputs lacks. */
export function checkInputs(project: TestProject): void {
  // Each browser has a project of its own, such as "stories (chromium)", with the server of the files.
  const isInstance = (name?: string) => name?.startsWith(`${project.name} (`) ?? false;
  const server = project.vitest.projects.find(({ name, browser }) => isInstance(name) && browser)?.browser
    ?.vite;
  const graph = server?.environments['client']?.moduleGraph;
  if (!graph) throw new Error(`no browser has run the tests of ${project.name}`);
  const tested = project.vitest.state
    .getFiles()
    .filter(({ projectName }) => isInstance(projectName))
    .map(({ filepath }) => filepath);
  // The run ended before its first file, and says why.
  if (tested.length === 0) return;
  const all = new Set<string>();
  const missing = new Set<string>();
  for (const file of tested) {
    const inputs = new Set(listInputs(path.relative(ROOT, file)));
    for (const input of inputs) all.add(input);
    for (const module of graph.getModulesByFile(file) ?? [])
      for (const loaded of listLoaded(module)) if (!inputs.has(loaded)) missing.add(`${loaded} of ${file}`);
  }
  for (const file of graph.fileToModulesMap.keys()) {
    const loaded = toSource(file);
    if (loaded && !all.has(loaded)) missing.add(loaded);
  }
  if (missing.size > 0)
    throw new Error(
      `not in the list of inputs (tooling/proofs/story-inputs.ts):\n${[...missing].join('\n')}`,
    );
}
