import { createTranslator, defineMessages } from '@drawbridge/ui/messages';
import { messages as shared } from '../messages.ts';

/** Texts of the attack and its goal. */
const messages = defineMessages('lab/attack', {
  ...shared,
  'attack.flagged': {
    text: 'You have the practice flag.',
    description:
      "First sentence of the banner shown when the learner's attack revealed the practice flag, a stand-in for the real one",
  },
  'attack.flagged.next': {
    text: 'Submit your attack to earn the real one.',
    description:
      'Second sentence of the banner "You have the practice flag."; the button "Submit" follows. "The real one": the real flag',
  },
  'attack.yours': {
    text: 'Your attack',
    description:
      'Screen reader only: name of the part of the pane that shows the goal and the recorded attack',
  },
  'attack.open': {
    text: 'Not passed yet',
    description:
      'Status pill in the head of the attack pane: the learner has not solved the lab. Very little space',
  },
  'attack.practised': {
    text: 'Practice flag read',
    description:
      'Status pill in the head of the attack pane: the attack revealed the practice flag. "Read" is a participle. Very little space',
  },
  'attack.solved': {
    text: 'Passed',
    description: 'Status pill in the head of the attack pane: the lab is solved. Very little space',
  },
  'attack.log': {
    text: 'Requests that are submitted',
    description:
      'Screen reader only: name of the scrolling list of recorded requests, which will be sent with the submission',
  },
  'attack.log.empty': {
    text: 'Nothing to submit yet. Everything you do in the preview is recorded here: pages you open, forms you send, requests you edit.',
    description:
      'In place of the list of requests while nothing is recorded. "Preview" is the name of a pane',
  },
  'attack.log.full': {
    text: 'Only the first {limit} requests are submitted. Start over and go straight to the goal.',
    description: 'Under the list of requests when it has reached its limit. {limit}: number',
  },
  'attack.log.link': {
    text: 'Link',
    description:
      'In the list, in place of an HTTP method such as GET: the learner sent a link to a victim. A noun. Very little space',
  },
  'attack.log.page': {
    text: 'Page',
    description:
      "In the list, in place of an HTTP method such as GET: the learner had a victim open the attacker's page. A noun. Very little space",
  },
  'attack.log.one': { text: '1 request', description: 'Under the list: it has one request' },
  'attack.log.count': {
    text: '{count} requests',
    description: 'Under the list: how many requests it has. {count}: number other than 1',
  },
  'attack.noEngine': {
    text: 'Without the lab engine there is no preview to attack in this browser.',
    description:
      'In place of the list of requests when the engine that runs labs could not start in this browser',
  },
  'attack.script': {
    text: 'Your attack is the script in {path}. It runs here against a practice flag; submitted, it runs on the server against yours.',
    description:
      'In labs that are solved by a script: says where the script is and where it runs. {path}: name of a file, such as attack.js. "Yours": the learner\'s own real flag',
  },
  'attack.fresh': {
    text: 'Start over',
    description: 'Button under the list of requests: clears it and restarts the app of the lab',
  },
  'attack.tryIt': {
    text: 'Try it here',
    description: "Button: runs the learner's attack script in this browser",
  },
});

export const t = createTranslator(messages);
