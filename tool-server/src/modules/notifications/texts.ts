/** Texts of notifications, by event. The names come from our own catalogue and settings. */
export const TEXTS = {
  welcome: (product: string) => `Welcome to ${product}. Choose a course and begin.`,
  labPassed: (lab: string) => `You passed the lab “${lab}”.`,
  challengeSolved: (challenge: string) => `You solved the challenge “${challenge}”.`,
  courseCompleted: (course: string) => `You completed the course “${course}”.`,
} as const;

/** Texts of the weekly mail. */
export const DIGEST_TEXTS = {
  subject: (count: number, product: string) =>
    `${count} unread ${count === 1 ? 'notification' : 'notifications'} in ${product}`,
  greeting: (name: string) => (name ? `Hello ${name},` : 'Hello,'),
  lead: (count: number) =>
    count === 1
      ? 'one notification from the last seven days is still unread:'
      : `${count} notifications from the last seven days are still unread:`,
  more: (count: number) => `and ${count} more.`,
  open: 'All notifications',
  why: 'You get this email once a week, and only when something is unread. Your profile has a switch for it.',
} as const;
