import { createHash } from 'node:crypto';
import { whyNoJail } from '@drawbridge/labs/jail';
import { listAllLabInputs } from '@drawbridge/labs/lab-inputs';
import type { Subject } from './subject.ts';

/** What `labs verify` proves: one subject a lab. A grader without its jail proves less, and is another version. */
export function listLabSubjects(): Subject[] {
  const jail = whyNoJail() === null ? 'bubblewrap' : 'none';
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
