/**
 * The layer table of the house: which of our own packages a folder may import.
 * `.oxlintrc.json` is made from it (`node .tools/layers.ts`), and a test holds the two equal.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const OURS = [
  'contracts',
  'markdown',
  'ui',
  'labs',
  'content',
  'client',
  'widgets',
  'portal',
  'tool-server',
  'storybook',
  'example-lms',
] as const;

interface Layer {
  /** Globs of the files the row speaks of. */
  files: string[];
  /** Our packages these files may import. Everything else of ours is forbidden. */
  mayImport: string[];
  /** Import paths forbidden although their package is allowed. */
  never?: string[];
  /** Said to whoever breaks the rule. */
  why: string;
}

export const LAYERS: Layer[] = [
  {
    files: ['packages/contracts/**'],
    mayImport: [],
    why: 'contracts is the lowest layer: it knows zod and nothing of ours',
  },
  { files: ['packages/ui/**'], mayImport: [], why: 'ui knows React and no product noun' },
  {
    files: ['packages/markdown/**'],
    mayImport: [],
    why: 'markdown knows its two libraries and nothing of ours',
  },
  {
    files: ['packages/labs/**'],
    mayImport: ['contracts', 'markdown'],
    why: 'labs stands on contracts and markdown only',
  },
  {
    files: ['packages/labs/src/engine/**'],
    mayImport: ['contracts'],
    never: ['**/grade/**'],
    why: 'the engine runs in the page: hidden cases (grade) never reach a browser',
  },
  {
    files: ['packages/content/**'],
    mayImport: ['contracts', 'markdown', 'labs'],
    why: 'content stands on contracts and markdown (labs in its tests)',
  },
  { files: ['packages/client/**'], mayImport: ['contracts'], why: 'client stands on contracts only' },
  {
    files: ['packages/widgets/**'],
    mayImport: ['ui', 'client', 'contracts', 'labs'],
    never: ['@drawbridge/labs/grade', '@drawbridge/content'],
    why: 'widgets take ui, client, contracts and labs/engine; never labs/grade, never content',
  },
  {
    files: ['portal/**'],
    mayImport: ['widgets', 'client', 'ui', 'contracts'],
    why: 'the portal assembles widgets',
  },
  {
    files: ['tool-server/**'],
    mayImport: ['contracts', 'labs', 'content'],
    why: 'the server imports no front-end code',
  },
  { files: ['storybook/**'], mayImport: ['ui', 'widgets', 'client'], why: 'Storybook shows ui and widgets' },
  { files: ['examples/**'], mayImport: [], why: 'examples use the published doors only' },
  { files: ['e2e/**'], mayImport: ['example-lms'], why: 'e2e drives the running system' },
];

function toOverride({ files, mayImport, never = [], why }: Layer) {
  const forbidden = OURS.filter((name) => !mayImport.includes(name)).flatMap((name) => [
    `@drawbridge/${name}`,
    `@drawbridge/${name}/**`,
  ]);
  const climbing = OURS.filter((name) => !mayImport.includes(name)).map((name) => `**/../${name}/src/**`);
  return {
    files,
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: [...forbidden, ...climbing, ...never], message: why }] },
      ],
    },
  };
}

export function toLintConfig(): string {
  const base = JSON.parse(readFileSync(new URL('./oxlint.base.json', import.meta.url), 'utf8')) as {
    overrides?: unknown[];
  };
  return `${JSON.stringify({ ...base, overrides: [...(base.overrides ?? []), ...LAYERS.map(toOverride)] }, null, 2)}\n`;
}

if (import.meta.main) writeFileSync(new URL('../.oxlintrc.json', import.meta.url), toLintConfig());
