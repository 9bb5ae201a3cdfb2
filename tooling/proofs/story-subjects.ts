import { execFileSync } from 'node:child_process';
import { findBrowser } from '../chromium.ts';
import {
  listComponentTestInputs,
  listComponentTests,
  listPictureInputs,
  listStoryFiles,
  listStoryInputs,
} from './story-inputs.ts';
import type { Subject } from './subject.ts';

/** The version of the browser that runs them. The packed one has none to ask before it is unpacked; the lock file has it. */
function readBrowserVersion(kind?: 'shell'): string {
  const { executablePath, env } = findBrowser(kind);
  if (executablePath === undefined) return 'none';
  try {
    return execFileSync(executablePath, ['--version'], {
      encoding: 'utf8',
      env: env ?? process.env,
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'packed';
  }
}

export const readVersions = (kind?: 'shell') => ({
  node: process.version,
  browser: readBrowserVersion(kind),
});

/** Stories, and tests of components that no story shows: one subject a file. */
export function listStorySubjects(): Subject[] {
  const versions = readVersions();
  return [
    ...listStoryFiles().map((name) => ({ name, files: listStoryInputs(name), versions })),
    ...listComponentTests().map((name) => ({ name, files: listComponentTestInputs(name), versions })),
  ];
}

/** All pictures as one subject: drawing them takes less than starting the browser for each. */
export const listPictureSubject = (): Subject[] => [
  {
    name: 'storybook/pictures/pictures.browser.test.ts',
    files: listPictureInputs(),
    versions: readVersions('shell'),
  },
];
