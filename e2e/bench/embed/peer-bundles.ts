import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, constants as zlib } from 'node:zlib';
import { build } from 'vite';

/** A package that does a comparable thing, and how a page gets it. */
export interface Peer {
  name: string;
  version: string;
  what: 'loader' | 'rpc';
  /** Its own built file for a script tag; without one it is bundled as our loader is. */
  file?: string;
}

export const PEERS: readonly Peer[] = [
  { name: '@calcom/embed-core', version: '1.5.3', what: 'loader', file: 'dist/embed/embed.js' },
  { name: '@typeform/embed', version: '6.1.1', what: 'loader' },
  { name: 'h5p-standalone', version: '3.8.2', what: 'loader', file: 'dist/main.bundle.js' },
  { name: 'giscus', version: '1.6.0', what: 'loader' },
  { name: '@mixer/postmessage-rpc', version: '1.1.4', what: 'rpc' },
  { name: 'penpal', version: '7.0.6', what: 'rpc' },
  { name: 'comlink', version: '4.4.2', what: 'rpc' },
];

export function toBrotliKilobytes(code: string | Buffer): number {
  const params = { [zlib.BROTLI_PARAM_QUALITY]: zlib.BROTLI_MAX_QUALITY };
  return brotliCompressSync(code, { params }).length / 1000;
}

/** One classic script that holds all of a module, as our loader is built. */
export async function bundle(root: string, specifier: string): Promise<string> {
  const entry = path.join(root, `entry-${specifier.replaceAll(/\W+/g, '-')}.js`);
  writeFileSync(entry, `import * as all from ${JSON.stringify(specifier)};\nglobalThis.all = all;\n`);
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as {
    output: { type: string; code?: string }[];
  };
  return output.map((file) => (file.type === 'chunk' ? (file.code ?? '') : '')).join('\n');
}

/** Installs the peers from the registry into a folder of their own, and weighs each. */
export async function weighPeers(): Promise<Map<string, number>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'drawbridge-peers-'));
  try {
    writeFileSync(path.join(folder, 'package.json'), '{ "private": true, "type": "module" }');
    const names = PEERS.map(({ name, version }) => `${name}@${version}`);
    execFileSync(
      'npm',
      [
        'install',
        '--ignore-scripts',
        '--legacy-peer-deps',
        '--no-audit',
        '--no-fund',
        '--loglevel=error',
        ...names,
      ],
      { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
    );
    const weights = new Map<string, number>();
    for (const { name, file } of PEERS) {
      const code = file
        ? readFileSync(path.join(folder, 'node_modules', name, file))
        : await bundle(folder, name);
      weights.set(name, toBrotliKilobytes(code));
    }
    return weights;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
