import { expect, it } from 'vitest';
import config from '../../vitest.config.ts';

/** Vitest refuses a run of projects with different numbers of workers, unless they are in different groups. */
it('projects whose tests run one by one are in a group of their own, so that a run may have both kinds', () => {
  const projects = (config.test?.projects ?? []).flatMap((project) =>
    typeof project === 'object' && 'test' in project && project.test ? [project.test] : [],
  );
  const toGroup = (isOneByOne: boolean) =>
    new Set(
      projects
        .filter(({ fileParallelism }) => (fileParallelism === false) === isOneByOne)
        .map(({ sequence }) => sequence?.groupOrder ?? 0),
    );
  expect(projects.length).toBeGreaterThan(4);
  expect([[...toGroup(false)], [...toGroup(true)]]).toEqual([[0], [1]]);
});
