import type { LabEngine } from '../engine/lab-engine.ts';
import type { Check } from '../grade/check.ts';
import { createGrader, type Grader } from '../grade/grader.ts';
import { loadLab } from '../grade/load.ts';
import { verifyLab } from '../grade/verify.ts';
import { findInWorker } from './cheats/find-in-worker.ts';
import { checkCheats } from './cheats/try-cheats.ts';
import { COURSES } from './roots.ts';
import { checkLessons, readLessons } from './trap-lessons.ts';

/** The cheats take the other core meanwhile, and some submissions come close to the wall limits by intention. */
const MOST_RUNS = 3;

function print(id: string, checks: readonly Check[]): void {
  console.log(`\n${id}`);
  for (const { claim, holds, seen } of checks)
    console.log(`  ${holds ? 'holds ' : 'BROKEN'}  ${claim}${seen === '' ? '' : `\n          ${seen}`}`);
}

/** Proves every claim about the labs with the real, jailed grader. Gives the number of broken claims. */
export async function verifyLabs(engine: LabEngine, dirs: readonly string[]): Promise<number> {
  const labs = dirs.map((dir) => loadLab(dir));
  const grader = await createGrader({
    labs,
    processes: 1,
    jail: 'auto',
    production: false,
    signingKey: 'verify',
    log: console.error,
  });
  /** A run that a busy machine spoiled proves nothing about the lab: it is repeated. */
  const grade: Grader['grade'] = async (...submission) => {
    let result = await grader.grade(...submission);
    for (let run = 1; run < MOST_RUNS && result.verdict === 'infra'; run++)
      result = await grader.grade(...submission);
    return result;
  };
  const patient = { ...grader, grade };
  const cheats = findInWorker(dirs);
  const lessons = readLessons(COURSES);
  let broken = 0;
  try {
    for (const lab of labs) {
      const checks = [
        ...(await verifyLab(engine, patient, lab)),
        ...checkLessons(lab, lessons),
        ...(await checkCheats(patient, lab, await cheats.of(lab.dir))),
      ];
      print(lab.pack.lab_id, checks);
      broken += checks.filter(({ holds }) => !holds).length;
    }
  } finally {
    await cheats.close();
    await grader.close();
  }
  const count = `${labs.length} ${labs.length === 1 ? 'lab' : 'labs'}`;
  console.log(
    `\n${count}, jail: ${grader.jail}. ${broken === 0 ? 'All claims hold.' : `${broken} claims are broken.`}`,
  );
  return broken;
}
