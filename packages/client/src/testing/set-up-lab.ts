import { asId } from '@drawbridge/contracts';
import {
  type LabAttempt,
  type LabPack,
  type LabResult,
  type LabSubmission,
  openLab,
  resetLab,
  saveDraft,
  submitLab,
} from '@drawbridge/contracts/practice';
import { buildLabAttempt, buildLabResult } from '@drawbridge/contracts/testing';
import { createSafeStorage, type SafeStorage } from '../storage.ts';
import { createLabStore } from '../stores/practice/lab.ts';
import { createFakeServer, type FakeAnswer } from './fake-server.ts';

const FIRST = asId<'attempt'>('7b0e5b52-6c1e-4e0f-9f0f-2f5a3f0b9a11');
const SECOND = asId<'attempt'>('8b0e5b52-6c1e-4e0f-9f0f-2f5a3f0b9a22');
/** Ids of submissions, in the order in which they are given. */
export const IDS = ['0c7f5d61-3a46-4f57-8a6d-0d9f5f1c2b33', '1c7f5d61-3a46-4f57-8a6d-0d9f5f1c2b44'];
export const FILE = 'server.js';

/** A lab of two files, with one breach. */
export const smallLab: LabPack = {
  lab_id: 'l1',
  title: 'L1',
  summary: '',
  type: 'lab',
  kind: 'fix',
  engine: 'js',
  minutes: 10,
  points: 10,
  level: 'Basic',
  cwe: [],
  owasp: [],
  content_hash: 'h',
  steps: [],
  files: [
    { path: FILE, text: 'starter' },
    { path: 'other.js', text: 'other' },
  ],
  editable: ['*.js'],
  open_file: FILE,
  entry: FILE,
  seed: { world: {} },
  home: '/',
  accounts: [],
  tests: [],
  breaches: [{ id: 'in', title: 'In', all: [{ kind: 'session' }] }],
};

/** An attempt of the small lab. */
export const buildSmallAttempt = (overrides: Partial<LabAttempt> = {}): LabAttempt =>
  buildLabAttempt({
    attempt_id: FIRST,
    lab_id: smallLab.lab_id,
    hints: [1, 2].map((number) => ({ number, price: 10 })),
    points_left: 4,
    ...overrides,
  });

export const buildVerdict = (verdict: LabResult['verdict'] = 'passed'): LabResult =>
  buildLabResult({
    lab_id: 'l1',
    verdict,
    score: verdict === 'passed' ? 4 : 1,
    max: 4,
    graded_at: '',
  });

export const buildLabSubmission = (id: unknown, overrides: Partial<LabSubmission> = {}): LabSubmission => ({
  submission_id: asId(String(id)),
  attempt_id: FIRST,
  state: 'graded',
  queue_position: 0,
  submitted_at: '',
  result: buildVerdict(),
  ...overrides,
});

const createMemory = (): SafeStorage =>
  createSafeStorage(() => {
    throw new Error('memory only');
  });

/** A server that stores the draft as the real one does, including a repeat of the newest save. */
export function setUpLab({ storage = createMemory(), onServer = buildSmallAttempt() } = {}) {
  const kept = { attempt: onServer };
  const server = createFakeServer([
    [openLab, () => ({ data: { lab: smallLab, attempt: kept.attempt } })],
    [saveDraft, (input) => keep(input)],
    [submitLab, ({ submission_id }) => ({ data: buildLabSubmission(submission_id) })],
    [
      resetLab,
      () => {
        kept.attempt = buildSmallAttempt({ attempt_id: SECOND, number: 2 });
        return { data: { attempt: kept.attempt } };
      },
    ],
  ]);
  function keep({ revision, files, attempt_id }: Record<string, unknown>): FakeAnswer {
    const now = kept.attempt;
    if (attempt_id !== now.attempt_id) return { problem: 'attempt_closed' };
    const isRepeat =
      now.revision === Number(revision) + 1 && JSON.stringify(now.files) === JSON.stringify(files);
    if (!isRepeat && now.revision !== revision) return { problem: 'draft_outdated' };
    if (!isRepeat) kept.attempt = { ...now, revision: now.revision + 1, files: files as LabAttempt['files'] };
    return { data: { revision: kept.attempt.revision, saved_at: '' } };
  }
  const ids = [...IDS];
  const waits: number[] = [];
  const store = createLabStore({
    client: server.client,
    storage,
    labId: 'l1',
    newId: () => ids.shift() ?? 'none',
    nowMs: () => 0,
    wait: (ms) => {
      waits.push(ms);
      return Promise.resolve();
    },
  });
  const callsOf = (name: string) =>
    server.calls.filter((call) => call.name === name).map(({ input }) => input);
  return { server, store, kept, keep, storage, waits, callsOf };
}
