import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import type { Behaviour } from './behaviour/behaviour.ts';
import { toBehaviour } from './behaviour/presets.ts';
import { type AllFaults, createFaults } from './faults/faults.ts';
import type {
  Activity,
  Course,
  DeepLinkingRequest,
  Deployment,
  Grade,
  Launch,
  LineItem,
  Message,
  ReceivedScore,
  Tool,
  User,
} from './model.ts';
import {
  createSampleActivities,
  createSampleCourse,
  createSampleDeployment,
  createSampleTool,
  createUsers,
  enrolAll,
  FIRST_COURSE,
  FIRST_DEPLOYMENT,
} from './sample-data.ts';
import type { Settings } from './settings.ts';

export interface AccessToken {
  clientId: string;
  /** The deployment that the assertion named; without one the token is for all deployments of the client. */
  deploymentId: string | undefined;
  scopes: string[];
  expiresAt: number;
}

export interface State {
  behaviour: Behaviour;
  faults: AllFaults;
  users: Map<string, User>;
  tools: Map<string, Tool>;
  deployments: Map<string, Deployment>;
  courses: Map<string, Course>;
  activities: Map<string, Activity>;
  lineItems: Map<string, LineItem>;
  /** Every score, as it came. */
  scores: ReceivedScore[];
  /** The last score and the grade of a person, by `toGradeKey`. */
  lastScores: Map<string, ReceivedScore>;
  grades: Map<string, Grade>;
  /** Begun launches and content pickers, by message hint and by `data`. */
  launches: Map<string, Launch>;
  deepLinkings: Map<string, DeepLinkingRequest>;
  /** One-time registration tokens, and when each ends. */
  registrationTokens: Map<string, number>;
  /** Nonces of deep linking responses and ids of client assertions that were used. */
  usedOnce: Set<string>;
  /** People and columns whose first score was refused as one call too many, by `toGradeKey`. */
  limitedOnce: Set<string>;
  messages: Message[];
  /** Sign-ins of this platform: session id → user id. */
  sessions: Map<string, string>;
  /** Issued access tokens. */
  tokens: Map<string, AccessToken>;
  /** For ids that are made here. */
  counter: number;
  changes: EventEmitter;
  note(message: Omit<Message, 'id' | 'at'>): void;
}

export const toGradeKey = (lineItemId: string, userId: string): string => `${lineItemId} ${userId}`;

const MAX_MESSAGES = 300;

const byKey = <Item>(items: readonly Item[], toKey: (item: Item) => string): Map<string, Item> =>
  new Map(items.map((item) => [toKey(item), item]));

/** What a restart begins with, and what a reset goes back to: everything but sign-ins and the key. */
function createSampleState(settings: Settings) {
  const users = createUsers();
  const course = createSampleCourse();
  enrolAll(course, users);
  const { activities, lineItems } = createSampleActivities(settings.toolUrl, {
    courseKey: FIRST_COURSE,
    deploymentKey: FIRST_DEPLOYMENT,
    prefix: 'link-',
  });
  return {
    behaviour: toBehaviour(settings.preset),
    faults: createFaults(),
    users: byKey(users, ({ id }) => id),
    tools: byKey([createSampleTool(settings)], ({ clientId }) => clientId),
    deployments: byKey([createSampleDeployment(settings)], ({ key }) => key),
    courses: byKey([course], ({ key }) => key),
    activities: byKey(activities, ({ id }) => id),
    lineItems: byKey(lineItems, ({ id }) => id),
    scores: [],
    lastScores: new Map<string, ReceivedScore>(),
    grades: new Map<string, Grade>(),
    launches: new Map<string, Launch>(),
    deepLinkings: new Map<string, DeepLinkingRequest>(),
    registrationTokens: new Map<string, number>(),
    usedOnce: new Set<string>(),
    limitedOnce: new Set<string>(),
    messages: [],
    tokens: new Map<string, AccessToken>(),
  };
}

/** Everything but the key is in memory: a restart begins with the sample data. */
export function createState(settings: Settings): State {
  const state: State = {
    ...createSampleState(settings),
    sessions: new Map(),
    // Tools outlive a restart of this platform: an id is never used twice.
    counter: Math.floor(Date.now() / 1_000),
    changes: new EventEmitter().setMaxListeners(0),
    note(message) {
      state.messages.unshift({ id: randomUUID(), at: new Date().toISOString(), ...message });
      state.messages.length = Math.min(state.messages.length, MAX_MESSAGES);
      state.changes.emit('change');
    },
  };
  return state;
}

/** Back to the sample data; who is signed in stays so. */
export function resetState(state: State, settings: Settings): void {
  Object.assign(state, createSampleState(settings));
  state.changes.emit('change');
}

/** A short id that no other item here has. */
export function createId(state: State, prefix: string): string {
  state.counter += 1;
  return `${prefix}${state.counter}`;
}
