import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyDatabase } from '../../../../test/fixtures/database/database-rows.ts';
import { getTestDatabase } from '../../../../test/fixtures/database/test-database.ts';
import type { Database } from '../../../platform/db/database.ts';
import { createLog } from '../../../platform/log/log.ts';
import { createSecret } from '../../../platform/secret/secret.ts';
import { createKeyRing } from './keys.ts';
import { type Rotation, rotateKeys } from './rotate-keys.ts';
import { createRotationJob, isRotationPending, requestRotation } from './rotation-request.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let database: Database;
beforeAll(async () => {
  database = await getTestDatabase();
});

let nowMs: number;
const secret = createSecret('x'.repeat(32));
const clock = { now: () => new Date(nowMs) };
beforeEach(async () => {
  await emptyDatabase(database);
  nowMs = Date.parse('2026-03-02T09:00:00Z');
});

const toDeps = () => ({ database, secret, clock });
/** One process of several on one database. */
const startProcess = () => createKeyRing('lti', toDeps());
const rotate = (revoke: Rotation['revoke']) => rotateKeys({ purpose: 'lti', revoke }, toDeps());
const kidsOf = async (ring: ReturnType<typeof startProcess>) =>
  (await ring.publicSet()).keys.map(({ kid }) => kid);
const kidOf = async (ring: ReturnType<typeof startProcess>) => (await ring.current()).kid;

describe('LTI-21 a rotation by schedule', () => {
  it('signs with nothing that a key set of a day ago did not hold, in any of several processes', async () => {
    const processes = [startProcess(), startProcess(), startProcess()];
    /** What a platform read a day ago, and twice since. */
    const sets: (string | undefined)[][] = [];
    for (let hour = 0; hour < 24 * 62; hour += 12) {
      nowMs += 12 * HOUR_MS;
      const set = await kidsOf(processes[(hour / 12) % 3] as ReturnType<typeof startProcess>);
      sets.push(set);
      const [oldest = []] = sets.slice(-3);
      for (const ring of processes) {
        const kid = await kidOf(ring);
        expect(set).toContain(kid);
        expect(oldest).toContain(kid);
      }
    }
  }, 60_000);

  it('keeps the key of before published for a day, also for a process that has not read the rows again', async () => {
    const [first, second] = [startProcess(), startProcess()];
    const before = await kidOf(first);
    nowMs += 30 * DAY_MS - 30_000;
    await kidOf(second);
    nowMs += 30_000;
    // This one still holds what it read half a minute ago, and signs with the next key all the same.
    expect(await kidOf(second)).toBe(await kidOf(first));
    expect(await kidsOf(first)).toContain(before);
    nowMs += DAY_MS;
    expect(await kidsOf(first)).not.toContain(before);
  });

  it('publishes three keys at most, in two kilobytes', async () => {
    const ring = startProcess();
    await kidsOf(ring);
    nowMs += 30 * DAY_MS;
    const set = await ring.publicSet();
    expect(set.keys).toHaveLength(3);
    expect(JSON.stringify(set).length).toBeLessThanOrEqual(2_048);
  });
});

