import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../root.ts';

interface LockedPackage {
  link?: boolean;
  integrity?: string;
  resolved?: string;
  hasInstallScript?: boolean;
  license?: string;
}

const read = (file: string) => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) as unknown;
const { packages } = read('package-lock.json') as { packages: Record<string, LockedPackage> };
const installed = Object.entries(packages).filter(
  ([name, { link }]) => name.includes('node_modules/') && !link,
);

describe('ASVS 15.1.2 third-party packages', () => {
  it('packages come from the registry, each with the hash of its content', () => {
    expect(installed.length).toBeGreaterThan(500);
    expect(installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
    // `omit-lockfile-registry-resolved`: an address is written only for what comes from elsewhere.
    expect(installed.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  });

  it('packages run no scripts when they are installed', () => {
    const { allowScripts } = read('package.json') as { allowScripts: Record<string, boolean> };
    const scripted = installed.filter(([, { hasInstallScript }]) => hasInstallScript);
    const names = scripted.map(([name]) =>
      name.slice(name.lastIndexOf('node_modules/') + 'node_modules/'.length),
    );
    expect([...new Set(names)].filter((name) => allowScripts[name] !== false)).toEqual([]);
  });
});
