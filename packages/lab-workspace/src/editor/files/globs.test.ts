import { describe, expect, it } from 'vitest';
import { isEditable } from './globs.ts';

describe('isEditable', () => {
  it('isEditable matches one star only within a folder', () => {
    expect(isEditable('routes/a.js', ['routes/*.js'])).toBe(true);
    expect(isEditable('routes/deep/a.js', ['routes/*.js'])).toBe(false);
    expect(isEditable('routesXa.js', ['routes/*.js'])).toBe(false);
  });
  it('isEditable matches two stars across any number of folders', () => {
    expect(isEditable('a.js', ['**/*.js'])).toBe(true);
    expect(isEditable('x/y/a.js', ['**/*.js'])).toBe(true);
    expect(isEditable('app/x/y', ['app/**'])).toBe(true);
  });
  it('isEditable matches a dot literally', () => {
    expect(isEditable('storexjs', ['store.js'])).toBe(false);
  });
});
