import { createLabEngine, type LabEngine } from '../engine/index.ts';
import { readBinaries, readPython } from '../grade/binaries.ts';
import { AUTHOR_WALL_FACTOR } from './wall-factor.ts';

/** The engine of the author's commands. */
export const openEngine = (): Promise<LabEngine> =>
  createLabEngine(readBinaries(), { python: { read: readPython }, wallFactor: AUTHOR_WALL_FACTOR });
