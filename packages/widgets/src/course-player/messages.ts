import { defineMessages } from '@drawbridge/ui/messages';

/** Texts of the course player. */
export const messages = defineMessages('course-player', {
  outline: { text: 'Course outline', description: 'Name of the outline navigation' },
  progress: { text: 'Progress', description: 'Name of the progress bar over the outline' },
  loading: { text: 'Loading the lesson', description: 'Spoken while loading' },
  failed: { text: 'The course could not be loaded', description: 'Title of the problem look' },
  articleFailed: {
    text: 'The article could not be loaded',
    description: 'Title of the problem look of an article',
  },
  courseNotFound: { text: 'There is no such course', description: 'Title when the course does not exist' },
  itemNotFound: {
    text: 'There is no such lesson in this course',
    description: 'Title when subject or item does not exist',
  },
  itemNotFoundHint: {
    text: 'It may have moved. The outline shows everything in the course.',
    description: 'Under it',
  },
  toCourse: { text: 'Back to the course', description: 'Leads to the intro' },
  complete: { text: 'Mark complete and continue', description: 'Marks an article and opens the next item' },
  completeLast: { text: 'Mark complete', description: 'Marks the last item' },
  next: { text: 'Next: {title}', description: 'Opens the next item' },
  previous: { text: 'Previous', description: 'Opens the item before' },
  finished: { text: 'You have completed this course', description: 'Title after the last item' },
  finishedText: {
    text: 'All {count} lessons of {title} are done, and you can prove what you fixed.',
    description: 'Under it',
  },
  download: { text: 'Download {name}', description: 'Button of a download item' },
  downloadText: {
    text: 'A file to keep beside your editor. It counts as complete once downloaded.',
    description: 'Over the button',
  },
  showOutline: { text: 'Outline', description: 'Opens the outline on small screens' },
  completed: { text: 'completed', description: 'Spoken after a completed item in the outline' },
  browse: { text: 'Browse courses', description: 'Leads from the end of a course to the catalogue' },
  unsupported: {
    text: 'This kind of lesson cannot be shown here yet',
    description: 'For content kinds this version has no player for',
  },
});
