import { createTranslator, defineMessages } from '@drawbridge/ui/messages';
import { messages as shared } from '../messages.ts';

/** Texts of the attack and its goal. */
const messages = defineMessages('lab/attack', {
  ...shared,
  'attack.flagged': {
    text: 'You have the practice flag.',
    description: 'Exploit labs: the attack and how it is submitted',
  },
  'attack.flagged.next': {
    text: 'Submit your attack to earn the real one.',
    description: 'Exploit labs: the attack and how it is submitted',
  },
  'attack.yours': { text: 'Your attack', description: 'Exploit labs: the attack and how it is submitted' },
  'attack.open': { text: 'Not solved yet', description: 'Exploit labs: the attack and how it is submitted' },
  'attack.practised': {
    text: 'Practice flag read',
    description: 'Exploit labs: the attack and how it is submitted',
  },
  'attack.solved': { text: 'Solved', description: 'Exploit labs: the attack and how it is submitted' },
  'attack.log': {
    text: 'Requests that are submitted',
    description: 'Exploit labs: the attack and how it is submitted',
  },
  'attack.log.empty': {
    text: 'Nothing to submit yet. Everything you do in the preview is recorded here: pages you open, forms you send, requests you edit.',
    description: 'Exploit labs: the attack and how it is submitted',
  },
  'attack.log.full': {
    text: 'Only the first {limit} requests are submitted. Start over and go straight to the goal.',
    description: 'Exploit labs: the attack and how it is submitted',
  },
  'attack.log.link': { text: 'Link', description: 'Exploit labs: the attack and how it is submitted' },
  'attack.log.page': { text: 'Page', description: 'Exploit labs: the attack and how it is submitted' },
  'attack.log.one': { text: '1 request', description: 'Exploit labs: the attack and how it is submitted' },
  'attack.log.count': {
    text: '{count} requests',
    description: 'Exploit labs: the attack and how it is submitted',
  },
  'attack.noEngine': {
    text: 'Without the lab engine there is no preview to attack in this browser.',
    description: 'Exploit labs: the attack and how it is submitted',
  },
  'attack.script': {
    text: 'Your attack is the script in {path}. It runs here against a practice flag; submitted, it runs on the server against yours.',
    description: 'Exploit labs: the attack and how it is submitted',
  },
  'attack.fresh': { text: 'Start over', description: 'Exploit labs: the attack and how it is submitted' },
  'attack.tryIt': { text: 'Try it here', description: 'Exploit labs: the attack and how it is submitted' },
});

export const t = createTranslator(messages);
