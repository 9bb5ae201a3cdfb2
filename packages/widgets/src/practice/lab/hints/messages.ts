import { createTranslator, defineMessages } from '@drawbridge/ui/messages';
import { messages as shared } from '../messages.ts';

/** Texts of the hints. */
const messages = defineMessages('lab/hints', {
  ...shared,
  'hints.title': { text: 'Hints', description: 'Hints and what they cost' },
  'hints.none': { text: 'This lab has no hints', description: 'Hints and what they cost' },
  'hints.points': {
    text: 'Worth {left} of {points} points. Each hint costs some of them, but you always keep at least half.',
    description: 'Hints and what they cost',
  },
  'hints.free': {
    text: 'You have passed, so hints cost nothing now.',
    description: 'Hints and what they cost',
  },
  'hints.number': { text: 'Hint {number}', description: 'Hints and what they cost' },
  'hints.price': { text: '{percent}% of the points', description: 'Hints and what they cost' },
  'hints.price.free': { text: 'Free', description: 'Hints and what they cost' },
  'hints.open': { text: 'Open this hint', description: 'Hints and what they cost' },
  'hints.later': { text: 'Open the previous hint first.', description: 'Hints and what they cost' },
  'hints.question': { text: 'Open this hint?', description: 'Hints and what they cost' },
  'hints.costs': {
    text: 'Costs {percent}% of the points: {left} of {points} left.',
    description: 'Hints and what they cost',
  },
  'hints.costs.nothing': {
    text: 'Costs nothing more: {left} of {points} stay yours.',
    description: 'Hints and what they cost',
  },
  'hints.confirm': { text: 'Open the hint', description: 'Hints and what they cost' },
  'hints.cancel': { text: 'Not yet', description: 'Hints and what they cost' },
  'hints.failed': {
    text: 'The hint could not be opened. No points were deducted.',
    description: 'Hints and what they cost',
  },
  'hints.offline': {
    text: 'There is no connection, so the hint could not be opened. No points were deducted; try again when you are back online.',
    description: 'Hints and what they cost',
  },
});

export const t = createTranslator(messages);
