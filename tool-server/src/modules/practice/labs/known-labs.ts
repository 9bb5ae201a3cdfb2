import { problem } from '@drawbridge/contracts';
import type { LabPack } from '@drawbridge/contracts/practice';
import { type LoadedLab, toPack } from '@drawbridge/labs/grade';

export interface KnownLab {
  lab: LoadedLab;
  pack: LabPack;
}

/** The labs of the catalogue, by id. */
export interface KnownLabs {
  /** Returns a lab, or undefined if it was taken out of the catalog. */
  find(labId: string): KnownLab | undefined;
  /** Throws `lab_not_found`. */
  get(labId: string): KnownLab;
}

export function createKnownLabs(labs: readonly LoadedLab[]): KnownLabs {
  const byId = new Map<string, KnownLab>(labs.map((lab) => [lab.pack.lab_id, { lab, pack: toPack(lab) }]));
  return {
    find: (labId) => byId.get(labId),
    get(labId) {
      const found = byId.get(labId);
      if (!found) throw problem('lab_not_found');
      return found;
    },
  };
}
