import { describe, expect, it } from 'vitest';
import { isEditable } from './globs.ts';

describe('isEditable', () => {
  it('matches one star within a folder only', () => {
    expect(isEditable('routes/a.js', ['routes/*.js'])).toBe(true);
    expect(isEditable('routes/deep/a.js', ['routes/*.js'])).toBe(false);
    expect(isEditable('routesXa.js', ['routes/*.js'])).toBe(false);
  });
  it('matches two stars across any number of folders', () => {
    expect(isEditable('a.js', ['**/*.js'])).toBe(true);
    expect(isEditable('x/y/a.js', ['**/*.js'])).toBe(true);
    expect(isEditable('app/x/y', ['app/**'])).toBe(true);
  });
  it('matches a dot literally', () => {
    expect(isEditable('storexjs', ['store.js'])).toBe(false);
  });
});
