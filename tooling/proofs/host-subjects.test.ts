import { expect, it } from 'vitest';
import { listHostSubjects } from './host-subjects.ts';

const HOSTS = 'tooling/publish/hosts.process.test.ts';
const TARBALLS = 'tooling/publish/tarballs.process.test.ts';

it('a test of hosts depends on the packages, on what builds them and on itself', () => {
  const [hosts] = listHostSubjects().filter(({ name }) => name === HOSTS);
  expect(hosts?.files).toEqual(
    expect.arrayContaining([
      HOSTS,
      'packages/widgets/src/learning/course/CourseCard.tsx',
      'packages/embed/package.json',
      'tooling/publish/pack-all.ts',
      'tooling/publish/testing/host-server.ts',
      'tooling/chromium.ts',
      'tooling/vite.ts',
      'vitest.config.ts',
      'package-lock.json',
    ]),
  );
});

it('tests of hosts are named by their paths, and do not depend on each other or on the server', () => {
  const subjects = listHostSubjects();
  expect(subjects.map(({ name }) => name).toSorted()).toEqual([HOSTS, TARBALLS]);
  for (const { name, files } of subjects) {
    expect(files.filter((file) => file.endsWith('.process.test.ts'))).toEqual([name]);
    expect(files.filter((file) => file.startsWith('tool-server/src/'))).toEqual([]);
  }
});
