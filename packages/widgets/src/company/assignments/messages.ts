import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of assignments. */
export const messages = defineMessages('assignments', {
  loading: { text: 'Loading assignments', description: 'Screen reader only: assignments are being loaded' },
  failed: {
    text: 'Your assignments could not be loaded',
    description:
      'Title of the error when the list of assignments could not be loaded. An assignment is what a company asks its members to learn',
  },
  oneFailed: {
    text: 'This assignment could not be loaded',
    description: 'Title of the error when one assignment could not be loaded',
  },
  notFound: {
    text: 'This assignment does not exist or is not yours',
    description: 'Title of the page when no assignment of the learner has this address',
  },
  notFoundText: {
    text: 'It may have been removed or assigned to others.',
    description: 'Text under the title "This assignment does not exist or is not yours"',
  },
  toList: {
    text: 'My assignments',
    description: 'Button under the text "It may have been removed or assigned to others."',
  },
  filters: {
    text: 'Which assignments',
    description: 'Screen reader only: name of the tabs "To do", "Done" and "All"',
  },
  to_do: { text: 'To do', description: 'Tab: assignments that are not finished' },
  done: { text: 'Done', description: 'Tab: assignments that are finished' },
  all: { text: 'All', description: 'Tab: shows all assignments of the learner' },
  list: { text: 'Assignments', description: 'Screen reader only: name of the list' },
  'empty.to_do': { text: 'Nothing to do', description: 'Title of the tab "To do" while it is empty' },
  'empty.to_do.text': {
    text: 'What your company asks you to learn appears here, with its due date.',
    description: 'Text under the title "Nothing to do"',
  },
  'empty.done': { text: 'Nothing finished yet', description: 'Title of the tab "Done" while it is empty' },
  'empty.done.text': {
    text: 'An assignment moves here when all of its work is done.',
    description: 'Text under the title "Nothing finished yet"',
  },
  'empty.all': { text: 'No assignments yet', description: 'Title of the tab "All" while it is empty' },
  'empty.all.text': {
    text: 'Your company has not assigned anything to you. You can take courses all the same.',
    description: 'Text under the title "No assignments yet"',
  },
  dueTitle: {
    text: 'Due for your company',
    description: 'Title of a card on the dashboard: the assignments that the learner has to do next',
  },
  dueAll: {
    text: 'All {count} assignments',
    description: 'Link on the card "Due for your company": opens all of them. {count}: number other than 1',
  },
  dueOne: {
    text: 'My assignments',
    description: 'The same link while there is one assignment to do',
  },
  browse: { text: 'Browse courses', description: 'Button of an empty list: opens the list of courses. Verb' },
  more: { text: 'Show more', description: 'Button under the list: loads more assignments. Verb' },
  upcoming: { text: 'Upcoming', description: 'Badge on an assignment that has not begun. Adjective' },
  not_started: { text: 'Not started', description: 'Badge on an assignment that the learner has not begun' },
  in_progress: { text: 'In progress', description: 'Badge on an assignment that the learner has begun' },
  overdue: { text: 'Overdue', description: 'Badge on an assignment whose due date has passed' },
  closed: {
    text: 'Closed',
    description: 'Badge on an assignment that can no longer be finished. Participle',
  },
  finished: { text: 'Finished', description: 'Badge on an assignment. Participle' },
  exempt: {
    text: 'Exempt',
    description: 'Badge on an assignment that this person need not do. Adjective',
  },
  exemptText: {
    text: 'You do not have to do this',
    description: 'On an assignment, in place of its due date: the company exempted this person from it',
  },
  dueAgain: {
    text: 'Due again on {date}',
    description: 'On a finished assignment that repeats. {date}: date, such as December 6, 2026',
  },
  late: {
    text: 'Late',
    description: 'Badge: finished after the due date, or still open after it. Adjective',
  },
  dueToday: {
    text: 'Due today at {time}',
    description: 'On an assignment. {time}: time of day with its zone, such as 5:00 PM GMT+1',
  },
  dueTomorrow: {
    text: 'Due tomorrow at {time}',
    description: 'On an assignment. {time}: time of day with its zone, such as 5:00 PM GMT+1',
  },
  dueDays: {
    text: 'Due in {count} days, on {date}',
    description: 'On an assignment. {count}: number, 2 or more; {date}: date, such as December 6, 2026',
  },
  dueEarlier: {
    text: 'Was due today at {time}',
    description: 'On an assignment whose due date passed today. {time}: time of day with its zone',
  },
  dueYesterday: {
    text: 'Was due yesterday, on {date}',
    description: 'On an assignment. {date}: date, such as December 6, 2026',
  },
  dueAgo: {
    text: 'Was due {count} days ago, on {date}',
    description: 'On an assignment. {count}: number, 2 or more; {date}: date, such as December 6, 2026',
  },
  starts: {
    text: 'Starts on {date}',
    description:
      'On an assignment that has not begun; when it is due follows. {date}: date, such as December 6, 2026',
  },
  finishedOn: {
    text: 'Finished on {date}',
    description: 'On a finished assignment. {date}: date, such as December 6, 2026. Participle',
  },
  dueWas: {
    text: 'Due on {date}',
    description: 'On a finished assignment. {date}: date, such as December 6, 2026',
  },
  itemsOne: { text: '1 item', description: 'On an assignment: it has one course, challenge or journey' },
  itemsMany: {
    text: '{count} items',
    description: 'On an assignment: courses, challenges and journeys. {count}: number other than 1',
  },
  progress: {
    text: 'Progress in {name}',
    description: 'Screen reader only: name of the progress bar. {name}: name of the assignment',
  },
  note: { text: 'From your company', description: 'Heading of a text that the company wrote' },
  items: {
    text: 'What to do',
    description: 'Heading of the courses, challenges and journeys of an assignment',
  },
  noItems: {
    text: 'The courses of this assignment are no longer offered.',
    description: 'In place of the courses of an assignment',
  },
  course: { text: 'Course', description: 'In small type above the title of an item: its kind' },
  playground: { text: 'Playground', description: 'In small type above the title of an item: its kind' },
  challenge: { text: 'Challenge', description: 'In small type above the title of an item: its kind' },
  'live-course': { text: 'Live course', description: 'In small type above the title of an item: its kind' },
  custom: {
    text: 'Course',
    description: 'In small type above the title of an item: its kind, a course that the company made',
  },
  journey: {
    text: 'Journey',
    description: 'In small type above the title of an item: its kind, a series of courses',
  },
  itemProgress: {
    text: '{done} of {all} done',
    description: 'On an item: lessons that are complete. {done} and {all}: numbers',
  },
  itemDone: {
    text: 'Done',
    description: 'State of a course, challenge or journey that is complete. Participle',
  },
  itemDoneOn: {
    text: 'Done on {date}',
    description: 'On an item that is complete. {date}: date, such as December 6, 2026',
  },
  open: { text: 'Open', description: 'Button on an item that was not begun. Verb' },
  continue: { text: 'Continue', description: 'Button on an item that was begun. Verb' },
  openItem: {
    text: '{action}: {title}',
    description:
      'Screen reader only: full name of the button "Open" or "Continue". {action}: "Open" or "Continue"; {title}: title of the item',
  },
  rules: { text: 'How it counts', description: 'Heading of the rules of an assignment' },
  hardEnd: {
    text: 'The due date is final: what you do later does not count.',
    description: 'Rule of an assignment, under the heading "How it counts"',
  },
  softEnd: {
    text: 'You can finish after the due date; it then counts as late.',
    description: 'Rule of an assignment, under the heading "How it counts". "It": what you finish',
  },
  pastWork: {
    text: 'What you completed before the start counts too.',
    description: 'Rule of an assignment, under the heading "How it counts"',
  },
  noPastWork: {
    text: 'Only work after the start counts. Repeat what you completed before: open the lesson again, or pass the lab or quiz again.',
    description: 'Rule of an assignment, under the heading "How it counts"',
  },
  passPercent: {
    text: 'The assignment is finished when {percent}% of its work is done.',
    description: 'A rule of the assignment. {percent}: number; "its": the assignment\'s',
  },
  yearly: {
    text: 'It repeats each year. Each year counts on its own and has its own certificate.',
    description: 'Rule of an assignment, under the heading "How it counts". "It": the assignment',
  },
  after_pass: {
    text: 'It is due again some time after you finish it. Each time counts on its own and has its own certificate.',
    description: 'Rule of an assignment, under the heading "How it counts". "It": the assignment',
  },
  earlier: { text: 'Earlier times', description: 'Heading of the list of past repetitions of an assignment' },
  earlierDue: {
    text: '{state}, was due on {date}',
    description:
      'A past repetition of an assignment that was not finished. {state}: such as "Overdue"; {date}: date, such as December 6, 2026',
  },
  certificateOf: {
    text: 'Download certificate: {date}',
    description:
      'Screen reader only: full name of a button "Download certificate" in a list. {date}: when the work was finished',
  },
  certificate: { text: 'Certificate', description: 'Heading of the card about the certificate' },
  certificateWait: {
    text: 'Your certificate will be here once everything is finished.',
    description: 'In the card "Certificate" while the assignment is not finished',
  },
  certificateReady: {
    text: 'Everything is finished. Your certificate is ready.',
    description: 'In the card "Certificate" once the assignment is finished',
  },
  certificateClosed: {
    text: 'This assignment was closed before it was finished.',
    description: 'In the card "Certificate" when the assignment can no longer be finished',
  },
  certificateRevoked: {
    text: 'This certificate was revoked.',
    description: 'Text in the card "Certificate" of an assignment',
  },
  certificateNumber: {
    text: 'Check number {number}',
    description:
      'In the card "Certificate". {number}: letters and digits with which anyone can check the certificate. "Check number" is a noun',
  },
  download: {
    text: 'Download certificate',
    description: 'Button of the card "Certificate" and of past repetitions: downloads it as a PDF file. Verb',
  },
  checkCertificate: {
    text: 'Check it',
    description: 'Link after the check number: opens the public page that checks it. Verb',
  },
});
export const t = createTranslator(messages);
