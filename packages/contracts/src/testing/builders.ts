import type { OutputOf } from '../base/endpoint.ts';
import { asId } from '../base/ids.ts';
import type { AssignmentCard, AssignmentDetail } from '../company/assignments.ts';
import type { FeedPost, TeamMember } from '../company/champions.ts';
import type { CompanyUser } from '../company/users/users.ts';
import type { TokenInfo } from '../identity/tokens.ts';
import type { Partner } from '../integration/partners.ts';
import type { PlatformRefusal } from '../integration/platform-activity.ts';
import type { Platform } from '../integration/platforms.ts';
import type { AuditEntry } from '../kernel/audit.ts';
import type { filterCoursesInDetail } from '../learning/courses/course-lists.ts';
import type { ContentItem, CourseCard, CourseDetail, Subject } from '../learning/courses.ts';
import type { LiveEvent } from '../learning/live-courses.ts';
import type { ShowcaseUpload } from '../learning/showcase.ts';
import type { WishlistItem } from '../learning/wishlist.ts';
import type { Notification } from '../operations/notifications.ts';
import type { UserStats } from '../recognition/activity.ts';
import type { ProfileDetails } from '../recognition/profile.ts';

/** Builders of complete, valid values. A test names only the fields it is about. */

export function buildCourse(overrides: Partial<CourseCard> = {}): CourseCard {
  return {
    _key: 'c2-injection-at-the-boundary',
    event_name: 'Injection at the boundary',
    description: 'Why text from outside becomes code inside, and how to keep the two apart for good.',
    type: 'course',
    proficiency: 'Basic',
    total_ttl: 12_600,
    total_lessons: 14,
    labs_count: 2,
    is_new: false,
    is_enrolled: false,
    is_completed: false,
    progress: 0,
    completed_items: 0,
    total_items: 14,
    instructor_id: ['ro#Rosa Oduya#'],
    career: ['Developer', 'Pentester'],
    tags: ['injection', 'sql'],
    cwe: ['CWE-89'],
    owasp: ['A05:2025'],
    learning_path_id: 'secure-developer-foundations',
    upgrade: false,
    disabled: false,
    ...overrides,
  };
}

export function buildItem(overrides: Partial<ContentItem> = {}): ContentItem {
  return {
    _key: 'what-a-boundary-is',
    title: 'What a boundary is',
    order: 1,
    object_type: 'media',
    media_type: 'article',
    item_ttl: 600,
    completed: false,
    ...overrides,
  };
}

export function buildSubject(overrides: Partial<Subject> = {}): Subject {
  return {
    _key: 'boundaries',
    title: 'What a boundary is',
    order: 1,
    subject_ttl: 600,
    items: [buildItem()],
    ...overrides,
  };
}

export function buildCourseDetail(overrides: Partial<CourseDetail> = {}): CourseDetail {
  return { ...buildCourse(), items: [buildSubject()], ...overrides };
}

export function buildWish(overrides: Partial<WishlistItem> = {}): WishlistItem {
  return {
    sk: 'c2-injection-at-the-boundary',
    event_name: 'Injection at the boundary',
    proficiency: 'Basic',
    description: 'Why text from outside becomes code inside.',
    progress: 0,
    avg_minutes: 210,
    is_enrolled: false,
    upgrade: false,
    disabled: false,
    owasp: ['A05:2025'],
    type: 'course',
    ...overrides,
  };
}

export function buildNotification(overrides: Partial<Notification> = {}): Notification {
  return {
    sk: '0000000000000001',
    status: 'unread',
    kind: 'lab',
    content: 'You passed the lab “Someone else’s invoice”.',
    link: '/portal/labs/l1-someone-elses-invoice',
    created_at: '2026-03-02T09:00:00.000Z',
    ...overrides,
  };
}

/** An upcoming session of a live course. */
export function buildLiveEvent(overrides: Partial<LiveEvent> = {}): LiveEvent {
  return {
    id: asId('3f6a0e5d-9f43-4a53-8a1d-3c0f7e3b1a03'),
    course_id: 'office-hours-review-my-fix',
    event_name: 'Office hours: review my fix',
    description: 'Bring a fix of your own, and let a reviewer look for the request that still gets through.',
    instructor_id: ['anneke-tollgard#Anneke Tollgard#', 'osei-brandvold#Osei Brandvold#'],
    starts_at: '2026-03-05T17:00:00.000Z',
    ends_at: '2026-03-05T18:00:00.000Z',
    seats: 25,
    seats_left: 12,
    event_status: 'upcoming',
    is_registered: false,
    upgrade: false,
    disabled: false,
    ...overrides,
  };
}

