import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the frame itself. */
export const messages = defineMessages('frame', {
  failed: { text: 'This widget could not be shown', description: 'Title when a widget crashed' },
  failedHint: { text: 'Try again. If it fails again, reload the page.', description: 'Under the title' },
  signInTitle: { text: 'Sign in to continue', description: 'Title where a widget needs to know the visitor' },
  signInText: {
    text: 'Your progress is kept in your account.',
    description: 'Under the title',
  },
  refusedTitle: {
    text: 'You were signed out',
    description: 'Title when the token of the page is not accepted',
  },
  refusedText: {
    text: 'Reload this page to continue where you stopped.',
    description: 'Under the title',
  },
  signIn: { text: 'Sign in', description: 'Button: opens the sign-in in a new tab' },
  noCourse: { text: 'There is no course here', description: 'Title when the id of a course is not known' },
  noCourseHint: {
    text: 'It may have been withdrawn. The site around this frame names it.',
    description: 'Under the title',
  },
  courseFailed: { text: 'The course could not be loaded', description: 'Title of the problem' },
  thanks: { text: 'Thank you', description: 'Title after the recommendation form was sent' },
  thanksText: {
    text: 'Your recommendations are ready.',
    description: 'Under the title',
  },
  reviewClosed: { text: 'Thank you for your review', description: 'Title after the review form was closed' },
});
export const t = createTranslator(messages);
