import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the frame itself. */
export const messages = defineMessages('frame', {
  failed: {
    text: 'This widget could not be shown',
    description:
      'Title of the error in place of a widget, on a page of another site. A widget is a course, lab or list shown there',
  },
  failedHint: {
    text: 'Try again. If it fails again, reload the page.',
    description: 'Text of the error "This widget could not be shown"',
  },
  signInTitle: {
    text: 'Sign in to continue',
    description: 'Title in place of a widget for visitors who are not signed in. Verb',
  },
  signInText: {
    text: 'Your progress is kept in your account.',
    description: 'Text under the title "Sign in to continue"',
  },
  refusedTitle: {
    text: 'You were signed out',
    description: 'Title in place of a widget for visitors whose sign-in has ended',
  },
  refusedText: {
    text: 'Reload this page to continue where you stopped.',
    description: 'Text under the title "You were signed out". Verb: an instruction',
  },
  signIn: { text: 'Sign in', description: 'Button: opens the sign-in in a new tab. Verb' },
  noCourse: {
    text: 'There is no course here',
    description: 'Title in place of a widget when the course does not exist',
  },
  noCourseHint: {
    text: 'It may have been removed. The site around this frame chose it.',
    description: 'Text under the title "There is no course here"',
  },
  courseFailed: {
    text: 'The course could not be loaded',
    description: 'Title of the error in place of a course',
  },
  thanks: {
    text: 'Thank you',
    description: 'Title after the visitor answered questions about role and interests',
  },
  thanksText: {
    text: 'Your recommendations are ready.',
    description: 'Text under the title "Thank you"',
  },
  reviewClosed: {
    text: 'Thank you for your review',
    description: 'Title after the form for a review was closed',
  },
});
export const t = createTranslator(messages);
