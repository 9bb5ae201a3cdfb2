import { createLabEngine, type LabEngine } from '../engine/index.ts';
import { readBinaries } from '../grade/binaries.ts';
import { createStoredPython } from '../grade/stored-python.ts';

/** The engine of the author's commands. */
export const openEngine = (): Promise<LabEngine> =>
  createLabEngine(readBinaries(), { python: createStoredPython() });
