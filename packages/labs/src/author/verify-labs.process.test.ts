import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { buildEngine } from '../testing/build-lab.ts';
import { createLab, NEW_KINDS } from './new-lab.ts';
import { type LabProof, verifyLabs } from './verify-labs.ts';

const root = mkdtempSync(join(tmpdir(), 'labs-'));
afterAll(() => rmSync(root, { recursive: true }));

it('a new lab of each kind passes verify with the real grader, which says claims and processor time of each', async () => {
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
