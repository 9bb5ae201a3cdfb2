import { asId } from '@drawbridge/contracts';
import type { RecentLab, RecentVideo } from '@drawbridge/contracts/recognition';

export function buildRecentVideo(nth: number, overrides: Partial<RecentVideo> = {}): RecentVideo {
  return {
    event_id: asId('c2-injection-at-the-boundary'),
    subject_id: 'sql',
    item_id: asId(`video-${nth}`),
    title: `The number that was SQL, part ${nth}`,
    course_name: 'Injection at the boundary',
    owasp: ['A05:2025'],
    item_ttl: 150,
    watched_seconds: 62,
    position: 62,
    completed: false,
    watched_at: '2026-03-02T09:00:00.000Z',
    ...overrides,
  };
}

export function buildRecentLab(nth: number, overrides: Partial<RecentLab> = {}): RecentLab {
  return {
    lab_id: asId(`lab-${nth}`),
    title: `Someone else’s invoice, part ${nth}`,
    type: 'lab',
    owasp: ['A01:2025'],
    passed: false,
    opened_at: '2026-03-02T09:00:00.000Z',
    ...overrides,
  };
}
