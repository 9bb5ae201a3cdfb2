import { createRandom } from '../random.ts';

/** Services whose calls can be made to fail. */
export const SERVICES = {
  score: 'Scores',
  token: 'Access tokens',
  lineItems: 'Line items',
  results: 'Results',
  roster: 'Roster',
} as const;
export type ServiceName = keyof typeof SERVICES;
export const SERVICE_NAMES = Object.keys(SERVICES) as ServiceName[];

/** What a call gets instead of its normal answer. The stored ones do their work first: a careless repeat doubles it. */
export const FAULTS = {
  400: '400: wrong request',
  401: '401: token not valid',
  403: '403: not allowed',
  '403-rate': '403: too many calls, as Canvas says it',
  404: '404: not found',
  409: '409: not later than the last score',
  422: '422: no attempts left, as Canvas says it',
  429: '429: too many calls, with Retry-After in seconds',
  '429-date': '429: too many calls, with Retry-After as a date',
  500: '500: failed',
  502: '502: a page of HTML from a proxy',
  503: '503: under maintenance',
  timeout: 'Never answers',
  drop: 'Closes the connection',
  'stored-timeout': 'Does its work, never answers',
  'stored-drop': 'Does its work, closes the connection',
  html: '200 with a page of HTML',
  slow: 'Answers after three seconds',
} as const;
export type Fault =
  | 400
  | 401
  | 403
  | 404
  | 409
  | 422
  | 429
  | 500
  | 502
  | 503
  | Exclude<keyof typeof FAULTS, number>;

/** A fault as it is in a JSON body (a number or a text) or in a form (a text). */
export function readFault(value: unknown): Fault | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  if (!Object.hasOwn(FAULTS, value)) return undefined;
  const asNumber = Number(value);
  return (Number.isNaN(asNumber) ? value : asNumber) as Fault;
}

export interface Share {
  /** Of all calls, from 0 to 1. */
  share: number;
  faults: Fault[];
  seed: number;
}

export interface ServiceFaults {
  /** One for each of the next calls. */
  queue: Fault[];
  /** Of the calls after those, chosen at random. */
  share: (Share & { random: () => number }) | undefined;
  retryAfterSeconds: number;
  /** Calls of this service so far, and how many of them failed on purpose. */
  calls: number;
  injected: Partial<Record<string, number>>;
}

export type AllFaults = Record<ServiceName, ServiceFaults>;

const RETRY_AFTER_SECONDS = 2;

const createServiceFaults = (): ServiceFaults => ({
  queue: [],
  share: undefined,
  retryAfterSeconds: RETRY_AFTER_SECONDS,
  calls: 0,
  injected: {},
});

export const createFaults = (): AllFaults => ({
  score: createServiceFaults(),
  token: createServiceFaults(),
  lineItems: createServiceFaults(),
  results: createServiceFaults(),
  roster: createServiceFaults(),
});

export function setShare(faults: ServiceFaults, share: Share | undefined): void {
  faults.share = share && share.share > 0 ? { ...share, random: createRandom(share.seed) } : undefined;
}

/** The fault of this call, if it has one. */
export function takeFault(faults: ServiceFaults): Fault | undefined {
  faults.calls += 1;
  const { queue, share } = faults;
  let fault = queue.shift();
  // Two numbers for each call, whatever comes of the first: the same seed gives the same calls.
  if (fault === undefined && share) {
    const [whether, which] = [share.random(), share.random()];
    if (whether < share.share) fault = share.faults[Math.floor(which * share.faults.length)];
  }
  if (fault !== undefined) faults.injected[fault] = (faults.injected[fault] ?? 0) + 1;
  return fault;
}
