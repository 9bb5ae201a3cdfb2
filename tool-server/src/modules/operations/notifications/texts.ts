/** Texts of notifications, by event. The names come from our own catalogue and settings. */
export const TEXTS = {
  welcome: (product: string) => `Welcome to ${product}. Choose a course and begin.`,
  labPassed: (lab: string) => `You passed the lab “${lab}”.`,
  challengeSolved: (challenge: string) => `You passed the challenge “${challenge}”.`,
  courseCompleted: (course: string) => `You completed the course “${course}”.`,
  /** Values for a live course. `at` names the time zone. */
  live: {
    day: (course: string, at: string) => `“${course}” is on ${at}.`,
    soon: (course: string, at: string) => `“${course}” can be joined now. It is on ${at}.`,
    cancelled: (course: string, at: string) => `“${course}” on ${at} was canceled.`,
  },
  /** Values for an assignment. `due` names the time zone. */
  assignment: {
    start: (name: string, due: string) => `You have a new assignment: “${name}”. It is due on ${due}.`,
    week: (name: string, due: string) => `“${name}” is due on ${due}.`,
    day: (name: string, due: string) => `“${name}” is due soon: on ${due}.`,
    overdue: (name: string, due: string) => `“${name}” is overdue. It was due on ${due}.`,
  },
  companyAsks: (company: string) => `“${company}” invites you to join. Accept or decline.`,
  emergencyUntested: (company: string) =>
    `Nobody has tested the emergency sign-in of “${company}” for 90 days. The page says how to test it.`,
  badgeAwarded: (badge: string) => `You earned the badge “${badge}”.`,
  certified: (certification: string) => `You now hold the certification “${certification}”.`,
} as const;

/** Texts of the weekly mail. */
export const DIGEST_TEXTS = {
  subject: (count: number, product: string) =>
    `${count} unread ${count === 1 ? 'notification' : 'notifications'} in ${product}`,
  greeting: (name: string) => (name ? `Hello ${name},` : 'Hello,'),
  lead: (count: number) =>
    count === 1
      ? 'You have one unread notification from the last seven days:'
      : `You have ${count} unread notifications from the last seven days:`,
  more: (count: number) => `And ${count} more.`,
  open: 'All notifications',
  why: 'You get this email once a week, and only when something is unread. You can switch it off in your profile.',
} as const;
