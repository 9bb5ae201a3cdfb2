import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the way on from a lesson or lab. */
export const messages = defineMessages('next-step', {
  item: { text: 'Next lesson: {title}', description: 'Leads to the next item of the course' },
  earlier: {
    text: 'Still to do: {title}',
    description: 'Leads to an item that was left out, after the last one',
  },
  lab: { text: 'Next lab: {title}', description: 'Leads to the next lab that is not passed' },
  challenge: { text: 'Next challenge: {title}', description: 'Leads to the next one that is not solved' },
  signUp: { text: 'Sign up to keep your points', description: 'For a guest who passed a lab' },
  signUpShort: { text: 'Sign up', description: 'For a guest who passed a lab' },
  itemShort: { text: 'Next lesson', description: 'Leads to the next item of the course' },
  earlierShort: { text: 'Still to do', description: 'Leads to an item that was left out' },
  labShort: { text: 'Next lab', description: 'Leads to the next lab that is not passed' },
  challengeShort: { text: 'Next challenge', description: 'Leads to the next one that is not solved' },
  next: { text: 'Next', description: 'Leads to the next lesson or lab, on a phone' },
  finish: { text: 'Finish', description: 'Leads to the end of a course, on a phone' },
  end: { text: 'Finish the course', description: 'Leads to the end of a course whose lessons are all done' },
});
export const t = createTranslator(messages);
