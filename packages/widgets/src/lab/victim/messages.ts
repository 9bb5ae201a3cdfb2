import { createTranslator } from '../../provider/format.ts';
import { messages as shared } from '../messages.ts';

/** Texts of the victim. */
const messages = {
  ...shared,
  'victim.who': { text: 'Who', description: 'Leading somebody else to a page' },
  'victim.way': { text: 'How to lead them there', description: 'Leading somebody else to a page' },
  'victim.link': { text: 'Link', description: 'Leading somebody else to a page' },
  'victim.page': { text: "Attacker's page", description: 'Leading somebody else to a page' },
  'victim.address': { text: 'Address in the app', description: 'Leading somebody else to a page' },
  'victim.address.hint': {
    text: '{name} is signed in and opens it in a browser of their own.',
    description: 'Leading somebody else to a page',
  },
  'victim.html': { text: 'HTML of your page', description: 'Leading somebody else to a page' },
  'victim.html.hint': {
    text: '{name} opens it on your own server, while signed in to the app in another tab.',
    description: 'Leading somebody else to a page',
  },
  'victim.send': { text: 'Send the link to {name}', description: 'Leading somebody else to a page' },
  'victim.lure': { text: 'Lead {name} to your page', description: 'Leading somebody else to a page' },
  'victim.visits': { text: 'What happened in their browser', description: 'Leading somebody else to a page' },
  'victim.visits.none': {
    text: 'Nobody was led anywhere yet.',
    description: 'Leading somebody else to a page',
  },
  'victim.quiet': {
    text: 'They opened it, and nothing of note happened.',
    description: 'Leading somebody else to a page',
  },
} as const;

export const t = createTranslator(messages);
