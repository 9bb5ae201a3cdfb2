import type { LabLogEntry } from '@drawbridge/contracts/practice';
import type {
  LabRunner,
  PreviewExchange,
  PreviewReply,
  PreviewRequest,
  PreviewTable,
} from '@drawbridge/labs/engine';
import { type Signal, signal } from '@preact/signals-react';
import type {
  BrowserLab,
  BrowserPage,
  ConsoleLine,
  Cookie,
  ListedExchange,
  Visit,
  WorkedAttack,
} from './browser.ts';
import { EMPTY_HISTORY, type History } from './history.ts';
import { toRequest } from './to-request.ts';

/** What the browser of the preview wants of the engine. */
export type BrowserRunner = Pick<
  LabRunner,
  'request' | 'setCookie' | 'deleteCookie' | 'tables' | 'resetWorld' | 'log' | 'visitAs' | 'visitAttacker'
>;

const MAX_LISTED = 200;

/** What the browser shows and remembers. */
export interface BrowserState {
  page: Signal<BrowserPage>;
  address: Signal<string>;
  isBusy: Signal<boolean>;
  canGoBack: Signal<boolean>;
  canGoForward: Signal<boolean>;
  exchanges: Signal<readonly ListedExchange[]>;
  cookies: Signal<readonly Cookie[]>;
  tables: Signal<readonly PreviewTable[]>;
  lines: Signal<readonly ConsoleLine[]>;
  notice: Signal<string | undefined>;
  worked: Signal<WorkedAttack | undefined>;
  isFlagged: Signal<boolean>;
  attack: Signal<readonly LabLogEntry[]>;
  visits: Signal<readonly Visit[]>;
  history: History;
  /** How many pages were opened: an answer counts only while its page is the newest. */
  opened: number;
  /** The request that opened the app's session, to be sent again when the app restarts. */
  signIn: PreviewRequest | undefined;
  toNumber(): number;
}

export function createBrowserState(home: string): BrowserState {
  let count = 0;
  return {
    page: signal<BrowserPage>({ state: 'blank' }),
    address: signal(home),
    isBusy: signal(false),
    canGoBack: signal(false),
    canGoForward: signal(false),
    exchanges: signal<readonly ListedExchange[]>([]),
    cookies: signal<readonly Cookie[]>([]),
    tables: signal<readonly PreviewTable[]>([]),
    lines: signal<readonly ConsoleLine[]>([]),
    notice: signal<string | undefined>(undefined),
    worked: signal<WorkedAttack | undefined>(undefined),
    isFlagged: signal(false),
    attack: signal<readonly LabLogEntry[]>([]),
    visits: signal<readonly Visit[]>([]),
    history: EMPTY_HISTORY,
    opened: 0,
    signIn: undefined,
    toNumber: () => (count += 1),
  };
}

export function log({ lines, toNumber }: BrowserState, line: Omit<ConsoleLine, 'id'>): void {
  lines.value = [...lines.value, { ...line, id: toNumber() }].slice(-MAX_LISTED);
}

/** Adds requests to the list, and what the app logged to the console. */
export function list(state: BrowserState, hops: readonly PreviewExchange[], by?: string): ListedExchange[] {
  const { exchanges, toNumber } = state;
  const listed = hops.map((hop) => ({ ...hop, key: toNumber(), by }));
  exchanges.value = [...listed.toReversed(), ...exchanges.value].slice(0, MAX_LISTED);
  for (const hop of hops)
    for (const event of hop.events) {
      if (event.kind === 'session' && by === undefined)
        state.signIn = event.action === 'opened' ? toRequest(hop) : undefined;
      if (event.kind === 'log') log(state, { source: 'app', level: 'log', text: event.text });
      else if (event.kind === 'fault') log(state, { source: 'app', level: 'error', text: event.message });
    }
  return listed;
}

/** Records the breaches of a reply; those of a reload after a change of the code do not count. */
export function recordBreaches(
  { isFlagged, worked, toNumber }: BrowserState,
  lab: Pick<BrowserLab, 'breaches' | 'onBreached'>,
  reply: PreviewReply,
  listed: readonly ListedExchange[],
  isRequested: boolean,
): void {
  if (reply.flagged) isFlagged.value = true;
  if (!isRequested || reply.breaches.length === 0) return;
  const fresh = lab.onBreached(reply.breaches.map(({ id }) => id));
  const titles = new Map(lab.breaches.map(({ id, title }) => [id, title]));
  worked.value = {
    serial: toNumber(),
    isNew: fresh.length > 0,
    exchange: (listed.find(isProof) ?? listed.at(-1))?.key,
    breaches: reply.breaches.map(({ id, proof }) => ({ id, title: titles.get(id) ?? id, proof })),
  };
}

const isProof = ({ lines }: ListedExchange) => lines.some(({ breach = false }) => breach);

/** Reads rows and log after a request. When the app does not start, the previous ones stay. */
export async function readWorld(
  { tables, attack }: BrowserState,
  runner: Pick<BrowserRunner, 'tables' | 'log'>,
  lab: Pick<BrowserLab, 'hasDatabase' | 'keepsLog'>,
): Promise<void> {
  try {
    if (lab.hasDatabase) tables.value = await runner.tables();
    if (lab.keepsLog) attack.value = await runner.log();
  } catch {
    // The app does not start: see above.
  }
}

export function setHistory(state: BrowserState, next: History): void {
  state.history = next;
  state.canGoBack.value = next.back.length > 0;
  state.canGoForward.value = next.ahead.length > 0;
}
