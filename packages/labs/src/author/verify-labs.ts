import { fileURLToPath } from 'node:url';
import type { LabEngine } from '../engine/lab-engine.ts';
import { type Check, check } from '../grade/check.ts';
import { createGrader } from '../grade/grader.ts';
import type { LoadedLab } from '../grade/lab.ts';
import { loadLab } from '../grade/load.ts';
import { SOLVED, verifyLab } from '../grade/verify.ts';
import { checkAccepts } from './accepts/check-accepts.ts';
import { findInWorker } from './cheats/find-in-worker.ts';
import { checkGuards } from './cheats/guards/check-guards.ts';
import { checkCheats } from './cheats/try-cheats.ts';
import { COURSES } from './roots.ts';
import { checkLessons, readLessons } from './trap-lessons.ts';
import { checkTrapWords } from './trap-words.ts';

/** What verify found out about one lab. */
export interface LabProof {
  id: string;
  claims: number;
  broken: number;
  /** CPU time of this process, its cheat thread and the grader. */
  cpuSeconds: number;
}

function print(id: string, checks: readonly Check[]): void {
  console.log(`\n${id}`);
  for (const { claim, holds, seen } of checks)
    console.log(`  ${holds ? 'holds ' : 'BROKEN'}  ${claim}${seen === '' ? '' : `\n          ${seen}`}`);
}

/** Compiled code of graders, shared with `npm start`: a replacement process starts in half the time. */
const CACHE = fileURLToPath(new URL('../../../../node_modules/.cache/drawbridge/grader', import.meta.url));

/** Proves every claim about the labs with the real, jailed grader. Calls `onProof` when a lab is done. */
export async function verifyLabs(
  engine: LabEngine,
  dirs: readonly string[],
  onProof: (proof: LabProof) => void = () => undefined,
): Promise<LabProof[]> {
  const labs = dirs.map((dir) => loadLab(dir));
  const grader = await createGrader({
    labs,
    processes: 1,
    jail: 'auto',
    production: false,
    signingKey: 'verify',
    log: console.error,
    cacheDir: CACHE,
  });
  const cheats = await findInWorker();
  const lessons = readLessons(COURSES);
  const cpuMs = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000 + grader.cpuMs();
  };

  async function prove(lab: LoadedLab): Promise<Check[]> {
    // In its thread while the grader is asked, and only for this lab: so its time is this lab's.
    const tried = cheats.of(lab.dir);
    const checks = [
      ...(await verifyLab(engine, grader, lab)),
      ...(await checkAccepts(engine, grader, lab)),
      ...checkLessons(lab, lessons),
      ...checkTrapWords(lab),
    ];
    const { cheats: found, guards } = await tried;
    if (checks.some(({ claim, holds }) => claim === SOLVED && !holds))
      return [...checks, check('general cheats and guards are tried once the solution passes', false)];
    return [...checks, ...(await checkCheats(grader, lab, found)), ...checkGuards(lab, guards)];
  }

  const proofs: LabProof[] = [];
  try {
    for (const lab of labs) {
      const before = cpuMs();
      const checks = await prove(lab);
      const id = lab.pack.lab_id;
      print(id, checks);
      const broken = checks.filter(({ holds }) => !holds).length;
      const proof = { id, claims: checks.length, broken, cpuSeconds: Math.round(cpuMs() - before) / 1_000 };
      proofs.push(proof);
      onProof(proof);
    }
  } finally {
    await cheats.close();
    await grader.close();
  }
  const broken = proofs.reduce((sum, proof) => sum + proof.broken, 0);
  const count = `${labs.length} ${labs.length === 1 ? 'lab' : 'labs'}`;
  console.log(
    `\n${count}, jail: ${grader.jail}. ${broken === 0 ? 'All claims hold.' : `${broken} claims are broken.`}`,
  );
  return proofs;
}
