import type { AppMaterial } from './material.ts';

/** The same code in both languages of apps. */
export type Code = Readonly<Record<AppMaterial['language'], string>>;

/**
 * How the app is changed. Code sees `data`, and `memory`, which lasts from one request to the next.
 */
export interface Rewrite {
  data?: unknown;
  /** Statements that run once, when the app starts. */
  start?: Code;
  /**
   * Body of a function that is called with each `request`: its `method`, `url`, `segments`, `fields` (pairs of name and
   * value from query and body), `headers`, `body`, and `user`, who is signed in. It returns `'solution'` for the app as
   * its author solved it, a status to refuse the request with, a whole answer (`status`, `headers`, `body`), or nothing
   * for the unchanged app.
   */
  choose?: Code;
  /**
   * Body of a function that is called with each answer of the unchanged app: with its `body`, whose changed value it
   * returns, `isHtml`, `user`, `setHeader(name, value)` and `status`.
   */
  answer?: Code;
}
