import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../root.ts';
import { hashSources } from './hash-sources.ts';

/** A process of its own: Vite sets NODE_ENV for itself and does not free its memory. */
export async function runTool(command: string, args: readonly string[], failure: string): Promise<void> {
  const child = spawn(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: `${path.join(ROOT, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
    },
  });
  const status = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  if (status !== 0) throw new Error(`${failure}: see the lines above`);
}

export interface CachedBuild {
  /** Of what is built, for the line that is printed. */
  name: string;
  /** Folder of the build, from the root. */
  dist: string;
  /** Files and folders that it is made from. */
  sources: readonly string[];
  hasStories?: boolean;
  build(): Promise<void>;
}

/** Builds unless the last build was made from these very sources. */
export async function ensureBuild(
  { name, dist, sources, hasStories = false, build }: CachedBuild,
  force = false,
): Promise<void> {
  const stamp = path.join(ROOT, dist, '.built-from');
  const wanted = hashSources(sources, { hasStories });
  if (!force && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  process.stdout.write(`Building ${name}…\n`);
  await build();
  writeFileSync(stamp, wanted);
}

/** Writes a brotli and a gzip form next to each file that gains by it. */
export function compressFolder(folder: string): Promise<void> {
  return runTool(
    process.execPath,
    [path.join(ROOT, 'tooling/build/compress-build.ts'), path.join(ROOT, folder)],
    `${folder} could not be compressed`,
  );
}
