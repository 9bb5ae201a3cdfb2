import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of a replay that is stepped through. */
const messages = defineMessages('replay', {
  'player.label': {
    text: 'Attack, step by step: {title}',
    description: 'Name of the player; title is that of the test',
  },
  'player.play': { text: 'Play', description: 'Button of the player' },
  'player.pause': { text: 'Pause', description: 'Button of the player' },
  'player.previous': { text: 'Previous step', description: 'Button of the player' },
  'player.next': { text: 'Next step', description: 'Button of the player' },
  'player.slider': { text: 'Step', description: 'Name of the slider of the player' },
  'player.position': { text: '{at} of {count}', description: 'Which step the player shows' },
  'player.keys': {
    text: 'Arrow keys move a step, Home and End go to the first and last, Space plays and pauses.',
    description: 'Below the slider, for the keyboard',
  },
  'player.keys.still': {
    text: 'Arrow keys move a step, Home and End go to the first and last.',
    description: 'Below the slider, for the keyboard, where playing is off because of reduced motion',
  },
  'player.films': {
    text: 'Which code',
    description: 'Names the switch between the two films on a narrow screen',
  },
  'player.side': {
    text: '{title}: {sentence}',
    description:
      'What happens at a step in one of two films, such as "The starter: The app answers with 200."',
  },
  'player.empty': {
    text: 'There are no requests to show.',
    description: 'In place of a film without requests',
  },
  'frame.request': { text: 'Request', description: 'Heading of a part of a step' },
  'frame.code': { text: 'Code', description: 'Heading of a part of a step' },
  'frame.statement': { text: 'Statement', description: 'Heading of a part of a step' },
  'frame.seen': { text: 'What happened', description: 'Heading of a part of a step' },
  'frame.answer': { text: 'Answer', description: 'Heading of a part of a step' },
  'frame.count': { text: 'Request {request} of {count}', description: 'Above a step' },
  'frame.params': { text: 'Values', description: 'Before the values bound to a statement' },
  'frame.result': { text: 'Result', description: 'Before the outcome of a statement' },
  'frame.later': { text: 'Not yet', description: 'In place of a part that this request has not reached' },
  'frame.none': {
    text: 'None in this request',
    description: 'In place of a part that this request never has',
  },
  'frame.noCode': { text: '{place} (code not shown)', description: 'A line whose code is not shown' },
  'frame.marked': {
    text: 'Line {line}, which ran this:',
    description: 'Before the marked line, for screen readers',
  },
  'frame.more': { text: 'cut off here', description: 'After the first lines of an answer' },
  'frame.emptyBody': { text: 'Empty body', description: 'An answer without a body' },
  'frame.breach': { text: 'Caused by the attack', description: 'Marks what only an attack causes' },
  'say.request': {
    text: 'Request {request} of {count}: {method} {url}.',
    description: 'A step as a sentence',
  },
  'say.statement': {
    text: '{place} runs: {statement}. Result: {result}.',
    description: 'A step as a sentence',
  },
  'say.statement.nowhere': {
    text: 'The app runs: {statement}. Result: {result}.',
    description: 'A step as a sentence',
  },
  'say.answer': { text: 'The app answers with {status}.', description: 'A step as a sentence' },
  'say.breach': { text: '{sentence} This is caused by the attack.', description: 'A step as a sentence' },
});

export type MessageId = keyof typeof messages;

export const t = createTranslator(messages);
