/**
 * How long five learners wait for their verdicts while another one sends two hundred submissions at the same moment,
 * beside the wait of the same five alone. Submissions of the one are honest, endless or only ended by a kill.
 */
import { randomUUID } from 'node:crypto';
import { openPortal, type Portal } from '../fixtures/servers/portal.ts';
import { type BenchRow, round } from './rows.ts';

const LAB = 'l1-someone-elses-invoice';
const ENTRY = 'routes/invoices.js';
const PASSWORD = 'Drawbridge-demo-1';
const OTHERS = [
  'member@acme.test',
  'manager@acme.test',
  'champion@acme.test',
  'member@globex.test',
  'parent@demo.test',
];
const BURSTER = 'ind@demo.test';
const BURST = 200;
const ROUNDS = 8;
const MOST_RATIO = 2;

interface File {
  path: string;
  text: string;
}
const BURSTS: Record<string, File[]> = {
  'the starter': [],
  'an endless loop': [{ path: ENTRY, text: 'for (;;);' }],
  'a program that only a kill ends': [{ path: ENTRY, text: "new Array(2 ** 32 - 1).join('');" }],
};

interface Learner {
  call(path: string, body: object): Promise<{ status: number; data: Record<string, unknown> }>;
  attemptId: string;
}

async function signIn(portal: Portal, email: string): Promise<Learner> {
  let token = '';
  const call: Learner['call'] = async (path, body) => {
    const response = await fetch(`${portal.url}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token === '' ? {} : { authorization: token }) },
      body: JSON.stringify(body),
    });
    const reply = (await response.json()) as { data?: Record<string, unknown> };
    return { status: response.status, data: reply.data ?? {} };
  };
  const { data } = await call('main/login', { username: email, password: PASSWORD });
  token = String(data['IdToken']);
  const opened = await call('challenge/lab/open', { lab_id: LAB });
  return { call, attemptId: (opened.data['attempt'] as { attempt_id: string }).attempt_id };
}

const toSubmission = ({ attemptId }: Learner, files: File[]) => ({
  submission_id: randomUUID(),
  attempt_id: attemptId,
  files,
});

/** Submits until there is a verdict; sent again it is the same submission, and the call waits. Gives the milliseconds. */
async function waitForVerdict(
  learner: Learner,
  submission: ReturnType<typeof toSubmission>,
): Promise<number> {
  const began = performance.now();
  for (;;) {
    const { status, data } = await learner.call('challenge/lab/submit', submission);
    if (status !== 200) throw new Error(`a submission was refused with ${status}`);
    if (data['state'] === 'graded') return performance.now() - began;
  }
}

/** So many at the same moment; what is refused is not sent again. Gives how many were taken once all have a verdict. */
async function sendBurst(learner: Learner, files: File[]): Promise<number> {
  const submissions = Array.from({ length: BURST }, () => toSubmission(learner, files));
  const replies = await Promise.all(
    submissions.map(async (submission) => {
      const { status } = await learner.call('challenge/lab/submit', submission);
      return { submission, status };
    }),
  );
  const taken = replies.filter(({ status }) => status === 200);
  for (const { submission } of taken) await waitForVerdict(learner, submission);
  return taken.length;
}

export async function benchBurst(): Promise<BenchRow[]> {
  const portal = await openPortal({ env: { WRITES_PER_MINUTE: '1000000' } });
  try {
    const others: Learner[] = [];
    for (const email of OTHERS) others.push(await signIn(portal, email));
    const burster = await signIn(portal, BURSTER);
    const measure = async () =>
      Promise.all(others.map((other) => waitForVerdict(other, toSubmission(other, []))));
    // Compiles the code of the graders.
    for (let warm = 0; warm < 3; warm += 1) await measure();

    const rows: BenchRow[] = [];
    for (const [name, files] of Object.entries(BURSTS)) {
      const alone: number[] = [];
      const beside: number[] = [];
      let taken = 0;
      // In turns, so that a machine that slows down slows both.
      for (let turn = 0; turn < ROUNDS; turn += 1) {
        alone.push(Math.max(...(await measure())));
        const burst = sendBurst(burster, files);
        beside.push(Math.max(...(await measure())));
        taken += await burst;
      }
      const median = (values: number[]) => values.toSorted((a, b) => a - b)[ROUNDS / 2] ?? Number.NaN;
      const ratio = median(beside) / median(alone);
      rows.push({
        figure: `wait of the last of five learners beside ${BURST} submissions of one (${name})`,
        value: `${round(median(beside), 0)} ms, at worst ${round(Math.max(...beside), 0)} ms; ${round(taken / ROUNDS, 1)} taken`,
        peer: `the five alone ${round(median(alone), 0)} ms, at worst ${round(Math.max(...alone), 0)} ms`,
        ratio,
        goal: `≤ ${MOST_RATIO} ×`,
        met: ratio <= MOST_RATIO,
      });
    }
    return rows;
  } finally {
    await portal.close();
  }
}

if (import.meta.main) console.table(await benchBurst());
