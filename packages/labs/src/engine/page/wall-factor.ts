/**
 * How many times longer than a grader's the wall limits of a page are. A learner's machine may be slower than a grader
 * or busy; fuel still ends a program that loops, and only this learner waits for one that fuel cannot end.
 */
export const PAGE_WALL_FACTOR = 8;
