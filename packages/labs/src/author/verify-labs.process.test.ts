import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { buildEngine } from '../testing/build-lab.ts';
import { createLab, NEW_KINDS } from './new-lab.ts';
import { type LabProof, verifyLabs } from './verify-labs.ts';

const root = mkdtempSync(join(tmpdir(), 'labs-'));
afterAll(() => rmSync(root, { recursive: true }));

it('a new lab of each kind passes verify with the real grader, which reports claims and processor time of each', async () => {
  vi.spyOn(console, 'log').mockReturnValue(undefined);
  const dirs = NEW_KINDS.map((kind) =>
    createLab({ id: `new-${kind}`, title: 'New', kind, type: kind === 'playground' ? kind : 'lab', root }),
  );
  const told: LabProof[] = [];
  const proofs = await verifyLabs(await buildEngine(), dirs, (proof) => told.push(proof));
  expect(told).toEqual(proofs);
  expect(proofs.map(({ id, broken }) => [id, broken])).toEqual(NEW_KINDS.map((kind) => [`new-${kind}`, 0]));
  for (const { claims, cpuSeconds } of proofs) {
    expect(claims).toBeGreaterThan(0);
    expect(cpuSeconds).toBeGreaterThan(0);
  }
}, 120_000);

it('a solution that fails a hidden test is reported in the words of the test, without cheats and guards', async () => {
  const printed = vi.spyOn(console, 'log').mockReturnValue(undefined);
  const dir = createLab({ id: 'broken', title: 'Broken', kind: 'fix', type: 'lab', root });
  const path = join(dir, 'tests/hidden/new-notes.js');
  writeFileSync(path, `expect(number(1, 9), 'it is never ten').toBe(10);\n${readFileSync(path, 'utf8')}`);
  await verifyLabs(await buildEngine(), [dir]);
  const lines = printed.mock.calls.flat().map(String);
  const told = (words: string) => lines.filter((line) => line.includes(words));
  expect(told('the solution passes everything')[0]).toContain('new-notes: it is never ten');
  expect(told('the honest fix owner-compared passes everything')[0]).toContain('new-notes: it is never ten');
  expect(told('general cheats and guards are tried once the solution passes')).toHaveLength(1);
  expect(told('the general cheat')).toEqual([]);
  expect(told('every guard')).toEqual([]);
}, 120_000);
