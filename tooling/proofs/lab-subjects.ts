import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import path from 'node:path';
import { whyNoJail } from '@drawbridge/labs/jail';
import { listAllLabInputs, listSharedInputs } from '@drawbridge/labs/lab-inputs';
import { ROOT } from '../root.ts';
import { AUTHORING_TESTS } from './process-tests.ts';
import { listNodeTestInputs } from './story-inputs.ts';
import type { Subject } from './subject.ts';

/** A grader without its jail proves less, and is another version. */
const readJail = () => (whyNoJail() === null ? 'bubblewrap' : 'none');

/** What `labs verify` proves: one subject a lab. */
export function listLabSubjects(): Subject[] {
  const jail = readJail();
  return [...listAllLabInputs()].map(([name, { files, packages, node }]) => ({
    name,
    files,
    versions: {
      node,
      jail,
      packages: createHash('sha256').update(packages.join('\n')).digest('hex').slice(0, 16),
    },
  }));
}

/** Tests of the engine and of what authors run: one subject a file. They make labs of the templates, and read none of ours. */
export function listAuthoringSubjects(): Subject[] {
  const { files: shared } = listSharedInputs();
  const templates = globSync('packages/labs/templates/**', { cwd: ROOT, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)));
  const versions = { node: process.version, jail: readJail() };
  return globSync(AUTHORING_TESTS, { cwd: ROOT }).map((name) => ({
    name,
    files: [...shared, ...templates, ...listNodeTestInputs(name, [])],
    versions,
  }));
}
