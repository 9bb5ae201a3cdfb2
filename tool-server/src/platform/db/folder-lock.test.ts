import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from './folder-lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'drawbridge-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the lock of the data folder', () => {
  it('a second taker is refused, and told who has it and what to do', () => {
    lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(new RegExp(`in use by process ${process.pid}.*DATA_DIR`));
  });
  it('is free again once given back', () => {
    lockFolder(folder)();
    expect(() => lockFolder(folder)).not.toThrow();
  });
  it('the lock of a dead process is taken over', () => {
    writeFileSync(path.join(folder, 'lock'), '2147483646 1');
    expect(() => lockFolder(folder)).not.toThrow();
  });
  it('a living process that only has the same id is no owner', () => {
    writeFileSync(path.join(folder, 'lock'), `${process.pid} 1`);
    expect(() => lockFolder(folder)).not.toThrow();
  });
  it('a broken lock file is taken over', () => {
    writeFileSync(path.join(folder, 'lock'), '');
    expect(() => lockFolder(folder)).not.toThrow();
  });
});