/** The reply for a list of live courses: a course for each that the sessions name. */
export function buildLiveCourses(
  events: readonly LiveEvent[],
  now = '2026-03-02T09:00:00.000Z',
): OutputOf<typeof filterCoursesInDetail> {
  const ids = [...new Set(events.map(({ course_id }) => course_id))];
  return {
    items: ids.map((id) => ({
      ...buildCourse({ _key: id, type: 'live-course' }),
      sessions: events.filter(({ course_id }) => course_id === id),
    })),
    now,
  };
}

export function buildAssignment(overrides: Partial<AssignmentCard> = {}): AssignmentCard {
  return {
    id: asId('3f6a0e5d-9f43-4a53-8a1d-3c0f7e3b1a05'),
    name: 'Access control for everybody who ships',
    note: 'Please finish this before the next release.',
    starts_at: '2026-03-02T09:00:00.000Z',
    due_at: '2026-03-16T09:00:00.000Z',
    has_hard_end: false,
    counts_past_work: true,
    pass_percent: 100,
    state: 'in_progress',
    progress: 40,
    completed_work: 4,
    total_work: 10,
    is_late: false,
    repeat: 'none',
    cycle: 1,
    items_count: 2,
    ...overrides,
  };
}

export function buildAssignmentDetail(overrides: Partial<AssignmentDetail> = {}): AssignmentDetail {
  const { items_count: _, ...card } = buildAssignment();
  return {
    ...card,
    cycles: [{ cycle: 1, starts_at: card.starts_at, due_at: card.due_at, state: card.state, is_late: false }],
    items: [
      {
        kind: 'course',
        id: 'c1-who-may-do-what',
        title: 'Who may do what: access control',
        progress: 33,
        completed_items: 3,
        total_items: 9,
        is_completed: false,
        is_late: false,
      },
      {
        kind: 'challenge',
        id: 'open-redirect',
        title: 'Where next?',
        progress: 100,
        completed_items: 1,
        total_items: 1,
        is_completed: true,
        completed_at: '2026-03-04T10:00:00.000Z',
        is_late: false,
      },
    ],
    now: '2026-03-05T09:00:00.000Z',
    ...overrides,
  };
}

export function buildTeamMember(overrides: Partial<TeamMember> = {}): TeamMember {
  return {
    id: asId('3f6a0e5d-9f43-4a53-8a1d-3c0f7e3b1a06'),
    name: 'Mika Berg',
    picture: null,
    is_me: false,
    finished_courses: 1,
    passed_labs: 4,
    points: 320,
    ...overrides,
  };
}

export function buildFeedPost(overrides: Partial<FeedPost> = {}): FeedPost {
  return {
    id: 'ownership-checks-in-review',
    title: 'Ownership checks: look at the query, not at the route',
    date: '2026-02-19',
    topics: ['web', 'api'],
    html: '<p>A route that demands a sign-in looks protected in a diff.</p><p><strong>What to look for.</strong> Each query that uses an id from the request.</p>',
    link: { kind: 'lab', id: 'l1-someone-elses-invoice', title: "Someone else's invoice" },
    ...overrides,
  };
}

export function buildShowcaseUpload(overrides: Partial<ShowcaseUpload> = {}): ShowcaseUpload {
  return {
    upload_id: asId('3f6a0e5d-9f43-4a53-8a1d-3c0f7e3b1a04'),
    title: 'An invoice that anybody could read',
    description: 'How I found it, and the test that proves the fix.',
    file_name: 'invoice.md',
    media_type: 'text/markdown',
    size_bytes: 3_400,
    state: 'received',
    created_at: '2026-03-04T09:00:00.000Z',
    ...overrides,
  };
}

/** A user of a company, as its administrators see them. */
export function buildCompanyUser(overrides: Partial<CompanyUser> = {}): CompanyUser {
  return {
    user_id: asId('0c7f5d61-3a46-4f57-8a6d-0d9f5f1c2b33'),
    email: 'member@acme.test',
    first_name: 'Mika',
    last_name: 'Berg',
    state: 'active',
    role: 'member',
    is_manager: false,
    is_security_champion: false,
    is_provisioned: false,
    has_license: true,
    department: 'Payments',
    job_title: 'Backend engineer',
    teams: [{ id: asId('7b0e5b52-6c1e-4e0f-9f0f-2f5a3f0b9a11'), name: 'Alpha' }],
    last_seen_at: '2026-03-01T09:00:00.000Z',
    added_at: '2025-03-02T09:00:00.000Z',
    invited_at: null,
    deactivation: null,
    ...overrides,
  };
}

