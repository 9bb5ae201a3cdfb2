import type { LabFile } from '@drawbridge/contracts/practice';
import { createGrader } from '../grade/grader.ts';
import type { GradedTest, LoadedLab } from '../grade/lab.ts';
import { HOSTILE, toFiles } from '../testing/hostile.ts';
import { inParallel } from './in-parallel.ts';

export interface Burst {
  /** Until the last honest submission was graded. */
  seconds: number;
  /** Until the last of all. */
  allSeconds: number;
  honest: number;
  /** Honest ones with the right verdict. */
  right: number;
  /** Verdicts of the hostile ones, in order of their classes. */
  hostile: string;
}

/** A lab of sixteen tests of one request each: the size that the prototype was measured with. */
export function toSmallTests(lab: LoadedLab): LoadedLab {
  const calls = [
    "await client().get('/login')",
    "await client().get('/invoices', { follow: false })",
    "await client().post('/login', { email: 'nobody@nowhere.example', password: 'x' }, { follow: false })",
    "await client().get('/invoices/1', { follow: false })",
  ];
  const tests = Array.from({ length: 16 }, (_, index): GradedTest => {
    const source = `const r = ${calls[index % calls.length]}; expect(r.status).toBeLessThan(500);`;
    const id = `small-${index}`;
    return { id, title: id, kind: 'functional', visibility: 'hidden', weight: 1, source, hint: '' };
  });
  return { ...lab, tests };
}

/** Grades `count` submissions that all wait from the start; `hostilePercent` of them are hostile. */
export async function measureBurst(
  lab: LoadedLab,
  options: { processes: number; count: number; hostilePercent: number },
): Promise<Burst> {
  const { processes, count, hostilePercent } = options;
  const grader = await createGrader({
    labs: [lab],
    processes,
    jail: 'auto',
    production: false,
    signingKey: 'bench',
  });
  const solution = (run: number): LabFile[] =>
    lab.solution.files.map((file) => ({ ...file, text: `${file.text}\n// ${run}` }));
  const isHostile = (run: number) => run % 100 < hostilePercent;
  const ends = new Map<string, string>();
  let right = 0;
  let [seconds, allSeconds] = [0, 0];
  try {
    await inParallel(processes, 80, async (run) => {
      await grader.grade(lab.pack.lab_id, solution(-run));
    });
    const began = performance.now();
    let bad = 0;
    await inParallel(processes, count, async (run) => {
      const kind = isHostile(run) ? HOSTILE[bad++ % HOSTILE.length] : undefined;
      const files = kind === undefined ? solution(run) : toFiles(lab.pack.entry, kind.text);
      const { verdict } = await grader.grade(lab.pack.lab_id, files);
      allSeconds = (performance.now() - began) / 1000;
      if (kind !== undefined) ends.set(kind.name, verdict);
      else {
        seconds = allSeconds;
        if (verdict === 'passed') right += 1;
      }
    });
  } finally {
    await grader.close();
  }
  const honest = Array.from({ length: count }, (_, run) => run).filter((run) => !isHostile(run)).length;
  const hostile = [...ends].map(([name, verdict]) => `${name}: ${verdict}`).join(', ');
  return { seconds, allSeconds, honest, right, hostile };
}
