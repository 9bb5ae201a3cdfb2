import * as LAUNCH_PAGES from './launch-pages.ts';

/** The first words of their addresses. */
const ROOTS = new Set(Object.values<string>(LAUNCH_PAGES).map((path) => path.split('/')[1]));

/** Whether a path is of the pages of a launch, which have a session of their own. */
export const isLaunchPath = (path: string): boolean => ROOTS.has(path.split('/')[1]);
