import { changeLeftOut } from '../change-left-out.ts';
import type { GeneralCheat } from '../cheat.ts';
import { allRefused } from './all-refused.ts';
import { answerPrograms } from './answer-programs.ts';
import { columnsConfused } from './columns-confused.ts';
import { copiedTables } from './copied-tables.ts';
import { featureDeleted } from './feature-deleted.ts';
import { flood } from './flood.ts';
import { hardCodedAnswers } from './hard-coded-answers.ts';
import type { AppMaterial } from './material.ts';
import { oddCharactersRefused } from './odd-characters-refused.ts';
import { otherWeaknessFixed } from './other-weakness-fixed.ts';
import { recognisedPeople } from './recognised-people.ts';
import { recognisedSeed } from './recognised-seed.ts';
import { recognisedValues } from './recognised-values.ts';
import { renamedColumns } from './renamed-columns.ts';
import { secretsEncoded } from './secrets-encoded.ts';
import { sideEffects } from './side-effects.ts';
import { silencedDialogs } from './silenced-dialogs.ts';
import { targetsByName } from './targets-by-name.ts';
import { weakRandomness } from './weak-randomness.ts';

/** For labs with an app, in either language. */
export const APP_CHEATS: ReadonlyArray<GeneralCheat<AppMaterial>> = [
  allRefused,
  flood,
  silencedDialogs,
  renamedColumns,
  secretsEncoded,
  recognisedSeed,
  recognisedPeople,
  recognisedValues,
  targetsByName,
  hardCodedAnswers,
  oddCharactersRefused,
  featureDeleted,
  otherWeaknessFixed,
  weakRandomness,
  columnsConfused,
  copiedTables,
  answerPrograms,
  sideEffects,
  changeLeftOut,
];
