import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of a learner's achievements. */
export const messages = defineMessages('achievements', {
  title: {
    text: 'Your achievements',
    description: "Screen reader only: name of the group of the learner's own figures",
  },
  points: { text: 'Points', description: 'Label of the largest figure: points earned' },
  labs: { text: 'Labs passed', description: 'Label of a figure. "Passed" is a participle' },
  challenges: { text: 'Challenges passed', description: 'Label of a figure. "Passed" is a participle' },
  courses: { text: 'Courses completed', description: 'Label of a figure. "Completed" is a participle' },
  badges: { text: 'Badges', description: 'Label of a figure: how many badges were earned' },
  time: {
    text: 'Time in courses',
    description: 'Label of a figure: time spent in courses, such as 3 h 20 min',
  },
  loading: {
    text: 'Loading your achievements',
    description: 'Screen reader only: the figures are being loaded',
  },
  failed: {
    text: 'Your achievements could not be loaded',
    description: 'Title of the error when the figures could not be loaded',
  },
  emptyTitle: {
    text: 'Your first points are waiting',
    description: 'Title before the learner has done anything',
  },
  emptyText: {
    text: 'Pass a lab or complete a lesson, and your points and your time appear here.',
    description: 'Text under the title "Your first points are waiting". Verbs: instructions',
  },
  browse: {
    text: 'Browse courses',
    description: 'Button under "Your first points are waiting": opens the list of courses. Verb',
  },
});
export const t = createTranslator(messages);
