import { Problem } from '@drawbridge/contracts';
import { SUBMISSION_LIMITS } from '@drawbridge/contracts/practice';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildLab } from '../testing/build-lab.ts';
import { checkSubmission } from './submission.ts';

const lab = buildLab();

function refusal(files: Array<{ path: string; text: string }>): Problem | null {
  try {
    checkSubmission(lab, files);
    return null;
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
}

describe('A submission', () => {
  it('a submission is accepted if it contains files that may be changed', () => {
    expect(refusal([])).toBeNull();
    expect(
      refusal([
        { path: 'server.js', text: '' },
        { path: 'routes/new-one.js', text: 'x' },
      ]),
    ).toBeNull();
  });

  it('a submission contains a dot file only if the lab has that very file', () => {
    const files = [{ path: '.dockerignore', text: '*' }];
    expect(refusal(files)?.code).toBe('submission_refused');
    const editable = [...lab.pack.editable, '.dockerignore'];
    const open = { ...lab, pack: { ...lab.pack, editable } };
    expect(() => checkSubmission(open, files)).toThrow(Problem);
    const known = { ...open, pack: { ...open.pack, files: [...lab.pack.files, ...files] } };
    expect(() => checkSubmission(known, files)).not.toThrow();
  });

  it.each([
    ['an absolute path', '/server.js'],
    ['a way up', '../server.js'],
    ['a way up inside', 'routes/../server.js'],
    ['a way around', './server.js'],
    ['a backslash', 'routes\\a.js'],
    ['a drive', 'C:/server.js'],
    ['NUL', 'server.js\0.txt'],
    ['a line break', 'server.js\n'],
    ['a blank', 'server .js'],
    ['a dot file', 'routes/.env.js'],
    ['an empty part', 'routes//a.js'],
    ['an empty name', ''],
    ['a look-alike letter', 'sеrver.js'],
    ['a combining mark', 'routes/e\u0301.js'],
    ['a right-to-left mark', 'routes/\u202Ea.js'],
    ['a zero-width sign', 'server\u200B.js'],
    ['a file of the lab that may not be changed', 'lab.yaml'],
    ['a test', 'tests/visible/a.js'],
    ['another ending', 'routes/a.mjs'],
    ['another case', 'Server.js'],
    ['a long path', `routes/${'a'.repeat(SUBMISSION_LIMITS.pathLength)}.js`],
  ])('a submission with %s is refused', (_name, path) => {
    const refused = refusal([{ path, text: '' }]);
    expect(refused?.code).toBe('submission_refused');
    expect(Object.keys(refused?.errors ?? {})).toEqual(['files.0.path']);
  });

  it('a submission with the same file twice, differing only by case, is refused', () => {
    expect(
      refusal([
        { path: 'routes/a.js', text: '' },
        { path: 'routes/A.js', text: '' },
      ])?.errors,
    ).toEqual({
      'files.0.path': 'the same file is there twice',
      'files.1.path': 'the same file is there twice',
    });
  });

  it('a submission that is too large is refused, naming the limit', () => {
    const { fileBytes, files, totalBytes } = SUBMISSION_LIMITS;
    const many = (count: number, size: number) =>
      Array.from({ length: count }, (_, index) => ({ path: `routes/f${index}.js`, text: 'x'.repeat(size) }));
    expect(refusal(many(1, fileBytes + 1))?.errors).toEqual({
      'files.0.text': `at most ${fileBytes} bytes a file`,
    });
    expect(refusal([{ path: 'server.js', text: 'é'.repeat(fileBytes / 2 + 1) }])?.code).toBe(
      'submission_too_large',
    );
    expect(refusal(many(files + 1, 1))?.errors).toEqual({ files: `at most ${files} files` });
    expect(refusal(many(5, totalBytes / 5 + 1))?.errors).toEqual({
      files: `at most ${totalBytes} bytes together`,
    });
  });

  it('a submission is never accepted with anything but plain paths', () => {
    const property = fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (path) => {
      if (refusal([{ path, text: '' }]) === null)
        expect(path).toMatch(/^(server\.js|routes\/[A-Za-z0-9][A-Za-z0-9._-]*\.js)$/);
    });
    fc.assert(property, { numRuns: 500, seed: 1 });
  });
});
