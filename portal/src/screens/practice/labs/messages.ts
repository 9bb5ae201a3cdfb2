import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of labs, challenges and playgrounds. */
export const messages = defineMessages('portal/labs', {
  lab: { text: 'Labs', description: 'Title of the page, and breadcrumb' },
  challenge: { text: 'Challenges', description: 'Title of the page, and breadcrumb' },
  playground: { text: 'Playgrounds', description: 'Title of the page, and breadcrumb' },
  'lab.missing': {
    text: 'There is no such lab',
    description: 'Title of the page, and breadcrumb, when no lab has this address',
  },
  'challenge.missing': {
    text: 'There is no such challenge',
    description: 'Title of the page, and breadcrumb, when no challenge has this address',
  },
  'playground.missing': {
    text: 'There is no such playground',
    description: 'Title of the page, and breadcrumb, when no playground has this address',
  },
  'missing.message': {
    text: 'It may have been removed, or the address may be mistyped.',
    description: 'Text under the title "There is no such lab", and the same for challenges and playgrounds',
  },
  'lab.all': {
    text: 'All labs',
    description: 'Button of the page "There is no such lab": opens the list of labs',
  },
  'challenge.all': {
    text: 'All challenges',
    description: 'Button of the page "There is no such challenge": opens the list of challenges',
  },
  'playground.all': {
    text: 'All playgrounds',
    description: 'Button of the page "There is no such playground": opens the list of playgrounds',
  },
  learners: {
    text: 'Learners’ attempts',
    description: 'Button in the header of a lab, title of a page, and breadcrumb, for instructors',
  },
});
export const t = createTranslator(messages);
