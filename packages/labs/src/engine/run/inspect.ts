import type { LabFile, LabPack } from '@drawbridge/contracts/practice';
import type { LabEngine } from '../lab-engine.ts';
import { type Inspection, row } from '../policy/inspection.ts';
import { toProgram } from './program.ts';
import { prepareLab } from './tests.ts';

/** The result of simulating the learner's files, for the lab's `inspect` query. */
export function inspectFiles(engine: LabEngine, pack: LabPack, files: LabFile[]): Inspection {
  const prepared = prepareLab(engine, toProgram(pack, files));
  if (!('image' in prepared))
    return { sections: [{ title: 'The files cannot be read', rows: [row('', prepared.fault, 'bad')] }] };
  const session = engine.open(prepared.image);
  try {
    return session.policy?.inspect(pack.inspect ?? '') ?? { sections: [] };
  } finally {
    session.close();
  }
}
