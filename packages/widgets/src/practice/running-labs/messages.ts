import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

export const messages = defineMessages('running-labs', {
  loading: {
    text: 'Loading your running labs',
    description: 'Screen reader only: the list of running labs is being loaded',
  },
  list: { text: 'Your running labs', description: 'Screen reader only: name of the list of running labs' },
  started: {
    text: 'Started {ago}',
    description: 'On the row of a lab. {ago}: time that has passed, such as "5 minutes ago"',
  },
  left: {
    text: '{clock} left',
    description: 'On the row of a lab with a time limit. {clock}: remaining time, such as 24:59',
  },
  noLimit: { text: 'No time limit', description: 'On the row of a lab without a time limit' },
  open: { text: 'Open', description: 'Button on a row: goes to the lab. Verb' },
  openLab: {
    text: 'Open {title}',
    description: 'Screen reader only: full name of the button "Open". {title}: title of the lab',
  },
  stop: { text: 'Stop', description: 'Button on a row: stops the lab. Verb' },
  stopLab: {
    text: 'Stop {title}',
    description: 'Screen reader only: full name of the button "Stop". {title}: title of the lab',
  },
  stopTitle: {
    text: 'Stop “{title}”?',
    description: 'Title of the dialog that asks before a lab is stopped. {title}: title of the lab',
  },
  stopMessage: {
    text: 'Your work is kept. When you start the lab again, it has its full time.',
    description: 'Text of the dialog "Stop “…”?"',
  },
  stopConfirm: { text: 'Stop the lab', description: 'Button of the dialog "Stop “…”?": stops the lab' },
  stopCancel: { text: 'Keep it running', description: 'Button of the dialog "Stop “…”?": lets the lab run' },
  stopped: {
    text: '{title} was stopped.',
    description: 'Toast after a lab was stopped. {title}: title of the lab',
  },
  emptyTitle: { text: 'No lab is running', description: 'Title of the page when no lab is running' },
  emptyText: {
    text: 'A lab, challenge or playground that you open runs here until you stop it, pass it, or reach its time limit.',
    description: 'Text under the title "No lab is running"',
  },
  browse: {
    text: 'Find a challenge',
    description: 'Button under "No lab is running": opens the list of challenges. Verb',
  },
  failed: {
    text: 'Your running labs could not be loaded',
    description: 'Title of the error when the list could not be loaded',
  },
  lab: { text: 'Lab', description: 'Kind, on the row of a lab' },
  challenge: { text: 'Challenge', description: 'Badge on a row: it is a challenge' },
  playground: { text: 'Playground', description: 'Badge on a row: it is a playground' },
  requested: { text: 'Waiting to start', description: 'Badge on a row: the lab will start soon' },
  starting: { text: 'Starting', description: 'Badge on a row: the lab is starting' },
  running: { text: 'Running', description: 'Badge on a row: the lab is running' },
  stopping: { text: 'Stopping', description: 'Badge on a row: the lab is being stopped' },
  stoppedState: { text: 'Stopped', description: 'Badge on a row: the lab was stopped. Participle' },
  failedState: { text: 'Failed', description: 'Badge on a row: the lab could not start. Participle' },
});
export const t = createTranslator(messages);
