import { createTranslator, defineMessages } from '@drawbridge/ui/messages';
import { messages as shared } from '../../base/messages.ts';

/** Texts of the victim. */
const messages = defineMessages('lab/victim', {
  ...shared,
  'victim.who': { text: 'Who', description: 'Making a victim open a page' },
  'victim.way': { text: 'How they get there', description: 'Making a victim open a page' },
  'victim.link': { text: 'Link', description: 'Making a victim open a page' },
  'victim.page': { text: "Attacker's page", description: 'Making a victim open a page' },
  'victim.address': { text: 'Address in the app', description: 'Making a victim open a page' },
  'victim.address.hint': {
    text: '{name} is signed in and opens it in a browser of their own.',
    description: 'Making a victim open a page',
  },
  'victim.html': { text: 'HTML of your page', description: 'Making a victim open a page' },
  'victim.html.hint': {
    text: '{name} opens it on your own server, while signed in to the app in another tab.',
    description: 'Making a victim open a page',
  },
  'victim.send': { text: 'Send the link to {name}', description: 'Making a victim open a page' },
  'victim.visit': { text: 'Have {name} open your page', description: 'Making a victim open a page' },
  'victim.visits': { text: 'What happened in their browser', description: 'Making a victim open a page' },
  'victim.visits.none': {
    text: 'No victim has visited anything yet.',
    description: 'Making a victim open a page',
  },
  'victim.quiet': {
    text: 'They opened it, and nothing of note happened.',
    description: 'Making a victim open a page',
  },
});

export const t = createTranslator(messages);
