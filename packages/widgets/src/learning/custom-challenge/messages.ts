import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of building, saving and running one's own set of challenges. */
export const messages = defineMessages('custom-challenge', {
  title: { text: 'Title', description: 'Label of the field for the name of a set of challenges' },
  titleHint: {
    text: 'Such as "Friday practice"',
    description: 'Hint under the field "Title": an example of a name',
  },
  limit: { text: 'Time limit', description: 'Label of the selection of the time limit' },
  noLimit: { text: 'No limit', description: 'Option of the selection "Time limit"' },
  limitMinutes: {
    text: '{count} minutes',
    description:
      'Option of the selection "Time limit"; also how long a challenge takes. {count}: number of minutes',
  },
  choose: { text: 'Choose challenges', description: 'Heading of the list of challenges to add' },
  chosen: { text: 'Your set', description: 'Heading of the challenges that were added' },
  chosenNone: {
    text: 'Choose challenges from the list. They appear here.',
    description: 'Under the heading "Your set" while no challenge was added',
  },
  chosenSum: {
    text: '{count} challenges · {minutes} · {points} points',
    description:
      'Under the heading "Your set". {count}: number of challenges, 2 or more; {minutes}: duration, such as 1 h 30 min; {points}: number',
  },
  chosenSumOne: {
    text: '1 challenge · {minutes} · {points} points',
    description:
      'Under the heading "Your set" when it has one challenge. {minutes}: duration, such as 20 min; {points}: number',
  },
  add: {
    text: 'Add {title}',
    description: 'Screen reader only: full name of the button "Add". {title}: title of a challenge',
  },
  addShort: { text: 'Add', description: 'Button beside a challenge: adds it to the set. Verb; little space' },
  remove: {
    text: 'Remove {title}',
    description: 'Tooltip of the × button beside an added challenge. {title}: title of the challenge',
  },
  none: {
    text: 'No challenge fits these filters',
    description: 'In place of the list when no challenge matches the filters',
  },
  noneHint: {
    text: 'Try fewer filters or another word.',
    description: 'Text under the title "No challenge fits these filters"',
  },
  save: { text: 'Save challenge', description: 'Button: saves the set of challenges. Verb' },
  solvedBefore: {
    text: 'Passed',
    description: 'Badge on a challenge that the learner has solved before. A state',
  },
  savedNone: {
    text: 'No saved challenges yet',
    description: "Title in place of the learner's sets while there are none",
  },
  savedNoneHint: {
    text: 'Put challenges together, give the set a title and a time limit, and run it against the clock.',
    description: 'Text under the title "No saved challenges yet"',
  },
  build: {
    text: 'Build your challenge',
    description: 'Button under "No saved challenges yet": opens the page that makes a set. Verb',
  },
  failed: {
    text: 'Your challenges could not be loaded',
    description: 'Title of the error when the sets could not be loaded',
  },
  notFound: {
    text: 'This challenge does not exist',
    description: 'Title of the page when the set was deleted',
  },
  open: { text: 'Open', description: 'Button on a set or a challenge: opens it. Verb' },
  openSet: {
    text: 'Open {title}',
    description: 'Screen reader only: full name of the button "Open". {title}: name of the set',
  },
  edit: { text: 'Edit', description: 'Button on a set: changes it. Verb' },
  editSet: {
    text: 'Edit {title}',
    description: 'Screen reader only: full name of the button "Edit". {title}: name of the set',
  },
  delete: { text: 'Delete', description: 'Button on a set, and in the dialog that asks: deletes it. Verb' },
  deleteSet: {
    text: 'Delete {title}',
    description: 'Screen reader only: full name of the button "Delete". {title}: name of the set',
  },
  deleteTitle: {
    text: 'Delete “{title}”?',
    description: 'Title of the dialog that asks before a set is deleted. {title}: name of the set',
  },
  deleteText: {
    text: 'The set and its runs are deleted. What you passed stays passed.',
    description: 'Text of the dialog "Delete “…”?". A run is one attempt to solve the set against the clock',
  },
  running: { text: 'Running', description: 'Badge on a set: a run is under way' },
  finished: {
    text: 'Finished',
    description: 'Badge on a set, and sentence on its page: the last run has ended',
  },
  notRun: { text: 'Not started', description: 'Badge on a set that was never started' },
  solvedCount: {
    text: '{done} of {count} passed',
    description: 'On a set: how many challenges are solved in the run. {done} and {count}: numbers',
  },
  pointsCount: {
    text: '{points} of {count} points',
    description: 'On a set: what the run has earned. {points} and {count}: numbers',
  },
  left: { text: '{clock} left', description: 'Clock of a run. {clock}: remaining time, such as 24:59' },
  unlimited: { text: 'No time limit', description: 'On a set without a time limit' },
  start: { text: 'Start', description: 'Button on a set of challenges: begins a run. Verb' },
  startAgain: { text: 'Start again', description: 'Button: begins another run. Verb' },
  finish: { text: 'Finish', description: 'Button, and confirmation in the dialog: ends the run. Verb' },
  finishTitle: {
    text: 'Finish this run?',
    description: 'Title of the dialog that asks before a run is ended',
  },
  finishText: {
    text: 'Challenges that are not passed yet will not count.',
    description: 'Text of the dialog "Finish this run?". "It": the run',
  },
  restClosed: {
    text: 'The menu is off until the time is up or you finish.',
    description:
      'Text under the clock of a run. "The menu": the sidebar and the bar at the top of the portal',
  },
  startHint: {
    text: 'The clock starts when you press Start. Only challenges that you pass during the run count, even if you passed them before.',
    description: 'Before the first run. "Start" is the name of the button',
  },
  timeUp: { text: 'Time is up.', description: 'After a run that ended at its time limit' },
  allSolved: {
    text: 'All challenges passed. Well done!',
    description: 'After a run in which every challenge was solved',
  },
  solved: { text: 'Passed', description: 'Badge on a challenge that was solved in this run. A state' },
  openChallenge: {
    text: 'Open the challenge',
    description:
      'Screen reader only: begins the full name of the button "Open"; a colon and the title of the challenge follow',
  },
  more: {
    text: 'Show more',
    description: 'Button at the end of the list: loads more saved challenges. Verb',
  },
  moreFailed: {
    text: 'More could not be loaded.',
    description: 'Beside that button, after more saved challenges could not be loaded',
  },
});
export const t = createTranslator(messages);
