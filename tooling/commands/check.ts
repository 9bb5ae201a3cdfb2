/**
 * `npm run check`: the quick steps. `npm run check -- wishlist`: the unit, http and story tests of one feature, or of the
 * files that are named, or with `--changed` of those that differ from the last commit; with `--watch` again after each save.
 */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type ChosenTests, findFeatureTests, findTestsOf } from '../checks/feature-tests.ts';
import { readSources, toImportGraph } from '../checks/import-graph.ts';
import { ROOT } from '../root.ts';
import { findPostgresBin } from '../servers/postgres-cluster.ts';

/** Storybook names its stories from here. */
const STORYBOOK = path.join(ROOT, 'storybook/.storybook');

function runHere(command: readonly string[], env: Record<string, string> = {}): Promise<number> {
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: {
      ...process.env,
      ...env,
      PATH: `${path.join(ROOT, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
    },
  });
  // The terminal sends Ctrl-C to both.
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.once(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Files that differ from the last commit, new ones included. */
function listChanged(): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);
  return [
    ...new Set([...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')]),
  ];
}

function choose(words: readonly string[], isChanged: boolean): ChosenTests {
  const graph = toImportGraph(readSources());
  const toRelative = (word: string) => path.relative(ROOT, path.resolve(word));
  const isFile = (word: string) => word.includes('.') && existsSync(path.resolve(word));
  const files = [...words.filter(isFile).map(toRelative), ...(isChanged ? listChanged() : [])];
  const chosen = [
    findTestsOf(files, graph),
    ...words.filter((word) => !isFile(word)).map((word) => findFeatureTests(word, graph)),
  ];
  const all = (kind: keyof ChosenTests) => [...new Set(chosen.flatMap((tests) => tests[kind]))];
  return { node: all('node'), browser: all('browser') };
}

async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      changed: { type: 'boolean', default: false },
      watch: { type: 'boolean', default: false },
    },
  });
  if (positionals.length === 0 && !values.changed)
    return runHere(['node', 'tooling/commands/test.ts', '--quick']);
  const { node, browser } = choose(positionals, values.changed);
  if (node.length + browser.length === 0) {
    console.error(`No test belongs to ${positionals.join(', ') || 'what has changed'}.`);
    return 1;
  }
  console.log([...node, ...browser].join('\n'));
  const mode = values.watch ? 'watch' : 'run';
  const http = findPostgresBin() ? 'http-postgres' : 'http-embedded';
  const isStory = (file: string) => file.includes('.stories.');
  const stories = browser.filter(isStory).map((file) => path.relative(STORYBOOK, path.join(ROOT, file)));
  // A project without a test would prepare its modules all the same.
  const projects = [
    ...(stories.length > 0 ? ['--project', 'stories*'] : []),
    ...(stories.length < browser.length ? ['--project', 'components*'] : []),
  ];
  const codes = await Promise.all([
    ...(node.length > 0 ? [runHere(['vitest', mode, '--project', 'unit', '--project', http, ...node])] : []),
    ...(browser.length > 0
      ? [
          runHere(
            ['vitest', mode, '--config', 'storybook/vitest.config.ts', ...projects, ...browser],
            stories.length > 0 ? { STORY_FILES: stories.join(path.delimiter) } : {},
          ),
        ]
      : []),
  ]);
  return Math.max(...codes);
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof Error)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
