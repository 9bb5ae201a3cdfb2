import { asId } from '@drawbridge/contracts';
import type { JourneyCard, JourneyDetail } from '@drawbridge/contracts/learning';
import type {
  BadgeAward,
  BadgeKind,
  Certificate,
  Certification,
  CheckedBadge,
  PublicBadge,
} from '@drawbridge/contracts/recognition';
import { buildCourse } from '@drawbridge/contracts/testing';

/** A drawing that stands for those that the server makes. */
const toPicture = (hue: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128"><path d="M64 8C80 18 96 22 112 22V60C112 88 94 108 64 121C34 108 16 88 16 60V22C32 22 48 18 64 8z" fill="hsl(${hue} 55% 30%)" stroke="hsl(${hue} 60% 70%)" stroke-width="3"/><path d="M46 60H82V86H46zM53 60V52A11 11 0 0 1 75 52V60" fill="none" stroke="#fff" stroke-width="4"/></svg>`,
  )}`;

const awardId = (nth: number) =>
  asId<'badge award'>(`00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`);

export const buildBadge = (nth: number, overrides: Partial<BadgeKind> = {}): BadgeKind => ({
  badge_id: asId(`badge-${nth}`),
  title: ['First lab', 'No hint needed', 'Injection at the boundary', 'Seven days'][nth % 4] ?? '',
  criteria: 'Pass one lab.',
  picture: toPicture((nth * 67) % 360),
  ...overrides,
});

export const buildAward = (nth: number, overrides: Partial<BadgeAward> = {}): BadgeAward => ({
  ...buildBadge(nth),
  id: awardId(nth),
  issued_at: '2026-03-02T09:00:00.000Z',
  evidence: { kind: 'lab', id: 'l1', title: 'Someone else’s invoice' },
  page_url: `https://tool.test/badges/${awardId(nth)}`,
  credential_url: `https://tool.test/badges/${awardId(nth)}/credential.json`,
  image_url: `https://tool.test/badges/${awardId(nth)}/badge.svg`,
  ...overrides,
});

export const toPublicBadge = ({ id, title, picture, issued_at }: BadgeAward): PublicBadge => ({
  id,
  title,
  picture,
  issued_at,
});
export const sampleBadges = [0, 1, 2, 3].map((nth) => buildAward(nth));

export const buildCheckedBadge = (overrides: Partial<CheckedBadge> = {}): CheckedBadge => {
  const { id, title, criteria, picture, issued_at, credential_url, image_url } = buildAward(2);
  return {
    id,
    title,
    criteria,
    picture,
    issued_at,
    state: 'valid',
    holder: 'Rosa Oduya',
    issuer: { name: 'Drawbridge', url: 'https://tool.test' },
    credential_url,
    image_url,
    credential: 'head.claims.signature',
    key_url: 'https://tool.test/badges/keys/one',
    ...overrides,
  };
};

export const buildCertificate = (overrides: Partial<Certificate> = {}): Certificate => ({
  id: asId('00000000-0000-4000-8000-000000000001'),
  number: 'B7KM-9QXR-2TWC',
  kind: 'course',
  subject_id: 'c2-injection-at-the-boundary',
  title: 'Injection at the boundary',
  name: 'Rosa Oduya',
  issued_at: '2026-03-02T09:00:00.000Z',
  state: 'valid',
  check_url: 'https://tool.test/certificates/B7KM-9QXR-2TWC',
  ...overrides,
});

export const buildCertification = (overrides: Partial<Certification> = {}): Certification => ({
  id: asId('secure-web-developer'),
  title: 'Secure web developer',
  summary: 'Access control, injection and the browser, shown in code that you broke and fixed yourself.',
  description: 'Three courses and two labs.',
  owasp: 'A01:2025',
  months_valid: 24,
  state: 'in_progress',
  requirements: [
    { kind: 'course', id: 'c1', title: 'Who may do what', state: 'completed', progress: 100 },
    { kind: 'course', id: 'c2', title: 'Injection at the boundary', state: 'in_progress', progress: 45 },
    { kind: 'lab', id: 'l6', title: 'Downloads outside the folder', state: 'in_progress', progress: 0 },
    { kind: 'challenge', id: 'csp', title: 'A nonce that stays', state: 'not_started', progress: 0 },
  ],
  ...overrides,
});

const journeyCourses = [
  buildCourse({
    _key: 'c1',
    event_name: 'Who may do what',
    owasp: ['A01:2025'],
    progress: 100,
    is_completed: true,
    is_enrolled: true,
    completed_items: 14,
  }),
  buildCourse({ progress: 45, is_enrolled: true, completed_items: 6 }),
  buildCourse({ _key: 'c3', event_name: 'The browser as a hostile host', owasp: ['A06:2025'] }),
];

export const buildJourney = (overrides: Partial<JourneyDetail> = {}): JourneyDetail => ({
  id: asId('j1-secure-developer-foundations'),
  title: 'Secure developer foundations',
  summary: 'From the first broken access check to a sign-in that holds.',
  description:
    'Three courses that build on each other. Each begins with an attack that you run yourself, and ends with a fix that you can prove.',
  level: 'Basic',
  roles: ['Developer', 'DevOps Engineer'],
  owasp: 'A01:2025',
  total_ttl: 37_800,
  progress: 48,
  is_completed: false,
  next_course_id: 'c2-injection-at-the-boundary',
  courses: journeyCourses,
  ...overrides,
});

export const toJourneyCard = ({ courses, ...journey }: JourneyDetail): JourneyCard => ({
  ...journey,
  courses: courses.map((course) => ({
    id: course._key,
    title: course.event_name,
    progress: course.progress,
    is_enrolled: course.is_enrolled,
    is_completed: course.is_completed,
  })),
});
