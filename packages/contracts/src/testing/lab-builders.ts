import { asId } from '../base/ids.ts';
import type { LabCard } from '../practice/lab-list.ts';
import type { LabResult } from '../practice/lab-results.ts';
import type { LabAttempt } from '../practice/labs.ts';
import type { LabSession } from '../practice/provisioner.ts';

/** @file Builders of labs, their results and sessions. */

/** A grader's result for a submission; a failing one by default. */
export function buildLabResult(overrides: Partial<LabResult> = {}): LabResult {
  return {
    grade_id: 'grade-1',
    lab_id: 'l1-someone-elses-invoice',
    content_hash: '',
    engine: 'none',
    engine_hash: '',
    submission_hash: '',
    verdict: 'failed',
    score: 0,
    max: 100,
    tests: [],
    usage: { fuel: 0, wall_ms: 0 },
    outcome_hash: '',
    log: '',
    graded_at: '2026-03-02T09:00:00.000Z',
    signature: '',
    ...overrides,
  };
}

/** An attempt in which nothing is done yet. */
export function buildLabAttempt(overrides: Partial<LabAttempt> = {}): LabAttempt {
  return {
    attempt_id: asId('7b0e5b52-6c1e-4e0f-9f0f-2f5a3f0b9a11'),
    lab_id: 'l1-someone-elses-invoice',
    number: 1,
    files: [],
    revision: 0,
    passed: false,
    best_score: 0,
    best_points: 0,
    opened_at: '2026-03-02T09:00:00.000Z',
    hints: [],
    points_left: 100,
    solution_opened: false,
    breaches: [],
    submissions: [],
    ...overrides,
  };
}

export function buildLabSession(overrides: Partial<LabSession> = {}): LabSession {
  return {
    session_id: asId('5d3f6a0e-9f43-4a53-8a1d-3c0f7e3b1a01'),
    lab_id: 'l1-someone-elses-invoice',
    title: "Someone else's invoice",
    type: 'lab',
    kind: 'page',
    state: 'running',
    started_at: '2026-03-02T09:00:00.000Z',
    ends_at: null,
    seconds_left: null,
    extensions_left: 0,
    access_url: '/portal/labs/l1-someone-elses-invoice',
    ended: null,
    ...overrides,
  };
}

/** A timed lab. */
export function buildTimedSession(overrides: Partial<LabSession> = {}): LabSession {
  return buildLabSession({
    session_id: asId('5d3f6a0e-9f43-4a53-8a1d-3c0f7e3b1a02'),
    lab_id: 'regex-bomb',
    title: 'Thirty letters that stop the server',
    type: 'challenge',
    ends_at: '2026-03-02T09:30:00.000Z',
    seconds_left: 1_800,
    extensions_left: 2,
    access_url: '/portal/challenges/regex-bomb',
    ...overrides,
  });
}

/** A lab of a list; not begun by default. */
export function buildLabCard(overrides: Partial<LabCard> = {}): LabCard {
  return {
    lab_id: 'l8-signed-in-as-no-one',
    title: 'Signed in as no one',
    summary: 'Get in without a password.',
    type: 'lab',
    kind: 'fix',
    level: 'Basic',
    minutes: 30,
    points: 100,
    weaknesses: [{ id: 'CWE-89', name: 'SQL Injection' }],
    owasp: ['A05:2025'],
    topics: ['Injection'],
    language: 'JavaScript',
    steps: [],
    search_words: '',
    started: false,
    passed: false,
    upgrade: false,
    disabled: false,
    ...overrides,
  };
}
