const toPeople = (count: number) => (count === 1 ? '1 person' : `${count} people`);

/** Texts of the weekly mail to managers. */
export const MANAGER_DIGEST_TEXTS = {
  subject: 'Assignments in your teams',
  greeting: (firstName: string) => (firstName === '' ? 'Hello,' : `Hello ${firstName},`),
  lead: 'This is overdue in your teams, or due in the next seven days:',
  /** `due` is the first due date within the week, with its time zone. */
  line: (name: string, { overdue, soon, due }: { overdue: number; soon: number; due: string }) =>
    [
      `“${name}”`,
      [
        ...(overdue > 0 ? [`${toPeople(overdue)} overdue`] : []),
        ...(soon > 0 ? [`${toPeople(soon)} to finish, first on ${due}`] : []),
      ].join('; '),
    ].join(': '),
  more: (count: number) => `And ${count} more.`,
  open: 'Open your teams',
  why: 'You get this email once a week, and only when something is open in your teams. You can switch it off in your profile.',
} as const;
