import type { EngineBinaries } from '../binaries.ts';
import { createLabEngine, type EngineOptions } from '../engine.ts';
import type { LabEngine } from '../lab-engine.ts';
import { PAGE_WALL_FACTOR } from './wall-factor.ts';

/** The engine of a page: its wall limits allow for a slow or busy machine. */
export function createPageEngine(
  binaries: EngineBinaries,
  options: Omit<EngineOptions, 'wallFactor'> = {},
): Promise<LabEngine> {
  return createLabEngine(binaries, { ...options, wallFactor: PAGE_WALL_FACTOR });
}
