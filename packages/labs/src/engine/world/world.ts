import type { WorldEvent } from './event.ts';
import { createEventLog, type EventLog } from './event-log.ts';
import { createFileTree, type FileTree, type SavedTree } from './file-tree.ts';
import { createRandom, toToken } from './random.ts';
import type { WorldRules } from './rules.ts';

/** What an app did while it started: every session of its image begins with it. */
export interface StartedWorld {
  events: readonly WorldEvent[];
  tree: SavedTree;
  lookups: ReadonlyMap<string, number>;
}

/** Everything of a session that is not guest memory: clock, sessions of the app's users, the log of events. */
export interface World extends EventLog {
  nowMs: number;
  /** Values of the current request. */
  inputs: string[];
  /** User of the session of the current request. */
  user: string;
  /** The simulated disk. */
  tree: FileTree;
  /** How often each host name was looked up. */
  lookups: Map<string, number>;
  save(): StartedWorld;
  newSalt(): string;
  /** Random bytes as hexadecimal text. */
  newHex(bytes: number): string;
  /** Lets time pass because an operation takes that long. */
  spend(ms: number): void;
  openSession(user: string): string;
  sessionUser(id: string): string;
  closeSession(id: string): void;
}

const MAX_SESSIONS = 1_000;

/** A new world; with `started` it goes on from there, at the time at which every session begins. */
export function createWorld(rules: WorldRules, seed: number, started?: StartedWorld): World {
  const random = createRandom(seed ^ 0x5eed);
  const sessions = new Map<string, string>();
  const log = createEventLog(started?.events);
  return {
    ...log,
    nowMs: rules.startMs,
    inputs: [],
    user: '',
    tree: createFileTree(rules, started?.tree),
    lookups: new Map(started?.lookups),
    save() {
      return { events: [...this.events], tree: this.tree.save(), lookups: new Map(this.lookups) };
    },
    newSalt: () => toToken(random, 16),
    newHex: (bytes) => toToken(random, bytes * 2),
    spend(ms) {
      this.nowMs += Math.max(0, ms);
    },
    openSession(user) {
      if (sessions.size >= MAX_SESSIONS) throw new Error('too many sessions');
      const id = toToken(random, 32);
      sessions.set(id, user);
      log.log({ kind: 'session', action: 'opened', user });
      return id;
    },
    sessionUser: (id) => sessions.get(id) ?? '',
    closeSession(id) {
      const user = sessions.get(id);
      if (user === undefined) return;
      sessions.delete(id);
      log.log({ kind: 'session', action: 'closed', user });
    },
  };
}