describe('LTI-21 a rotation by command', () => {
  it('waits until the next key has been published for a day, and changes nothing when it is repeated', async () => {
    const ring = startProcess();
    const [before, next] = await kidsOf(ring);
    nowMs += HOUR_MS;
    const result = await rotate('none');
    expect(result).toEqual({ kid: next, signsFrom: new Date(nowMs + 23 * HOUR_MS), removed: [] });
    expect(await rotate('none')).toEqual(result);
    nowMs += 23 * HOUR_MS - 1;
    expect(await kidOf(ring)).toBe(before);
    nowMs += 60_001;
    expect(await kidOf(ring)).toBe(next);
    expect(await kidsOf(ring)).toEqual([before, next, expect.any(String)]);
    nowMs += DAY_MS;
    expect(await kidsOf(ring)).toEqual([next, expect.any(String)]);
  });

  it('is seen by every process within a minute, and fails no call meanwhile', async () => {
    const [first, second] = [startProcess(), startProcess()];
    const [before, next] = await kidsOf(first);
    await kidsOf(second);
    nowMs += 2 * DAY_MS;
    await kidsOf(first);
    await rotate('none');
    // Not read again yet: it signs with the key of before, which the other still publishes.
    expect(await kidOf(first)).toBe(before);
    expect(await kidsOf(second)).toContain(before);
    nowMs += 60_000;
    expect([await kidOf(first), await kidOf(second)]).toEqual([next, next]);
  });

  it('--now removes the keys that have signed; the next one, which platforms have, signs messages', async () => {
    const ring = startProcess();
    nowMs += 29 * DAY_MS;
    const [before, next] = await kidsOf(ring);
    const result = await rotate('signed');
    expect(result).toEqual({ kid: next, signsFrom: new Date(nowMs), removed: [before] });
    ring.forget();
    expect(await kidOf(ring)).toBe(next);
    expect(await kidsOf(ring)).toEqual([next, expect.any(String)]);
    if (!before) throw new Error('no key');
    expect(await ring.find(before)).toBeUndefined();
  });

  it('--now --all removes every key, and a new one signs', async () => {
    const ring = startProcess();
    const before = await kidsOf(ring);
    const result = await rotate('all');
    expect(result.removed).toEqual(before);
    ring.forget();
    expect(await kidOf(ring)).toBe(result.kid);
    const after = await kidsOf(ring);
    expect(after).toHaveLength(2);
    for (const kid of before) expect(after).not.toContain(kid);
  });

  it('leaves the keys of our own sessions alone', async () => {
    const portal = createKeyRing('portal', toDeps());
    const before = await portal.publicSet();
    await rotate('all');
    portal.forget();
    expect(await portal.publicSet()).toEqual(before);
  });

  it('two at once leave one key that signs and one that is next', async () => {
    const ring = startProcess();
    await kidsOf(ring);
    await Promise.all([rotate('all'), rotate('signed'), rotate('none')]);
    ring.forget();
    const kids = await kidsOf(ring);
    expect(kids).toHaveLength(2);
    expect(kids).toContain(await kidOf(ring));
  });
});

describe('LTI-21 a rotation that the server of an embedded database does itself', () => {
  let folder: string;
  const log = createLog('silent');
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'drawbridge-keys-'));
    return () => rmSync(folder, { recursive: true, force: true });
  });

  it('happens once for a request, and takes the request away', async () => {
    const ring = startProcess();
    const [before] = await kidsOf(ring);
    const job = createRotationJob({ dataDir: folder, log, rotate: ({ revoke }) => rotate(revoke) });
    expect(await job.run()).toBe(0);
    requestRotation(folder, { purpose: 'lti', revoke: 'signed' });
    expect(isRotationPending(folder)).toBe(true);
    expect([await job.run(), await job.run()]).toEqual([1, 0]);
    expect(isRotationPending(folder)).toBe(false);
    ring.forget();
    expect(await kidsOf(ring)).not.toContain(before);
  });

  it.each(['', '{', '{"purpose":"lti","revoke":"everything"}', '{"purpose":"other","revoke":"none"}'])(
    'does nothing for the file %j, and takes it away',
    async (text) => {
      const file = path.join(folder, 'key-rotation.json');
      writeFileSync(file, text);
      const job = createRotationJob({
        dataDir: folder,
        log,
        rotate: () => Promise.reject(new Error('rotated')),
      });
      await expect(job.run()).rejects.toThrow(/JSON|Invalid/);
      expect(existsSync(file)).toBe(false);
    },
  );

  it('stays requested while the database fails', async () => {
    requestRotation(folder, { purpose: 'lti', revoke: 'none' });
    const job = createRotationJob({
      dataDir: folder,
      log,
      rotate: () => Promise.reject(new Error('no database')),
    });
    await expect(job.run()).rejects.toThrow('no database');
    expect(isRotationPending(folder)).toBe(true);
  });
});
