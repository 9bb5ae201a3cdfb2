import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';

/** A score as the tool sent it, and its outcome. */
export interface ReceivedScore {
  activityId: string;
  userId: string;
  scoreGiven: number | undefined;
  scoreMaximum: number | undefined;
  activityProgress: string;
  gradingProgress: string;
  timestamp: string;
  comment: string | undefined;
  receivedAt: string;
}

/** One message of the protocol, recorded for the page that shows them. */
export interface Message {
  id: string;
  at: string;
  direction: 'to the tool' | 'from the tool';
  kind: string;
  status?: number;
  content: unknown;
}

/** What the next call of the score service does instead of responding normally. */
export type Fault = 429 | 500 | 'timeout';

export interface State {
  scores: ReceivedScore[];
  messages: Message[];
  faults: Fault[];
  /** Whether this platform offers storage to its tools. */
  hasStorage: boolean;
  /** Sign-ins of this platform: session id → user id. */
  sessions: Map<string, string>;
  /** Issued access tokens. */
  tokens: Map<string, { scopes: string[]; expiresAt: number }>;
  changes: EventEmitter;
  note(message: Omit<Message, 'id' | 'at'>): void;
  latestScore(activityId: string, userId: string): ReceivedScore | undefined;
}

const MAX_MESSAGES = 200;

/** Everything but the key is in memory: a restart begins with none of it. */
export function createState(): State {
  const state: State = {
    scores: [],
    messages: [],
    faults: [],
    hasStorage: true,
    sessions: new Map(),
    tokens: new Map(),
    changes: new EventEmitter().setMaxListeners(0),
    note(message) {
      state.messages.unshift({ id: randomUUID(), at: new Date().toISOString(), ...message });
      state.messages.length = Math.min(state.messages.length, MAX_MESSAGES);
      state.changes.emit('change');
    },
    latestScore: (activityId, userId) =>
      state.scores.findLast((score) => score.activityId === activityId && score.userId === userId),
  };
  return state;
}
