import type { LabPack } from '@drawbridge/contracts/practice';
import { APP_DIR } from './app-dir.ts';

/** A host outside the app: its addresses and its responses, by `METHOD /path`, `/path` or `*`. */
export interface HostRule {
  /** Several are returned in turn, one for each lookup. */
  addresses: string[];
  routes: Record<string, { status: number; headers: Record<string, string>; body: string }>;
}

/** A program on the app's machine. */
export interface ProgramRule {
  name: string;
  /** `$*` stands for its arguments, `$0` for the file it reads. */
  stdout: string;
  status: number;
  /** Its first argument is a file that must exist. */
  reads: boolean;
  /** `last`: writes its output to its last argument. */
  output: 'stdout' | 'last';
  /** Options that write to a file of the caller's choice. */
  writes: string[];
  /** Options that start another command. */
  runs: string[];
}

/** A reply of the scripted model: used when the pattern is found in the prompt. */
export interface ModelRule {
  when: string;
  /** `$1` and so on stand for what the pattern captured. */
  say: string;
  /** Tool to call, where the app offers one of that name. */
  call: string;
  input: string;
}

/** The rules of a lab's world: `seed.world` of the pack, checked. */
export interface WorldRules {
  /** The clock at the start, in milliseconds. */
  startMs: number;
  /** Queries giving `value`, `owner` and `what`: whose secret is which text. */
  watch: string[];
  /** Table → column naming the owner of a row. */
  owners: Record<string, string>;
  /** The sign-in form, for tests. */
  signIn: { path: string; user: string; password: string };
  /** The simulated disk: absolute path → text. */
  files: Record<string, string>;
  /** Symbolic links: path → target. */
  links: Record<string, string>;
  /** Folders the app is meant to work in; a file elsewhere is `outside`. */
  roots: string[];
  hosts: Record<string, HostRule>;
  programs: Record<string, ProgramRule>;
  /** Environment variables of the app and of the programs it starts. */
  env: Record<string, string>;
  model: ModelRule[];
  /** Who may be sent to a page; without a password it is an account of the lab. */
  victims: Array<{ user: string; password: string; name: string }>;
}

const DEFAULT_START = '2026-01-15T09:00:00Z';

function textOf(from: Record<string, unknown>, key: string, fallback: string): string {
  const value = from[key];
  if (value === undefined) return fallback;
  if (typeof value !== 'string') throw new Error(`seed.world.${key} must be text`);
  return value;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function textsOf(world: Record<string, unknown>, key: string): Record<string, string> {
  const value = world[key] ?? {};
  if (!isRecord(value) || !Object.values(value).every((entry) => typeof entry === 'string'))
    throw new Error(`seed.world.${key} must map names to texts`);
  return value as Record<string, string>;
}

function listOf(value: unknown, field: string): string[] {
  const list = value ?? [];
  if (!Array.isArray(list) || !list.every((entry) => typeof entry === 'string'))
    throw new Error(`seed.world.${field} must be a list of texts`);
  return list;
}

function recordsOf<Rule>(
  world: Record<string, unknown>,
  key: string,
  toRule: (name: string, from: Record<string, unknown>) => Rule,
): Record<string, Rule> {
  const value = world[key] ?? {};
  if (!isRecord(value)) throw new Error(`seed.world.${key} must map names to descriptions`);
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => {
      if (!isRecord(entry)) throw new Error(`seed.world.${key}.${name} must be a description`);
      return [name, toRule(name, entry)];
    }),
  );
}

function toHost(name: string, from: Record<string, unknown>): HostRule {
  const field = `hosts.${name}`;
  const addresses =
    typeof from['address'] === 'string' ? [from['address']] : listOf(from['addresses'], `${field}.addresses`);
  if (addresses.length === 0) throw new Error(`seed.world.${field} must have an address`);
  const routes = recordsOf(from, 'routes', (route, reply) => {
    const status = reply['status'] ?? 200;
    if (typeof status !== 'number')
      throw new Error(`seed.world.${field}.routes.${route}.status must be a number`);
    return { status, headers: textsOf(reply, 'headers'), body: textOf(reply, 'body', '') };
  });
  return { addresses, routes };
}

function toProgramRule(name: string, from: Record<string, unknown>): ProgramRule {
  const status = from['status'] ?? 0;
  const output = textOf(from, 'output', 'stdout');
  if (typeof status !== 'number') throw new Error(`seed.world.programs.${name}.status must be a number`);
  if (output !== 'stdout' && output !== 'last')
    throw new Error(`seed.world.programs.${name}.output is stdout or last`);
  return {
    name,
    stdout: textOf(from, 'stdout', ''),
    status,
    reads: from['reads'] === true,
    output,
    writes: listOf(from['writes'], `programs.${name}.writes`),
    runs: listOf(from['runs'], `programs.${name}.runs`),
  };
}

function isPattern(source: string): boolean {
  try {
    return new RegExp(source).source !== '';
  } catch {
    return false;
  }
}

function toModelRules(value: unknown): ModelRule[] {
  const list = value ?? [];
  if (!Array.isArray(list) || !list.every(isRecord))
    throw new Error('seed.world.model must be a list of rules');
  return list.map((rule: Record<string, unknown>, index) => {
    const when = textOf(rule, 'when', '');
    if (!isPattern(when)) throw new Error(`seed.world.model.${index}.when is not a pattern`);
    return {
      when,
      say: textOf(rule, 'say', ''),
      call: textOf(rule, 'call', ''),
      input: textOf(rule, 'input', ''),
    };
  });
}

function toVictimRules(value: unknown): WorldRules['victims'] {
  const list = value ?? [];
  if (!Array.isArray(list)) throw new Error('seed.world.victims must be a list of users');
  return list.map((entry: unknown) => {
    if (typeof entry === 'string') return { user: entry, password: '', name: entry };
    if (!isRecord(entry) || entry['user'] === undefined)
      throw new Error('seed.world.victims must be users, or have user and password');
    const user = textOf(entry, 'user', '');
    return { user, password: textOf(entry, 'password', ''), name: textOf(entry, 'name', user) };
  });
}

/** Throws an `Error` naming the field. */
export function toWorldRules(world: LabPack['seed']['world']): WorldRules {
  const startMs = Date.parse(textOf(world, 'clock', DEFAULT_START));
  if (Number.isNaN(startMs)) throw new Error('seed.world.clock must be a date');
  const owners = world['owners'] ?? {};
  if (!isRecord(owners)) throw new Error('seed.world.owners must map tables to columns');
  const signIn = world['signIn'] ?? {};
  if (!isRecord(signIn)) throw new Error('seed.world.signIn must have path, user and password');
  return {
    startMs,
    watch: listOf(world['watch'], 'watch'),
    owners: Object.fromEntries(Object.entries(owners).map(([table, column]) => [table, String(column)])),
    signIn: {
      path: textOf(signIn, 'path', '/login'),
      user: textOf(signIn, 'user', 'user'),
      password: textOf(signIn, 'password', 'password'),
    },
    files: textsOf(world, 'files'),
    links: textsOf(world, 'links'),
    roots: listOf(world['roots'], 'roots'),
    hosts: recordsOf(world, 'hosts', toHost),
    programs: recordsOf(world, 'programs', toProgramRule),
    env: { PATH: '/usr/bin:/bin', HOME: APP_DIR, USER: 'app', ...textsOf(world, 'env') },
    model: toModelRules(world['model']),
    victims: toVictimRules(world['victims']),
  };
}
