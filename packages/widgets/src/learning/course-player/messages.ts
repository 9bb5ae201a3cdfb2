import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the course player. */
export const messages = defineMessages('course-player', {
  captionsLanguage: {
    text: 'English',
    description:
      "Name of a language in the browser's menu of captions. Do not translate: the captions are in English",
  },
  outline: {
    text: 'Course outline',
    description:
      'Screen reader only: name of the navigation with all lessons; title of the dialog with the same list; tooltip of the button that opens it',
  },
  progress: {
    text: 'Progress',
    description: 'Screen reader only: name of the progress bar above the lessons. Noun',
  },
  loading: { text: 'Loading the lesson', description: 'Screen reader only: the lesson is being loaded' },
  failed: {
    text: 'The course could not be loaded',
    description: 'Title of the error when the course could not be loaded',
  },
  articleFailed: {
    text: 'The article could not be loaded',
    description: 'Title of the error when a lesson of text could not be loaded',
  },
  courseNotFound: {
    text: 'There is no such course',
    description: 'Title of the page when no course has this address',
  },
  itemNotFound: {
    text: 'There is no such lesson in this course',
    description: 'Title of the page when no lesson of the course has this address',
  },
  itemNotFoundHint: {
    text: 'It may have moved. The outline shows everything in the course.',
    description: 'Text under the title "There is no such lesson in this course". "It": the lesson',
  },
  toCourse: { text: 'Back to the course', description: 'Button: goes to the first page of the course' },
  complete: {
    text: 'Mark complete',
    description: 'Button at the end of a lesson: marks it as complete. Verb',
  },
  completeAndGoOn: {
    text: 'Complete and continue',
    description: 'Button at the end of a lesson: marks it as complete and opens the next one. Verb',
  },
  next: {
    text: 'Next: {title}',
    description: 'Button at the end of a lesson: goes to the next one. {title}: title of that lesson',
  },
  previous: { text: 'Previous', description: 'Button at the end of a lesson: goes to the previous one' },
  finished: {
    text: 'You have completed this course',
    description: 'Title of the page after the last lesson',
  },
  finishedText: {
    text: 'All {count} lessons of {title} are done, and you can prove what you fixed.',
    description:
      'Text under the title "You have completed this course". {count}: number of lessons; {title}: title of the course',
  },
  download: {
    text: 'Download {name}',
    description: 'Button in a lesson that is a file. {name}: title of the file. Verb',
  },
  downloadText: {
    text: 'A file to keep beside your editor. It counts as complete once downloaded.',
    description: 'Text above the button "Download …". "It": the lesson',
  },
  showOutline: {
    text: 'Outline',
    description: 'Button above a lesson on small screens: shows the list of all lessons. Noun',
  },
  completed: {
    text: 'completed',
    description: 'Badge on a lesson; also said by screen readers after its title and a comma. Participle',
  },
  browse: {
    text: 'Browse courses',
    description: 'Button after the last lesson: opens the list of courses. Verb',
  },
  videoFailed: {
    text: 'The video could not be loaded',
    description: 'Title of the error in place of a video',
  },
  videoBroken: {
    text: 'Your browser could not play it. The connection may be lost, or the format is not supported.',
    description: 'Text of the error "The video could not be loaded". "It": the video',
  },
  videoSpeed: { text: 'Speed', description: 'Label of the selection of the playback speed, such as 1.5×' },
  videoCaptions: {
    text: 'Captions',
    description: 'Button that shows and hides the captions of a video. Noun',
  },
  videoKeys: {
    text: 'Keys while the video has focus: K play or pause, J and L ten seconds, C captions, M sound, < and > speed.',
    description: 'Hint under a video for keyboard users. The letters are keys and must stay as they are',
  },
  videoResumed: {
    text: 'Resumed at {time}, where you stopped.',
    description: 'Under a video that was watched in part. {time}: position, such as 4:10',
  },
  videoFromStart: {
    text: 'Start over',
    description: 'Button after "Resumed at …, where you stopped.": plays the video from the beginning',
  },
  videoTranscript: { text: 'Transcript', description: 'Heading to open: the text of a video' },
  videoRead: {
    text: 'I have read the transcript',
    description: 'Button under the transcript: marks the lesson as complete. The learner speaks',
  },
  feedbackTitle: {
    text: 'How was {title}?',
    description:
      'Title of the dialog, or heading of the form, that asks for a rating. {title}: title of the course',
  },
  feedbackText: {
    text: 'A rating, a few words, or both. Your feedback goes to the authors of the course.',
    description: 'Text under the title "How was …?"',
  },
  feedbackRating: {
    text: 'Your rating',
    description: 'Label of the five stars for a course. "Your": the learner\'s',
  },
  feedbackStars: {
    text: '{count} of 5',
    description: 'Screen reader only: name of a star. {count}: number from 1 to 5',
  },
  feedbackComment: { text: 'What should we know?', description: 'Label of the field for a comment' },
  feedbackSend: {
    text: 'Send',
    description: 'Button of "How was …?": sends the rating and the comment. Verb',
  },
  feedbackThanks: {
    text: 'Thanks for your feedback.',
    description: 'In place of the form for feedback at the end of a course, once it was sent',
  },
  feedbackSkip: {
    text: 'Skip',
    description: 'Button of "How was …?": closes it without sending anything. Verb',
  },
  notFinished: {
    text: 'Not there yet',
    description: 'Title of the last page of a course while lessons are left',
  },
  oneLeft: {
    text: 'One lesson of {title} is still to do.',
    description: 'Text under the title "Not there yet". {title}: title of the course',
  },
  manyLeft: {
    text: '{count} lessons of {title} are still to do.',
    description:
      'Text under the title "Not there yet". {count}: number, 2 or more; {title}: title of the course',
  },
  goOn: { text: 'Continue', description: 'Button: goes to the first lesson that is not complete. Verb' },
  percent: { text: '{percent}% complete', description: 'On the last page of a course. {percent}: number' },
  spent: {
    text: 'Time spent: {time}',
    description: 'On the last page of a course. {time}: duration, such as 3 h 20 min',
  },
  writeReview: {
    text: 'Write a review',
    description: 'Button on the last page of a course: opens the form for a public review. Verb',
  },
  nextLoading: {
    text: 'Loading the next course',
    description: 'Screen reader only: the button with the next course is being loaded',
  },
  nextCourse: {
    text: 'Next: {title}',
    description: 'Button on the last page of a course: opens the next course. {title}: its title',
  },
  nextInJourney: {
    text: 'Next in {title}',
    description:
      'Under the button with the next course. {title}: title of the learning journey that it is in',
  },
  certificate: {
    text: 'Your certificate',
    description: 'Heading on the last page of a course. "Your": the learner\'s',
  },
  certificateNumber: {
    text: 'No. {number}',
    description: 'Under "Your certificate". {number}: number of the certificate, such as ABCD-EFGH-JKLM',
  },
  certificateDownload: {
    text: 'Download certificate',
    description: 'Button: downloads the certificate as a PDF. Verb',
  },
  certificateCopy: {
    text: 'Copy link to the certificate',
    description: 'Screen reader only: full name of the button "Copy link" beside a certificate. Verb',
  },
  linkedIn: {
    text: 'Add to LinkedIn',
    description: "Link: opens LinkedIn's form that adds a certificate to one's profile. Verb; a brand name",
  },
  badge: {
    text: 'Your badge',
    description:
      'Heading on the last page of a course; the name of the badge follows. "Your": the learner\'s',
  },
  badgeOpen: { text: 'View', description: 'Button: opens the page of a badge. Verb' },
  badgeOpenOf: {
    text: 'View the badge {title}',
    description:
      'Screen reader only: full name of the button "View", and of the picture that opens the page of a badge. {title}: its name. Verb',
  },
  badgeCopyOf: {
    text: 'Copy link to the badge {title}',
    description:
      'Screen reader only: full name of the button "Copy link" beside a badge. {title}: its name. Verb',
  },
  openBadge: {
    text: 'Open Badge',
    description: 'Link: downloads a badge in the format of this name. Name of a standard; do not translate',
  },
  suggestions: {
    text: "What's next",
    description: 'Heading of suggested courses on the last page of a course',
  },
  toEnd: {
    text: 'Finish the course',
    description: 'Button on the page of a badge: goes to the last page of the course. Verb',
  },
  badgeLoading: { text: 'Loading the badge', description: 'Screen reader only: the badge is being loaded' },
  badgeEarned: {
    text: 'You earned a badge:',
    description: 'Above or before the name of a badge, which follows the colon',
  },
  badgeIssued: {
    text: 'Issued on {date}',
    description: 'On the page of a badge. {date}: date, such as December 6, 2026',
  },
  badgeShow: {
    text: 'Public page',
    description: 'Button: opens the page of a badge that anyone can see. Noun',
  },
  badgeCopy: {
    text: 'Copy link',
    description: 'Button: copies the address of the public page of a badge or certificate. Verb',
  },
  badgePicture: { text: 'Picture', description: 'Button: downloads the picture of a badge. Noun' },
  badgeCredential: {
    text: 'Credential',
    description: 'Button: downloads the signed proof of a badge, a file. Noun',
  },
  badgeMissing: {
    text: 'There is no such badge',
    description: 'Title of the page when no badge has this address',
  },
  badgeMissingHint: {
    text: 'It may have been revoked. Your profile shows all badges that you have.',
    description: 'Text under the title "There is no such badge". "It": the badge',
  },
  badgeFailed: {
    text: 'The badge could not be loaded',
    description: 'Title of the error when the badge could not be loaded',
  },
  linkCopied: { text: 'Link copied', description: 'Toast after the address was copied' },
});
export const t = createTranslator(messages);
