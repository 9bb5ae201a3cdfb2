import type { LabFile } from '@drawbridge/contracts/practice';
import { type LabEngine, runVisible } from '../engine/index.ts';
import { createGrader } from '../grade/grader.ts';
import type { LoadedLab } from '../grade/lab.ts';
import { toPack } from '../grade/pack.ts';
import { HOSTILE, toFiles } from '../testing/hostile.ts';

/** Submissions of every class of verdict. */
function toClasses({ pack, solution, traps }: LoadedLab): Array<{ name: string; files: LabFile[] }> {
  const entry = (name: string, text: string) => ({ name, files: toFiles(pack.entry, text) });
  return [
    { name: 'starter', files: [] },
    { name: 'solution', files: solution.files },
    ...traps.filter(({ id }) => id !== RECOGNIZES_PAGE).map(({ id, files }) => ({ name: id, files })),
    entry('empty', ''),
    entry('no program', 'const x = ;'),
    entry('throws', "throw new Error('no')"),
    entry('denies all', "const a = require('express')(); a.use((q, r) => r.sendStatus(403)); a.listen(1);"),
    entry('never answers', "const a = require('express')(); a.use(() => undefined); a.listen(1);"),
    ...HOSTILE.map(({ name, text }) => entry(name, text)),
  ];
}

/** Recognizes the random numbers of the page: that the server decides otherwise is what the trap shows. */
const RECOGNIZES_PAGE = 'known-seed';

export interface Agreement {
  classes: number;
  agreed: number;
  /** Names of those where page and server differ. */
  differ: string[];
}

/** Compares status and fuel of every visible test between the page's runner and the grader. */
export async function measureAgreement(engine: LabEngine, lab: LoadedLab): Promise<Agreement> {
  const differ: string[] = [];
  const classes = toClasses(lab);
  const grader = await createGrader({
    labs: [lab],
    processes: 1,
    jail: 'auto',
    production: false,
    signingKey: 'bench',
  });
  for (const { name, files } of classes) {
    const page = runVisible(engine, toPack(lab), files);
    const server = await grader.grade(lab.pack.lab_id, files);
    const seen = server.tests
      .filter(({ visibility }) => visibility === 'visible')
      .map(({ id, status, fuel }) => `${id} ${status} ${fuel}`);
    const shown = page.tests.map(({ id, status, fuel }) => `${id} ${status} ${fuel}`);
    if (page.outcome_hash !== server.outcome_hash || seen.join() !== shown.join()) differ.push(name);
  }
  await grader.close();
  return { classes: classes.length, agreed: classes.length - differ.length, differ };
}
