/**
 * A learner's machine may be ten times slower than a grader, or busy with something else. Only what fuel cannot end
 * waits so long, and nobody but this learner waits for it.
 */
export const PAGE_WALL_FACTOR = 8;
