import type { LabFile, LabLogEntry } from '@drawbridge/contracts/practice';

/** What a learner would submit: changed files, and the log of an attack where the lab takes one. */
export interface CheatSubmission {
  /** Which of the cheat's ways this is. */
  name: string;
  files: LabFile[];
  log?: LabLogEntry[];
  /**
   * The same without the trick, with the rest fixed. If a lab accepts this, the trick hides nothing: the submission is
   * a fix.
   */
  control?: LabFile[];
  /**
   * The trick together with the whole solution. If this fails, the trick breaks the app and is not tried with less. The
   * same list for each submission with the trick.
   */
  basis?: LabFile[];
}

/**
 * A submission that leaves a fault open and can be generated for any lab from what the lab shows. `Material` is its
 * input: an app, the files of a policy lab, an attack.
 */
export interface GeneralCheat<Material> {
  id: string;
  /** What it does, as the end of a sentence that begins with its id. */
  what: string;
  /** What the author of a lab that accepts it should add. */
  improve: string;
  /** Empty for a lab that it does not apply to. */
  submissions(material: Material): CheatSubmission[];
}
