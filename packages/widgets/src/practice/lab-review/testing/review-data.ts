import type { AttemptReview } from '@drawbridge/client/stores/practice/attempt-review';
import { asId } from '@drawbridge/contracts';
import type {
  LabLogEntry,
  ReviewedAttempt,
  ReviewedSubmission,
  ReviewStep,
} from '@drawbridge/contracts/practice';
import { buildAttempt, buildResult, labPack } from '@drawbridge/lab-workspace/testing/lab-data';

const route = labPack.files.find(({ path }) => path === 'routes/invoices.js') ?? labPack.files[0];
const path = route?.path ?? '';
const starter = route?.text ?? '';

/** The starter with a line of its own near the top, as a learner would try. */
const withLine = (line: string) => {
  const lines = starter.split('\n');
  const at = Math.max(1, lines.findIndex((text) => text.includes('/invoices/:id')) + 1);
  return [...lines.slice(0, at), line, ...lines.slice(at)].join('\n');
};
const FIRST =
  "  if (req.headers.referer === undefined) return res.status(403).send('Open it from the list');";
const SECOND = "  if (!mayRead(req.session, req.params.id)) return res.status(404).send('No such invoice');";

export function buildReviewed(overrides: Partial<ReviewedAttempt> = {}): ReviewedAttempt {
  return {
    attempt_id: asId('7b0e5b52-6c1e-4e0f-9f0f-2f5a3f0b9a11'),
    lab_id: labPack.lab_id,
    learner: 'Marisol Quintero',
    number: 1,
    opened_at: '2026-03-02T09:00:00.000Z',
    passed: true,
    best_score: 90,
    submissions: 2,
    hints: 1,
    shared_flag: false,
    ...overrides,
  };
}

const log: LabLogEntry[] = [
  {
    method: 'POST',
    url: '/login',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'email=ada%40moreau.example&password=harbour-lamp-19',
  },
  { method: 'GET', url: '/invoices/2042', headers: {}, body: '' },
  { victim: 'Bo Lindqvist', url: '/profile?name=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E' },
  {
    victim: 'Bo Lindqvist',
    html: '<form action="/transfer" method="post"><input name="to" value="ada"></form>',
  },
];

const toId = (number: number) => asId<'submission'>(`0c7f5d61-3a46-4f57-8a6d-00000000000${number}`);

/** What is loaded of each submission when it is opened. */
export const reviewedSubmissions: readonly ReviewedSubmission[] = [
  {
    submission_id: toId(1),
    files: [{ path, text: withLine(FIRST) }],
    log: [],
    result: buildResult(['other-formats', 'told-who']),
  },
  { submission_id: toId(2), files: [{ path, text: withLine(SECOND) }], log: [], result: buildResult() },
  { submission_id: toId(3), files: [], log },
];

/** A submission whose replays name the line that the learner added. */
export function withPlaces(submission: ReviewedSubmission): ReviewedSubmission {
  const [file] = submission.files;
  if (!file || !submission.result) return submission;
  const starterLines = starter.split('\n');
  const line = file.text.split('\n').findIndex((text, index) => text !== starterLines[index]) + 1;
  const place = { path: file.path, line };
  const tests = submission.result.tests.map((test) => ({
    ...test,
    ...(test.replay && {
      replay: test.replay.map((request) => ({
        ...request,
        events: request.events.map((event) => (event.kind === 'sql' ? { ...event, place } : event)),
      })),
    }),
  }));
  return { ...submission, result: { ...submission.result, tests } };
}

const toStep = (submission: ReviewedSubmission | undefined): ReviewStep['submission'] =>
  submission && {
    submission_id: submission.submission_id,
    ...(submission.result ? { result: submission.result } : {}),
  };
const [first, second, third] = reviewedSubmissions.map(toStep);

const steps: ReviewStep[] = [
  { at: '2026-03-02T09:00:00.000Z', kind: 'opened', text: 'Opened the lab' },
  {
    at: '2026-03-02T09:04:20.000Z',
    kind: 'breach',
    text: 'Broke the app: read an invoice of somebody else',
  },
  {
    at: '2026-03-02T09:16:00.000Z',
    kind: 'submission',
    text: 'Submission 1: failed',
    submission: first,
  },
  { at: '2026-03-02T09:20:30.000Z', kind: 'hint', text: 'Opened hint 1, 10%' },
  { at: '2026-03-03T07:58:00.000Z', kind: 'flag', text: 'Sent a wrong flag' },
  {
    at: '2026-03-03T08:10:12.000Z',
    kind: 'submission',
    text: 'Submission 2: passed',
    submission: second,
  },
  { at: '2026-03-03T08:30:00.000Z', kind: 'closed', text: 'Reset the lab' },
];

export function buildReview(overrides: Partial<AttemptReview> = {}): AttemptReview {
  return {
    lab: labPack,
    attempt: buildAttempt({
      passed: true,
      hints: [
        {
          number: 1,
          price: 10,
          html: '<p>Sign in as Ada and change the number in the address. Who checks whose invoice it is?</p>',
        },
        { number: 2, price: 10 },
      ],
    }),
    summary: buildReviewed(),
    steps,
    solution: {
      files: [
        {
          path,
          text: withLine('  if (!ownsInvoice(req.session.user, req.params.id)) return notFound(res);'),
        },
      ],
      html: '<p>The page asked for <em>an</em> invoice; it has to ask for an invoice <em>of this client</em>. The session says who asks, nothing else does.</p>',
    },
    ...overrides,
  };
}

/** An attack submitted as requests: no file was changed. */
export const exploitReview = buildReview({
  lab: {
    ...labPack,
    kind: 'exploit',
    goal: { by: 'log', title: 'Read an invoice of Bo Lindqvist', script: '' },
  },
  summary: buildReviewed({ shared_flag: true, passed: false, best_score: 0, learner: '' }),
  steps: [
    { at: '2026-03-02T09:00:00.000Z', kind: 'opened', text: 'Opened the lab' },
    { at: '2026-03-02T09:03:00.000Z', kind: 'flag', text: "Sent another person's flag" },
    {
      at: '2026-03-02T09:16:00.000Z',
      kind: 'submission',
      text: 'Submission 1: waiting',
      submission: third,
    },
  ],
  solution: { files: [], html: '<p>Any signed-in client may ask for any number.</p>' },
});
