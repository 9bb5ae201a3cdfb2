import { describe, expect, it } from 'vitest';
import { toNextIndex } from './menu-keys.ts';

const labels = ['My Profile', 'Favorites', 'Notifications', 'Logout'];

describe('toNextIndex', () => {
  it('toNextIndex wraps at both ends', () => {
    expect(toNextIndex('ArrowDown', 3, labels)).toBe(0);
    expect(toNextIndex('ArrowUp', 0, labels)).toBe(3);
  });
  it('toNextIndex starts at the first entry when none has the focus', () => {
    expect(toNextIndex('ArrowDown', -1, labels)).toBe(0);
  });
  it('toNextIndex finds the next entry by its first letter', () => {
    expect(toNextIndex('l', 0, labels)).toBe(3);
    expect(toNextIndex('M', 0, labels)).toBe(0);
  });
  it('toNextIndex ignores other keys', () => {
    expect(toNextIndex('Enter', 0, labels)).toBeUndefined();
    expect(toNextIndex('z', 0, labels)).toBeUndefined();
    expect(toNextIndex('ArrowDown', 0, [])).toBeUndefined();
  });
});
