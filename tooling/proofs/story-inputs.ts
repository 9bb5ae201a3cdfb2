/**
 * What the result of a test file in the browser depends on: the files that it imports, directly or through others, and
 * what every such run reads. `storybook/check-inputs.ts` fails a run that loads a file which this list lacks.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { readSpecifiers } from '../checks/import-graph.ts';
import { readWorkspaces, toEntryPoint } from '../checks/workspaces.ts';
import { ROOT } from '../root.ts';
import { findFiles } from '../source-files.ts';

const STORYBOOK = 'storybook/.storybook';
/** Versions of packages and how TypeScript is read. */
const SETTINGS = ['package-lock.json', 'tsconfig.base.json', 'tsconfig.dom.json', 'tsconfig.pure.json'];
/** Read by its path: `tooling/build/subset-fonts.ts`. */
const FONTS = 'packages/ui/src/tokens/fonts.css';
const SHARED = ['storybook/vitest.config.ts', FONTS, ...SETTINGS];
const STORY_SETUP = [`${STORYBOOK}/main.ts`, `${STORYBOOK}/preview.tsx`];

const workspaces = readWorkspaces(ROOT);
const isFile = (file: string) =>
  statSync(path.join(ROOT, file), { throwIfNoEntry: false })?.isFile() ?? false;

/** Workers are not imported but named: `new Worker(new URL('./page-worker.ts', import.meta.url))`. */
const NAMED = /new URL\(\s*'([^']+)',\s*import\.meta\.url/g;

/** The files of the repository that a file names, whatever their kind; types count, since a reader follows them too. */
function readTargets(file: string): string[] {
  if (!/\.tsx?$/.test(file)) return [];
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  const named = [...text.matchAll(NAMED)].map(([, specifier = '']) =>
    specifier.startsWith('.') ? specifier : `./${specifier}`,
  );
  return [...readSpecifiers(file, text), ...named]
    .map((specifier) => specifier.replace(/\?.*$/, ''))
    .map((specifier) =>
      specifier.startsWith('.')
        ? path.join(path.dirname(file), specifier)
        : toEntryPoint(specifier, workspaces),
    )
    .filter((target): target is string => target !== undefined && isFile(target));
}

const targetsOf = new Map<string, string[]>();

function listClosure(starts: readonly string[]): Set<string> {
  const found = new Set<string>();
  const open = [...starts];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    const targets = targetsOf.get(file) ?? readTargets(file);
    targetsOf.set(file, targets);
    open.push(...targets);
  }
  return found;
}

/** Entry points, the version in class names, and compiler options of the workspaces of the files. */
function listManifests(files: Iterable<string>): string[] {
  const folders = new Set<string>();
  for (const file of files) {
    const workspace = workspaces.find(({ folder }) => file.startsWith(`${folder}/`));
    if (workspace) folders.add(workspace.folder);
  }
  return [...folders].flatMap((folder) =>
    ['package.json', 'tsconfig.json']
      .map((name) => `${folder}/${name}`)
      .filter((file) => existsSync(path.join(ROOT, file))),
  );
}

function listInputs(starts: readonly string[]): string[] {
  const files = listClosure(starts);
  return [...new Set([...files, ...listManifests(files)])].toSorted();
}

const find = (folders: readonly string[], wanted: RegExp) =>
  folders
    .flatMap((folder) => [...findFiles(path.join(ROOT, folder), wanted)])
    .map((file) => path.relative(ROOT, file))
    .toSorted();

export const listStoryFiles = (): string[] =>
  find(['packages/ui/src', 'packages/lab-workspace/src', 'packages/widgets/src'], /\.stories\.tsx$/);

/** Every file that the result of the stories of one file depends on, relative to the root. */
export const listStoryInputs = (file: string): string[] => listInputs([file, ...STORY_SETUP, ...SHARED]);

export const listComponentTests = (): string[] => [
  ...find(['packages'], /\.(test\.tsx|browser\.test\.ts)$/),
  ...find(['portal/src'], /\.test\.tsx$/),
];

/** As `listStoryInputs`, for a test that draws its components itself. */
export const listComponentTestInputs = (file: string): string[] =>
  listInputs([file, 'storybook/component-setup.ts', ...SHARED]);

/** As `listStoryInputs`, for a test that runs in Node; `programs` are those that it starts. */
export const listNodeTestInputs = (file: string, programs: readonly string[]): string[] =>
  listInputs([file, ...programs, 'vitest.config.ts', ...SETTINGS]);

const PICTURES = 'storybook/pictures';
/** `'widgets/src/learning/course/CourseCard': {` in the list of pictures. */
const PICTURED = /^ {2}'(\w+\/src\/[^']+)': \{$/gm;

/** Every file that the pictures depend on, their references among them. */
export function listPictureInputs(): string[] {
  const list = readFileSync(path.join(ROOT, PICTURES, 'pictures.ts'), 'utf8');
  const stories = [...list.matchAll(PICTURED)].map(([, name]) => `packages/${name}.stories.tsx`);
  const own = find([PICTURES], /\.(ts|png)$/);
  return listInputs([
    ...stories,
    ...own,
    `${STORYBOOK}/preview.tsx`,
    'storybook/pictures.config.ts',
    FONTS,
    ...SETTINGS,
  ]);
}
