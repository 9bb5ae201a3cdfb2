import { createLabEngine, type LabEngine } from '../engine/index.ts';
import { readBinaries } from '../grade/binaries.ts';
import { createStoredPython } from '../grade/stored-python.ts';
import { AUTHOR_WALL_FACTOR } from './wall-factor.ts';

/** The engine of the author's commands. */
export const openEngine = (): Promise<LabEngine> =>
  createLabEngine(readBinaries(), { python: createStoredPython(), wallFactor: AUTHOR_WALL_FACTOR });
