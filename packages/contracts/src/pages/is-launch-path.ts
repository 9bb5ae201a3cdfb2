import * as LAUNCH_PAGES from './launch-pages.ts';

/** First segments of their addresses. */
const ROOTS = new Set(Object.values<string>(LAUNCH_PAGES).map((path) => path.split('/')[1]));

/** Whether a path is a page of an LTI launch. Those pages have a session of their own. */
export const isLaunchPath = (path: string): boolean => ROOTS.has(path.split('/')[1]);
