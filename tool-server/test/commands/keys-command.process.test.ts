import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lockFolder } from '../../src/platform/db/folder-lock.ts';
import { COMPILE_CACHE } from '../fixtures/processes/start-node.ts';

const COMMAND = fileURLToPath(new URL('../../src/commands/keys.ts', import.meta.url));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'drawbridge-keys-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** `npm run keys -- …` on the embedded database of a folder. */
function run(args: readonly string[], dataDir = folder) {
  const child = spawn(process.execPath, [COMMAND, ...args], {
    env: { ...process.env, ...COMPILE_CACHE, NODE_ENV: 'development', DATABASE_URL: '', DATA_DIR: dataDir },
  });
  const output = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (output.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output.err += chunk.toString()));
  const ended = once(child, 'close').then(([status]) => ({ status: status as number, ...output }));
  return { output, ended };
}

describe('LTI-21 npm run keys', () => {
  it.each(['rotate', 'rotate other', 'rotate lti --all'])(
    'explains itself for %j, and does nothing',
    async (args) => {
      const { status, out, err } = await run(args.split(' ')).ended;
      expect([status, out]).toEqual([1, '']);
      expect(err).toContain('Usage: npm run keys -- rotate <portal|lti|credentials> [--now | --now --all]');
    },
    60_000,
  );

  it('names a data folder that does not exist', async () => {
    const { status, err } = await run(['rotate', 'lti'], path.join(folder, 'missing')).ended;
    expect([status, existsSync(path.join(folder, 'missing'))]).toEqual([1, false]);
    expect(err).toContain('There is no data folder');
  }, 60_000);

  it('lets the server that has the embedded database open do it, and says what fails until then', async () => {
    const release = lockFolder(folder);
    const { output, ended } = run(['rotate', 'lti', '--now', '--all']);
    const file = path.join(folder, 'key-rotation.json');
    await vi.waitFor(() => expect(existsSync(file)).toBe(true), { timeout: 45_000 });
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ purpose: 'lti', revoke: 'all' });
    expect(output.out).not.toContain('Done.');
    // As the server does once it has rotated.
    rmSync(file);
    const { status, out } = await ended;
    release();
    expect(status).toBe(0);
    expect(out).toMatch(
      /Done\.[\s\S]*it refuses the signatures of this tool: scores wait and are sent again/,
    );
  }, 90_000);

  it('rotates on an embedded database that no server has open', async () => {
    const { status, out, err } = await run(['rotate', 'lti', '--now']).ended;
    expect([status, err]).toEqual([0, '']);
    expect(out).toMatch(/^Key [0-9a-f-]{36} signs now\.\nKey [0-9a-f-]{36} left\.\n/);
    expect(out).toContain('Until a platform reads the key set again, it still accepts the key that left');
  }, 120_000);
});
