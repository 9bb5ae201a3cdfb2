/** Sample data of the platform: its users and its one course. */
export interface User {
  id: string;
  name: string;
  givenName: string;
  familyName: string;
  email: string;
  role: 'student' | 'teacher';
}

export const USERS: readonly User[] = [
  {
    id: 'u-101',
    name: 'Noor Vale',
    givenName: 'Noor',
    familyName: 'Vale',
    email: 'noor@harbor.test',
    role: 'student',
  },
  {
    id: 'u-102',
    name: 'Tomas Reed',
    givenName: 'Tomas',
    familyName: 'Reed',
    email: 'tomas@harbor.test',
    role: 'student',
  },
  {
    id: 'u-201',
    name: 'Iris Lund',
    givenName: 'Iris',
    familyName: 'Lund',
    email: 'iris@harbor.test',
    role: 'teacher',
  },
];
export const STUDENTS = USERS.filter(({ role }) => role === 'student');
export const findUser = (id: string): User | undefined => USERS.find((user) => user.id === id);

export const COURSE = {
  id: 'course-7',
  label: 'SEC-101',
  title: 'Secure code for web developers',
  about: 'Four activities. The tool they open is another website, in a frame or in a tab of its own.',
} as const;

export interface Activity {
  /** Resource link id. */
  id: string;
  title: string;
  about: string;
  /** Path at the tool. */
  target: string;
  custom: Record<string, string>;
  isGraded: boolean;
}

export const ACTIVITIES: readonly Activity[] = [
  {
    id: 'link-1',
    title: "Lab: Someone else's invoice",
    about: 'An invoice page shows more than it should. Find out why, and fix it.',
    target: '/labs/details/l1-someone-elses-invoice',
    custom: { lab_id: 'l1-someone-elses-invoice' },
    isGraded: true,
  },
  {
    id: 'link-2',
    title: 'Lab: Signed in as no one',
    about: 'The staff portal lets strangers in without a password. Find out how, and fix its queries.',
    target: '/labs/details/l8-signed-in-as-no-one',
    custom: { lab_id: 'l8-signed-in-as-no-one' },
    isGraded: true,
  },
  {
    id: 'link-3',
    title: 'All labs',
    about: 'Pick any lab from the list. Not graded.',
    target: '/labs',
    custom: {},
    isGraded: false,
  },
  {
    id: 'link-4',
    title: 'Course: Injection at the boundary',
    about: 'Articles, a quiz and labs on what happens when text becomes code.',
    target: '/integration/courses-details?course_id=c2-injection-at-the-boundary',
    custom: { course_id: 'c2-injection-at-the-boundary' },
    isGraded: true,
  },
];
export const findActivity = (id: string): Activity | undefined =>
  ACTIVITIES.find((activity) => activity.id === id);
