import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page, test } from '@playwright/test';
import { openPortal, type Portal } from '../../fixtures/servers/portal.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

interface Outcomes {
  pack: { lab_id: string; tests: unknown[] };
  cases: Array<{ name: string; files: unknown[]; log: Array<Record<string, unknown>>; tests: string[] }>;
}

/** The outcomes of every lab's starter, solution and traps by the engine in Node. */
async function readOutcomes(): Promise<Outcomes[]> {
  const { stdout } = await promisify(execFile)(process.execPath, ['packages/labs/src/cli.ts', 'outcomes'], {
    cwd: ROOT,
    maxBuffer: 256 * 1024 * 1024,
  });
  return JSON.parse(stdout) as Outcomes[];
}

interface Answer {
  id?: number;
  ok?: boolean;
  answer?: { id: string; status: string; fuel: number };
  error?: string;
}

declare global {
  interface Window {
    callWorker: (operation: Record<string, unknown>) => Promise<Answer>;
  }
}

/** Starts the worker that the portal is built with. One runs all labs: what one leaves behind would show in the next. */
function startWorker(page: Page, address: string): Promise<void> {
  return page.evaluate((script) => {
    // As the portal does: the policy of its pages refuses a text as the address of a worker.
    const { trustedTypes } = window as {
      trustedTypes?: {
        createPolicy(name: string, rules: { createScriptURL(given: string): string }): unknown;
      };
    };
    trustedTypes?.createPolicy('default', { createScriptURL: (given) => given });
    const worker = new Worker(script, { type: 'module' });
    let count = 0;
    window.callWorker = (operation) =>
      new Promise((resolve, reject) => {
        const id = ++count;
        const onMessage = ({ data }: MessageEvent<Answer>) => {
          if (data.id !== id) return;
          worker.removeEventListener('message', onMessage);
          if (data.ok) resolve(data);
          else reject(new Error(data.error));
        };
        worker.addEventListener('message', onMessage);
        worker.postMessage({ id, operation });
      });
  }, address);
}

/** The outcomes of the same files by the worker of the page. */
function runInPage(page: Page, { pack, cases }: Outcomes): Promise<string[][]> {
  return page.evaluate(
    async ([given, wanted]) => {
      const call = window.callWorker;
      const all: string[][] = [];
      await call({ op: 'load', pack: given, files: [] });
      for (const one of wanted) {
        await call({ op: 'files', files: one.files });
        for (const entry of one.log) {
          if ('method' in entry) await call({ op: 'request', request: entry });
          else if ('html' in entry)
            await call({ op: 'attacker', account: entry['victim'], html: entry['html'] });
          else await call({ op: 'visit', account: entry['victim'], url: entry['url'] });
        }
        const tests: string[] = [];
        for (let index = 0; index < given.tests.length; index++) {
          const { answer } = await call({ op: 'test', index });
          tests.push(`${answer?.id} ${answer?.status} ${answer?.fuel}`);
        }
        all.push(tests);
      }
      return all;
    },
    [pack, cases] as const,
  );
}

let portal: Portal;
let outcomes: Outcomes[];
test.beforeAll(async () => {
  [portal, outcomes] = await Promise.all([openPortal(), readOutcomes()]);
});
test.afterAll(() => portal?.close());

test('page and server agree on verdict and fuel of starter, solution and traps of every lab', async ({
  page,
}) => {
  expect(outcomes.length).toBeGreaterThan(20);
  const name = readdirSync(path.join(ROOT, 'portal/dist/assets')).find((file) =>
    /^page-worker-.*\.js$/.test(file),
  );
  await page.goto(`${portal.url}/login`);
  await startWorker(page, `/assets/${name}`);
  for (const lab of outcomes) {
    await test.step(lab.pack.lab_id, async () => {
      const seen = await runInPage(page, lab);
      lab.cases.forEach((one, index) => {
        expect.soft(seen[index], `${lab.pack.lab_id}, ${one.name}`).toEqual(one.tests);
      });
    });
  }
});
