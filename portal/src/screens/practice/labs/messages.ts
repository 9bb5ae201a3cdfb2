import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the rooms of labs, challenges and playgrounds. */
export const messages = defineMessages('portal/labs', {
  ask: { text: 'Ask the assistant', description: 'Button in the header of a lab' },
  customChallenge: {
    text: 'Build your challenge',
    description: 'Leads from the challenges to the page that makes a set',
  },
  showcase: {
    text: 'Upload a write-up',
    description: 'Leads from the challenges to the page that takes one',
  },
  lab: { text: 'Labs', description: 'Title and breadcrumb' },
  challenge: { text: 'Challenges', description: 'Title and breadcrumb' },
  playground: { text: 'Playgrounds', description: 'Title and breadcrumb' },
  'lab.description': {
    text: 'Attack a running app, find the line that lets you in, and fix it. You will also meet these labs in courses.',
    description: 'Under the title',
  },
  'challenge.description': {
    text: 'One idea each, in a few minutes. They earn points; hints cost some of them, and wrong answers cost nothing.',
    description: 'Under the title',
  },
  'playground.description': {
    text: 'Running apps without a task. Break what you like: a reload restores them.',
    description: 'Under the title',
  },
  'lab.missing': { text: 'There is no such lab', description: 'Title of an unknown address' },
  'challenge.missing': { text: 'There is no such challenge', description: 'Title of an unknown address' },
  'playground.missing': { text: 'There is no such playground', description: 'Title of an unknown address' },
  'missing.message': {
    text: 'It may have been withdrawn, or the address is mistyped.',
    description: 'Under it',
  },
  'lab.all': { text: 'All labs', description: 'Leads to the list' },
  'challenge.all': { text: 'All challenges', description: 'Leads to the list' },
  'playground.all': { text: 'All playgrounds', description: 'Leads to the list' },
  'lab.toIt': { text: 'Open the lab', description: 'Leads from the attempts to it' },
  'challenge.toIt': { text: 'Open the challenge', description: 'Leads from the attempts to it' },
  'playground.toIt': { text: 'Open the playground', description: 'Leads from the attempts to it' },
  unnamed: { text: 'Unnamed learner', description: 'Title when the platform gives no names' },
  attempts: { text: 'Attempts', description: "Link of a card: the learners' attempts" },
  attemptsOf: { text: 'Learners’ attempts on {title}', description: 'Spoken name of that link' },
  learners: { text: 'Learners’ attempts', description: 'Link and title' },
});
export const t = createTranslator(messages);
