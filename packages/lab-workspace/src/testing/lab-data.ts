import { asId } from '@drawbridge/contracts';
import type {
  LabAttempt,
  LabCard,
  LabPack,
  LabResult,
  LabSubmission,
  ReplayLine,
  TestResult,
} from '@drawbridge/contracts/practice';
import { buildLabCard as buildCard, buildLabAttempt } from '@drawbridge/contracts/testing';
/** The pack of lab L1 as `toPack(loadLab(…))` of labs/grade gives it. */
import l1 from './l1-pack.json' with { type: 'json' };

export const labPack = l1 as unknown as LabPack;

const ATTEMPT_ID = '7b0e5b52-6c1e-4e0f-9f0f-2f5a3f0b9a11';

export const buildAttempt = (overrides: Partial<LabAttempt> = {}): LabAttempt =>
  buildLabAttempt({
    attempt_id: asId(ATTEMPT_ID),
    lab_id: labPack.lab_id,
    hints: [1, 2, 3].map((number) => ({ number, price: 10 })),
    points_left: labPack.points,
    ...overrides,
  });

const attack: ReplayLine[] = [
  {
    method: 'POST',
    url: '/login',
    body: 'email=ada%40moreau.example&password=harbour-lamp-19',
    status: 302,
    response: '',
    events: [
      { kind: 'sql', text: 'SQL: SELECT * FROM users WHERE email = ? → 1 row' },
      { kind: 'session', text: 'Session opened as ada-moreau' },
    ],
  },
  {
    method: 'GET',
    url: '/invoices/2042',
    body: '',
    status: 200,
    response:
      '<!doctype html><title>LL-2042 · Ledgerline</title><h1>LL-2042</h1><p>€ 12,400.00 for one hull</p>',
    events: [
      {
        kind: 'sql',
        text: 'SQL: SELECT invoices.*, clients.name AS client_name FROM invoices WHERE invoices.id = ? → 1 row',
      },
      {
        kind: 'disclosed',
        text: 'Disclosed: invoice LL-2042 of bo-lindqvist was sent to ada-moreau',
        breach: true,
      },
    ],
  },
];

/** Results of the visible tests; the attacks succeed unless `isFixed`. */
export function buildVisible(isFixed = false): TestResult[] {
  return labPack.tests.map(({ id, title, kind, weight }) => {
    const isThrough = kind === 'exploit' && !isFixed;
    return {
      id,
      title,
      kind,
      weight,
      visibility: 'visible',
      status: isThrough ? 'failed' : 'passed',
      fuel: 40,
      message: isThrough ? 'Ada was sent an invoice that is not hers' : '',
      ...(kind === 'exploit' ? { replay: attack } : {}),
    };
  });
}

const hiddenTests = [
  [
    'other-formats',
    'Attack: get the same invoice through another route',
    'exploit',
    'The page is not the only route that takes an invoice number. List them all.',
  ],
  [
    'told-who',
    'Attack: tell the server who you are',
    'exploit',
    'Whatever the browser sends can be changed. Only the session says who asks.',
  ],
  [
    'signed-out',
    'Nobody is served without signing in',
    'functional',
    'Without a session there is no owner to compare with, so no invoice may be sent.',
  ],
] as const;

export function buildResult(failing: readonly string[] = [], overrides: Partial<LabResult> = {}): LabResult {
  const all: TestResult[] = [
    ...buildVisible(true),
    ...hiddenTests.map(([id, title, kind, hint]) => ({
      id,
      title,
      kind,
      weight: 2,
      visibility: 'hidden' as const,
      status: 'passed' as const,
      fuel: 60,
      message: '',
      hint,
    })),
  ];
  const tests = all.map((test) =>
    failing.includes(test.id)
      ? {
          ...test,
          status: 'failed' as const,
          message: test.visibility === 'hidden' ? '' : 'Ada was sent an invoice that is not hers',
        }
      : test,
  );
  const weightOf = (some: readonly TestResult[]) => some.reduce((sum, { weight }) => sum + weight, 0);
  const share = weightOf(tests.filter(({ status }) => status === 'passed')) / weightOf(tests);
  const max = labPack.points;
  const score = Math.round(max * share);
  return {
    grade_id: `grade-${failing.join('-') || 'passed'}`,
    lab_id: labPack.lab_id,
    content_hash: labPack.content_hash,
    engine: 'js',
    engine_hash: 'e'.repeat(64),
    submission_hash: 's'.repeat(64),
    verdict: failing.length === 0 ? 'passed' : 'failed',
    score,
    max,
    tests,
    usage: { fuel: 500, wall_ms: 40 },
    outcome_hash: 'o'.repeat(64),
    log: '',
    graded_at: '2026-11-20T10:00:00Z',
    signature: 'x'.repeat(64),
    ...overrides,
  };
}

export function buildSubmission(overrides: Partial<LabSubmission> = {}): LabSubmission {
  return {
    submission_id: asId('0c7f5d61-3a46-4f57-8a6d-0d9f5f1c2b33'),
    attempt_id: asId(ATTEMPT_ID),
    state: 'graded',
    queue_position: 0,
    submitted_at: '2026-11-20T10:00:00Z',
    ...overrides,
  };
}

/** The sample lab as the card of a list. */
export function buildLabCard(overrides: Partial<LabCard> = {}): LabCard {
  const { lab_id, title, summary, type, kind, level, minutes, points, owasp } = labPack;
  return buildCard({
    lab_id,
    title,
    summary,
    type,
    kind,
    level,
    minutes,
    points,
    weaknesses: [{ id: 'CWE-639', name: 'Insecure direct object reference' }],
    owasp,
    topics: ['Access control'],
    steps: ['Look around', 'Be the attacker'],
    search_words: 'IDOR, BOLA, ownership',
    ...overrides,
  });
}
