/** The layer table of the repository: which of our own packages a folder may import. `oxlint.config.ts` reads it. */
import path from 'node:path';
import type { OxlintOverride } from 'oxlint';
import { PUBLISHED, readSourceManifest } from '../publish/published.ts';

const OURS = [
  'contracts',
  'markdown',
  'pictures',
  'browser-files',
  'ui',
  'labs',
  'content',
  'client',
  'lab-workspace',
  'widgets',
  'postmessage-rpc',
  'embed',
  'portal',
  'tool-server',
  'storybook',
  'example-lms',
  'example-partner-page',
  'example-react-host',
  'e2e',
  'tooling',
] as const;

const PUBLISHED_NAMES = PUBLISHED.map(({ folder }) => path.basename(folder));

/** Entry points of published packages that stay inside of the repository, as globs with exceptions. */
function listUnpublished(): string[] {
  return PUBLISHED.flatMap(({ folder }) => {
    const { name, exports } = readSourceManifest(folder);
    const published = Object.keys(exports).filter((subpath) => subpath !== '.' && subpath !== './*');
    return [`${name}/**`, ...published.map((subpath) => `!${name}/${subpath.slice(2)}`)];
  });
}

interface Layer {
  /** Globs of the files that the row is about. */
  files: string[];
  /** Our packages these files may import. Everything else of ours is forbidden. */
  mayImport: string[];
  /** Import paths forbidden although their package is allowed. */
  never?: string[];
  /** Part of the error message. */
  why: string;
}

