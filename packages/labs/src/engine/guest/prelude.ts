import { BROWSER_DOM } from './browser-dom.ts';
import { BROWSER_EVENTS } from './browser-events.ts';
import { BROWSER_BUILTINS, BROWSER_LOCK } from './browser-lock.ts';
import { BROWSER_NET } from './browser-net.ts';
import { BROWSER_WINDOW } from './browser-window.ts';
import { BUFFER } from './buffer.ts';
import { CORE } from './core.ts';
import { CRYPTO } from './crypto.ts';
import { WORLD_MODULES } from './db.ts';
import { EXPRESS } from './express.ts';
import { FILES } from './files.ts';
import { POLICY } from './policy.ts';
import { SYSTEM } from './system.ts';
import { TESTING } from './testing.ts';
import { UTF8 } from './utf8.ts';

const toPrelude = (...parts: string[]) =>
  `(function () {'use strict';\n${parts.join('\n')}\nreturn entry;\n})()`;

/** Runtime of the learner's app. */
export const APP_PRELUDE = toPrelude(CORE, UTF8, BUFFER, EXPRESS, FILES, CRYPTO, SYSTEM, WORLD_MODULES);

/** Runtime of a test program. */
export const TEST_PRELUDE = toPrelude(CORE, UTF8, BUFFER, CRYPTO, TESTING, POLICY);

/** Runtime of a page in the simulated browser. Each page starts on a fresh image of it. */
export const BROWSER_PRELUDE = toPrelude(
  BROWSER_BUILTINS,
  CORE,
  UTF8,
  BROWSER_EVENTS,
  BROWSER_DOM,
  BROWSER_WINDOW,
  BROWSER_NET,
  BROWSER_LOCK,
);

const TEST_API =
  'client, signIn, victim, ran, expect, request, events, fail, blocked, number, pick, shuffle, token, clock, reseed, sql, crypto, keys, accounts, found, policy, finding';

/** What precedes a file, on its first line, so that line numbers are the author's. */
export const MODULE_HEAD = '(function (exports, require, module, __filename, __dirname) {';
export const TEST_HEAD = `(async function ({ ${TEST_API} }) {`;

/** A file of the app as a CommonJS module. */
export const toModuleSource = (text: string): string => `${MODULE_HEAD}${text}\n})`;

/** A test file as an async function over the test API. */
export const toTestSource = (text: string): string => `${TEST_HEAD}${text}\n})`;
