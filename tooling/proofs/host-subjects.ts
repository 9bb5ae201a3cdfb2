import { globSync } from 'node:fs';
import { listSources } from '../build/hash-sources.ts';
import { PACKAGE_SOURCES } from '../publish/packages-build.ts';
import { ROOT } from '../root.ts';
import { HOST_TESTS } from './process-tests.ts';
import { listNodeTestInputs } from './story-inputs.ts';
import { readVersions } from './story-subjects.ts';
import type { Subject } from './subject.ts';

/** Tests of the published packages in hosts, one subject a file: packages, what builds them, and the test. */
export function listHostSubjects(): Subject[] {
  const versions = readVersions();
  const packages = listSources(PACKAGE_SOURCES);
  return globSync(HOST_TESTS, { cwd: ROOT }).map((name) => ({
    name,
    files: [...packages, ...listNodeTestInputs(name, ['tooling/publish/pack-all.ts'])],
    versions,
  }));
}
