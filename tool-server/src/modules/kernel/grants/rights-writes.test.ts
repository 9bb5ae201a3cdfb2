import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const MODULES = path.resolve(import.meta.dirname, '../..');
const RIGHT = /\b(type|trial|expiresAt|isAdmin|isOwner|isManager|companyId)\b/;
/** Where an account is made, or becomes active: the grants are recorded with the event that tells of it. */
const OTHERS = ['kernel/people/activate-account.ts', 'identity/signup/signup.store.ts'];

/** What `.set(…)` writes after an update of accounts or people; a name stands for what it holds. */
function listWrites(text: string): string[] {
  return [...text.matchAll(/\.update\((?:account|person)\)\s*\.set\(([^)]*)\)/g)].map(([, set]) => set ?? '');
}

describe('plan, company and administration of an account', () => {
  it('rights are written only by rights.ts, which records the grant, and where accounts begin', () => {
    const files = globSync('**/*.ts', { cwd: MODULES }).filter((file) => !file.endsWith('.test.ts'));
    const writing = files.filter((file) =>
      listWrites(readFileSync(path.join(MODULES, file), 'utf8')).some((set) => RIGHT.test(set)),
    );
    expect(writing.filter((file) => !OTHERS.includes(file))).toEqual(['kernel/grants/rights.ts']);
  });
  it('writes of rights are found in the forms that the stores use', () => {
    expect(listWrites("tx.update(account).set({ type: 'IND' })").some((set) => RIGHT.test(set))).toBe(true);
    expect(listWrites('await tx\n  .update(person)\n  .set({ companyId: id })')).toHaveLength(1);
  });
});
