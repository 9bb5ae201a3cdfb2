import type { Activity, Course, Deployment, LineItem, Tool, User } from './model.ts';
import { SCOPES } from './scopes.ts';
import type { Settings } from './settings.ts';

/** Sample data of the platform: its users, its tool and its one course. */

type Row = [id: string, name: string, role: User['role'], extra?: Partial<User>];

const ROWS: readonly Row[] = [
  ['u-101', 'Noor Vale', 'student', { canSignIn: true }],
  ['u-102', 'Tomas Reed', 'student', { canSignIn: true }],
  ['u-201', 'Iris Lund', 'teacher', { canSignIn: true }],
  ['u-202', 'Ben Okoro', 'assistant', { canSignIn: true }],
  ['u-301', 'Ada Holm', 'administrator', { canSignIn: true }],
  ['u-103', 'Mei Tanaka', 'student', { withholds: 'email' }],
  ['u-104', 'Luca Ferrari', 'student', { withholds: 'everything' }],
  ['u-105', 'Zoé Müller-Öztürk', 'student'],
  ['u-106', 'Kofi Asante', 'student'],
];

/** A user with the address that everybody here has. */
export function toUser([id, name, role, extra = {}]: Row): User {
  const [givenName = '', ...rest] = name.split(' ');
  const local = givenName
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]/g, '');
  return { id, name, givenName, familyName: rest.join(' '), email: `${local}@harbor.test`, role, ...extra };
}

export const TEST_STUDENT = 'u-900';

export const createUsers = (): User[] =>
  [...ROWS, [TEST_STUDENT, 'Test Student', 'student', { isTest: true }] satisfies Row].map(toUser);

export const FIRST_COURSE = 'course-7';
export const FIRST_DEPLOYMENT = 'd-1';
export const LINE_ITEM_MAXIMUM = 100;

/** The one member who left for a while; an administrator of the platform is in no course. */
const INACTIVE = new Set(['u-106']);

/** Everybody but administrators and the test student, as members of a course. */
export function enrolAll(course: Course, users: readonly User[]): void {
  for (const { id, role, isTest } of users)
    if (role !== 'administrator' && !isTest)
      course.members.set(id, {
        userId: id,
        status: INACTIVE.has(id) ? 'Inactive' : 'Active',
        version: course.rosterVersion,
      });
}

export const createSampleCourse = (): Course => ({
  key: FIRST_COURSE,
  contextId: FIRST_COURSE,
  label: 'SEC-101',
  title: 'Secure code for web developers',
  about:
    'Labs and a course on the faults that web developers make most often. The tool that they open is another website, in a frame or in a tab of its own.',
  deployments: [FIRST_DEPLOYMENT],
  members: new Map(),
  rosterVersion: 1,
});

export const createSampleTool = ({ clientId, toolUrl }: Settings): Tool => ({
  clientId,
  name: 'Drawbridge',
  description: 'Labs and courses on secure code.',
  loginUrl: `${toolUrl}/lti/login`,
  redirectUris: [`${toolUrl}/lti/launch`],
  jwksUri: `${toolUrl}/lti/keys`,
  targetLinkUri: `${toolUrl}/labs`,
  deepLinkingUri: `${toolUrl}/lti/launch`,
  reviewUri: undefined,
  scopes: [...SCOPES],
  custom: {},
  logoUri: undefined,
  isSample: true,
});

export const createSampleDeployment = ({ clientId, deploymentId }: Settings): Deployment => ({
  key: FIRST_DEPLOYMENT,
  clientId,
  deploymentId,
});

interface Sample {
  title: string;
  about: string;
  /** Path at the tool. */
  target: string;
  custom: Record<string, string>;
  section: string;
  isGraded: boolean;
}

const SAMPLES: readonly Sample[] = [
  {
    title: "Lab: Someone else's invoice",
    about: 'An invoice page shows more than it should. Find out why, and fix it.',
    target: '/labs/details/l1-someone-elses-invoice',
    custom: { lab_id: 'l1-someone-elses-invoice' },
    section: 'Labs',
    isGraded: true,
  },
  {
    title: 'Lab: Signed in as no one',
    about: 'The staff portal lets strangers in without a password. Find out how, and fix its queries.',
    target: '/labs/details/l8-signed-in-as-no-one',
    custom: { lab_id: 'l8-signed-in-as-no-one' },
    section: 'Labs',
    isGraded: true,
  },
  {
    title: 'All labs',
    about: 'Pick any lab from the list. Not graded.',
    target: '/labs',
    custom: {},
    section: 'Labs',
    isGraded: false,
  },
  {
    title: 'Course: Injection at the boundary',
    about: 'Articles, a quiz and labs on what happens when text becomes code.',
    target: '/integration/courses-details?course_id=c2-injection-at-the-boundary',
    custom: { course_id: 'c2-injection-at-the-boundary' },
    section: 'Courses',
    isGraded: true,
  },
  {
    title: 'All courses',
    about: 'Pick any course from the list. Not graded.',
    target: '/integration',
    custom: {},
    section: 'Courses',
    isGraded: false,
  },
  {
    title: 'Video: The number that was SQL',
    about: 'One lesson of a course by itself. Not graded.',
    target:
      '/integration/video-play?course_id=c2-injection-at-the-boundary&item_id=c2-video-number-that-was-sql',
    custom: { course_id: 'c2-injection-at-the-boundary', item_id: 'c2-video-number-that-was-sql' },
    section: 'Courses',
    isGraded: false,
  },
];

/** The sample activities and their line items, for a course and a deployment; `prefix` of their ids. */
export function createSampleActivities(
  toolUrl: string,
  place: { courseKey: string; deploymentKey: string; prefix: string },
): { activities: Activity[]; lineItems: LineItem[] } {
  const { courseKey, deploymentKey, prefix } = place;
  const activities = SAMPLES.map(
    ({ title, about, target, custom, section }, index): Activity => ({
      id: `${prefix}${index + 1}`,
      courseKey,
      deploymentKey,
      type: 'ltiResourceLink',
      section,
      title,
      about,
      url: toolUrl + target,
      custom: { ...custom, groups: '$Context.groups' },
      icon: undefined,
      available: undefined,
      submission: undefined,
      prefersWindow: false,
      frameHeight: undefined,
      html: undefined,
      onlyFor: undefined,
      isSample: true,
    }),
  );
  const lineItems = activities
    .filter((_, index) => SAMPLES[index]?.isGraded)
    .map(
      ({ id, title }): LineItem => ({
        id,
        courseKey,
        deploymentKey,
        label: title,
        scoreMaximum: LINE_ITEM_MAXIMUM,
        resourceLinkId: id,
        isSample: true,
      }),
    );
  return { activities, lineItems };
}
