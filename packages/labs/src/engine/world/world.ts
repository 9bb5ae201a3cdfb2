import type { WorldEvent } from './event.ts';
import { createFileTree, type FileTree } from './file-tree.ts';
import { createRandom, toToken } from './random.ts';
import type { WorldRules } from './rules.ts';

/** Everything of a session that is not guest memory: clock, sessions of the app's users, the log of events. */
export interface World {
  events: WorldEvent[];
  nowMs: number;
  /** Values of the current request. */
  inputs: string[];
  /** User of the session of the current request. */
  user: string;
  /** The simulated disk. */
  tree: FileTree;
  /** How often each host name was looked up. */
  lookups: Map<string, number>;
  log(event: WorldEvent): void;
  newSalt(): string;
  /** Random bytes as hexadecimal text. */
  newHex(bytes: number): string;
  /** Lets time pass because an operation takes that long. */
  spend(ms: number): void;
  openSession(user: string): string;
  sessionUser(id: string): string;
  closeSession(id: string): void;
}

const MAX_EVENTS = 2_000;
const MAX_SESSIONS = 1_000;

export function createWorld(rules: WorldRules, seed: number): World {
  const random = createRandom(seed ^ 0x5eed);
  const sessions = new Map<string, string>();
  return {
    events: [],
    nowMs: rules.startMs,
    inputs: [],
    user: '',
    tree: createFileTree(rules),
    lookups: new Map(),
    log(event) {
      if (this.events.length < MAX_EVENTS) this.events.push(event);
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
      this.log({ kind: 'session', action: 'opened', user });
      return id;
    },
    sessionUser: (id) => sessions.get(id) ?? '',
    closeSession(id) {
      const user = sessions.get(id);
      if (user === undefined) return;
      sessions.delete(id);
      this.log({ kind: 'session', action: 'closed', user });
    },
  };
}
