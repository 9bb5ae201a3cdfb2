import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of certifications and of the check of a certificate. */
export const messages = defineMessages('certifications', {
  loading: {
    text: 'Loading certifications',
    description: 'Screen reader only: certifications are being loaded',
  },
  failed: {
    text: 'The certifications could not be loaded',
    description: 'Title of the error when the certifications could not be loaded',
  },
  nothing: {
    text: 'No certification yet',
    description: 'Title of the page while there are no certifications',
  },
  nothingText: {
    text: 'Certifications appear here once there are some.',
    description: 'Text under the title "No certification yet"',
  },
  offered: {
    text: 'Offered',
    description: 'Badge on a certification that the learner has not begun. Participle',
  },
  in_progress: { text: 'In progress', description: 'Badge on a certification that the learner has begun' },
  held: {
    text: 'Held',
    description: 'Badge on a certification that the learner has earned and that is valid. Participle',
  },
  expired: {
    text: 'Expired',
    description: 'Badge on a certification or certificate that is no longer valid. Participle',
  },
  revoked: {
    text: 'Revoked',
    description: 'Badge on a certification or certificate that was taken back. Participle',
  },
  valid: { text: 'Valid', description: 'Badge on a certificate. Adjective' },
  requirements: {
    text: 'What it requires',
    description:
      'Screen reader only: name of the list of courses and labs that a certification requires. "It": the certification',
  },
  course: { text: 'Course', description: 'In small type before the title of a requirement: its kind' },
  lab: { text: 'Lab', description: 'In small type before the title of a requirement: its kind' },
  challenge: { text: 'Challenge', description: 'In small type before the title of a requirement: its kind' },
  completed: {
    text: 'Completed',
    description: 'Badge beside a required course: it is complete. Little space',
  },
  passed: {
    text: 'Passed',
    description: 'Badge beside a required lab: it is passed. Participle; little space',
  },
  notCounted: {
    text: 'Not counted',
    description:
      'Beside a required lab that was passed after its solution was opened. Participle; little space',
  },
  started: {
    text: 'Started',
    description: 'Badge beside a required lab that was begun. Participle; little space',
  },
  percent: {
    text: '{percent}% completed',
    description: 'Beside a required course. {percent}: number. Little space',
  },
  notStarted: {
    text: 'Not started',
    description: 'Badge beside a requirement that was not begun. Little space',
  },
  renew: {
    text: 'To renew it, start each lab again and pass it. Attempts since {day} count.',
    description:
      'On a certification that ends soon or has ended. "It": the certification; {day}: date, such as December 6, 2026',
  },
  validMonths: {
    text: 'Valid for {count} months',
    description: 'On a certification. {count}: number of months, 2 or more',
  },
  validAlways: { text: 'Does not expire', description: 'On a certification that never expires' },
  doneOf: {
    text: '{done} of {all} completed',
    description: 'On a certification: how many requirements are met. {done} and {all}: numbers',
  },
  download: {
    text: 'Download certificate',
    description: 'Button: downloads the certificate as a PDF file. Verb',
  },
  downloadOf: {
    text: 'Download certificate: {title}',
    description:
      'Screen reader only: full name of the button "Download certificate". {title}: title of the certificate',
  },
  number: {
    text: 'Check number {number}',
    description:
      'Under a certificate. {number}: letters and digits with which anyone can check it. "Check number" is a noun',
  },
  issued: {
    text: 'Issued {day}',
    description: 'Under a certificate. {day}: date, such as December 6, 2026. Participle',
  },
  until: {
    text: 'valid until {day}',
    description: 'Follows "Issued", the date and a comma. {day}: date, such as December 6, 2028',
  },
  solutionMany: {
    text: '{count} of its {labs} labs were passed with the solution open.',
    description:
      'Under the certificate of a course. {count}: number, 2 or more; {labs}: number of its labs. "Its": the course\'s',
  },
  solutionOne: {
    text: '1 of its {labs} labs was passed with the solution open.',
    description: 'Under the certificate of a course. {labs}: number of its labs. "Its": the course\'s',
  },
  solutionOnly: {
    text: 'Its lab was passed with the solution open.',
    description: 'Under the certificate of a course with one lab. "Its": the course\'s',
  },
  passedWithSolution: {
    text: 'Passed with the solution open.',
    description: 'Under a required lab; a sentence about what to do follows',
  },
  solutionOpened: {
    text: 'Its solution was opened before the lab was passed.',
    description: 'Under a required lab; a sentence about what to do follows. "Its": the lab\'s',
  },
  countsFrom: {
    text: 'To count it, start a new attempt from {moment} and pass it on your own.',
    description: 'Under a required lab. {moment}: date and time. "It": the lab',
  },
  countsNow: {
    text: 'To count it, start a new attempt now and pass it on your own.',
    description: 'Under a required lab. "It": the lab',
  },
  courseCertificates: {
    text: 'Certificates of courses',
    description: 'Heading of the list of certificates of courses',
  },
  courseCertificatesNone: {
    text: 'Complete a course: its certificate appears here.',
    description: 'Under the heading "Certificates of courses" while there are none',
  },
  noCertificate: {
    text: 'No certificate yet',
    description: 'Title in the profile while there are no certificates',
  },
  loadingCertificates: {
    text: 'Loading certificates',
    description: 'Screen reader only: certificates are being loaded',
  },
  certificatesFailed: {
    text: 'The certificates could not be loaded',
    description: 'Title of the error when the certificates could not be loaded',
  },
  checkIntro: {
    text: 'Enter the check number as it is printed on the certificate.',
    description: 'Above the field on the public page that checks a certificate',
  },
  checkNumber: {
    text: 'Check number',
    description:
      'Label of the field on the public page that checks a certificate, and of the number in the result. Noun',
  },
  checkHint: {
    text: 'Twelve letters and digits, with or without hyphens.',
    description: 'Hint under the field "Check number"',
  },
  check: { text: 'Check', description: 'Button beside the field "Check number". Verb' },
  checkMissing: {
    text: 'Enter a check number.',
    description: 'Error under the field "Check number" when it is empty',
  },
  checking: { text: 'Checking the number', description: 'Screen reader only: the number is being checked' },
  checkValid: {
    text: 'This certificate is valid',
    description: 'Title of the result after the check number of a certificate was entered',
  },
  checkExpired: {
    text: 'This certificate has expired',
    description: 'Title of the result after the check number of a certificate was entered',
  },
  checkRevoked: {
    text: 'This certificate was revoked',
    description: 'Title of the result after the check number of a certificate was entered',
  },
  checkUnknown: {
    text: 'There is no certificate with this number',
    description: 'Title of the result when the check number that was entered does not exist',
  },
  checkUnknownText: {
    text: 'Compare the number with the certificate, character by character.',
    description:
      'Text under the title "There is no certificate with this number". "It": the number that was entered',
  },
  checkFailed: {
    text: 'The number could not be checked',
    description: 'Title of the error when the number could not be checked',
  },
  holder: { text: 'Issued to', description: "Label in the result; the person's name follows. Participle" },
  noName: {
    text: 'A person whose account had no name',
    description: 'After the label "Issued to", in place of a name',
  },
  forCourse: { text: 'For the course', description: 'Label in the result; the title of the course follows' },
  forCertification: {
    text: 'For the certification',
    description: 'Label in the result; the title of the certification follows',
  },
  forAssignment: {
    text: 'For the assignment',
    description: 'Label in the result; the title of the assignment follows',
  },
  issuedOn: { text: 'Issued on', description: 'Label in the result; the date follows' },
  validUntil: { text: 'Valid until', description: 'Label in the result; the date follows' },
});
export const t = createTranslator(messages);
