import type { LabFile, LabLogEntry } from '@drawbridge/contracts/practice';

/** What a learner would submit: changed files, and the log of an attack where the lab takes one. */
export interface CheatSubmission {
  /** Which of the cheat's ways this is. */
  name: string;
  files: LabFile[];
  log?: LabLogEntry[];
  /**
   * The same without the trick, where the rest of it is fixed. A lab that accepts this has nothing left to be hidden by
   * the trick: then the submission is a fix.
   */
  control?: LabFile[];
  /**
   * The trick beside the whole solution. Where this fails, the trick breaks the app, and is not tried beside anything less.
   * The same list for each submission with the trick.
   */
  basis?: LabFile[];
}

/**
 * A submission that leaves a fault open and could be made for any lab, from what the lab shows. `Material` is what it is
 * made of: an app, the files of a policy lab, an attack.
 */
export interface GeneralCheat<Material> {
  id: string;
  /** What it does, as the end of a sentence that begins with its id. */
  what: string;
  /** What the author of a lab that accepts it should add. */
  improve: string;
  /** None for a lab that has nothing to apply it to. */
  submissions(material: Material): CheatSubmission[];
}
