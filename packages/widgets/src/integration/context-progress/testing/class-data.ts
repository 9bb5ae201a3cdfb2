import { asId } from '@drawbridge/contracts';
import type { ContextItem, LearnerProgress } from '@drawbridge/contracts/integration';
import type { LabFailures } from '@drawbridge/contracts/practice';
import { buildReviewed } from '../../../practice/lab-review/testing/review-data.ts';

/** How many learners a page has. */
export const PAGE = 4;
export const LAB = 'l1-someone-elses-invoice';
export const idOf = (at: number) => asId<'person'>(`7b0e5b52-6c1e-4e0f-9f0f-${String(at).padStart(12, '0')}`);

export const items: ContextItem[] = [
  {
    kind: 'lab',
    id: LAB,
    title: "Someone else's invoice",
    started: 21,
    completed: 9,
    average_score: 71,
    labs: [],
  },
  {
    kind: 'course',
    id: 'c2',
    title: 'Injection at the boundary',
    started: 12,
    completed: 2,
    average_score: 34,
    labs: [{ id: 'l8', title: 'Signed in as no one' }],
  },
  { kind: 'lab', id: 'http-bench', title: 'HTTP bench', started: 0, completed: 0, labs: [] },
];
const NAMES = [
  'Noor Vale',
  'Tomas Reed',
  'Learner 7F3A',
  'Anneliese Rechtsschutzversicherungsgesellschafter-Oberhuber',
  'Ngozi Adeyemi',
  'Li Na',
];
const STATUSES = ['active', 'active', 'unlisted', 'active', 'inactive', 'left'] as const;
export const learners = Array.from(
  { length: 6 },
  (_, at): LearnerProgress => ({
    person_id: idOf(at),
    name: NAMES[at] ?? `Learner ${at}`,
    status: STATUSES[at % STATUSES.length] ?? 'active',
    ...(at % 6 === 4 ? {} : { last_launched_at: '2026-03-02T09:00:00.000Z' }),
    items:
      at % 6 === 4
        ? []
        : [
            {
              kind: 'lab',
              id: LAB,
              score: 100 - at,
              completed: at % 2 === 0,
              at: '2026-03-02T09:30:00.000Z',
            },
            { kind: 'course', id: 'c2', completed: false },
          ],
  }),
);
export const failures: LabFailures = {
  submitted: 12,
  passed: 5,
  tests: [
    {
      id: 'a',
      title: 'Attack: get the same invoice through another route',
      visibility: 'hidden',
      failing: 7,
      failed: 11,
    },
    {
      id: 'b',
      title: 'Attack: read an invoice that is not yours',
      visibility: 'visible',
      failing: 0,
      failed: 4,
    },
  ],
  traps: [
    {
      id: 'page-only',
      title: 'Only the page is guarded',
      why: 'The page is not the only route that takes an invoice number.',
      learners: 6,
    },
  ],
};
export const attempts = [
  buildReviewed({ attempt_id: asId(idOf(101)), learner: 'Noor Vale', lab_id: LAB }),
  buildReviewed({ attempt_id: asId(idOf(102)), learner: 'Noor Vale', lab_id: LAB, number: 2 }),
];
