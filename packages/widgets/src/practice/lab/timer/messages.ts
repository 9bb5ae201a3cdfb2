import { createTranslator, defineMessages } from '@drawbridge/ui/messages';
import { messages as shared } from '../messages.ts';

/** Texts of labs with a time limit. */
const messages = defineMessages('lab/timer', {
  ...shared,
  'timer.left': { text: '{clock} left', description: 'Clock of a lab with a time limit' },
  'timer.detail': {
    text: 'The lab stops when its time is up. Your work is kept, and you can still submit.',
    description: 'Clock of a lab with a time limit',
  },
  'timer.extend': {
    text: 'Extend by {minutes} min',
    description: 'Moves the end of the time; when it is near',
  },
  'timer.announce.extend': {
    text: 'Less than 10 minutes left. You can extend the time.',
    description: 'Spoken, never shown',
  },
  'timer.announce.near': { text: 'Less than 10 minutes left.', description: 'Spoken, never shown' },
  'timer.announce.minute': { text: 'One minute left.', description: 'Spoken, never shown' },
  'timer.over': {
    text: 'Time is up, and the lab was stopped. Your work is kept, and you can still submit.',
    description: 'Bar under the header once the time is over',
  },
  'timer.again': { text: 'Start again', description: 'Gives the lab its full time again' },
  'timer.failed': { text: 'The clock could not be started.', description: 'Bar; what went wrong follows' },
  'timer.retry': { text: 'Try again', description: 'Asks the server to start the lab once more' },
  'timer.blocked': {
    text: 'This lab has not started: “{title}” is still running.',
    description: 'Bar after the learner chose to keep another lab running',
  },
  'timer.start': { text: 'Start this lab', description: 'Asks again whether the other lab is to be stopped' },
  'timer.swap.title': {
    text: 'Stop “{other}” and start “{title}”?',
    description: 'Only one lab with a time limit runs at a time',
  },
  'timer.swap.message': {
    text: 'Only one lab with a time limit runs at a time. Your work in the other one is kept; when you start it again, it has its full time.',
    description: 'What stopping the other lab means',
  },
  'timer.swap.confirm': { text: 'Stop it and start', description: 'Stops the other lab, starts this one' },
  'timer.swap.cancel': { text: 'Keep it running', description: 'Leaves the other lab as it is' },
});

export const t = createTranslator(messages);
