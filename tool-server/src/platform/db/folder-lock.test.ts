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
  it('the lock refuses a second process, with the owner and what to do in the message', () => {
    lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(new RegExp(`in use by process ${process.pid}.*DATA_DIR`));
  });
  it('the lock is free again once released', () => {
    lockFolder(folder)();
    expect(() => lockFolder(folder)).not.toThrow();
  });
  it('the lock is taken over from a dead process', () => {
    writeFileSync(path.join(folder, 'lock'), '2147483646 1');
    expect(() => lockFolder(folder)).not.toThrow();
  });
  it('the lock does not belong to a living process that only has the same id', () => {
    writeFileSync(path.join(folder, 'lock'), `${process.pid} 1`);
    expect(() => lockFolder(folder)).not.toThrow();
  });
  it('the lock is taken over when its file is broken', () => {
    writeFileSync(path.join(folder, 'lock'), '');
    expect(() => lockFolder(folder)).not.toThrow();
  });
});
