import { asId } from '@drawbridge/contracts';
import type { CustomChallenge } from '@drawbridge/contracts/learning';

/** Two challenges in half an hour. */
export function buildSet(overrides: Partial<CustomChallenge> = {}): CustomChallenge {
  return {
    id: asId('5d3f6a0e-9f43-4a53-8a1d-3c0f7e3b1a03'),
    title: 'Friday practice',
    minutes: 30,
    challenges: [
      {
        lab_id: 'like-pattern',
        title: 'The voucher that fits everything',
        type: 'challenge',
        level: 'Basic',
        minutes: 10,
        points: 30,
        owasp: ['A05:2025'],
      },
      {
        lab_id: 'open-redirect',
        title: 'On to the next page, with your ticket',
        type: 'challenge',
        level: 'Basic',
        minutes: 10,
        points: 40,
        owasp: ['A01:2025'],
      },
    ],
    changed_at: '2026-03-04T09:00:00.000Z',
    run: null,
    now: '2026-03-04T10:00:00.000Z',
    ...overrides,
  };
}
