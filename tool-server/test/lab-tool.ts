import { labsRoots } from '@drawbridge/content';
import type { LabFile, LabResult } from '@drawbridge/contracts';
import { createGrader, type LoadedLab, loadLabs } from '@drawbridge/labs/grade';
import type { GradeLab } from '../src/modules/labs/index.ts';
import { createTestTool, type TestTool } from './create-test-tool.ts';

/** Called instead of the grader: it may call `grade`, fail, wait, or return something else. */
export type GradingReplacement = (grade: () => Promise<LabResult>, files: LabFile[]) => Promise<LabResult>;

export interface LabTool {
  tool: TestTool;
  labs: LoadedLab[];
  /** From now on the server calls this instead of the grader; undefined: the grader again. */
  replaceGrading(replacement: GradingReplacement | undefined): void;
  close(): Promise<void>;
}

/** A server with labs and a real grader. `ids`: only these labs; `isGrading`: false leaves the jobs stopped. */
export async function createLabTool(
  options: { ids?: readonly string[]; processes?: number; isGrading?: boolean } = {},
): Promise<LabTool> {
  const { ids, processes = 1, isGrading = true } = options;
  const labs = loadLabs(labsRoots).filter(({ pack }) => ids === undefined || ids.includes(pack.lab_id));
  const grader = await createGrader({
    labs,
    processes,
    jail: 'auto',
    production: false,
    signingKey: 'of the tests',
  });
  let replaced: GradingReplacement | undefined;
  const replaceable: GradeLab = {
    grade(labId, files, seed, attack) {
      const grade = () => grader.grade(labId, files, seed, attack);
      return replaced ? replaced(grade, files) : grade();
    },
  };
  const env = { GRADER_PROCESSES: String(processes) };
  const tool = await createTestTool({ labs, grader: replaceable, env });
  if (isGrading) tool.app.jobs.start();
  return {
    tool,
    labs,
    replaceGrading(replacement) {
      replaced = replacement;
    },
    async close() {
      await tool.close();
      await grader.close();
    },
  };
}
