import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of a replay that is stepped through. */
const messages = defineMessages('replay', {
  'player.label': {
    text: 'Attack, step by step: {title}',
    description:
      'Screen reader only: name of the player that shows an attack step by step. {title}: title of the test',
  },
  'player.play': {
    text: 'Play',
    description: 'Tooltip of an icon button: plays the steps like a video. Verb',
  },
  'player.pause': { text: 'Pause', description: 'Tooltip of an icon button: pauses the player. Verb' },
  'player.previous': { text: 'Previous step', description: 'Tooltip of an icon button of the player' },
  'player.next': { text: 'Next step', description: 'Tooltip of an icon button of the player' },
  'player.slider': {
    text: 'Step',
    description: 'Screen reader only: name of the slider that selects a step. Noun',
  },
  'player.position': {
    text: '{at} of {count}',
    description: 'Beside the slider: which step is shown. {at} and {count}: numbers. Little space',
  },
  'player.keys': {
    text: 'Arrow keys move a step, Home and End go to the first and last, Space plays and pauses.',
    description: 'Hint below the slider for keyboard users. "Home", "End" and "Space" are keys',
  },
  'player.keys.still': {
    text: 'Arrow keys move a step, Home and End go to the first and last.',
    description:
      'Hint below the slider for keyboard users who prefer reduced motion, for whom nothing plays. "Home" and "End" are keys',
  },
  'player.films': {
    text: 'Which code',
    description:
      'Screen reader only: name of the choice of what code is shown, such as "The starter" or "Your code"',
  },
  'player.side': {
    text: '{title}: {sentence}',
    description:
      'What happens at a step. {title}: which code, such as "The starter"; {sentence}: full sentence, such as "The app answers with 200."',
  },
  'player.empty': {
    text: 'There are no requests to show.',
    description: 'In place of the steps of a test without requests',
  },
  'frame.request': { text: 'Request', description: 'Heading in a step: the HTTP request. Noun' },
  'frame.code': { text: 'Code', description: 'Heading in a step: the line of code that runs. Noun' },
  'frame.statement': { text: 'Statement', description: 'Heading in a step: an SQL statement' },
  'frame.seen': { text: 'What happened', description: 'Heading in a step: emails, files and other effects' },
  'frame.answer': { text: 'Answer', description: 'Heading in a step: the HTTP response. Noun' },
  'frame.count': {
    text: 'Request {request} of {count}',
    description: 'Above a step. {request} and {count}: numbers',
  },
  'frame.params': {
    text: 'Values',
    description: 'In bold before the values that an SQL statement uses. Noun, plural',
  },
  'frame.result': { text: 'Result', description: 'In bold before the outcome of an SQL statement. Noun' },
  'frame.later': {
    text: 'Not yet',
    description: 'In place of a part that comes in a later step of the same request',
  },
  'frame.none': {
    text: 'None in this request',
    description: 'In place of a part that this request does not have, such as code or a statement',
  },
  'frame.noCode': {
    text: '{place} (code not shown)',
    description: 'In place of a line of code. {place}: file and line, such as store.js:20',
  },
  'frame.marked': {
    text: 'Line {line}, which ran this:',
    description:
      'Screen reader only: said before the marked line of code. {line}: number. "This": the statement or effect of the step',
  },
  'frame.more': {
    text: 'cut off here',
    description: 'Under the first lines of an HTTP response whose rest is not shown. Participle',
  },
  'frame.emptyBody': {
    text: 'Empty body',
    description: 'Beside the status of an HTTP response without a body. Little space',
  },
  'frame.breach': {
    text: 'Caused by the attack',
    description: 'Screen reader only: name of the warning icon on an effect that only an attack has',
  },
  'say.request': {
    text: 'Request {request} of {count}: {method} {url}.',
    description:
      'Sentence about a step. {request} and {count}: numbers; {method}: such as GET; {url}: web address',
  },
  'say.statement': {
    text: '{place} runs: {statement}. Result: {result}.',
    description:
      'Sentence about a step. {place}: file and line, such as store.js:20; {statement}: SQL; {result}: outcome, such as "2 rows"',
  },
  'say.statement.nowhere': {
    text: 'The app runs: {statement}. Result: {result}.',
    description:
      'Sentence about a step when the line of code is not known. {statement}: SQL; {result}: outcome, such as "2 rows"',
  },
  'say.answer': {
    text: 'The app answers with {status}.',
    description: 'Sentence about a step. {status}: HTTP status, such as 200',
  },
  'say.breach': {
    text: '{sentence} The attack caused this.',
    description:
      'Adds to the sentence about a step that the attack caused it. {sentence}: full sentence with its period',
  },
});

export type MessageId = keyof typeof messages;

export const t = createTranslator(messages);
