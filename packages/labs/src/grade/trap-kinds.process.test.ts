import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGrader } from '../testing/test-grader.ts';
import type { Grader } from './grader.ts';
import { loadLab } from './load.ts';

const load = (path: string) => loadLab(fileURLToPath(new URL(`../../../content/${path}`, import.meta.url)));
const js = load('labs/l1-someone-elses-invoice');
const python = load('labs/l10-the-thumbnailers-shell');
const policy = load('labs/l23-dockerfile-on-a-diet');
const exploit = load('challenges/open-redirect');

let grader: Grader;
beforeAll(async () => {
  grader = await createTestGrader({ labs: [js, python, policy, exploit] });
}, 60_000);
afterAll(() => grader.close());

describe('"Your fix behaves like …"', () => {
  it.each([
    ['JavaScript', js, 'page-only', 'page-only'],
    ['Python', python, 'blacklist', 'blacklist'],
    ['policy', policy, 'build-stage-only', 'build-stage-only'],
    ['policy, of two traps with equal tests', policy, 'token-as-argument', 'build-stage-only'],
  ])(
    '"Your fix behaves like …" names the trap of a %s lab',
    async (_kind, lab, fallenFor, told) => {
      const files = lab.traps.find(({ id }) => id === fallenFor)?.files ?? [];
      const result = await grader.grade(lab.pack.lab_id, files);
      expect(result.trap?.id).toBe(told);
      expect(grader.verify(result)).toBe(true);
    },
    60_000,
  );
  it('"Your fix behaves like …" names no trap of an exploit lab', async () => {
    const result = await grader.grade(exploit.pack.lab_id, [], '', { log: [], flag: 'flag{x}' });
    expect(result.verdict).toBe('failed');
    expect(result).not.toHaveProperty('trap');
  });
});
