import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the list of attempts and of one attempt, as instructors and admins read them. */
const messages = defineMessages('lab-review', {
  unnamed: {
    text: 'Unnamed learner',
    description: "In place of a learner's name when the learning platform did not send one",
  },
  'list.caption': {
    text: 'Attempts, newest first',
    description: 'Screen reader only: name of the table of attempts at a lab, for instructors',
  },
  'list.loading': {
    text: 'Loading attempts',
    description: 'Screen reader only: the table of attempts is being loaded',
  },
  'list.problem': {
    text: 'The attempts could not be loaded',
    description: 'Title of the error when the table could not be loaded',
  },
  'list.denied': {
    text: 'This is for instructors',
    description: 'Title of the page for people who may not see the attempts',
  },
  'list.denied.message': {
    text: 'Administrators of a company and instructors of a course see the attempts of their learners.',
    description: 'Text under the title "This is for instructors"',
  },
  'list.missing': {
    text: 'There is no such lab',
    description: 'Title of the page when no lab has this address',
  },
  'list.missing.message': {
    text: 'It may have been removed, or the address may be mistyped.',
    description: 'Text under the title "There is no such lab"',
  },
  'list.empty': {
    text: 'No attempts yet',
    description: 'Title in place of the table while there are no attempts',
  },
  'list.empty.message': {
    text: 'As soon as one of your learners opens this lab, the attempt appears here.',
    description: 'Text under the title "No attempts yet"',
  },
  'list.empty.one': {
    text: 'This learner has not opened the lab.',
    description: 'Text under the title "No attempts yet" on the page of one learner',
  },
  'list.newer': {
    text: 'Newer',
    description: 'Button below the table: goes to the page with newer attempts. Adjective',
  },
  'list.older': {
    text: 'Older',
    description: 'Button below the table: goes to the page with older attempts. Adjective',
  },
  'col.learner': { text: 'Learner', description: 'Table header: name of the learner' },
  'col.number': {
    text: 'Attempt',
    description: 'Table header: which attempt of the learner this is. Little space',
  },
  'col.opened': {
    text: 'Opened',
    description: 'Table header: date and time when the attempt began. Little space',
  },
  'col.submissions': {
    text: 'Submissions',
    description: 'Table header: how many submissions were made. Little space',
  },
  'col.hints': { text: 'Hints', description: 'Table header: how many hints were opened. Little space' },
  'col.score': {
    text: 'Best score',
    description: 'Table header, and label on the page of an attempt: best score in percent. Little space',
  },
  'col.state': {
    text: 'State',
    description: 'Table header: passed, in progress or reset. Noun; little space',
  },
  score: { text: '{score}%', description: 'Best score of an attempt. {score}: number from 0 to 100' },
  attempt: {
    text: 'Attempt {number}',
    description: 'Which attempt of a learner this is. {number}: 1, 2, 3…',
  },
  passed: { text: 'Passed', description: 'Badge on an attempt whose tests all passed. A state' },
  open: { text: 'In progress', description: 'Badge on an attempt that has not ended' },
  closed: {
    text: 'Reset',
    description: 'Badge on an attempt that the learner ended by resetting the lab. Participle',
  },
  shared: {
    text: 'Shared flag',
    description: 'Badge on an attempt: the learner submitted the flag of another person. Participle',
  },
  'shared.detail': {
    text: 'Somebody else’s flag was submitted in this attempt. It earned no points.',
    description: 'Tooltip of the badge "Shared flag"',
  },
  back: { text: 'All attempts', description: 'Button on the page of an attempt: goes back to the table' },
  'review.loading': {
    text: 'Loading the attempt',
    description: 'Screen reader only: the attempt is being loaded',
  },
  'review.problem': {
    text: 'The attempt could not be loaded',
    description: 'Title of the error when the attempt could not be loaded',
  },
  'review.missing': {
    text: 'There is no such attempt',
    description: 'Title of the page when no attempt has this address',
  },
  'review.missing.message': {
    text: 'The address may be mistyped, or it belongs to somebody you do not teach.',
    description: 'Text under the title "There is no such attempt"',
  },
  'review.steps': {
    text: 'Steps of the attempt',
    description: 'Screen reader only: name of the list of what the learner did, in order',
  },
  'review.zone': {
    text: 'Times in {zone}',
    description:
      'Note under the list of steps and under the table. {zone}: name of a time zone, such as Central European Time',
  },
  'review.gap': {
    text: '{gap} later',
    description: 'In the list of steps: time since the previous step. {gap}: duration, such as "5 min"',
  },
  'review.detail': {
    text: 'Step',
    description: 'Screen reader only: name of the part of the page that shows the selected step. Noun',
  },
  submission: { text: 'Submission {number}', description: 'Title of a step. {number}: 1, 2, 3…' },
  'submission.loading': {
    text: 'Loading the submission',
    description: 'Screen reader only: the submission is being loaded',
  },
  'submission.problem': {
    text: 'The submission could not be loaded',
    description: 'Title of the error when the submission could not be loaded',
  },
  'verdict.passed': { text: 'Passed', description: 'Status pill of a submission. A state; little space' },
  'verdict.failed': { text: 'Not passed', description: 'Status pill of a submission. A state; little space' },
  'verdict.error': {
    text: 'Did not run',
    description: 'Status pill of a submission whose code could not run. Little space',
  },
  'verdict.infra': {
    text: 'Grader failed',
    description: 'Status pill of a submission that the server could not grade. Little space',
  },
  'verdict.waiting': {
    text: 'Waiting',
    description: 'Status pill of a submission that has not been graded yet. Little space',
  },
  points: {
    text: '{score} of {max} points',
    description: 'Beside the status of a submission. {score} and {max}: numbers',
  },
  'tab.parts': {
    text: 'Parts of the submission',
    description: 'Screen reader only: name of the tabs "Code", "Tests" and "Requests"',
  },
  'tab.code': { text: 'Code', description: 'Tab: what the learner changed in the code. Noun' },
  'tab.tests': { text: 'Tests', description: 'Tab: results of the tests. Noun; a count such as 3/5 follows' },
  'tab.requests': {
    text: 'Requests',
    description: "Tab: HTTP requests of the learner's attack. Noun; their number follows",
  },
  'code.files': {
    text: 'Changed files',
    description: 'Screen reader only: name of the tabs with names of changed files. Participle',
  },
  'code.against': {
    text: 'Compared with',
    description:
      'Screen reader only: name of the two tabs "Starter" and "Previous submission", which complete it',
  },
  'code.starter': {
    text: 'Starter',
    description: 'Tab: compares with the code that the lab began with. Noun',
  },
  'code.before': {
    text: 'Previous submission',
    description: 'Tab: compares with the submission before this one',
  },
  'code.learner': {
    text: 'Learner',
    description: 'Heading of the learner\'s changes, beside "Author’s solution"',
  },
  'code.diff': {
    text: 'Changes in {path}',
    description: 'Screen reader only: name of the comparison. {path}: name of the file',
  },
  'code.none': {
    text: 'No file was changed.',
    description: 'In place of the changes when the learner submitted the starter',
  },
  'code.none.before': {
    text: 'No file was changed since the previous submission.',
    description: 'In place of the changes when the submission equals the one before',
  },
  'code.loading': {
    text: 'Loading the comparison',
    description: 'Screen reader only: the comparison is being loaded',
  },
  'solution.title': {
    text: 'Author’s solution',
    description: "Heading of the author's solution, beside the learner's changes",
  },
  'solution.same': {
    text: 'The solution does not change this file.',
    description: "In place of the author's changes to a file",
  },
  'solution.diff': {
    text: 'The solution in {path}',
    description: 'Screen reader only: name of the comparison. {path}: name of the file',
  },
  'solution.parts': {
    text: 'Parts of the solution',
    description: 'Screen reader only: name of the tabs "Code" and "Why"',
  },
  'solution.code': { text: 'Code', description: "Tab: code of the author's solution. Noun" },
  'solution.why': { text: 'Why', description: "Tab: the author's explanation of the solution" },
  'tests.attacks': {
    text: 'Attacks',
    description: "Heading of the tests that attack the learner's code. Noun, plural",
  },
  'tests.functions': {
    text: 'Functions',
    description: "Heading of the tests that check whether the app's features still work. Noun, plural",
  },
  'tests.goals': {
    text: 'Goal',
    description: 'Heading of the test that checks whether the attack reached its goal. Noun',
  },
  'tests.none': {
    text: 'There is no verdict yet.',
    description: 'In place of the tests: the server has not graded the submission yet',
  },
  'tests.trap': {
    text: 'This fix behaves like: {title}',
    description:
      'Title of a note: the submission fails the same tests as a well-known wrong fix. {title}: what that fix does, such as "Escapes quotes only"',
  },
  'tests.fixed': {
    text: 'Newly fixed',
    description: 'Before the titles of tests that failed in the previous submission and pass now',
  },
  'tests.broken': {
    text: 'Newly broken',
    description: 'Before the titles of tests that passed in the previous submission and fail now',
  },
  'tests.log': {
    text: 'Grader log',
    description: 'Heading to open: what the program that grades the submission printed',
  },
  'requests.list': {
    text: 'Requests of the attack, in order',
    description: 'Screen reader only: name of the list of requests',
  },
  'requests.headers': { text: 'Headers', description: 'Heading to open: headers of an HTTP request' },
  'requests.led': {
    text: '{victim} is sent the link',
    description:
      'In the list of requests; the link follows. {victim}: name of a person in the lab, such as Nele',
  },
  'requests.page': {
    text: '{victim} opens the attacker’s page',
    description:
      "In the list of requests; the page's HTML follows. {victim}: name of a person in the lab, such as Nele",
  },
});

export type MessageId = keyof typeof messages;

export const t = createTranslator(messages);
