import { createTranslator, defineMessages } from '@drawbridge/ui/messages';
import { messages as shared } from '../messages.ts';

/** Texts of the hints. */
const messages = defineMessages('lab/hints', {
  ...shared,
  'hints.title': {
    text: 'Hints',
    description: 'Screen reader only: name of the scrolling list of hints in the lesson pane of a lab',
  },
  'hints.none': {
    text: 'This lab has no hints',
    description: 'Title of the empty state where a lab offers no hints',
  },
  'hints.points': {
    text: 'Worth {left} of {points} points. Each hint costs some of them, but you always keep at least half.',
    description:
      'Line above the list of hints, before the lab is passed. {left}: points the learner can still earn; {points}: full points of the lab. Both are numbers',
  },
  'hints.free': {
    text: 'You have passed, so hints cost nothing now.',
    description: 'Line above the list of hints, in place of the points, once the learner has passed the lab',
  },
  'hints.number': {
    text: 'Hint {number}',
    description: 'Heading of a hint card. {number}: place of the hint in the list, 1, 2, 3…',
  },
  'hints.price': {
    text: '{percent}% of the points',
    description:
      'Beside the heading of a closed hint: what it costs. {percent}: number, such as 10. Little space',
  },
  'hints.price.free': {
    text: 'Free',
    description:
      'Beside the heading of a closed hint, in place of the percentage: this hint costs nothing (not "at liberty"). Little space',
  },
  'hints.open': {
    text: 'Open this hint',
    description:
      'Button in a hint card: asks whether to open the hint and pay for it; opens it immediately when it is free',
  },
  'hints.later': {
    text: 'Open the previous hint first.',
    description: 'In the card of a hint that cannot be opened yet. An instruction',
  },
  'hints.question': {
    text: 'Open this hint?',
    description:
      'Screen reader only: name of the question that appears in the card in place of the button. It asks whether to spend points',
  },
  'hints.costs': {
    text: 'Costs {percent}% of the points: {left} of {points} left.',
    description:
      'Text of the question before a hint is opened. {percent}: number; {left}: points that remain; {points}: full points of the lab',
  },
  'hints.costs.nothing': {
    text: 'Costs nothing more: you keep {left} of {points} points.',
    description:
      'Text of the question when the minimum is reached, so this hint is free. {left}: points the learner keeps; {points}: full points of the lab',
  },
  'hints.confirm': {
    text: 'Open the hint',
    description: 'Button under the question: opens the hint and deducts its points',
  },
  'hints.cancel': {
    text: 'Not yet',
    description: 'Button under the question: closes it without opening the hint',
  },
  'hints.failed': {
    text: 'The hint could not be opened. No points were deducted.',
    description: 'Error in the hint card when the server refused without giving a reason',
  },
  'hints.offline': {
    text: 'There is no connection, so the hint could not be opened. No points were deducted; try again when you are back online.',
    description: 'Error in the hint card when the browser has no connection',
  },
});

export const t = createTranslator(messages);
