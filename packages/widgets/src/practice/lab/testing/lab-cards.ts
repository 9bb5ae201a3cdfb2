import { type LabCard, listLabs } from '@drawbridge/contracts/practice';
import { buildLabCard } from '@drawbridge/lab-workspace/testing/lab-data';
import type { Answers } from './story-host.tsx';

const labs = [
  buildLabCard({ passed: true, started: true }),
  buildLabCard({
    lab_id: 'l8-signed-in-as-no-one',
    title: 'Signed in as no one',
    summary:
      'The sign-in of a hotel builds its statement from what was typed. Get in without a password, then bind every value.',
    level: 'Basic',
    minutes: 30,
    weaknesses: [{ id: 'CWE-89', name: 'SQL injection' }],
    topics: ['Injection'],
    owasp: ['A05:2025'],
    started: true,
  }),
];
const challenges = [
  buildLabCard({
    lab_id: 'like-pattern',
    type: 'challenge',
    kind: 'exploit',
    title: 'The voucher that fits everything',
    summary:
      'A bath house checks its vouchers with a statement that binds every value. Nothing can be injected, and still you can open a voucher whose code you do not have.',
    level: 'Basic',
    minutes: 10,
    points: 30,
    weaknesses: [
      { id: 'CWE-89', name: 'SQL injection' },
      { id: 'CWE-155', name: 'Wildcard injection' },
    ],
    topics: ['Injection'],
    owasp: ['A05:2025'],
    passed: true,
    started: true,
  }),
  buildLabCard({
    lab_id: 'role-check-order',
    type: 'challenge',
    title: 'The guard stood behind the door',
    summary: 'The staff desk of a climbing gym checks roles. In two places it does so after the fact.',
    level: 'Basic',
    minutes: 15,
    points: 40,
    weaknesses: [
      { id: 'CWE-862', name: 'Missing authorization' },
      { id: 'CWE-696', name: 'Check after the act' },
    ],
    topics: ['Access control'],
    owasp: ['A01:2025'],
  }),
  buildLabCard({
    lab_id: 'argument-injection',
    type: 'challenge',
    title: 'An address that gives orders',
    summary: "A piano tuner's website hands visitors' addresses to sendmail, without a shell in between.",
    level: 'Intermediate',
    minutes: 15,
    points: 40,
    weaknesses: [
      { id: 'CWE-88', name: 'Argument injection' },
      { id: 'CWE-77', name: 'Command injection' },
    ],
    topics: ['Injection'],
    owasp: ['A05:2025'],
    started: true,
  }),
  buildLabCard({
    lab_id: 'ci-cache-poisoning',
    type: 'challenge',
    kind: 'policy',
    title: 'Rechtsschutzversicherungsgesellschaften und ihre Berechtigungsprüfungen',
    summary:
      'One workflow tests what strangers send. It holds no secret. Another one publishes. They share a cache.',
    level: 'Advanced',
    minutes: 20,
    points: 80,
    weaknesses: [
      { id: 'CWE-349', name: 'Untrusted data in a cache' },
      { id: 'CWE-829', name: 'Untrusted code in a build' },
      { id: 'CWE-22', name: 'Path traversal' },
      { id: 'CWE-73', name: 'File name from outside' },
    ],
    topics: ['Build and deployment', 'Files and paths'],
    owasp: ['A08:2025'],
  }),
];
const playgrounds = [
  buildLabCard({
    lab_id: 'http-bench',
    type: 'playground',
    kind: 'playground',
    title: 'A bench for requests',
    summary: 'Headers, cookies, methods and redirects: send them and see what a server makes of them.',
    level: 'Basic',
    minutes: 20,
    points: 0,
    weaknesses: [],
    topics: [],
    owasp: [],
  }),
];

export const allLabCards: readonly LabCard[] = [...labs, ...challenges, ...playgrounds];

/** A server with these labs. */
export const answering = (...items: LabCard[]): Answers => [[listLabs, () => ({ data: { items } })]];
