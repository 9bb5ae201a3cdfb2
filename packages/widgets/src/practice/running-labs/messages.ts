import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

export const messages = defineMessages('running-labs', {
  loading: { text: 'Loading your running labs', description: 'Spoken while loading' },
  list: { text: 'Your running labs', description: 'Name of the list' },
  started: { text: 'Started {ago}', description: 'Row; ago is like "5 minutes ago"' },
  left: { text: '{clock} left', description: 'Row of a lab with a time limit' },
  noLimit: { text: 'No time limit', description: 'Row of a lab without one' },
  open: { text: 'Open', description: 'Button of a row' },
  openLab: { text: 'Open {title}', description: 'Name of that button' },
  stop: { text: 'Stop', description: 'Button of a row' },
  stopLab: { text: 'Stop {title}', description: 'Name of that button' },
  stopTitle: { text: 'Stop “{title}”?', description: 'Question before a lab against the clock is stopped' },
  stopMessage: {
    text: 'Your work is kept. When you start the lab again, it has its full time.',
    description: 'What stopping means',
  },
  stopConfirm: { text: 'Stop the lab', description: 'Confirms' },
  stopCancel: { text: 'Keep it running', description: 'Leaves it as it is' },
  stopped: { text: '{title} was stopped.', description: 'Spoken and shown after a lab was stopped' },
  emptyTitle: { text: 'No lab is running', description: 'Title of the empty page' },
  emptyText: {
    text: 'A lab, challenge or playground that you open runs here until you stop it, pass it, or reach its time limit.',
    description: 'What will be here and how to get it',
  },
  browse: { text: 'Find a challenge', description: 'Leads from the empty page to the challenges' },
  failed: { text: 'Your running labs could not be loaded', description: 'Title of the problem look' },
  lab: { text: 'Lab', description: 'Kind of a row' },
  challenge: { text: 'Challenge', description: 'Kind of a row' },
  playground: { text: 'Playground', description: 'Kind of a row' },
  requested: { text: 'Waiting to start', description: 'State of a row' },
  starting: { text: 'Starting', description: 'State of a row' },
  running: { text: 'Running', description: 'State of a row' },
  stopping: { text: 'Stopping', description: 'State of a row' },
  stoppedState: { text: 'Stopped', description: 'State of a row' },
  failedState: { text: 'Failed', description: 'State of a row' },
});
export const t = createTranslator(messages);
