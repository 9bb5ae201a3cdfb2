import { signal } from '@preact/signals-react';
import { describe, expect, it } from 'vitest';
import { toComparedFiles } from './compared-files.ts';

const lab = {
  files: [
    { path: 'server.js', text: 'starter' },
    { path: 'store.js', text: 'starter' },
    { path: 'views.js', text: 'starter' },
  ],
};
const compare = (mine: Record<string, string>) =>
  toComparedFiles(
    lab,
    { files: signal(new Map(lab.files.map(({ path, text }) => [path, mine[path] ?? text]))) },
    [{ path: 'store.js', text: 'solved' }],
  ).map(({ path, mine: own, solution, isSame }) => [path, own, solution, isSame]);

describe('files compared with the solution', () => {
  it('the files are those of the solution, even where the learner changed nothing', () => {
    expect(compare({})).toEqual([['store.js', 'starter', 'solved', false]]);
  });
  it('the files include those that only the learner changed, which the solution leaves unchanged', () => {
    expect(compare({ 'server.js': 'mine', 'store.js': 'solved' })).toEqual([
      ['store.js', 'solved', 'solved', true],
      ['server.js', 'mine', 'starter', false],
    ]);
  });
});
