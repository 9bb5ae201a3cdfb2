import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { toJailed, whyNoJail } from './jail.ts';

/** Runs a program in the jail and gives its output, parsed as JSON. */
function inJail(source: string): unknown {
  const { file, args, env, cwd } = toJailed(['--input-type=module', '-e', source]);
  return JSON.parse(
    execFileSync(file, args, { env: { ...env, SECRET: 'visible outside' }, cwd, encoding: 'utf8' }),
  );
}

const attempt = (call: string) => `try { ${call}; 'worked' } catch (error) { error.code }`;

describe.skipIf(whyNoJail() !== null)('The jail of a grader process', () => {
  it('shows the runtime and nothing else of the machine', () => {
    const seen = inJail(`
      import { readdirSync } from 'node:fs';
      console.log(JSON.stringify({ root: readdirSync('/'), labs: readdirSync('/labs'), modules: readdirSync('/labs/node_modules') }));`) as Record<
      string,
      string[]
    >;
    expect(seen['root']?.filter((name) => !['lib', 'lib64', 'usr'].includes(name)).sort()).toEqual([
      'labs',
      'node',
    ]);
    expect(seen['labs']?.sort()).toEqual([
      'node_modules',
      'package.json',
      'python.wasm',
      'python.zip',
      'quickjs.wasm',
      'sqlite3.wasm',
      'src',
    ]);
    expect(seen['modules']).toEqual(['@noble', 'entities', 'parse5', 'yaml']);
  });

  it('has no network, no environment, no rights, no neighbours, and nothing to write to', () => {
    const found = inJail(`
      import fs from 'node:fs'; import net from 'node:net'; import os from 'node:os'; import child from 'node:child_process';
      const online = await new Promise((resolve) => { const socket = net.connect(80, '1.1.1.1'); socket.on('error', (error) => resolve(error.code)); socket.on('connect', () => resolve('worked')); });
      console.log(JSON.stringify({
        online, env: Object.keys(process.env).filter((name) => name !== 'PWD'), uid: process.getuid(), host: os.hostname(),
        devices: Object.keys(os.networkInterfaces()).filter((name) => name !== 'lo'),
        passwd: eval(${JSON.stringify(attempt("fs.readFileSync('/etc/passwd')"))}),
        write: eval(${JSON.stringify(attempt("fs.writeFileSync('/labs/src/x', '')"))}),
        temp: eval(${JSON.stringify(attempt("fs.mkdirSync('/tmp')"))}),
        shell: child.spawnSync('/bin/sh', ['-c', 'true']).error?.code, pid: process.pid,
      }));`) as Record<string, unknown>;
    expect(found).toMatchObject({
      env: [],
      uid: 65534,
      host: 'grader',
      devices: [],
      passwd: 'ENOENT',
      write: 'EROFS',
      temp: 'EROFS',
      shell: 'ENOENT',
    });
    expect(found['online']).toMatch(/ENETUNREACH|EPERM|EACCES/);
    expect(found['pid']).toBeLessThan(5);
  });
});
