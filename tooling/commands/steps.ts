import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listDriverSubject } from '../proofs/driver-subject.ts';
import { listHostSubjects } from '../proofs/host-subjects.ts';
import { listAuthoringSubjects, listLabSubjects } from '../proofs/lab-subjects.ts';
import { listPictureSubject, listStorySubjects } from '../proofs/story-subjects.ts';
import type { Subject } from '../proofs/subject.ts';
import { ROOT } from '../root.ts';
import type { ReportKind } from './read-report.ts';

export interface Step {
  name: string;
  command: string[];
  /** Part of `npm run check`. */
  quick?: true;
  /** Kind of its report; without one the step counts as one test. */
  report?: ReportKind;
  /** Left out where this program is missing. The step of that name, if any, runs the same tests without it. */
  needs?: { program: string; sameTestsAs?: string };
  /** Steps whose result it reads. */
  after?: string[];
  /** A file that it makes. While it is missing, a single step that reads it has this one run first. */
  makes?: string;
  env?: Record<string, string>;
  /** What only `npm test` adds. */
  lean?: { env?: Record<string, string>; args?: string[] };
  /** What only `npm run test:all` sets, so that the step leaves nothing out. */
  whole?: { env: Record<string, string> };
  /** Why `npm test` leaves the step to `npm run test:all`. */
  onlyWhole?: string;
  /** What `npm test` leaves out of the step, and why. */
  leaner?: string;
  /** Subjects that are proven by content; those without a record are added to the command by their names. */
  proofs?: () => Subject[];
  /** Subjects whose records let `npm test` leave something out. One that is not proven, or checked again, runs it all. */
  leanWith?: () => Subject[];
  /** A step that may try a test a second time (decision 0006). */
  hasSecondTry?: true;
}

/** The workspaces with a TypeScript configuration: those that the root's names. */
const { references } = JSON.parse(readFileSync(path.join(ROOT, 'tsconfig.json'), 'utf8')) as {
  references: { path: string }[];
};
const tsc = path.join(ROOT, 'node_modules/typescript-7/bin/tsc');
const vitest = (...args: string[]) => ['vitest', 'run', ...args];

/** The folders of the widgets that frames on Preact show. */
const FRAMED_WIDGETS = [
  'learning/course/',
  'learning/favorites/',
  'identity/preferences/',
  'provider/',
  'learning/review/',
  'learning/wishlist/',
].map((folder) => `packages/widgets/src/${folder}`);

/** In the order in which they start: the longest first, so that both cores have work until the end. */
export const STEPS: Step[] = [
  {
    name: 'types',
    // Each more checker of a project checks the shared types again; two projects are checked at the same time instead.
    command: [
      'node',
      tsc,
      '-b',
      '--checkers',
      '1',
      '--builders',
      '2',
      ...references.map((reference) => reference.path),
    ],
    quick: true,
  },
  { name: 'format', command: ['biome', 'ci', '.', '--colors=off'], quick: true },
  { name: 'lint', command: ['oxlint', '--quiet'], quick: true },
  {
    name: 'prose',
    command: [
      'textlint',
      '**/*.{md,mdx,ts,tsx}',
      '{.changeset,storybook/.storybook}/**/*.{md,ts,tsx}',
      'packages/content/**/*.{yaml,js,py,sql}',
    ],
    quick: true,
  },
  { name: 'dead code', command: ['knip', '--no-progress'], quick: true },
  {
    name: 'unit',
    command: vitest('--project', 'unit'),
    quick: true,
    report: 'vitest',
    whole: { env: { PASSWORDS: 'all' } },
    leaner: 'a tenth of the leaked passwords that the whole run tries',
  },
  {
    name: 'build',
    command: ['node', 'tooling/commands/build.ts'],
    makes: 'packages/embed/dist/v1.js',
    lean: { args: ['--without-storybook'] },
    leaner: "Storybook's static build is read by its own journey alone, which is part of the whole run",
  },
  { name: 'sizes', command: ['node', 'tooling/build/sizes.ts'], after: ['build'] },
  { name: 'packages', command: ['node', 'tooling/publish/package-sizes.ts'], after: ['build'] },
  {
    name: 'http on PostgreSQL',
    command: vitest('--project', 'http-postgres'),
    report: 'vitest',
    needs: { program: 'PostgreSQL', sameTestsAs: 'http on the embedded database' },
    after: ['build'],
  },
  {
    name: 'stories',
    command: vitest('--config', 'storybook/vitest.config.ts'),
    report: 'vitest',
    after: ['build'],
    proofs: listStorySubjects,
    whole: { env: { STORY_CHECKS: 'all' } },
    leaner:
      'the contrast of the second theme is judged for half of the stories, chosen by the hash of their ids',
    hasSecondTry: true,
  },
  {
    name: 'processes',
    command: vitest('--project', 'processes'),
    report: 'vitest',
    after: ['build'],
    whole: { env: { EMBEDDED_TESTS: 'all' } },
    leanWith: listDriverSubject,
    leaner:
      'unless driver, migrations or packages change: mail and queue survive kill -9 on PostgreSQL, and what is committed on both',
    hasSecondTry: true,
  },
  {
    name: 'labs',
    command: ['node', 'packages/labs/src/cli.ts', 'verify'],
    report: 'labs',
    proofs: listLabSubjects,
  },
  {
    name: 'http on the embedded database',
    command: vitest('--project', 'http-embedded'),
    report: 'vitest',
    after: ['build'],
    whole: { env: { EMBEDDED_TESTS: 'all' } },
    leanWith: listDriverSubject,
    leaner:
      'unless driver, migrations or packages change: each module has a call, and its SQL runs on PostgreSQL',
  },
  {
    name: 'pictures',
    command: vitest('--config', 'storybook/pictures.config.ts'),
    report: 'vitest',
    proofs: listPictureSubject,
    needs: { program: 'a headless shell of Chromium' },
    after: ['build'],
  },
  {
    name: 'engine and authoring of labs',
    command: vitest('--project', 'authoring'),
    report: 'vitest',
    proofs: listAuthoringSubjects,
    hasSecondTry: true,
  },
  {
    name: 'hosts of the packages',
    command: vitest('--project', 'hosts'),
    report: 'vitest',
    // Packs them already, unless they are packed.
    after: ['build', 'packages'],
    proofs: listHostSubjects,
    hasSecondTry: true,
  },
  // What partners' pages load of ours runs on Preact: the stories of what a frame shows, there too (decision 0095).
  {
    name: 'stories on Preact',
    command: vitest('--config', 'storybook/vitest.config.ts', '--project', 'stories', ...FRAMED_WIDGETS),
    report: 'vitest',
    env: { STORY_RUNTIME: 'preact' },
    after: ['build'],
    onlyWhole: 'the same stories run on React; the journeys of the embed run the built frames on Preact',
    hasSecondTry: true,
  },
  {
    name: 'journeys',
    command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
    report: 'playwright',
    after: ['build'],
    lean: { env: { JOURNEYS: 'lean' } },
    whole: { env: { JOURNEYS: 'all' } },
    leaner: 'one journey stands for each capability; the other rules have tests at HTTP level or stories',
    hasSecondTry: true,
  },
  {
    name: 'flows in Firefox and WebKit',
    command: ['playwright', 'test', '--config', 'e2e/engines/playwright.config.ts'],
    report: 'playwright',
    after: ['build'],
    onlyWhole: 'the journeys walk the same ways in Chromium',
    hasSecondTry: true,
  },
];
