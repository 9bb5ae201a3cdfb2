import { CORE, ENTRY } from './core.ts';
import { HASHLIB, HMAC } from './hashes.ts';
import { MINI_FLASK } from './mini-flask.ts';
import { MACHINE, SUBPROCESS } from './system.ts';
import { DB, PASSWORDS, SESSIONS } from './world.ts';

/** A Python text literal that is also JSON. */
const toModule = (name: string, source: string) =>
  `_module(${JSON.stringify(name)}, ${JSON.stringify(source)})`;

/** The guest's whole runtime, run once before the base image. Order matters: the library imports some of these itself. */
export const PYTHON_PRELUDE = [
  CORE,
  toModule('hashlib', HASHLIB),
  toModule('hmac', HMAC),
  toModule('subprocess', SUBPROCESS),
  toModule('_machine', MACHINE),
  toModule('mini_flask', MINI_FLASK),
  toModule('db', DB),
  toModule('sessions', SESSIONS),
  toModule('passwords', PASSWORDS),
  ENTRY,
].join('\n');
