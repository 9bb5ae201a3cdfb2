import { expect, it } from 'vitest';
import { listAuthoringSubjects } from './lab-subjects.ts';

const AUTHOR = 'packages/labs/src/author/author.process.test.ts';
const PYTHON = 'packages/labs/src/engine/python/slot.process.test.ts';

it("tests of the engine and of authors' commands depend on sources and templates of labs, and on no lab of ours", () => {
  const subjects = listAuthoringSubjects();
  expect(subjects.map(({ name }) => name)).toEqual(
    expect.arrayContaining([AUTHOR, PYTHON, 'packages/labs/src/author/cheats/find-accepted.process.test.ts']),
  );
  for (const { name, files } of subjects) {
    expect(files).toEqual(
      expect.arrayContaining([
        name,
        'packages/labs/src/author/cheats/cheat-worker.ts',
        'packages/labs/src/grade/process-main.ts',
        'packages/labs/src/testing/build-lab.ts',
        'packages/labs/templates/fix/lab.yaml',
        'package-lock.json',
      ]),
    );
    expect(files.filter((file) => file.startsWith('packages/content/labs/'))).toEqual([]);
  }
});
