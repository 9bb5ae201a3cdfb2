import type {
  FaultKind,
  LabFile,
  LabLogEntry,
  LabPack,
  LabPlace,
  TestResult,
} from '@drawbridge/contracts/practice';
import type { Inspection, LabRunner, PreviewExchange, PreviewReply } from '@drawbridge/labs/engine';
import { buildVisible } from './lab-data.ts';

const DISCLOSED = 'Disclosed: invoice LL-2042 of bo-lindqvist was sent to ada-moreau';

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><title>${title}</title><style>body{font:15px/1.5 system-ui;margin:0;background:#f3f7f6;color:#14282b}main{max-width:640px;margin:24px auto;padding:24px;background:#fff;border:1px solid #dde6e6;border-radius:12px}a{color:#0b6e69}td,th{padding:8px 16px 8px 0;text-align:left}label{display:block;font-weight:600;margin-bottom:12px}input{display:block;width:100%;box-sizing:border-box;padding:8px;margin-top:4px;font:inherit}button{font:inherit;padding:8px 16px;background:#0b6e69;color:#fff;border:0;border-radius:8px}</style></head><body><main>${body}</main></body></html>`;

const PAGES: Record<string, string> = {
  '/': page(
    'Invoices',
    '<h1>Invoices</h1><table><tr><th>Number</th><th>Client</th><th>Total</th></tr><tr><td><a href="/invoices/2041">LL-2041</a></td><td>Harbor Gallery</td><td>€ 2,260.00</td></tr><tr><td><a href="/invoices/2043">LL-2043</a></td><td>Weaver &amp; Daughters</td><td>€ 940.00</td></tr></table><p><a href="https://example.com/help">Help</a></p>',
  ),
  '/invoices/2042': page(
    'LL-2042',
    '<h1>LL-2042</h1><p>Lindqvist Boats: € 12,400.00 for one hull, to be paid with RF-11PD-20AA.</p><p><a href="/">Back to the list</a></p>',
  ),
  '/invoices/2041': page(
    'LL-2041',
    '<h1>LL-2041</h1><p>Signage for the spring show. <a href="/">Back to the list</a></p><form method="post" action="/invoices/2041/note"><label>Note<input name="note"></label><button>Save</button></form><script>console.log("printed by the page")</script>',
  ),
};

const FAKE_DECOY = 'flag{practice-d35732847f348af4}';

export interface FakeRunnerOptions {
  /** The program does not start, for this reason. */
  fault?: string;
  /** The starter does start: the fault is in what the learner wrote. */
  startsUnchanged?: boolean;
  /** Where it was thrown. */
  place?: LabPlace;
  /** `load` fails: no engine in this browser. */
  isBroken?: boolean;
  /** `load` does not end: the engine is still on its way. */
  isSlow?: boolean;
  /** The tests pass when a file contains this text. */
  fixedBy?: string;
  /** Every request ends with this fault, until the files contain `fixedBy`. */
  requestFault?: { kind: FaultKind; message: string; place?: LabPlace };
  /** Address with the practice flag in its response. */
  flagAt?: string;
  /** The result of a policy lab. */
  inspection?: Inspection;
}

/** A runner without an engine: it has a few pages, and its tests pass when the files contain a given text. */
export function createFakeRunner(options: FakeRunnerOptions = {}): LabRunner {
  let files: LabFile[] = [];
  let count = 0;
  let pack: LabPack | undefined;
  let log: LabLogEntry[] = [];
  const cookies = new Map<string, string>();

  function toTests(isFixed: boolean): TestResult[] {
    const goal = pack?.goal;
    if (!goal || !pack) return buildVisible(isFixed);
    const message = isFixed ? `The flag was read: ${FAKE_DECOY}` : 'There is no attack yet.';
    return pack.tests.map((test) => ({
      ...test,
      visibility: 'visible',
      status: isFixed ? 'passed' : 'failed',
      fuel: 20,
      message,
    }));
  }

  const isFixed = () =>
    options.fixedBy !== undefined && files.some(({ text }) => text.includes(options.fixedBy ?? ''));

  /** What prevents an answer of the app now. */
  function findFault(): FakeRunnerOptions['requestFault'] {
    const { fault, place, requestFault } = options;
    if (isFixed() || (options.startsUnchanged && files.length === 0)) return undefined;
    return fault === undefined ? requestFault : { kind: 'compile', message: fault, ...(place && { place }) };
  }

  function exchange(method: string, url: string, body: string): PreviewExchange {
    count += 1;
    const html = PAGES[url];
    const { kind: cause = 'compile', message: fault, place } = findFault() ?? {};
    return {
      id: count,
      request: { method, url, headers: { cookie: 'sid=4f1c9a' }, body },
      response:
        fault === undefined
          ? {
              status: html ? 200 : 404,
              headers: [['content-type', 'text/html; charset=utf-8']],
              body: html ?? page('Not found', '<h1>Not found</h1>'),
            }
          : { status: 500, headers: [['content-type', 'text/plain']], body: fault },
      events:
        fault === undefined
          ? [
              {
                kind: 'sql',
                sql: `SELECT * FROM invoices WHERE id = '${url.split('/').at(-1)}'`,
                shape: '',
                params: [],
                rows: 1,
                owners: [],
                injected: url.includes('204') ? [url.split('/').at(-1) ?? ''] : [],
                error: '',
              },
              { kind: 'log', text: `${method} ${url}` },
              ...(url.includes('2042')
                ? [
                    {
                      kind: 'disclosed' as const,
                      what: 'invoice LL-2042',
                      owner: 'bo-lindqvist',
                      to: 'ada-moreau',
                    },
                  ]
                : []),
            ]
          : [{ kind: 'fault', message: fault, cause, ...(place && { place }) }],
      lines:
        fault === undefined
          ? [
              { kind: 'sql', text: 'SQL: SELECT * FROM invoices WHERE id = ? → 1 row' },
              { kind: 'log', text: `Log: ${method} ${url}` },
              ...(url.includes('2042')
                ? [
                    {
                      kind: 'disclosed' as const,
                      text: DISCLOSED,
                      breach: true,
                    },
                  ]
                : []),
            ]
          : [{ kind: 'fault', text: `Fault: ${fault}` }],
      fuel: 4,
      elapsedMs: method === 'POST' ? 60 : 0,
    };
  }

  const toReply = (exchanges: PreviewReply['exchanges'], url: string): PreviewReply => ({
    exchanges,
    cookies: [...cookies].map(([name, value]) => ({ name, value })),
    url,
    breaches: [],
    flagged: false,
    restarted: false,
  });

  return {
    load(next) {
      pack = next;
      if (options.isSlow) return new Promise(() => undefined);
      return options.isBroken ? Promise.reject(new Error('WebAssembly is not available')) : Promise.resolve();
    },
    setFiles(next) {
      files = next;
    },
    runTests() {
      const tests = toTests(isFixed());
      const { message, kind: fault, place } = findFault() ?? {};
      if (options.fault === undefined || message === undefined || fault === undefined)
        return Promise.resolve({ tests, outcome_hash: '', fuel: 200 });
      const stopped = tests.map(({ id, title, kind, visibility, weight, fuel }) => ({
        id,
        title,
        kind,
        visibility,
        weight,
        fuel,
        status: 'error' as const,
        message,
        fault,
        ...(place && { place }),
      }));
      return Promise.resolve({ tests: stopped, outcome_hash: '', fuel: 0 });
    },
    request({ method, url, body = '' }): Promise<PreviewReply> {
      log.push({ method: method as 'GET', url, headers: {}, body });
      if (!cookies.has('sid')) cookies.set('sid', '4f1c9a');
      const hops =
        method === 'POST'
          ? [
              {
                ...exchange(method, url, body),
                response: { status: 302, headers: [['location', '/']] as [string, string][], body: '' },
              },
              exchange('GET', '/', ''),
            ]
          : [exchange(method, url, body)];
      return Promise.resolve({
        ...toReply(hops, hops.at(-1)?.request.url ?? url),
        breaches: url.includes('2042') && !pack?.goal ? [{ id: 'read-neighbour', proof: DISCLOSED }] : [],
        flagged: url === options.flagAt,
      });
    },
    visitAs: (_account, url) => Promise.resolve(toReply([exchange('GET', url, '')], url)),
    visitAttacker() {
      const hop = exchange('POST', '/invoices/2041/note', 'note=mine+now');
      const lines = [
        {
          kind: 'cross-site' as const,
          text: 'Request from a page of https://evil.example, with the session of ada-moreau: POST /invoices/2041/note → something was written',
          breach: true,
        },
      ];
      return Promise.resolve(toReply([{ ...hop, lines }], 'https://evil.example/'));
    },
    setCookie(name, value) {
      cookies.set(name, value);
      return Promise.resolve();
    },
    deleteCookie(name) {
      cookies.delete(name);
      return Promise.resolve();
    },
    inspect: () => Promise.resolve(options.inspection ?? { sections: [] }),
    tables: () =>
      Promise.resolve([
        {
          name: 'invoices',
          columns: ['id', 'owner_id', 'number', 'status', 'payment_ref', 'note'],
          rows: [
            [2041, 'ada-moreau', 'LL-2041', 'sent', 'RF-7K2M-94QX', ''],
            [2042, 'bo-lindqvist', 'LL-2042', 'paid', 'RF-11PD-20AA', null],
          ],
        },
        { name: 'sessions', columns: ['id', 'user'], rows: [] },
      ]),
    log: () => Promise.resolve([...log]),
    resetWorld() {
      log = [];
      cookies.clear();
      return Promise.resolve();
    },
    dispose: () => undefined,
  };
}
