import { describe, expect, it } from 'vitest';
import { isEditable } from './globs.ts';

describe('isEditable', () => {
  it('keeps one star within a folder', () => {
    expect(isEditable('routes/a.js', ['routes/*.js'])).toBe(true);
    expect(isEditable('routes/deep/a.js', ['routes/*.js'])).toBe(false);
    expect(isEditable('routesXa.js', ['routes/*.js'])).toBe(false);
  });
  it('lets two stars cross folders, none among them', () => {
    expect(isEditable('a.js', ['**/*.js'])).toBe(true);
    expect(isEditable('x/y/a.js', ['**/*.js'])).toBe(true);
    expect(isEditable('app/x/y', ['app/**'])).toBe(true);
  });
  it('takes a dot for a dot', () => {
    expect(isEditable('storexjs', ['store.js'])).toBe(false);
  });
});
