import { createTranslator, defineMessages } from '@drawbridge/ui/messages';
import { messages as shared } from '../messages.ts';

/** Texts of labs with a time limit. */
const messages = defineMessages('lab/timer', {
  ...shared,
  'timer.left': {
    text: '{clock} left',
    description:
      'Clock in the header of a lab with a time limit. {clock}: remaining time, such as 24:59. Little space',
  },
  'timer.detail': {
    text: 'The lab stops when its time is up. Your work is kept, and you can still submit.',
    description: 'Tooltip of the clock that shows the remaining time',
  },
  'timer.extend': {
    text: 'Extend by {minutes} min',
    description:
      'Button beside the clock when the time is nearly over: adds time. {minutes}: number; "min" is short for minutes. Little space',
  },
  'timer.announce.extend': {
    text: 'Less than 10 minutes left. You can extend the time.',
    description:
      'Screen reader only: said once when less than ten minutes are left and the time can be extended',
  },
  'timer.announce.near': {
    text: 'Less than 10 minutes left.',
    description:
      'Screen reader only: said once when less than ten minutes are left and the time cannot be extended',
  },
  'timer.announce.minute': {
    text: 'One minute left.',
    description: 'Screen reader only: said once when one minute is left',
  },
  'timer.over': {
    text: 'Time is up, and the lab was stopped. Your work is kept, and you can still submit.',
    description: 'Bar under the header once the time is over; the button "Start again" follows',
  },
  'timer.again': {
    text: 'Start again',
    description: 'Button in the bar about the time being over: gives the lab its full time again',
  },
  'timer.failed': {
    text: 'The clock could not be started.',
    description:
      'Bar under the header when the lab could not be started; the reason follows as a sentence of its own',
  },
  'timer.starting': {
    text: 'The lab is being started. You can already read and write.',
    description: 'Bar under the header while a lab that needs a machine is being started',
  },
  'timer.notStarted': {
    text: 'The lab could not be started. Your work is kept.',
    description: 'Bar under the header after the machine of a lab could not be started; "Try again" follows',
  },
  'timer.retry': {
    text: 'Try again',
    description: 'Button in the bar after a failure: asks the server to start the lab again',
  },
  'timer.blocked': {
    text: 'This lab has not started: “{title}” is still running.',
    description:
      'Bar under the header after the learner kept another lab running. {title}: title of the other lab',
  },
  'timer.start': {
    text: 'Start this lab',
    description: 'Button in the bar: asks again whether to stop the other lab and start this one',
  },
  'timer.swap.title': {
    text: 'Stop “{other}” and start “{title}”?',
    description:
      'Title of a dialog: only one lab with a time limit can run. {other}: title of the running lab; {title}: title of this lab',
  },
  'timer.swap.message': {
    text: 'Only one lab with a time limit runs at a time. Your work in the other one is kept; when you start it again, it has its full time.',
    description: 'Text of the dialog that asks whether to stop the other lab',
  },
  'timer.swap.confirm': {
    text: 'Stop it and start',
    description: 'Button of the dialog: stops the other lab and starts this one',
  },
  'timer.swap.cancel': {
    text: 'Keep it running',
    description: 'Button of the dialog: leaves the other lab running and does not start this one',
  },
});

export const t = createTranslator(messages);
