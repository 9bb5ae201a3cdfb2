import path from 'node:path';
import { listSources } from '../build/hash-sources.ts';
import { PACKAGE_SOURCES } from '../publish/packages-build.ts';
import { ROOT } from '../root.ts';
import { findFiles } from '../source-files.ts';
import { listNodeTestInputs } from './story-inputs.ts';
import { readVersions } from './story-subjects.ts';
import type { Subject } from './subject.ts';

const FOLDER = 'tooling/publish';

/** Tests of the published packages in hosts, one subject a file: packages, what builds them, and the test. */
export function listHostSubjects(): Subject[] {
  const versions = readVersions();
  const packages = listSources(PACKAGE_SOURCES);
  return [...findFiles(path.join(ROOT, FOLDER), /\.process\.test\.ts$/)].map((found) => {
    const name = path.relative(ROOT, found);
    const files = [...packages, ...listNodeTestInputs(name, [`${FOLDER}/pack-all.ts`])];
    return { name, files, versions };
  });
}
