import type { LabEngine } from '../../engine/lab-engine.ts';
import { type Check, check } from '../../grade/check.ts';
import type { Grader } from '../../grade/grader.ts';
import type { LoadedLab } from '../../grade/lab.ts';
import { type Candidate, type Findings, findAccepted } from './find-accepted.ts';
import { readLegitimate } from './legitimate.ts';

/** The grader draws new values of hidden tests for each of these. */
const SEEDS = ['', 'second', 'third'] as const;
const INDENT = '\n          ';
const FLAG = 'flag{general-cheats-e15a90}';

/** Whether the grader gives a submission full points; differences from the page count here. */
async function isGraded(
  grader: Pick<Grader, 'grade'>,
  lab: LoadedLab,
  { files, log }: Candidate,
): Promise<boolean> {
  const attack = lab.pack.goal === undefined ? undefined : { log: log ?? [], flag: FLAG };
  for (const seed of SEEDS) {
    const { verdict, score, max } = await grader.grade(lab.pack.lab_id, files, seed, attack);
    if (verdict === 'passed' && score === max) return true;
  }
  return false;
}

/** Checks that no general cheat passes a lab, from what was found in another process. */
export async function checkCheats(
  grader: Pick<Grader, 'grade'>,
  lab: LoadedLab,
  { fault, cheats, candidates }: Findings,
): Promise<Check[]> {
  if (fault !== '') return [check('the general cheats can be tried', false, fault)];
  const accepted: Candidate[] = [];
  for (const candidate of candidates) if (await isGraded(grader, lab, candidate)) accepted.push(candidate);
  const legitimate = readLegitimate(lab.dir);
  const checks = cheats
    .filter(({ tried }) => tried > 0)
    .flatMap(({ id, what, improve }): Check[] => {
      const names = accepted.filter(({ cheat }) => cheat === id).map(({ name }) => name);
      const declared = legitimate.filter(({ cheat }) => cheat === id);
      const isDeclared = (name: string) => declared.some(({ ways }) => !ways || ways.includes(name));
      const others = names.filter((name) => !isDeclared(name));
      const claims = declared.map(({ why, ways = names }) => {
        const failing = ways.filter((way) => !names.includes(way));
        return check(
          `the general cheat ${id} is a fix of this lab: ${why}`,
          ways.length > 0 && failing.length === 0,
          ['it does not pass: remove it from general-cheats.yaml', ...failing].join(INDENT),
        );
      });
      if (declared.some(({ ways }) => !ways)) return claims;
      return [
        ...claims,
        check(
          `the general cheat ${id} fails`,
          others.length === 0,
          [`it ${what}, and passes:`, ...others, `to do: ${improve}`].join(INDENT),
        ),
      ];
    });
  const unknown = legitimate.filter(
    ({ cheat }) => !cheats.some(({ id, tried }) => id === cheat && tried > 0),
  );
  return [
    ...checks,
    ...unknown.map(({ cheat }) =>
      check(`the general cheat ${cheat} of general-cheats.yaml exists for this lab`, false),
    ),
  ];
}

/** Tries every general cheat against a lab. */
export const tryCheats = (
  engine: LabEngine,
  grader: Pick<Grader, 'grade'>,
  lab: LoadedLab,
): Promise<Check[]> => checkCheats(grader, lab, findAccepted(engine, lab));
