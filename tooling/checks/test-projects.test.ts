import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import type { ViteUserConfig } from 'vitest/config';
import { ROOT } from '../root.ts';

/** Vitest refuses a run of projects with different numbers of workers, unless they are in different groups. */
it('projects whose tests run one by one are in a separate group, so that a run may have both kinds', async () => {
  const file = pathToFileURL(path.join(ROOT, 'vitest.config.ts')).href;
  const { default: config } = (await import(file)) as { default: ViteUserConfig };
  const projects = (config.test?.projects ?? []).flatMap((project) =>
    typeof project === 'object' && 'test' in project && project.test ? [project.test] : [],
  );
  const toGroups = (isOneByOne: boolean) => [
    ...new Set(
      projects
        .filter(({ fileParallelism }) => (fileParallelism === false) === isOneByOne)
        .map(({ sequence }) => sequence?.groupOrder ?? 0),
    ),
  ];
  expect(projects.length).toBeGreaterThan(4);
  expect([toGroups(false), toGroups(true)]).toEqual([[0], [1]]);
});
