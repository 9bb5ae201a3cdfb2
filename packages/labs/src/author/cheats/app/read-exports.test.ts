import { describe, expect, it } from 'vitest';
import { isData, readExports } from './read-exports.ts';

const file = (text: string, path = 'answers.js') => ({ path, text });

describe('answers in a file', () => {
  it.each([
    ['values by name', "module.exports = { A: 3, 'ignore-scripts': false, list: [1, -2, 'x'] };"],
    ['a list', "module.exports = [\n  // The first one.\n  { name: 'guessing', atLeast: 5 },\n];"],
  ])('answers in a file are %s', (_what, text) => {
    expect(isData(file(text))).toBe(true);
  });

  it.each([
    ['a call', 'module.exports = { A: choose() };'],
    ['a function', 'module.exports = { isName: (text) => text.length < 5 };'],
    ['a method', 'module.exports = { isName(text) { return true; } };'],
    ['another module', "const db = require('db');\nmodule.exports = { A: 3 };"],
    ['a loop', 'for (const a of []) a.b = 1;\nmodule.exports = {};'],
    ['nothing that is exported', 'const a = 1;'],
  ])('answers in a file are not %s', (_what, text) => {
    expect(isData(file(text))).toBe(false);
  });

  it('answers in a file are in JavaScript', () => {
    expect(isData(file('{ "A": 3 }', 'answers.json'))).toBe(false);
    expect(isData(file('A = 3', 'answers.py'))).toBe(false);
  });
});

it('exports have a name and the position of their value', () => {
  const text = "const f = 1;\nmodule.exports = { f, 'a-b': [1, 2], g(x) { return x; } };";
  expect(readExports(file(text)).map(({ name, from, to }) => [name, text.slice(from, to)])).toEqual([
    ['f', 'f'],
    ['a-b', '[1, 2]'],
    ['g', '{ return x; }'],
  ]);
  expect(readExports(file('module.exports = make();'))).toEqual([]);
});
