import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../../root.ts';
import { ensurePackages } from '../packages-build.ts';

export interface HostProject {
  folder: string;
  write(name: string, text: string): void;
  /** Runs a program of the repository in the project; throws with its output when it fails. */
  run(...args: string[]): string;
  /** What the compiler says of the project. */
  compile(): string;
  remove(): void;
}

interface Manifest {
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** The types of what a host writes itself. */
const OF_THE_HOST = ['@types/react', '@types/react-dom', 'csstype'];

function link(name: string, modules: string): void {
  const at = path.join(modules, name);
  if (existsSync(at)) return;
  mkdirSync(path.dirname(at), { recursive: true });
  symlinkSync(path.join(ROOT, 'node_modules', name), at);
}

/**
 * An empty project outside of the repository with the tarballs in it, and of other packages those that the tarballs
 * declare: a dependency that they forgot is missing here.
 */
export async function createHostProject(): Promise<HostProject> {
  const folder = mkdtempSync(path.join(tmpdir(), 'drawbridge-host-'));
  const modules = path.join(folder, 'node_modules');
  const write = (name: string, text: string) => {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  for (const { name, tarball } of await ensurePackages()) {
    const at = path.join(modules, name);
    mkdirSync(at, { recursive: true });
    const unpacked = spawnSync('tar', ['-xzf', tarball, '-C', at, '--strip-components=1']);
    if (unpacked.status !== 0) throw new Error(`${tarball}: ${String(unpacked.stderr)}`);
    const { dependencies, peerDependencies } = JSON.parse(
      readFileSync(path.join(at, 'package.json'), 'utf8'),
    ) as Manifest;
    for (const needed of Object.keys({ ...dependencies, ...peerDependencies })) link(needed, modules);
  }
  for (const name of OF_THE_HOST) link(name, modules);
  write('package.json', JSON.stringify({ name: 'host', private: true, type: 'module' }));
  return {
    folder,
    write,
    run(...args) {
      const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
      if (status !== 0) throw new Error(`${args.join(' ')} failed:\n${stdout}${stderr}`);
      return stdout;
    },
    compile: () =>
      spawnSync(process.execPath, [path.join(ROOT, 'node_modules/typescript-7/bin/tsc'), '-p', '.'], {
        cwd: folder,
        encoding: 'utf8',
      }).stdout,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
