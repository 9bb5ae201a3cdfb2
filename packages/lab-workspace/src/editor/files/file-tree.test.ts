import { describe, expect, it } from 'vitest';
import { toMove, toRows } from './file-tree.ts';

const PATHS = [
  'store.js',
  'server.js',
  'routes/notes.js',
  'views/page.js',
  'views/parts/head.js',
  'encode.js',
];
const NONE = new Set<string>();
const rows = toRows(PATHS, NONE);
const move = (key: string, focused: string, folded = NONE, isRtl = false) =>
  toMove(key, toRows(PATHS, folded), focused, folded, isRtl);

describe('the rows of the tree', () => {
  it('rows are folders first, then files, by name', () => {
    expect(rows.map(({ path }) => path)).toEqual([
      'routes',
      'routes/notes.js',
      'views',
      'views/parts',
      'views/parts/head.js',
      'views/page.js',
      'encode.js',
      'server.js',
      'store.js',
    ]);
  });

  it('rows know their level and their position in the folder', () => {
    expect(rows.find(({ path }) => path === 'views/page.js')).toMatchObject({
      kind: 'file',
      name: 'page.js',
      level: 2,
      position: 2,
      size: 2,
    });
  });

  it('rows omit what is in a folded folder', () => {
    const shown = toRows(PATHS, new Set(['views'])).map(({ path }) => path);
    expect(shown).toContain('views');
    expect(shown.some((path) => path.startsWith('views/'))).toBe(false);
  });
});

describe('a key in the tree', () => {
  it.each([
    ['ArrowDown', 'routes', 'routes/notes.js'],
    ['ArrowUp', 'routes/notes.js', 'routes'],
    ['Home', 'store.js', 'routes'],
    ['End', 'routes', 'store.js'],
    ['ArrowRight', 'views', 'views/parts'],
    ['ArrowLeft', 'views/page.js', 'views'],
    ['ArrowLeft', 'views/parts/head.js', 'views/parts'],
    ['s', 'routes', 'server.js'],
    ['s', 'server.js', 'store.js'],
  ])('the key %s on %s moves the focus to %s', (key, from, to) => {
    expect(move(key, from)).toEqual({ kind: 'focus', path: to });
  });

  it('a key goes to the parent of a folded folder', () => {
    expect(move('ArrowLeft', 'views/parts', new Set(['views/parts']))).toEqual({
      kind: 'focus',
      path: 'views',
    });
  });

  it('a key does nothing at the ends, on a file, and for other keys', () => {
    expect(move('ArrowUp', 'routes')).toBeUndefined();
    expect(move('ArrowDown', 'store.js')).toBeUndefined();
    expect(move('ArrowRight', 'store.js')).toBeUndefined();
    expect(move('ArrowLeft', 'store.js')).toBeUndefined();
    expect(move('Escape', 'store.js')).toBeUndefined();
    expect(move('x', 'store.js')).toBeUndefined();
  });

  it('a key folds and unfolds folders, and opens files', () => {
    expect(move('ArrowLeft', 'views')).toEqual({ kind: 'fold', path: 'views' });
    expect(move('ArrowRight', 'views', new Set(['views']))).toEqual({ kind: 'unfold', path: 'views' });
    expect(move('Enter', 'views')).toEqual({ kind: 'fold', path: 'views' });
    expect(move(' ', 'views', new Set(['views']))).toEqual({ kind: 'unfold', path: 'views' });
    expect(move('Enter', 'store.js')).toEqual({ kind: 'open', path: 'store.js' });
  });

  it('keys are mirrored in right-to-left text', () => {
    expect(move('ArrowLeft', 'views', NONE, true)).toEqual({ kind: 'focus', path: 'views/parts' });
    expect(move('ArrowRight', 'views', NONE, true)).toEqual({ kind: 'fold', path: 'views' });
  });
});
