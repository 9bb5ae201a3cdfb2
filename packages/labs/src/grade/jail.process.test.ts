import { execFileSync, spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { toJailed, toRuntimeObjects, whyNoJail } from './jail.ts';

/** Runs a program in the jail and gives its output, parsed as JSON. */
function inJail(source: string): unknown {
  const { file, args, env, cwd } = toJailed(['--input-type=module', '-e', source]);
  return JSON.parse(
    execFileSync(file, args, { env: { ...env, SECRET: 'visible outside' }, cwd, encoding: 'utf8' }),
  );
}

const attempt = (call: string) => `try { ${call}; 'worked' } catch (error) { error.code }`;

describe('what a jailed Node uses', () => {
  it('a jailed Node has no addon that the program around it has loaded', () => {
    const objects = [
      'linux-vdso.so.1',
      '/lib/x86_64-linux-gnu/libm.so.6',
      '/srv/node_modules/css/css.linux.node',
    ];
    expect(toRuntimeObjects(objects)).toEqual(['/lib/x86_64-linux-gnu/libm.so.6']);
  });
});

describe.skipIf(whyNoJail() !== null)('The jail of a grader process', () => {
  it('the jail shows the runtime and nothing else of the machine', () => {
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
    // The stored start of Python is there where it was stored.
    expect(seen['labs']?.filter((name) => name !== 'python.base').sort()).toEqual([
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

  it('the jail has no network, no environment, no rights, no neighbors, and nothing to write to', () => {
    const found = inJail(`
      import fs from 'node:fs'; import net from 'node:net'; import os from 'node:os'; import child from 'node:child_process';
      const online = await new Promise((resolve) => { const socket = net.connect(80, '1.1.1.1'); socket.on('error', (error) => resolve(error.code)); socket.on('connect', () => resolve('worked')); });
      console.log(JSON.stringify({
        online, env: Object.keys(process.env).filter((name) => name !== 'PWD' && name !== 'UV_USE_IO_URING'), uid: process.getuid(), host: os.hostname(),
        devices: eval(${JSON.stringify(attempt('os.networkInterfaces()'))}),
        passwd: eval(${JSON.stringify(attempt("fs.readFileSync('/etc/passwd')"))}),
        write: eval(${JSON.stringify(attempt("fs.writeFileSync('/labs/src/x', '')"))}),
        temp: eval(${JSON.stringify(attempt("fs.mkdirSync('/tmp')"))}),
        shell: child.spawnSync('/bin/sh', ['-c', 'true']).error?.code, pid: process.pid,
      }));`) as Record<string, unknown>;
    expect(found).toMatchObject({
      env: [],
      uid: 65534,
      host: 'grader',
      devices: 'ERR_SYSTEM_ERROR',
      passwd: 'ENOENT',
      write: 'EROFS',
      temp: 'ENOSYS',
      shell: 'ENOSYS',
    });
    expect(found['online']).toBe('ENOSYS');
    expect(found['pid']).toBeLessThan(5);
  });
});

describe.skipIf(whyNoJail() !== null)('P15, labs fault 14: code that broke out of its engine', () => {
  let seen: { memory: number; self: string; asked: string; ring: string; limits: Record<string, unknown> };
  // Not while tests are collected: that happens on a machine without a jail too.
  beforeAll(() => {
    seen = inJail(`
    import child from 'node:child_process'; import fs from 'node:fs'; import net from 'node:net'; import os from 'node:os';
    const blocks = []; let taken = 0;
    try { for (; taken < 40; taken += 1) blocks.push(Buffer.alloc(64 * 1024 * 1024, 1)); } catch {}
    blocks.length = 0;
    const asked = await new Promise((resolve) => { const socket = net.connect(80, '127.0.0.1'); socket.on('error', (error) => resolve(error.code)); socket.on('connect', () => resolve('worked')); });
    console.log(JSON.stringify({
      memory: taken * 64,
      self: child.spawnSync('/node', ['--version']).error?.code,
      asked,
      ring: process.env.UV_USE_IO_URING,
      limits: Object.fromEntries(Object.entries(process.report.getReport().userLimits).map(([name, { hard }]) => [name, hard])),
    }));`) as typeof seen;
  });

  it('escaped code starts no process, not even the one program that is there', () => {
    expect(seen.self).toBe('ENOSYS');
  });

  it('escaped code makes no socket, although the jail has a loopback device', () => {
    expect(seen.asked).toBe('ENOSYS');
    expect(seen.ring).toBe('0');
  });

  it('escaped code takes less than a gigabyte of memory outside its heap', () => {
    expect(seen.memory).toBeGreaterThan(64);
    expect(seen.memory).toBeLessThan(1_024);
  });

  it('escaped code has limits of time, file size, files and memory that it cannot raise', () => {
    expect(seen.limits).toMatchObject({
      core_file_size_blocks: 0,
      file_size_blocks: 0,
      open_files: 64,
      cpu_time_seconds: 900,
      data_seg_size_bytes: 1_073_741_824,
    });
  });

  it('escaped code has none of the descriptors that the server was started with', () => {
    const program = `
      import { fstatSync } from 'node:fs';
      const open = [];
      for (let number = 4; number < 32; number += 1) try { const { mode, rdev } = fstatSync(number); open.push([number, mode & 0o170000, rdev]); } catch {}
      console.log(JSON.stringify(open));`;
    // A server that was started with descriptors 6 and 9 open on a file of secrets.
    const server = `
      import { spawnSync } from 'node:child_process';
      import { toJailed, withoutInherited } from ${JSON.stringify(new URL('jail.ts', import.meta.url).href)};
      const { file, args, env, cwd } = toJailed(['--input-type=module', '-e', ${JSON.stringify(program)}]);
      const { stdout, stderr } = spawnSync(file, args, { env, cwd, stdio: withoutInherited(['ignore', 'pipe', 'pipe', 'ignore']), encoding: 'utf8' });
      console.log(JSON.stringify({ stdout, stderr }));`;
    const secret = openSync(new URL('jail.ts', import.meta.url), 'r');
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', server], {
      stdio: ['ignore', 'pipe', 'pipe', 'ignore', 'ignore', 'ignore', secret, 'ignore', 'ignore', secret],
      encoding: 'utf8',
    });
    closeSync(secret);
    expect(stderr).not.toContain('Error');
    const jailed = JSON.parse(stdout) as { stdout: string };
    const REGULAR_FILE = 0o100_000;
    const open = JSON.parse(jailed.stdout) as [number, number, number][];
    expect(open.filter(([, kind]) => kind === REGULAR_FILE)).toEqual([]);
  });
});
