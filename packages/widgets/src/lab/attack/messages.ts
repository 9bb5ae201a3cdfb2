import { createTranslator } from '../../provider/format.ts';
import { messages as shared } from '../messages.ts';

/** Texts of the attack and its goal. */
const messages = {
  ...shared,
  'attack.flagged': {
    text: 'You have the practice flag.',
    description: 'Exploit labs: the attack and how it is handed in',
  },
  'attack.flagged.next': {
    text: 'Hand in your attack to earn the real one.',
    description: 'Exploit labs: the attack and how it is handed in',
  },
  'attack.yours': { text: 'Your attack', description: 'Exploit labs: the attack and how it is handed in' },
  'attack.open': { text: 'Not solved yet', description: 'Exploit labs: the attack and how it is handed in' },
  'attack.practised': {
    text: 'Works in practice',
    description: 'Exploit labs: the attack and how it is handed in',
  },
  'attack.solved': { text: 'Solved', description: 'Exploit labs: the attack and how it is handed in' },
  'attack.log': {
    text: 'Requests that are handed in',
    description: 'Exploit labs: the attack and how it is handed in',
  },
  'attack.log.empty': {
    text: 'Nothing to hand in yet. Everything you do in the preview is noted here: pages you open, forms you send, requests you edit.',
    description: 'Exploit labs: the attack and how it is handed in',
  },
  'attack.log.full': {
    text: 'Only the first {limit} requests are handed in. Start over and take the direct way.',
    description: 'Exploit labs: the attack and how it is handed in',
  },
  'attack.log.link': { text: 'Link', description: 'Exploit labs: the attack and how it is handed in' },
  'attack.log.page': { text: 'Page', description: 'Exploit labs: the attack and how it is handed in' },
  'attack.log.one': { text: '1 request', description: 'Exploit labs: the attack and how it is handed in' },
  'attack.log.count': {
    text: '{count} requests',
    description: 'Exploit labs: the attack and how it is handed in',
  },
  'attack.noEngine': {
    text: 'Without the lab engine there is no preview to attack in this browser.',
    description: 'Exploit labs: the attack and how it is handed in',
  },
  'attack.script': {
    text: 'Your attack is the script in {path}. It runs here against a practice flag; handed in, it runs on the server against yours.',
    description: 'Exploit labs: the attack and how it is handed in',
  },
  'attack.fresh': { text: 'Start over', description: 'Exploit labs: the attack and how it is handed in' },
  'attack.tryIt': { text: 'Try it here', description: 'Exploit labs: the attack and how it is handed in' },
} as const;

export const t = createTranslator(messages);
