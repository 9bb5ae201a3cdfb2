import { createTranslator, defineMessages } from '../../messages/index.ts';

export const messages = defineMessages('carousel', {
  role: { text: 'carousel', description: 'What it is, for a screen reader' },
  slide: { text: 'slide', description: 'What a part of it is, for a screen reader' },
  place: { text: '{label}, {at} of {count}', description: 'Name of a slide' },
  show: { text: 'Show {label}', description: 'Dot that shows a slide' },
  previous: { text: 'Previous slide', description: 'Button' },
  next: { text: 'Next slide', description: 'Button' },
  stop: { text: 'Stop changing slides', description: 'Button' },
  play: { text: 'Change slides by themselves', description: 'Button' },
});
export const t = createTranslator(messages);
