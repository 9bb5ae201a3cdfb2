import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of a learner's achievements. */
export const messages = defineMessages('achievements', {
  title: { text: 'Your achievements', description: 'Names the widget for screen readers' },
  points: { text: 'Points', description: 'Under the largest figure' },
  labs: { text: 'Labs passed', description: 'Count' },
  challenges: { text: 'Challenges solved', description: 'Count' },
  courses: { text: 'Courses completed', description: 'Count' },
  badges: { text: 'Badges', description: 'Count' },
  time: { text: 'Learning time', description: 'Duration' },
  loading: { text: 'Loading your achievements', description: 'Spoken while loading' },
  failed: { text: 'Your achievements could not be loaded', description: 'Title of a problem' },
  emptyTitle: { text: 'Your first points are waiting', description: 'Title while nothing is done' },
  emptyText: {
    text: 'Pass a lab or complete a lesson, and your points and your learning time appear here.',
    description: 'Under it',
  },
  browse: { text: 'Browse courses', description: 'Button below' },
});
export const t = createTranslator(messages);