export const LAYERS: Layer[] = [
  {
    files: ['packages/contracts/**'],
    mayImport: [],
    why: 'contracts is the lowest layer: it imports zod and nothing of ours',
  },
  {
    files: ['packages/pictures/**'],
    mayImport: [],
    why: 'pictures are numbers and paths: they import nothing',
  },
  {
    files: ['packages/browser-files/**'],
    mayImport: [],
    why: 'browser-files reads files and imports nothing of ours',
  },
  {
    files: ['packages/ui/**'],
    mayImport: ['pictures'],
    why: 'ui imports React and pictures, and has no product noun',
  },
  {
    files: ['packages/markdown/**'],
    mayImport: [],
    why: 'markdown imports its two libraries and nothing of ours',
  },
  {
    files: ['packages/labs/**'],
    mayImport: ['contracts', 'markdown'],
    why: 'labs imports contracts and markdown only',
  },
  {
    files: ['packages/labs/src/engine/**'],
    mayImport: ['contracts'],
    never: ['**/grade/**'],
    why: 'the engine runs in the page: hidden cases (grade) never reach a browser',
  },
  {
    files: ['packages/content/**'],
    mayImport: ['contracts', 'markdown', 'pictures', 'labs'],
    why: 'content imports contracts, markdown and pictures (labs in its tests)',
  },
  { files: ['packages/client/**'], mayImport: ['contracts'], why: 'client imports contracts only' },
  {
    files: ['packages/lab-workspace/**'],
    mayImport: ['ui', 'contracts', 'labs'],
    never: ['@drawbridge/labs/grade'],
    why: 'lab-workspace imports ui, contracts and labs/engine: what it needs of a page or a store, the page gives it',
  },
  {
    files: ['packages/widgets/**'],
    mayImport: ['ui', 'client', 'contracts', 'labs', 'lab-workspace'],
    never: ['@drawbridge/labs/grade', '@drawbridge/content'],
    why: 'widgets import ui, client, contracts, lab-workspace and labs/engine; never labs/grade, never content',
  },
  {
    files: ['packages/postmessage-rpc/**'],
    mayImport: [],
    why: 'postmessage-rpc knows windows and ports, and nothing of ours',
  },
  {
    files: ['packages/embed/**'],
    mayImport: ['postmessage-rpc', 'contracts'],
    never: ['@drawbridge/contracts', '@drawbridge/contracts/**', '!@drawbridge/contracts/embed-protocol'],
    why: 'the loader reads the embed protocol and no schema',
  },
  {
    files: ['packages/embed/src/{frame,elements,locale}/**'],
    mayImport: ['postmessage-rpc', 'contracts', 'client', 'widgets', 'ui', 'labs'],
    never: ['@drawbridge/labs/grade', '@drawbridge/content'],
    why: 'frame and elements show widgets',
  },
  {
    files: ['packages/embed/**/*.test.ts', 'packages/embed/**/*.test.tsx'],
    mayImport: ['postmessage-rpc', 'contracts', 'client', 'widgets', 'ui'],
    why: 'tests compare the loader with the schemas',
  },
  {
    files: ['portal/**'],
    mayImport: ['widgets', 'client', 'ui', 'contracts'],
    why: 'the portal assembles widgets',
  },
  {
    files: ['tool-server/**'],
    mayImport: ['contracts', 'labs', 'content', 'markdown', 'pictures', 'browser-files'],
    why: 'the server imports no front-end code',
  },
  {
    files: ['tool-server/test/**', 'tool-server/**/*.test.ts'],
    mayImport: ['contracts', 'labs', 'content', 'pictures', 'tooling'],
    why: 'tests of the server import the servers they need from tooling, and no front-end code',
  },
  { files: ['storybook/**'], mayImport: ['ui', 'widgets', 'client'], why: 'Storybook shows ui and widgets' },
  {
    files: ['portal/vite.config.ts', 'packages/embed/*.ts', 'storybook/*.ts', 'storybook/.storybook/main.ts'],
    mayImport: ['tooling'],
    why: 'a build configuration imports the shared plugins from tooling',
  },
  {
    files: ['examples/**'],
    mayImport: PUBLISHED_NAMES,
    never: listUnpublished(),
    why: 'examples use published entry points only',
  },
  {
    files: ['examples/{lms,partner-page}/src/**'],
    mayImport: [...PUBLISHED_NAMES, 'browser-files'],
    never: listUnpublished(),
    why: 'a site of the examples serves its scripts as the server does, and uses published entry points only',
  },
  {
    files: ['examples/react-host/vite.config.ts'],
    mayImport: ['tooling'],
    why: 'a build configuration imports the shared plugins from tooling',
  },
  {
    files: ['e2e/**'],
    mayImport: ['example-lms', 'example-partner-page', 'tooling', 'labs'],
    never: ['@drawbridge/labs/engine', '@drawbridge/labs/page', '@drawbridge/labs/grade'],
    why: 'e2e drives the running system from outside',
  },
  {
    files: ['e2e/fixtures/server-host/**'],
    mayImport: ['example-lms', 'tool-server'],
    why: 'the server host of the journeys opens the servers, and drives none',
  },
  {
    files: ['tooling/**'],
    mayImport: ['contracts', 'labs', 'tool-server'],
    why: 'tooling starts the server and reads contracts; it imports no front-end code',
  },
];

/**
 * A relative path out of a workspace would bypass the table: `../../packages/labs/src/x.ts` from the top folders,
 * `../../../ui/src/x.ts` between packages.
 */
const leavesWorkspace = {
  regex: '^(\\.\\./)+((packages|tool-server|portal|storybook|examples|e2e|tooling)/|[^./]+/(src|test)/)',
  message: 'a relative path stays inside its workspace: import the package by its name',
};

/** The part of the lint configuration that enforces a row. A later row replaces an earlier one that is about the same file. */
export function toLintOverride({ files, mayImport, never = [], why }: Layer) {
  const forbidden = OURS.filter((name) => !mayImport.includes(name)).flatMap((name) => [
    `@drawbridge/${name}`,
    `@drawbridge/${name}/**`,
  ]);
  const patterns = [{ group: [...forbidden, ...never], message: why }, leavesWorkspace];
  return { files, rules: { 'no-restricted-imports': ['error', { patterns }] } } satisfies OxlintOverride;
}
