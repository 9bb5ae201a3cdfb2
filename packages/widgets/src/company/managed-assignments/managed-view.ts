import type { ManagedFilter } from '@drawbridge/client/stores/company/managed/managed-assignments';
import { ASSIGNMENT_PHASES, ASSIGNMENT_TYPES } from '@drawbridge/contracts/company';

export const TYPES = ASSIGNMENT_TYPES;
export const PHASES = ASSIGNMENT_PHASES;

/** What a list shows, as texts of an address; '' lets everything through. */
export interface ManagedView {
  text: string;
  type: string;
  phase: string;
}

export const NO_FILTER: ManagedView = { text: '', type: '', phase: '' };

/** A value that an address holds wrongly does not filter. */
export function toManagedFilter({ text, type, phase }: ManagedView): ManagedFilter {
  const knownType = TYPES.find((one) => one === type);
  const knownPhase = PHASES.find((one) => one === phase);
  return {
    ...(text === '' ? {} : { text }),
    ...(knownType && { type: knownType }),
    ...(knownPhase && { phase: knownPhase }),
  };
}
