import { changeLeftOut } from '../change-left-out.ts';
import type { GeneralCheat } from '../cheat.ts';
import { allRefused } from './all-refused.ts';
import { featureDeleted } from './feature-deleted.ts';
import type { PolicyMaterial } from './material.ts';
import { renamedParts } from './renamed-parts.ts';
import { secretsEncoded } from './secrets-encoded.ts';
import { solutionBeside } from './solution-beside.ts';
import { solutionInComments } from './solution-in-comments.ts';
import { targetsByName } from './targets-by-name.ts';

/** For labs of files that are read and simulated. */
export const POLICY_CHEATS: ReadonlyArray<GeneralCheat<PolicyMaterial>> = [
  allRefused,
  solutionInComments,
  solutionBeside,
  renamedParts,
  secretsEncoded,
  targetsByName,
  featureDeleted,
  changeLeftOut,
];
