/**
 * All code is TypeScript (PKG-2). What cannot be is listed here, and has its types in comments, which the configuration
 * of its workspace checks. Exercises are programs in the language of their lab.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../root.ts';

/** Files that run before TypeScript can, and why. */
export const BEFORE_TYPESCRIPT: Readonly<Record<string, string>> = {
  'tooling/commands/ensure.mjs': "runs on the machine's Node, which may be older than 22",
  'tooling/commands/start.mjs': 'switches the compile cache on before Node loads its compiler for TypeScript',
  'tool-server/src/main.mjs': 'does the same where the server is started without npm',
  'tool-server/src/start/compile-cache.mjs': 'is that switch',
  'e2e/fixtures/server-host/main.mjs': 'does the same for the servers of the journeys',
};

const EXERCISES = /^packages\/(content|labs\/templates)\//;

/** Files that git knows or would add, relative to the root. */
export function listKnownFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return listed.split('\0').filter((file) => file !== '' && existsSync(path.join(ROOT, file)));
}

/** What of `files` is JavaScript and no exercise. */
export const findJavaScript = (files: readonly string[]): string[] =>
  files.filter((file) => /\.[cm]?jsx?$/.test(file) && !EXERCISES.test(file)).toSorted();
