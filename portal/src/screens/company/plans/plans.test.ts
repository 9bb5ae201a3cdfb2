import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PLANS } from './plans.ts';

const FILE = new URL('../../../../../packages/content/plans.yaml', import.meta.url);

describe("BILL-11 the upgrade page's text about the free plan", () => {
  it('the text says what the free plan includes', () => {
    const lines = readFileSync(FILE, 'utf8').split('\n');
    const open = lines.filter((line) => line.endsWith(': open')).map((line) => line.trim());
    const courses = open.filter((line) => /^c\d+-/.test(line));
    expect([courses.length, open.length - courses.length]).toEqual([2, 5]);
    const [free] = PLANS;
    expect(free?.parts[0]).toMatch(/^Two whole courses, on access control and on injection/);
    expect(free?.parts[1]).toMatch(/^Five challenges/);
  });
});
