import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the search over everything the learner may open. */
export const messages = defineMessages('palette', {
  title: { text: 'Search', description: 'Name of the dialog' },
  placeholder: {
    text: 'Lab, lesson, CWE number or page',
    description: 'In the empty field',
  },
  empty: {
    text: 'Nothing found. Try another word for it, or a CWE number.',
    description: 'When nothing matches what was typed',
  },
  loading: { text: 'Loading labs and courses', description: 'Below the list' },
  failed: { text: 'Labs and courses could not be loaded.', description: 'Below the list' },
  again: { text: 'Try again', description: 'Button beside it' },
  goOn: { text: 'Continue', description: 'Heading over where the learner left off' },
  goOnLesson: { text: 'Continue: {title}', description: 'The next lesson of the course under way' },
  lab: { text: 'Lab', description: 'Beside the title of a lab' },
  challenge: { text: 'Challenge', description: 'Beside the title of a challenge' },
  playground: { text: 'Playground', description: 'Beside the title of a playground' },
  course: { text: 'Course', description: 'Beside the title of a course' },
  labs: { text: 'Labs', description: 'Heading' },
  challenges: { text: 'Challenges', description: 'Heading' },
  playgrounds: { text: 'Playgrounds', description: 'Heading' },
  courses: { text: 'Courses', description: 'Heading' },
});
export const t = createTranslator(messages);
