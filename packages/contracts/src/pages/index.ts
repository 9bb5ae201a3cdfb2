/**
 * Every page address. `:name` is one segment, `:name?` an optional one, `*` any rest and `*?` an optional rest. The
 * portal's router, the server, LTI, notifications and emails read them. Each group is a module, not an object, so that
 * a bundle contains only the addresses it uses.
 */
export { isLaunchPath } from './is-launch-path.ts';
export * as LAUNCH_PAGES from './launch-pages.ts';
export * as PORTAL_PAGES from './portal-pages.ts';
export * as PUBLIC_PAGES from './public-pages.ts';
