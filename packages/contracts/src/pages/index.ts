/**
 * Every page address. `:name` stands for one segment, `:name?` for one that may be missing, `*` for any rest, `*?` for
 * a rest that may be missing. The portal's router, the server, LTI, notifications and mails read them. A module for each
 * group and not an object, so that a bundle holds only the addresses it uses.
 */
export { isLaunchPath } from './is-launch-path.ts';
export * as LAUNCH_PAGES from './launch-pages.ts';
export * as PORTAL_PAGES from './portal-pages.ts';
export * as PUBLIC_PAGES from './public-pages.ts';
