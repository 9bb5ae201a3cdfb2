import { Problem } from '@drawbridge/contracts';
import type { LabEngine } from '../../engine/lab-engine.ts';
import { type Check, check } from '../../grade/check.ts';
import type { Grader } from '../../grade/grader.ts';
import type { LoadedLab } from '../../grade/lab.ts';
import { checkSubmission } from '../../grade/submission.ts';
import { tellMissed } from '../../grade/tell-missed.ts';
import { checkAgreement, OTHER_SEED, replayExploit, runOtherwise } from '../../grade/verify.ts';
import { type HonestFix, readAccepts } from './read-accepts.ts';

const INDENT = '\n          ';

/** Why a learner could not submit the files, or an empty text. */
function refusalOf(lab: LoadedLab, { files }: HonestFix): string {
  try {
    checkSubmission(lab, files);
    return '';
  } catch (error) {
    if (error instanceof Problem) return Object.values(error.errors ?? {}).join(', ') || error.message;
    throw error;
  }
}

async function checkAccept(
  engine: LabEngine,
  grader: Pick<Grader, 'grade'>,
  lab: LoadedLab,
  fix: HonestFix,
): Promise<Check[]> {
  const { id, why, files } = fix;
  const refusal = refusalOf(lab, fix);
  const submitted = check(`a learner can submit the honest fix ${id}`, refusal === '', refusal);
  if (!submitted.holds) return [submitted];
  const first = await grader.grade(lab.pack.lab_id, files);
  const { page, agreement } = checkAgreement(engine, lab, `honest fix ${id}`, files, first);
  // A right fix passes with any random values.
  const all = [
    ...tellMissed(engine, lab, files, first.tests, ''),
    ...tellMissed(engine, lab, files, runOtherwise(engine, lab, files, page.tests), OTHER_SEED),
  ];
  const missed = all.map((test) => `${test.id}${test.message === '' ? '' : `: ${test.message}`}`);
  if (missed.length === 0 && (first.verdict !== 'passed' || first.score !== first.max))
    missed.push(first.verdict);
  const breached = lab.exploits.filter((exploit) =>
    replayExploit(engine, lab, exploit, files).has(exploit.id),
  );
  return [
    submitted,
    check(
      `the honest fix ${id} passes everything`,
      missed.length === 0,
      [why, ...new Set(missed)].join(INDENT),
    ),
    agreement,
    check(
      `every log is powerless against the honest fix ${id}`,
      breached.length === 0,
      breached.map((exploit) => exploit.id).join(', '),
    ),
    check(
      `the honest fix ${id} is stored as a patch`,
      fix.isPacked,
      `npm run lab -- accept ${lab.pack.lab_id} ${id}`,
    ),
  ];
}

/** Checks that right fixes that differ from the solution pass, on the page and on the server. */
export async function checkAccepts(
  engine: LabEngine,
  grader: Pick<Grader, 'grade'>,
  lab: LoadedLab,
): Promise<Check[]> {
  const checks: Check[] = [];
  const fixes = readAccepts(lab.dir);
  if (fixes.length > 0 && ['exploit', 'playground'].includes(lab.pack.kind))
    return [check('a lab in which nothing is fixed has no honest fixes', false)];
  for (const fix of fixes) checks.push(...(await checkAccept(engine, grader, lab, fix)));
  return checks;
}
