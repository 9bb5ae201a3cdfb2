import type { GeneralCheat } from '../cheat.ts';
import { foreignPages } from './foreign-pages.ts';
import { honestUse } from './honest-use.ts';
import type { AttackMaterial } from './material.ts';
import { practiceFlag } from './practice-flag.ts';
import { repliesSearched } from './replies-searched.ts';

/** For labs whose task is an attack. */
export const ATTACK_CHEATS: ReadonlyArray<GeneralCheat<AttackMaterial>> = [
  honestUse,
  practiceFlag,
  foreignPages,
  repliesSearched,
];
