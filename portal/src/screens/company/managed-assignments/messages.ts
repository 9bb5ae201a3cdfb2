import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

const messages = defineMessages('portal/managed-assignments', {
  all: {
    text: 'Assignments',
    description: 'Title of the page, and breadcrumb: everything that a company asks its members to learn',
  },
  'all.about': {
    text: 'What your company asks people to learn, and how far they are.',
    description: 'Description under the title "Assignments"',
  },
  course: {
    text: 'Course assignments',
    description: 'Title of the page, and breadcrumb: assignments of courses and journeys',
  },
  'course.about': {
    text: 'Courses and journeys for people and teams, with a due date.',
    description: 'Description under the title "Course assignments"',
  },
  challenge: { text: 'Challenge assignments', description: 'Title of the page, and breadcrumb' },
  'challenge.about': {
    text: 'Challenges for people and teams, with a due date.',
    description: 'Description under the title "Challenge assignments"',
  },
  'new.course': {
    text: 'Assign courses',
    description: 'Title of the form of a new assignment, and breadcrumb. Verb',
  },
  'new.challenge': {
    text: 'Assign challenges',
    description: 'Title of the form of a new assignment, and breadcrumb. Verb',
  },
  edit: {
    text: 'Edit: {name}',
    description: 'Title of the form of an assignment. {name}: its name. "Edit": verb',
  },
  editing: { text: 'Edit assignment', description: 'Title of the same form until the name is known. Verb' },
  report: {
    text: 'Report: {name}',
    description:
      'Title of the page about how people are doing. {name}: name of the assignment. "Report": noun',
  },
  reporting: { text: 'Report', description: 'Title of the same page until the name is known. Noun' },
  certificates: {
    text: 'Certificates: {name}',
    description: 'Title of the page with issued certificates. {name}: name of the assignment',
  },
  certifying: { text: 'Certificates', description: 'Title of the same page until the name is known' },
  certificate: {
    text: 'Certificate of {name}',
    description: 'Title of the page with the certificate of one person. {name}: their name',
  },
  certificateOf: { text: 'Certificate', description: 'Title of the same page until the name is known' },
  toReport: { text: 'Report', description: 'Button: opens how people are doing. Noun' },
  toEdit: { text: 'Edit', description: 'Button: opens the form of an assignment. Verb' },
  toCertificates: { text: 'Certificates', description: 'Button: opens the certificates of an assignment' },
});
export const t = createTranslator(messages);
