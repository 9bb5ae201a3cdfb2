import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the way on from a lesson or lab. */
export const messages = defineMessages('next-step', {
  item: {
    text: 'Next lesson: {title}',
    description: 'Button at the end of a lesson: goes to the next one. {title}: title of that lesson',
  },
  earlier: {
    text: 'Still to do: {title}',
    description:
      'Button at the end of the last lesson: goes to an earlier one that was skipped. {title}: title of that lesson',
  },
  lab: {
    text: 'Next lab: {title}',
    description: 'Button after a lab is passed: goes to the next lab. {title}: title of that lab',
  },
  challenge: {
    text: 'Next challenge: {title}',
    description: 'Button after a challenge is solved: goes to the next one. {title}: title of that challenge',
  },
  signUp: {
    text: 'Sign up to keep your points',
    description: 'Button for somebody without an account who passed a lab: opens the page that creates one',
  },
  signUpShort: {
    text: 'Sign up',
    description: 'Button "Sign up to keep your points" where space is tight. Verb',
  },
  itemShort: { text: 'Next lesson', description: 'Button "Next lesson: …" where space is tight' },
  earlierShort: { text: 'Still to do', description: 'Button "Still to do: …" where space is tight' },
  labShort: { text: 'Next lab', description: 'Button "Next lab: …" where space is tight' },
  challengeShort: { text: 'Next challenge', description: 'Button "Next challenge: …" where space is tight' },
  next: { text: 'Next', description: 'Button to the next lesson or lab on a phone. One word' },
  finish: { text: 'Finish', description: 'Button to the last page of a course on a phone. Verb, one word' },
  end: {
    text: 'Finish the course',
    description: 'Button at the end of the last lesson: goes to the last page of the course. Verb',
  },
});
export const t = createTranslator(messages);
