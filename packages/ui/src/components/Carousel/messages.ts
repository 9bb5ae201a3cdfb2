import { createTranslator, defineMessages } from '../../messages/index.ts';

export const messages = defineMessages('carousel', {
  role: {
    text: 'carousel',
    description: 'Screen reader only: kind of the element, said after its name. Lowercase',
  },
  slide: {
    text: 'slide',
    description: 'Screen reader only: kind of the element, said after its name. Lowercase',
  },
  place: {
    text: '{label}, {at} of {count}',
    description:
      'Screen reader only: name of a slide. {label}: title of the slide; {at} and {count}: numbers',
  },
  show: {
    text: 'Show {label}',
    description: 'Screen reader only: name of a dot that shows a slide. {label}: title of the slide. Verb',
  },
  previous: {
    text: 'Previous slide',
    description: 'Tooltip of an arrow button of a carousel: shows the slide before',
  },
  next: { text: 'Next slide', description: 'Tooltip of an arrow button of a carousel: shows the next slide' },
  stop: { text: 'Stop changing slides', description: 'Tooltip of the pause button of a carousel. Verb' },
  play: {
    text: 'Change slides automatically',
    description: 'Tooltip of the play button of a carousel. Verb',
  },
});
export const t = createTranslator(messages);
