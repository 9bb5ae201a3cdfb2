import { describe, expect, it } from 'vitest';
import { findPlaces } from './find-places.ts';

const PATHS = ['app.js', 'views/app.js', 'app.py', 'Dockerfile', '.dockerignore'];
const placesOf = (text: string) => findPlaces(text, PATHS).flatMap(({ place }) => place ?? []);

describe('places named in a text', () => {
  it.each([
    [
      'a frame of JavaScript',
      '    at show (views/app.js:17:3)',
      { path: 'views/app.js', line: 17, column: 3 },
    ],
    ['a frame of Python', '  File "app.py", line 6, in index', { path: 'app.py', line: 6 }],
    ['a message about a file', 'Dockerfile:4:1: unknown', { path: 'Dockerfile', line: 4, column: 1 }],
    ['a finding', 'Finding: .dockerignore:2: too little', { path: '.dockerignore', line: 2 }],
  ])('places are found in %s', (_what, text, place) => {
    expect(placesOf(text)).toEqual([place]);
  });

  it('places are those of known files only, and of whole names', () => {
    expect(placesOf('at runtime:63:118, other.js:1:1, myapp.js:3, lib/app.js:4, app.js:0')).toEqual([]);
  });

  it('places split the text without changing it', () => {
    const text = 'TypeError: no\n    at app.js:1:2\n    at show (views/app.js:3:4)\nend';
    const parts = findPlaces(text, PATHS);
    expect(parts.map((part) => part.text).join('')).toBe(text);
    expect(parts.filter(({ place }) => place).map((part) => part.text)).toEqual([
      'app.js:1:2',
      'views/app.js:3:4',
    ]);
  });

  it('there are no places in a lab without files', () => {
    expect(findPlaces('app.js:1', [])).toEqual([{ text: 'app.js:1' }]);
  });
});
