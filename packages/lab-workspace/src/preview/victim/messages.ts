import { createTranslator, defineMessages } from '@drawbridge/ui/messages';
import { messages as shared } from '../../base/messages.ts';

/** Texts of the victim. */
const messages = defineMessages('lab/victim', {
  ...shared,
  'victim.who': {
    text: 'Who',
    description: 'Label of the selection of the person in the lab who is to be attacked. Options are names',
  },
  'victim.way': {
    text: 'How they get there',
    description: 'Screen reader only: name of the two tabs "Link" and "Attacker\'s page"',
  },
  'victim.link': { text: 'Link', description: 'Tab: the victim is sent a link. A noun' },
  'victim.page': {
    text: "Attacker's page",
    description: 'Tab: the victim opens a web page that the learner wrote as the attacker',
  },
  'victim.address': {
    text: 'Address in the app',
    description:
      'Label of the field for the link that the victim opens. "The app" is the vulnerable app of the lab',
  },
  'victim.address.hint': {
    text: '{name} is signed in and opens it in a browser of their own.',
    description: 'Hint under the field for the link. {name}: first name of the victim, such as Nele',
  },
  'victim.html': {
    text: 'HTML of your page',
    description: "Label of the text area for the HTML source of the attacker's page",
  },
  'victim.html.hint': {
    text: '{name} opens it on your own server, while signed in to the app in another tab.',
    description: 'Hint under the text area. {name}: first name of the victim, such as Nele',
  },
  'victim.send': {
    text: 'Send the link to {name}',
    description: 'Button: lets the victim open the link. {name}: first name of the victim',
  },
  'victim.visit': {
    text: 'Have {name} open your page',
    description: "Button: lets the victim open the attacker's page. {name}: first name of the victim",
  },
  'victim.visits': {
    text: 'What happened in their browser',
    description: "Heading of the list of visits: what the victim's browser did after each link or page",
  },
  'victim.visits.none': {
    text: 'No victim has visited anything yet.',
    description: 'In place of the list while it is empty',
  },
  'victim.quiet': {
    text: 'They opened it, and nothing of note happened.',
    description: 'In the entry of a visit that had no effect. "They": the victim, one person',
  },
});

export const t = createTranslator(messages);