/** Somebody registered a platform. */
export function buildAuditEntry(overrides: Partial<AuditEntry> = {}): AuditEntry {
  return {
    id: '41',
    at: '2026-03-02T09:00:07.000Z',
    action: 'platform.add',
    outcome: 'done',
    reason: null,
    actor: { id: 'e6a8c1f0-2b64-4a57-9a0b-1f6f4b9a7c01', name: 'Ada Okafor', email: 'admin@acme.test' },
    subject: { kind: 'platform', id: '3c1d9a52-7b0e-4c39-8a55-6f2e8d1b4a02', name: null },
    address: '192.0.2.14',
    device: 'Firefox on Linux',
    details: {
      name: 'School LMS',
      issuer: 'https://lms.school.test',
      client_id: 'client-1',
      key_set_url: 'https://lms.school.test/keys',
    },
    ...overrides,
  };
}

/** A learning platform with launches. */
export function buildPlatform(overrides: Partial<Platform> = {}): Platform {
  return {
    id: asId('3c1d9a52-7b0e-4c39-8a55-6f2e8d1b4a02'),
    login_url: 'https://tool.test/lti/login/3c1d9a52-7b0e-4c39-8a55-6f2e8d1b4a02',
    name: 'School LMS',
    issuer: 'https://lms.school.test',
    client_id: 'client-1',
    auth_login_url: 'https://lms.school.test/mod/lti/auth.php',
    auth_token_url: 'https://lms.school.test/mod/lti/token.php',
    key_set_url: 'https://lms.school.test/mod/lti/certs.php',
    deployment_ids: ['1'],
    family: 'moodle',
    token_audience: null,
    score_rule: 'best',
    active: true,
    awaits_approval: false,
    revision: 'r1',
    created_at: '2026-03-02T09:00:00.000Z',
    ...overrides,
  };
}

/** A site that embeds widgets, with one secret key. */
export function buildPartner(overrides: Partial<Partner> = {}): Partner {
  return {
    id: asId('7a1d9a52-7b0e-4c39-8a55-6f2e8d1b4a02'),
    name: 'Partner site',
    allowed_origins: ['https://www.partner.example'],
    publishable_key: 'dbpk_publishable0000000000000000000000000000000000',
    secrets: [
      {
        id: asId('7b1d9a52-7b0e-4c39-8a55-6f2e8d1b4a02'),
        ending: 'k3Yz',
        created_at: '2026-03-02T09:00:00.000Z',
        last_used_at: '2026-03-09T09:12:00.000Z',
      },
    ],
    created_at: '2026-03-02T09:00:00.000Z',
    revision: 'r1',
    ...overrides,
  };
}

/** A launch with an unregistered deployment id. */
export function buildRefusal(overrides: Partial<PlatformRefusal> = {}): PlatformRefusal {
  return {
    id: '9b2f0f4e-1c55-4c0e-9a0e-2f4f1b8a7d11',
    at: '2026-03-02T09:10:00.000Z',
    reason: 'deployment',
    what: 'This installation of the tool is not registered here.',
    detail: 'deployment 2',
    sent: { issuer: 'https://lms.school.test', client_id: 'client-1', deployment_id: '2' },
    ...overrides,
  };
}

/** A person who learned on eight days, the last three of them in a row. */
export function buildUserStats(overrides: Partial<UserStats> = {}): UserStats {
  const days = ['2026-01-14', '2026-02-03', '2026-02-04', '2026-02-17', '2026-02-24', '2026-03-02'];
  return {
    badges: 3,
    challenges_completed: 5,
    labs_completed: 7,
    leaderboard: 12,
    total_enrolled: 3,
    total_course_minutes: 425,
    videos_completed: 1,
    points: 1_260,
    courses_completed: 1,
    dashboard: [
      ...days.map((date, at) => ({ date, activity: 1 + ((at * 3) % 7) })),
      { date: '2026-03-03', activity: 9 },
      { date: '2026-03-04', activity: 4 },
    ],
    today: '2026-03-04',
    streak: { current: 3, best: 3 },
    goal: { days: 4, done: 3 },
    ...overrides,
  };
}

export function buildProfileDetails(overrides: Partial<ProfileDetails> = {}): ProfileDetails {
  return {
    email: 'member@acme.test',
    first_name: 'Mika',
    last_name: 'Berg',
    company_name: 'ACME',
    member_since: '2026-01-12T09:00:00.000Z',
    time_zone: null,
    weekly_digest_email: true,
    weekly_news_opt_in: false,
    newsfeed_topics: [],
    ...overrides,
  };
}

export function buildToken({
  id,
  ...overrides
}: Partial<Omit<TokenInfo, 'id'>> & { id?: string } = {}): TokenInfo {
  return {
    id: asId(id ?? '4d5e0000-0000-4000-8000-000000000001'),
    name: 'Deploy script',
    scope: 'read',
    ending: 'x7Qa',
    created_at: '2026-02-02T09:00:00.000Z',
    expires_at: '2026-05-03T09:00:00.000Z',
    is_expired: false,
    last_used_at: null,
    is_by_admin: false,
    ...overrides,
  };
}
